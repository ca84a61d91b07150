import LayoutSolver

/// A generator of one axis of a screen and of its changes: views in chains, labels,
/// shared widths, a root that is resized.
///
/// Variable 0 is the root's width, view `v` has its left edge in `2v + 1` and its width in `2v + 2`. The
/// layouts are too large for the oracle and are compared with a solver that is built from scratch.
struct RandomLayout {
  private var random: SplitMix64
  private let count: Int
  /// The keys of the constraints that place each view, and of those that size it.
  private var placement: [[Int]]
  private var sizing: [[Int]]
  private var nextKey = 0
  private var edits: [Edit] = []

  /// Creates a screen of `count` views.
  init(seed: UInt64, count: Int) {
    random = SplitMix64(seed: seed)
    self.count = count
    placement = Array(repeating: [], count: count)
    sizing = placement
  }

  /// Returns a script that lays all views out, then makes `changes` changes with a solve after most of them.
  mutating func script(changes: Int) -> Script {
    edits.append(.suggest(variable: 0, 320))
    for view in 0..<count {
      place(view)
      size(view)
    }
    edits.append(.solve)
    for _ in 0..<changes {
      change()
      if random.chance(0.8) { edits.append(.solve) }
    }
    let kinds = [VariableKind.size] + (0..<count).flatMap { _ in [VariableKind.position, .size] }
    return Script(kinds: kinds, edits: edits + [.solve])
  }

  private func left(_ view: Int) -> Int { 2 * view + 1 }
  private func width(_ view: Int) -> Int { 2 * view + 2 }
  private mutating func number(_ range: ClosedRange<Int>) -> Fraction {
    Fraction(Int.random(in: range, using: &random))
  }

  private mutating func add(
    _ terms: [(Int, Fraction)], _ relation: Relation, _ constant: Fraction, _ priority: Float = 1000
  ) -> Int {
    let summands = terms.map { SystemConstraint.Summand(variable: $0.0, coefficient: $0.1) }
    let constraint = SystemConstraint(
      terms: summands, relation: relation, constant: constant, priority: priority)
    edits.append(.add(key: nextKey, constraint))
    nextKey += 1
    return nextKey - 1
  }

  private mutating func change() {
    let view = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: edits.append(.suggest(variable: 0, number(200...400)))
    case 3..<5:
      for key in placement[view] { edits.append(.remove(key: key)) }
      place(view)
    case 5..<7:
      for key in sizing[view] { edits.append(.remove(key: key)) }
      size(view)
    case 7..<9:
      // A label's text changes, so both of its preferences change.
      let constant = number(0...90)
      for key in sizing[view] { edits.append(.setConstant(key: key, constant)) }
    default:
      if let key = sizing[view].last {
        edits.append(.setPriority(key: key, random.pick([1000, 999, 750, 749, 250])))
      }
    }
  }

  private mutating func place(_ view: Int) {
    let x = left(view)
    let w = width(view)
    let gap = number(0...20)
    let other = view == 0 ? nil : Int.random(in: max(0, view - 3)..<view, using: &random)
    var keys: [Int] = []
    switch (Int.random(in: 0..<10, using: &random), other) {
    case (0..<6, let before?):
      keys.append(add([(x, 1), (left(before), -1), (width(before), -1)], .equal, gap))
    case (6, let before?):
      keys.append(add([(x, 1), (left(before), -1), (width(before), -1)], .greaterThanOrEqual, gap))
    case (7, _): keys.append(add([(x, 2), (w, 1), (0, -1)], .equal, 0))
    case (8, _): keys.append(add([(x, 1), (w, 1), (0, -1)], .equal, gap * -1))
    default: keys.append(add([(x, 1)], .equal, gap))
    }
    if random.chance(0.4) {
      keys.append(add([(x, 1), (w, 1), (0, -1)], .lessThanOrEqual, gap * -1, random.pick([1000, 999, 800])))
    }
    placement[view] = keys
  }

  private mutating func size(_ view: Int) {
    let w = width(view)
    let constant = number(0...90)
    let other = view == 0 ? nil : Int.random(in: 0..<view, using: &random)
    switch (Int.random(in: 0..<10, using: &random), other) {
    case (0..<5, _):
      let hugging: Float = random.pick([250, 250, 251, 249])
      sizing[view] = [
        add([(w, 1)], .lessThanOrEqual, constant, hugging),
        add([(w, 1)], .greaterThanOrEqual, constant, hugging + 500),
      ]
    case (5, let twin?): sizing[view] = [add([(w, 1), (width(twin), -1)], .equal, 0)]
    case (6, _):
      sizing[view] = [add([(w, 1), (0, Fraction(-1, over: 3))], .equal, 0, random.pick([1000, 900]))]
    case (7, _):
      sizing[view] = [add([(w, 4), (0, -1)], .lessThanOrEqual, 0), add([(w, 1)], .equal, 100, 750)]
    case (8, _): sizing[view] = []
    default: sizing[view] = [add([(w, 1)], .equal, constant)]
    }
  }
}
