import LayoutSolver
import TestSupport
import Testing

/// Tests of the oracle itself, against arithmetic and a grid, because the other tests rely on it.
struct OracleTests {
  /// Returns the system in which the rows are Σ coefficient · variable (relation) constant.
  private func system(
    _ kinds: [VariableKind],
    _ rows: [(coefficients: [Fraction], relation: Relation, constant: Fraction, priority: Float)]
  ) -> LinearSystem {
    var system = LinearSystem(kinds: kinds)
    for (key, row) in rows.enumerated() {
      let terms = row.coefficients.enumerated().map {
        SystemConstraint.Summand(variable: $0, coefficient: $1)
      }
      let constraint = SystemConstraint(
        terms: terms, relation: row.relation, constant: row.constant, priority: row.priority)
      system.constraints.append((key, constraint))
    }
    return system
  }

  @Test func meetsTwoEqualities() throws {
    // x + y = 10, x − y = 4
    let optimum = Oracle.optimum(
      of: system([.position, .position], [([1, 1], .equal, 10, 1000), ([1, -1], .equal, 4, 1000)]))
    #expect(optimum?.values == [7, 3])
  }

  @Test func reportsThatContradictionsCannotHold() {
    #expect(Oracle.optimum(of: system([.position], [([1], .equal, 1, 1000), ([2], .equal, 3, 1000)])) == nil)
    #expect(
      Oracle.optimum(
        of: system([.position], [([1], .lessThanOrEqual, 1, 1000), ([1], .greaterThanOrEqual, 2, 1000)]))
        == nil)
    #expect(Oracle.optimum(of: system([.size], [([1], .lessThanOrEqual, -1, 1000)])) == nil)
    #expect(Oracle.optimum(of: system([.position], [([1], .lessThanOrEqual, -1, 1000)])) != nil)
    #expect(Oracle.optimum(of: system([.position], [([0], .equal, 1, 1000)])) == nil)
  }

  @Test func findsNothingToViolateWhenAllIsUnbounded() {
    let optimum = Oracle.optimum(
      of: system([.position, .position, .size], [([1, -1, 0], .greaterThanOrEqual, 5, 500)]))
    #expect(optimum?.violations == [0])
  }

  @Test func noWeightOutvotesAHigherLevel() {
    // 2000 x == 2000 @500 has a violation of 2000 because x == 0 @750 holds.
    let optimum = Oracle.optimum(
      of: system([.position], [([1], .equal, 0, 750), ([2000], .equal, 2000, 500)]))
    #expect(optimum?.violations == [0, 2000])
  }

  @Test func oneLevelTakesTheMedian() {
    // |x − 1| + |x − 2| + |x − 10| is least at x = 2: 1 + 0 + 8
    let rows: [(coefficients: [Fraction], relation: Relation, constant: Fraction, priority: Float)] =
      [([1], .equal, 1, 500), ([1], .equal, 2, 500), ([1], .equal, 10, 500)]
    let optimum = Oracle.optimum(of: system([.position], rows))
    #expect(optimum?.violations == [9])
    #expect(optimum?.values == [2])
  }

  @Test func pinsAndThirdsAreExact() {
    // 3 · x/3 = the pinned 10, a redundant row that is not rounded away
    var pinned = system(
      [.size, .size], [([Fraction(-1, over: 3), 1], .equal, 0, 1000), ([1, -3], .equal, 0, 1000)])
    pinned.pins = [0: 10]
    #expect(Oracle.optimum(of: pinned)?.values[1] == 10.0 / 3)
  }

  /// A slow search over a grid finds no better point, and on integer corners the same one.
  @Test(arguments: TestEffort.blocks(60)) func isNeverWorseThanAGrid(block: UInt64) {
    let seed = 70_000 + block
    var generator = RandomSystem(seed: seed, variables: 2, limit: 6)
    var subject = LinearSystem(kinds: [])
    let script = generator.system()
    subject.kinds = script.kinds
    for edit in script.edits {
      if case .add(let key, let constraint) = edit { subject.constraints.append((key, constraint)) }
      if case .suggest(let variable, let value) = edit { subject.pins[variable] = value }
    }
    var best: [Double]?
    for first in -96...96 {
      for second in -96...96 {
        let point = [Double(first) / 4, Double(second) / 4]
        if subject.brokenRule(at: point, tolerance: 1e-9) != nil { continue }
        let found = subject.violations(at: point)
        if best.map({ found.lexicographicallyPrecedes($0) }) ?? true { best = found }
      }
    }
    let optimum = Oracle.optimum(of: subject)
    if let best, let optimum {
      let isBeaten = zip(best, optimum.violations).first { abs($0 - $1) > 1e-9 }.map { $0 < $1 } ?? false
      #expect(
        !isBeaten, "seed \(seed): a grid point reaches \(best), the oracle \(optimum.violations)\n\(subject)")
    } else {
      #expect(best == nil, "seed \(seed): the oracle finds no point, the grid does\n\(subject)")
    }
    if let optimum {
      #expect(subject.brokenRule(at: optimum.values, tolerance: 1e-9) == nil, "seed \(seed)\n\(subject)")
      let reached = subject.violations(at: optimum.values)
      #expect(
        zip(reached, optimum.violations).allSatisfy { abs($0 - $1) < 1e-9 },
        "seed \(seed): \(reached)\n\(subject)")
    }
  }
}
