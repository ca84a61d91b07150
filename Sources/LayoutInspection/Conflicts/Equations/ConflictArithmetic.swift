import LayoutWords

/// The sum that the equations of a conflict need, and the length that is available.
///
///     20 + 200 + 8 + 92 + 20 = 340    Login is 320 wide
///
/// The equations lead around a circle: some away from an edge, the others back to it. Those that lead
/// forward are the sum, and those that lead back are the limit, so that no summand is negative unless a
/// person wrote a negative number.
struct ConflictArithmetic {
  struct Part {
    let equation: Int
    let factor: Double
    let value: Double

    var length: Double { factor * value }
  }

  enum Limit {
    case size(ConflictQuantity)
    case fixed(Int)
    case equation(Int)
    case sum
    case zero
  }

  private(set) var parts: [Part] = []
  /// The equations that take part and add no number, such as equal widths.
  private(set) var others: [Int] = []
  /// The equations that lead back and so take a part of the limit, with positive lengths.
  private(set) var backs: [Part] = []
  private(set) var limit = Limit.zero
  private(set) var available = 0.0
  private(set) var isOver = true
  private(set) var isInequality = false
  /// The ratio that two fixed sizes do not have; nil for a conflict along one axis.
  private(set) var ratio: ConflictRatio?
  let squeezed: [ConflictQuantity]
  /// The factor of each equation, of which the sign says in which direction it counts.
  let factors: [Double]
  let proved: [Int]
  private(set) var masked: Set<ConflictQuantity> = []

  var needed: Double { parts.reduce(0) { $0 + $1.length } }
  var wanted: [Int] { parts.map(\.equation) + others }

  /// The indices of the equations that take part and can be changed somewhere, in the order of the chain.
  var members: [Int] {
    let all = wanted + backs.map(\.equation)
    if case .equation(let index) = limit { return all + [index] }
    return all
  }

  init(_ conflict: ConflictCase, _ proof: ConflictProof) {
    factors = proof.factors
    squeezed = proof.bounds
    proved = proof.factors.indices.filter { abs(proof.factors[$0]) > 1e-9 }
    let (fixed, isUsed) = fixedValues(conflict)
    var coefficients: [ConflictQuantity: Double] = [:]
    var values: [Int: Double] = [:]
    // If no edge of the view with the fixed size takes part, an equal size stands for that of the view.
    for countsEqualSizes in [false, true] where coefficients.isEmpty {
      for index in proved where !isUsed.contains(index) {
        let equation = conflict.equations[index]
        let isEqualSize = countsEqualSizes && equation.terms.values.allSatisfy { abs($0) == 1 }
        var value = equation.constant
        for (quantity, factor) in equation.terms {
          guard let size = fixed[quantity] else { continue }
          // A length of the view whose size is fixed is compared with that size.
          if equation.isTie || equation.isSize || isEqualSize {
            coefficients[quantity, default: 0] += factors[index] * factor
          } else {
            value -= factor * size
          }
        }
        values[index] = value
      }
      coefficients = coefficients.filter { abs($0.value) > 1e-9 }
    }
    if Set(coefficients.keys.map(\.isVertical)).count == 2 { ratio = ConflictRatio(conflict, proof, fixed) }
    let sizes = coefficients.filter { $0.key.isSize }
    let outermost = (sizes.isEmpty ? coefficients : sizes).min { $0.key < $1.key }
    var scale = outermost.map { 1 / $0.value } ?? 1 / (values.keys.map { abs(factors[$0]) }.max() ?? 1)
    addParts(conflict, values, scale)
    if let (quantity, _) = outermost {
      dropEmptyBacks(conflict)
      limit = coefficients.count == 1 && quantity.isSize ? .size(quantity) : .fixed(quantity.item)
      available = coefficients.reduce(0) { $0 + scale * $1.value * (fixed[$1.key] ?? 0) }
    } else {
      if isTurned(conflict) {
        scale = -scale
        addParts(conflict, values, scale)
      }
      if backs.contains(where: { $0.value != 0 || conflict.equations[$0.equation].isSize }) {
        dropEmptyBacks(conflict)
      }
      findLimit()
    }
    // Both axes can end the conflict of a ratio: a gap can be longer, or a size shorter.
    isOver = scale > 0 && ratio == nil
  }

  private mutating func fixedValues(
    _ conflict: ConflictCase
  ) -> (values: [ConflictQuantity: Double], equations: Set<Int>) {
    var known: [ConflictQuantity: Double] = [:]
    var open = proved.filter {
      conflict.equations[$0].source.isFixed && conflict.equations[$0].relation == .equal
    }
    let all = Set(open)
    var count = open.count + 1
    while open.count < count {
      count = open.count
      open.removeAll { index in
        let equation = conflict.equations[index]
        let unknown = equation.terms.filter { known[$0.key] == nil }
        guard unknown.count == 1, let (quantity, factor) = unknown.first else { return false }
        let rest = equation.terms.reduce(equation.constant) { $0 - $1.value * (known[$1.key] ?? 0) }
        known[quantity] = rest / factor
        if equation.source == .mask, quantity.isSize { masked.insert(quantity) }
        return true
      }
    }
    return (known, all.subtracting(open))
  }

