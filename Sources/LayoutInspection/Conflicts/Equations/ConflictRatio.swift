import LayoutWords

/// A ratio between a width and a height that other equations of a conflict determine.
///
///     photo.width = 320    photo.height = 480    photo.width = 2.5 × photo.height
struct ConflictRatio {
  struct Size {
    let quantity: ConflictQuantity
    let value: Double
    let relation: RelationWords
    let equations: [Int]
  }

  let equation: Int
  let left: Size
  let right: Size
  let factor: Double

  let needed: Double
  let relation: RelationWords

  /// Finds the ratio; nil if more than one equation has sizes along both axes, or if a size would have to be
  /// negative.
  ///
  /// - Parameter fixed: The sizes and positions that frames give.
  init?(_ conflict: ConflictCase, _ proof: ConflictProof, _ fixed: [ConflictQuantity: Double]) {
    let used = proof.factors.indices.filter { abs(proof.factors[$0]) > 1e-9 }
    let ratios = used.filter { Set(conflict.equations[$0].terms.keys.map(\.isVertical)).count == 2 }
    guard proof.bounds.isEmpty, ratios.count == 1, let equation = ratios.first else { return nil }
    let ratio = conflict.equations[equation]
    guard ratio.isRatio, ratio.terms.count == 2,
      let first = ratio.terms.first(where: { $0.key.item == ratio.item && $0.value == 1 }),
      let second = ratio.terms.first(where: { $0.key != first.key })
    else { return nil }
    func size(_ quantity: ConflictQuantity) -> Size {
      let others = used.filter { $0 != equation && conflict.equations[$0].isVertical == quantity.isVertical }
      let sum = others.reduce(0) { sum, index in
        let other = conflict.equations[index]
        let known = other.terms.reduce(0) { $0 + $1.value * (fixed[$1.key] ?? 0) }
        return sum + proof.factors[index] * (other.constant - known)
      }
      // The factors of all equations cancel the size: those of the others add up to the opposite.
      let share = -proof.factors[equation] * (ratio.terms[quantity] ?? 0)
      let isExact = others.allSatisfy { conflict.equations[$0].relation == .equal }
      let bound: RelationWords = share > 0 ? .atLeast : .atMost
      return Size(
        quantity: quantity, value: sum / share, relation: isExact ? .equal : bound, equations: others)
    }
    self.equation = equation
    left = size(first.key)
    right = size(second.key)
    factor = -second.value
    needed = ratio.constant + factor * right.value
    let flipped = factor < 0 ? right.relation.flipped : right.relation
    relation = ratio.relation == .equal ? flipped : ratio.relation
  }
}

// The sentence.
extension ConflictWords {
  func problem(_ ratio: ConflictRatio) -> String {
    let equation = conflict.equations[ratio.equation]
    let subject = equation.site?.call ?? equation.text
    let constant = abs(equation.constant).points
    var product = "\(ratio.factor.points) × \(ratio.right.value.points)"
    if equation.constant != 0 { product += equation.constant < 0 ? " - \(constant)" : " + \(constant)" }
    let needed = ratio.relation.bound + "\(product) = \(ratio.needed.points)"
    let left = ratio.left.quantity
    return "\(subject) needs \(name(left.item)) to be \(needed) \(left.words.extent), but \(sizes(ratio))."
  }

  private func sizes(_ ratio: ConflictRatio) -> String {
    let sides = [ratio.left, ratio.right].map { size in
      (
        makers: makers(of: size.equations), name: name(size.quantity.item),
        length: size.relation.bound + "\(size.value.points) \(size.quantity.words.extent)"
      )
    }
    let (left, right) = (sides[0], sides[1])
    let first = "\(left.makers) \(left.name) \(left.length)"
    if left.makers == right.makers, left.name == right.name { return "\(first) and \(right.length)" }
    let other = left.name == right.name ? "it" : right.name
    return "\(first) and \(right.makers) \(other) \(right.length)"
  }

  private func makers(of equations: [Int]) -> String {
    let texts = equations.compactMap { origin(of: conflict.equations[$0]) }.unique
    if texts.isEmpty { return "the frame makes" }
    return texts.list + (texts.count > 1 ? " make" : " makes")
  }
}
