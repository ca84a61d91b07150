import LayoutWords

/// The sum that the equations of a conflict need, and the length that is available.
///
///     20 + 200 + 8 + 92 + 20 = 340    Login is 320 wide
struct ConflictArithmetic {
  /// A summand.
  struct Part {
    /// The index of the equation.
    let equation: Int
    /// The number of times that the value counts.
    let factor: Double
    let value: Double
  }

  /// The length that the sum is compared with.
  enum Limit {
    /// The size of an item.
    case size(ConflictQuantity)
    /// Several fixed lengths together; the outermost item of them.
    case fixed(Int)
    /// One of the equations.
    case equation(Int)
    /// Zero: no size is negative.
    case zero
  }

  /// The summands, in the order of the chain.
  private(set) var parts: [Part] = []
  /// The equations that take part and add no number, such as equal widths.
  private(set) var others: [Int] = []
  private(set) var limit = Limit.zero
  private(set) var available = 0.0
  /// True if the sum is larger than the available length.
  private(set) var isOver = true
  /// True if one of the equations is an inequality.
  private(set) var isInequality = false
  /// The ratio that two fixed sizes do not have; nil for a conflict along one axis.
  private(set) var ratio: ConflictRatio?
  /// The sizes that would have to be negative.
  let squeezed: [ConflictQuantity]
  /// The factor of each equation, of which the sign says in which direction it counts.
  let factors: [Double]

  /// The sum of the parts.
  var needed: Double { parts.reduce(0) { $0 + $1.factor * $1.value } }

  /// The indices of the equations that take part and can be changed somewhere, in the order of the chain.
  var members: [Int] {
    var all = parts.map(\.equation) + others
    if case .equation(let index) = limit { all.append(index) }
    return all
  }

  init(_ conflict: ConflictCase, _ proof: ConflictProof) {
    factors = proof.factors
    squeezed = proof.bounds
    let (fixed, isUsed) = Self.fixedValues(conflict, factors)
    var coefficients: [ConflictQuantity: Double] = [:]
    var values: [Int: Double] = [:]
    for (index, equation) in conflict.equations.enumerated()
    where abs(factors[index]) > 1e-9 && !isUsed.contains(index) {
      var value = equation.constant
      for (quantity, factor) in equation.terms {
        guard let size = fixed[quantity] else { continue }
        // A length of the view whose size is fixed is compared with that size.
        switch equation.shape {
        case .edges, .size: coefficients[quantity, default: 0] += factors[index] * factor
        case .ratio, .other: value -= factor * size
        }
      }
      values[index] = value
    }
    coefficients = coefficients.filter { abs($0.value) > 1e-9 }
    if Set(coefficients.keys.map(\.isVertical)).count == 2 { ratio = ConflictRatio(conflict, proof, fixed) }
    let scale = findLimit(conflict, coefficients, fixed, values)
    // Both axes can end the conflict of a ratio: a gap can be longer, or a size shorter.
    isOver = scale > 0 && ratio == nil
    addParts(conflict, values, scale)
  }

  /// Returns the lengths that fixed equations determine, and the indices of these equations.
  private static func fixedValues(
    _ conflict: ConflictCase, _ factors: [Double]
  ) -> (values: [ConflictQuantity: Double], equations: Set<Int>) {
    var known: [ConflictQuantity: Double] = [:]
    var open = conflict.equations.indices.filter {
      conflict.equations[$0].source == .fixed && conflict.equations[$0].relation == .equal
        && abs(factors[$0]) > 1e-9
    }
    let all = Set(open)
    var count = open.count + 1
    while open.count < count {
      count = open.count
      open.removeAll { index in
        let equation = conflict.equations[index]
        let unknown = equation.terms.filter { known[$0.key] == nil }
        guard unknown.count == 1, let (quantity, factor) = unknown.first else { return false }
        var rest = equation.constant
        for (other, share) in equation.terms { rest -= share * (known[other] ?? 0) }
        known[quantity] = rest / factor
        return true
      }
    }
    return (known, all.subtracting(open))
  }

  /// Finds the length that the sum is compared with; returns the factor with which that length counts once.
  private mutating func findLimit(
    _ conflict: ConflictCase, _ coefficients: [ConflictQuantity: Double],
    _ fixed: [ConflictQuantity: Double], _ values: [Int: Double]
  ) -> Double {
    let sizes = coefficients.filter { $0.key.isSize }
    let outermost = (sizes.isEmpty ? coefficients : sizes).min { $0.key < $1.key }
    guard let (quantity, factor) = outermost else { return findEquation(conflict, values) }
    limit = coefficients.count == 1 && quantity.isSize ? .size(quantity) : .fixed(quantity.item)
    let scale = 1 / factor
    available = coefficients.reduce(0) { $0 + scale * $1.value * (fixed[$1.key] ?? 0) }
    return scale
  }

