import LayoutSolver

/// A small, fast source of reproducible numbers (Steele, Lea, Flood 2014: SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true once in `1 / share` times.
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

  /// Returns one of `choices`, which is not empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// A generator of small systems like degenerate layouts: short rows of small numbers, with many
/// ties, repeated rows and contradictions.
///
/// The same seed gives the same system.
struct RandomSystem {
  /// The seed that determines the whole system.
  let seed: UInt64
  private let kinds: [VariableKind]
  /// The largest number of constraints in the system at a time.
  private let limit: Int
  private var random: SplitMix64
  /// The point at which most required constraints hold, so that not everything is a conflict.
  private let home: [Int]
  private var standing: [(key: Int, constraint: SystemConstraint)] = []
  private var nextKey = 0

  /// Creates systems of `variables` unknowns and at most `limit` constraints.
  init(seed: UInt64, variables: Int, limit: Int) {
    var random = SplitMix64(seed: seed)
    let kinds = (0..<variables).map { _ in random.chance(0.5) ? VariableKind.size : .position }
    home = kinds.map { Int.random(in: $0 == .size ? 0...12 : -12...12, using: &random) }
    self.seed = seed
    self.limit = limit
    self.kinds = kinds
    self.random = random
  }

  /// Creates systems whose size and number of constraints follow from the seed: often
  /// up to 4 variables, sometimes 5 and 6.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed ^ 0xA5A5)
    let variables = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6])
    self.init(
      seed: seed, variables: variables, limit: Int.random(in: 1...(variables > 4 ? 11 : 14), using: &random))
  }

  /// Returns a script that adds constraints up to the limit, pins a variable at times, and solves once.
  mutating func system() -> Script {
    var edits = (0..<limit).map { _ in addition() }
    if random.chance(0.3) { edits.append(suggestion()) }
    return Script(kinds: kinds, edits: edits + [.solve])
  }

  /// Returns a script of `count` changes of all kinds with solves in between.
  mutating func sequence(of count: Int) -> Script {
    var edits: [Edit] = []
    for _ in 0..<count {
      edits.append(change())
      if random.chance(0.7) { edits.append(.solve) }
    }
    return Script(kinds: kinds, edits: edits + [.solve])
  }

  /// Returns a script that builds a system and then drags one variable over `count` values, with a change of
  /// something else now and then.
  mutating func drag(of count: Int) -> Script {
    var edits = (0..<limit).map { _ in addition() }
    var dragged = Int.random(in: 0..<kinds.count, using: &random)
    for _ in 0..<count {
      if random.chance(0.05) { edits.append(change()) }
      if random.chance(0.05) { dragged = Int.random(in: 0..<kinds.count, using: &random) }
      let value = Fraction(Int.random(in: 0...80, using: &random), over: random.pick([1, 2, 4]))
      edits += [.suggest(variable: dragged, value), .solve]
    }
    return Script(kinds: kinds, edits: edits)
  }

  private mutating func change() -> Edit {
    let choice = Int.random(in: 0..<100, using: &random)
    if standing.isEmpty || (choice < 40 && standing.count < limit) { return addition() }
    let index = Int.random(in: 0..<standing.count, using: &random)
    let key = standing[index].key
    switch choice {
    case ..<60:
      standing.remove(at: index)
      return .remove(key: key)
    case ..<78:
      standing[index].constraint.constant = constant(for: standing[index].constraint)
      return .setConstant(key: key, standing[index].constraint.constant)
    case ..<88:
      standing[index].constraint.priority = priority()
      return .setPriority(key: key, standing[index].constraint.priority)
    case ..<95: return suggestion()
    default: return .release(variable: Int.random(in: 0..<kinds.count, using: &random))
    }
  }

  private mutating func suggestion() -> Edit {
    let variable = Int.random(in: 0..<kinds.count, using: &random)
    let value = random.chance(0.7) ? home[variable] : Int.random(in: 0...20, using: &random)
    return .suggest(variable: variable, Fraction(value))
  }

  private mutating func addition() -> Edit {
    var constraint = random.chance(0.2) ? repetition() ?? invention() : invention()
    constraint.isBreakable = !random.chance(0.15)
    standing.append((nextKey, constraint))
    nextKey += 1
    return .add(key: nextKey - 1, constraint)
  }

  private mutating func invention() -> SystemConstraint {
    let length = random.pick([1, 1, 1, 2, 2, 2, 2, 3, 3, 4])
    let coefficients: [Fraction] = [
      1, 1, 1, 1, 1, -1, -1, -1, -1, 2, -2, Fraction(1, over: 2), Fraction(1, over: 3), Fraction(-1, over: 4),
    ]
    let terms = (0..<length).map { _ in
      SystemConstraint.Summand(
        variable: Int.random(in: 0..<kinds.count, using: &random), coefficient: random.pick(coefficients))
    }
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    var constraint = SystemConstraint(terms: terms, relation: relation, constant: 0, priority: priority())
    constraint.constant = constant(for: constraint)
    return constraint
  }

  /// Returns a multiple of a present constraint, at times with another constant or another relation.
  private mutating func repetition() -> SystemConstraint? {
    guard let (_, original) = standing.randomElement(using: &random) else { return nil }
    var constraint = original
    let factor: Fraction = random.pick([1, -1, 2, -2])
    // Repeated multiples would overflow the exact arithmetic.
    if constraint.terms.allSatisfy({ abs($0.coefficient.numerator) <= 2 }) {
      constraint.terms = constraint.terms.map {
        .init(variable: $0.variable, coefficient: $0.coefficient * factor)
      }
      constraint.constant = constraint.constant * factor
      if factor.numerator < 0 {
        constraint.relation = Relation(rawValue: -constraint.relation.rawValue) ?? .equal
      }
    }
    if random.chance(0.3) { constraint.constant = self.constant(for: constraint) }
    if random.chance(0.3) {
      constraint.relation = random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    }
    if random.chance(0.5) { constraint.priority = priority() }
    return constraint
  }

  private mutating func priority() -> Float {
    random.chance(0.45) ? 1000 : random.pick([999, 751, 750, 750, 500, 500, 250, 250, 250.5, 1])
  }

  /// Returns a constant with which the constraint holds at home, mostly when it
  /// is required, else any small number.
  private mutating func constant(for constraint: SystemConstraint) -> Fraction {
    guard random.chance(constraint.isRequired ? 0.88 : 0.3) else {
      return random.pick([0, 0, 1, 10, 10, -3, 20, -20, Fraction(7, over: 2)])
    }
    let reached = constraint.terms.reduce(Fraction(0)) { $0 + $1.coefficient * Fraction(home[$1.variable]) }
    let slack = random.pick([0, 0, 1, 6]) * Int(constraint.relation.rawValue)
    return reached + Fraction(-slack)
  }
}

extension Script {
  /// Returns the script in which constraints get random ranks, some when they are added and some later.
  func ranked(_ seed: UInt64) -> Script {
    var random = SplitMix64(seed: seed ^ 0x5A5A)
    var keys: [Int] = []
    var edits: [Edit] = []
    for edit in self.edits {
      if case .solve = edit, random.chance(0.3), !keys.isEmpty {
        edits.append(.setRank(key: random.pick(keys), Int.random(in: 0...3, using: &random)))
      }
      edits.append(edit)
      guard case .add(let key, _) = edit else { continue }
      keys.append(key)
      if random.chance(0.7) { edits.append(.setRank(key: key, Int.random(in: 0...3, using: &random))) }
    }
    return Script(kinds: kinds, edits: edits)
  }
}
