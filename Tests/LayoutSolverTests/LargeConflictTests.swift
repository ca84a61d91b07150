import LayoutSolver
import TestSupport
import Testing

/// Conflicting sets in systems too large for the oracle: expected from arithmetic, or
/// verified by leaving each member out.
struct LargeConflictTests {
  /// A required constraint outside any solver.
  private struct Rule {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double

    /// Returns the distance of `values` from satisfying the rule.
    func violation(at values: [Double]) -> Double {
      let difference = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
      return relation == .equal ? difference.magnitude : max(0, -difference * Double(relation.rawValue))
    }
  }

  private struct Solved {
    let values: [Double]
    /// The indices, among the rules, of the constraints of each conflict.
    let conflicts: [[Int]]

    init(_ kinds: [VariableKind], _ rules: [Rule]) {
      var solver = Solver()
      let variables = kinds.map { solver.addVariable($0) }
      var indices: [ConstraintID: Int] = [:]
      for (index, rule) in rules.enumerated() {
        let terms = rule.terms.map { $0.coefficient * variables[$0.variable] }
        indices[solver.require(terms, rule.relation, rule.constant)] = index
      }
      solver.solve()
      values = variables.map { solver.value(of: $0) }
      conflicts = solver.conflicts.map { conflict in conflict.constraints.compactMap { indices[$0] } }
    }

    /// The conflicts without the order of their members.
    var sets: [Set<Int>] { conflicts.map { Set($0) } }
  }

  /// Returns the mistake in a set that is reported as a conflict.
  ///
  /// Either the set can hold, or it cannot hold even when one member is left out. Values at
  /// which rules hold prove that they can.
  private func complaint(about members: [Int], _ kinds: [VariableKind], _ rules: [Rule]) -> String? {
    let set = members.map { rules[$0] }
    if Solved(kinds, set).conflicts.isEmpty { return "\(members) can hold together" }
    for index in set.indices {
      var rest = set
      rest.remove(at: index)
      let values = Solved(kinds, rest).values
      let largest = values.reduce(1) { max($0, $1.magnitude) }
      let isBelowZero = zip(kinds, values).contains { $0 == .size && $1 < -1e-6 * largest }
      if isBelowZero || rest.contains(where: { $0.violation(at: values) > 1e-6 * largest }) {
        return "\(members) cannot hold without \(members[index]) either"
      }
    }
    return nil
  }

  /// Returns a tree of distances between points, with one distance that contradicts it.
  ///
  /// Only the path between the ends of that distance is to blame.
  private func tree(
    _ random: inout SplitMix64, way: Int, relation: Relation
  ) -> (rules: [Rule], blamed: Set<Int>) {
    // The first points form the path; each other point is tied to any point before it.
    var rules: [Rule] = []
    var sum = 0.0
    for point in 1..<way + 60 {
      let before = point < way ? point - 1 : Int.random(in: 0..<point, using: &random)
      let distance = Double(Int.random(in: -20...30, using: &random))
      if point < way { sum += distance }
      let factor = random.pick([1.0, 2, 1.0 / 3, -0.25])
      let sense = factor < 0 ? Relation(rawValue: -relation.rawValue) ?? .equal : relation
      rules.append(
        Rule(terms: [(point, factor), (before, -factor)], relation: sense, constant: factor * distance))
    }
    let closing = Rule(
      terms: [(way - 1, 1), (0, -1)], relation: relation == .equal ? .equal : .lessThanOrEqual,
      constant: sum - 1)
    let index = Int.random(in: 0...rules.count, using: &random)
    rules.insert(closing, at: index)
    return (rules, Set((0..<way - 1).map { $0 < index ? $0 : $0 + 1 } + [index]))
  }

  @Test(arguments: TestEffort.choose(all: [2, 100, 256, 300], usually: [2, 100]))
  func onlyThePathBetweenTheEndsIsToBlame(way: Int) {
    expectTheWay(way, .equal)
  }

  @Test(arguments: [2, 10, 40]) func onlyTheBoundsOnThePathAreToBlame(way: Int) {
    expectTheWay(way, .greaterThanOrEqual)
  }

  private func expectTheWay(
    _ way: Int, _ relation: Relation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seed = UInt64(40_000 + way)
    var random = SplitMix64(seed: seed)
    let (rules, blamed) = tree(&random, way: way, relation: relation)
    let solved = Solved(Array(repeating: .position, count: way + 60), rules)
    #expect(solved.sets == [blamed], "seed \(seed), a way of \(way)", sourceLocation: sourceLocation)
  }

  /// The minimum widths of a row that is too narrow for them are to blame, together with the row.
  @Test(arguments: TestEffort.choose(all: [20, 60, 130], usually: [20, 60]))
  func allWidthsOfATooNarrowRowAreToBlame(count: Int) {
    var random = SplitMix64(seed: UInt64(50_000 + count))
    var rules: [Rule] = []
    var least = 0.0
    for width in 0..<count {
      let bound = Double(Int.random(in: 5...90, using: &random))
      least += bound
      rules.append(Rule(terms: [(width, 2)], relation: .greaterThanOrEqual, constant: 2 * bound))
      // This limit has no effect: no width is that large.
      rules.append(Rule(terms: [(width, 1)], relation: .lessThanOrEqual, constant: bound + 100))
    }
    rules.append(Rule(terms: (0..<count).map { ($0, 1) }, relation: .lessThanOrEqual, constant: least - 1))
    let solved = Solved(Array(repeating: .size, count: count), rules)
    // The minimum widths and the limits without effect alternate; the rule of the row is the last one.
    let blamed = Set(stride(from: 0, through: 2 * count, by: 2))
    #expect(solved.sets == [blamed])
  }

  @Test(arguments: TestEffort.blocks(6)) func aConflictHoldsWithoutAnyOneMember(block: UInt64) {
    var found = 0
    for seed in (60_000 + 3 * block)..<(60_000 + 3 * (block + 1)) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 10...30, using: &random)
      let kinds = (0..<count).map { _ in random.chance(0.5) ? VariableKind.size : .position }
      let rules = (0..<2 * count).map { _ in rule(&random, count) }
      for conflict in Solved(kinds, rules).conflicts {
        found += 1
        let complaint = complaint(about: conflict, kinds, rules)
        #expect(complaint == nil, "seed \(seed): \(complaint ?? "")")
      }
    }
    #expect(found > 0, "no conflict in the seeds of block \(block)")
  }

  private func rule(_ random: inout SplitMix64, _ count: Int) -> Rule {
    let terms = (0..<random.pick([1, 2, 2, 3, 4])).map { _ in
      (
        variable: Int.random(in: 0..<count, using: &random),
        coefficient: random.pick([1, 1, -1, -1, 2, 0.5, 1.0 / 3, -0.25])
      )
    }
    let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    return Rule(terms: terms, relation: relation, constant: Double(Int.random(in: -10...40, using: &random)))
  }
}