  /// Finds the equation that the others are compared with, if no frame is a part of the conflict: the one of
  /// the outermost item, and of several the first.
  private mutating func findEquation(_ conflict: ConflictCase, _ values: [Int: Double]) -> Double {
    let all = values.keys.sorted()
    let sizes = all.filter { index in
      let equation = conflict.equations[index]
      return equation.shape.isSize && (values[index] != 0 || equation.source.isStack)
    }
    let candidates = sizes.isEmpty ? all.filter { values[$0] != 0 } : sizes
    let outermost = candidates.min { rank($0, conflict) < rank($1, conflict) }
    guard let outermost, values.count > 1 else {
      let largest = values.keys.max { abs(factors[$0]) < abs(factors[$1]) }
      return largest.map { 1 / abs(factors[$0]) } ?? 1
    }
    limit = .equation(outermost)
    available = values[outermost] ?? 0
    return -1 / factors[outermost]
  }

  /// Returns the order in which equations are offered: those of a stack view, then those of outer items.
  private func rank(_ index: Int, _ conflict: ConflictCase) -> (Int, Int, Int) {
    let equation = conflict.equations[index]
    return (equation.source.isStack ? 0 : 1, equation.terms.keys.map(\.item).min() ?? 0, index)
  }

  private mutating func addParts(_ conflict: ConflictCase, _ values: [Int: Double], _ scale: Double) {
    var chain = ConflictChain(conflict, values.keys.sorted())
    var limitIndex: Int?
    if case .equation(let index) = limit { limitIndex = index }
    for index in chain.order() where index != limitIndex {
      let equation = conflict.equations[index]
      if equation.relation != .equal { isInequality = true }
      guard let value = values[index] else { continue }
      if value == 0, !equation.shape.isSize {
        others.append(index)
      } else {
        parts.append(Part(equation: index, factor: scale * factors[index], value: value))
      }
    }
  }
}

extension ConflictEquation.Source {
  /// True for a constraint of a stack view.
  var isStack: Bool { if case .stack = self { true } else { false } }
}

extension ConflictEquation.Shape {
  /// True for a size that is compared with a number.
  var isSize: Bool { if case .size = self { true } else { false } }
}

/// The order of equations along the edges that they connect.
private struct ConflictChain {
  private struct Edge: Hashable {
    let item: Int
    let side: Double
  }

  private let conflict: ConflictCase
  private var open: [Int]
  /// The axis of the edges.
  private let isVertical: Bool

  init(_ conflict: ConflictCase, _ equations: [Int]) {
    self.conflict = conflict
    open = equations
    let first = equations.first { index in
      if case .edges = conflict.equations[index].shape { true } else { false }
    }
    isVertical = first.map { conflict.equations[$0].isVertical } ?? false
  }

  /// Returns the equations in the order in which they lead from the near edge of the outermost item to its
  /// far edge; those that are not on the way come last.
  ///
  /// A length along the other axis follows the ratio by which it counts.
  mutating func order() -> [Int] {
    var found: [Int] = []
    let outermost = open.flatMap { edges(of: $0).map(\.item) }.min() ?? 0
    var here = Edge(item: outermost, side: 0)
    while let index = open.firstIndex(where: { edges(of: $0).contains(here) }) {
      let equation = open.remove(at: index)
      found.append(equation)
      here = edges(of: equation).first { $0 != here } ?? here
      if case .ratio = conflict.equations[equation].shape { found += takeLengths(behind: equation) }
    }
    return found + open
  }

  /// Removes the sizes along the other axis that a ratio mentions, and returns them.
  private mutating func takeLengths(behind ratio: Int) -> [Int] {
    let mentioned = conflict.equations[ratio].terms.keys.filter { $0.isVertical != isVertical }
    let found = open.filter { index in
      conflict.equations[index].shape.isSize
        && conflict.equations[index].terms.keys.contains(where: mentioned.contains)
    }
    open.removeAll(where: found.contains)
    return found
  }

  private func edges(of index: Int) -> [Edge] {
    let equation = conflict.equations[index]
    switch equation.shape {
    case .size, .ratio:
      let sizes = equation.terms.keys.filter { $0.isSize && $0.isVertical == isVertical }
      guard case .size(let item) = equation.shape else { return ends(of: ratioItem(equation, sizes)) }
      return ends(of: sizes.isEmpty ? nil : item)
    case .edges(let item, let side, let other, let otherSide):
      return [Edge(item: item, side: side), Edge(item: other, side: otherSide)]
    case .other: return []
    }
  }

  /// Returns the item of a ratio whose size is along the chain; the first one if both are.
  private func ratioItem(_ equation: ConflictEquation, _ sizes: [ConflictQuantity]) -> Int? {
    guard case .ratio(let item) = equation.shape else { return nil }
    return sizes.contains { $0.item == item } ? item : sizes.first?.item
  }

  private func ends(of item: Int?) -> [Edge] {
    item.map { [Edge(item: $0, side: 0), Edge(item: $0, side: 1)] } ?? []
  }
}
