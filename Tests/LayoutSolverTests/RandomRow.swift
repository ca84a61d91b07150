import LayoutSolver

/// A generator of changes of a row of labels that share its width: resizes, other texts, other priorities,
/// labels that are removed and added again.
///
/// Variable 0 is the row's width, label `v` has its left edge in `2v + 1` and its width in `2v + 2`. All
/// labels are tied to each other.
struct RandomRow {
  private var random: SplitMix64
  private let count: Int
  /// The keys of the two preferences of each label: at most, and at least, the width of its text.
  private var preferences: [[Int]] = []
  private var texts: [Int] = []
  private var nextKey = 0
  private var edits: [Edit] = []

  /// Creates a row of `count` labels.
  init(seed: UInt64, count: Int) {
    random = SplitMix64(seed: seed)
    self.count = count
  }

  /// Returns a script that lays the row out, then makes `changes` changes with a solve after each.
  mutating func script(changes: Int) -> Script {
    for label in 0..<count {
      var terms: [(Int, Fraction)] = [(2 * label + 1, 1)]
      if label > 0 { terms += [(2 * label - 1, -1), (2 * label, -1)] }
      _ = add(terms, .equal, 8)
      texts.append(Int.random(in: 10...120, using: &random))
      preferences.append(preference(label, hugging: random.pick([250, 250, 251, 249])))
    }
    _ = add([(0, 1), (2 * count - 1, -1), (2 * count, -1)], .equal, 8)
    edits += [resize(), .solve]
    for _ in 0..<changes {
      change()
      edits.append(.solve)
    }
    return Script(kinds: [.size] + (0..<count).flatMap { _ in [VariableKind.position, .size] }, edits: edits)
  }

  private mutating func add(
    _ terms: [(Int, Fraction)], _ relation: Relation, _ constant: Fraction, _ priority: Float = 1000
  ) -> Int {
    let summands = terms.map { SystemConstraint.Summand(variable: $0.0, coefficient: $0.1) }
    edits.append(
      .add(
        key: nextKey,
        SystemConstraint(terms: summands, relation: relation, constant: constant, priority: priority)))
    nextKey += 1
    return nextKey - 1
  }

  private mutating func preference(_ label: Int, hugging: Float) -> [Int] {
    let text = Fraction(texts[label])
    return [
      add([(2 * label + 2, 1)], .lessThanOrEqual, text, hugging),
      add([(2 * label + 2, 1)], .greaterThanOrEqual, text, hugging + 500),
    ]
  }

  /// Returns an edit that sets the row's width to a value around the sum of the widths of all labels.
  private mutating func resize() -> Edit {
    let natural = texts.reduce(8 * (count + 1), +)
    let lack =
      random.chance(0.5)
      ? Int.random(in: -40...40, using: &random) : Int.random(in: -natural / 3...natural / 3, using: &random)
    return .suggest(variable: 0, Fraction(natural + lack))
  }

  private mutating func change() {
    let label = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: edits.append(resize())
    case 4..<6:
      texts[label] = Int.random(in: 10...120, using: &random)
      for key in preferences[label] { edits.append(.setConstant(key: key, Fraction(texts[label]))) }
    case 6..<8:
      let hugging: Float = random.pick([248, 249, 251, 252])
      for (key, offset) in zip(preferences[label], [0, 500] as [Float]) {
        edits.append(.setPriority(key: key, hugging + offset))
      }
    default:
      for key in preferences[label] { edits.append(.remove(key: key)) }
      preferences[label] = preference(label, hugging: random.pick([250, 251, 249]))
    }
  }
}