  private mutating func addParts(_ conflict: ConflictCase, _ values: [Int: Double], _ scale: Double) {
    (parts, others, backs) = ([], [], [])
    for index in conflict.chain(of: values.keys.sorted()) {
      let equation = conflict.equations[index]
      if equation.relation != .equal { isInequality = true }
      guard let value = values[index] else { continue }
      let factor = scale * factors[index]
      if factor * conflict.direction(of: equation, value) < 0 {
        backs.append(Part(equation: index, factor: -factor, value: value))
      } else if value == 0, !equation.isSize {
        others.append(index)
      } else {
        parts.append(Part(equation: index, factor: factor, value: value))
      }
    }
  }

  private mutating func dropEmptyBacks(_ conflict: ConflictCase) {
    func isEmpty(_ part: Part) -> Bool { part.value == 0 && !conflict.equations[part.equation].isSize }
    others += backs.filter(isEmpty).map(\.equation)
    backs.removeAll(where: isEmpty)
  }

  private func isTurned(_ conflict: ConflictCase) -> Bool {
    guard let only = (parts.map(\.equation) + others).first, parts.count + others.count == 1,
      squeezed.isEmpty, let first = backs.first?.equation
    else { return false }
    if backs.count > 1 { return true }
    func rank(_ index: Int) -> (Int, Int, Int) {
      let equation = conflict.equations[index]
      return (equation.source.isStack ? 0 : 1, equation.terms.keys.map(\.item).min() ?? 0, index)
    }
    return rank(only) < rank(first)
  }

  private mutating func findLimit() {
    available = backs.reduce(0) { $0 + $1.length }
    if backs.count > 1 { limit = .sum }
    guard backs.count == 1 else { return }
    let count = abs(backs[0].factor)
    limit = .equation(backs[0].equation)
    available /= count
    parts = parts.map { Part(equation: $0.equation, factor: $0.factor / count, value: $0.value) }
    backs = []
  }
}

// The way of a sum through the items.
extension ConflictCase {
  /// Returns 1 if an equation with a positive factor leads away from the near edge of the items around it, -1
  /// if it leads back, and 0 for one without a direction or a number.
  fileprivate func direction(of equation: ConflictEquation, _ value: Double) -> Double {
    // Between siblings, a positive number leads away.
    let sign: Double = value < 0 ? -1 : value > 0 ? 1 : 0
    if equation.isSize { return 1 }
    guard equation.isTie else { return sign }
    let (side, other) = (equation.side, equation.shape.anchorSide)
    if side + other == 1, side != other { return side == 0 ? 1 : -1 }
    if side != other || side == 0.5 { return sign }
    if sign != 0 { return sign }
    return side == 0 ? 1 : -1
  }

  private struct Edge: Hashable {
    let item: Int
    let side: Double
  }

  /// Returns equations in the order in which they lead from the near edge of the outermost item to its far
  /// edge; those that are not on the way come last.
  ///
  /// A length along the other axis follows the ratio by which it counts.
  fileprivate func chain(of members: [Int]) -> [Int] {
    let isVertical = members.first { equations[$0].isTie }.map { equations[$0].isVertical } ?? false
    func edges(of index: Int) -> [Edge] {
      let shape = equations[index].shape
      switch shape.kind {
      case .tie:
        return [Edge(item: shape.item, side: shape.side), Edge(item: shape.anchor, side: shape.anchorSide)]
      case .size, .ratio:
        let sized = equations[index].terms.keys.filter { $0.isSize && $0.isVertical == isVertical }.map(
          \.item)
        let item = sized.contains(shape.item) ? shape.item : sized.first
        return item.map { [Edge(item: $0, side: 0), Edge(item: $0, side: 1)] } ?? []
      case .other: return []
      }
    }
    var open = members
    var found: [Int] = []
    var here = Edge(item: members.flatMap(edges).map(\.item).min() ?? 0, side: 0)
    while let index = open.firstIndex(where: { edges(of: $0).contains(here) }) {
      let equation = open.remove(at: index)
      found.append(equation)
      here = edges(of: equation).first { $0 != here } ?? here
      guard equations[equation].isRatio else { continue }
      let mentioned = equations[equation].terms.keys.filter { $0.isVertical != isVertical }
      let lengths = open.filter { index in
        equations[index].isSize && equations[index].terms.keys.contains(where: mentioned.contains)
      }
      found += lengths
      open.removeAll(where: lengths.contains)
    }
    return found + open
  }
}
