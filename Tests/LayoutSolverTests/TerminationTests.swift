import LayoutSolver
import TestSupport
import Testing

/// Systems with which a solve once did not end.
@Suite(.timeLimit(.minutes(1))) struct TerminationTests {
  @Test(arguments: [1e-9, 1, 1e6, 1e10]) func aConflictOfAnyMagnitudeIsBroken(scale: Double) {
    // Two sizes cannot add up to less than zero, in any unit.
    var solver = Solver()
    let (one, other) = (solver.addVariable(.size), solver.addVariable(.size))
    let impossible = solver.require([scale * one, scale * other], .lessThanOrEqual, -max(1, scale))
    #expect(isClose(solver.solved(one, other), [0, 0]))
    #expect(solver.conflicts.map(\.broken) == [impossible])
    #expect(solver.conflicts.map(\.constraints) == [[impossible]])
  }

  @Test func roundingIsNoProgress() {
    var solver = Solver()
    let sizes: Set = [0, 2, 6, 8, 9, 10, 11]
    let variables = (0..<14).map { solver.addVariable(sizes.contains($0) ? .size : .position) }
    let constraints = knottedSystem.map { preference in
      solver.add(
        preference.terms.map { Term($0.0, variables[$0.1]) }, preference.relation, preference.constant,
        priority: preference.priority)
    }
    var constants = knottedSystem.map(\.constant)
    solver.solve()
    for (number, constant) in [(26, 0.3), (0, 0.3), (25, 5), (2, 0), (19, 0), (8, 10_000)] {
      constants[number] = constant
      solver.setConstant(constant, of: constraints[number])
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      for (preference, constant) in zip(knottedSystem, constants) where preference.priority == 1000 {
        let sum = preference.terms.reduce(0) { $0 + $1.0 * solver.value(of: variables[$1.1]) }
        switch preference.relation {
        case .equal: #expect(abs(sum - constant) < 1e-6, "\(preference)")
        case .lessThanOrEqual: #expect(sum < constant + 1e-6, "\(preference)")
        case .greaterThanOrEqual: #expect(sum > constant - 1e-6, "\(preference)")
        }
      }
    }
  }

  @Test(arguments: [(100.0, 100), (1e6, 2000)], TestEffort.blocks(4))
  func largeFactorsDoNotCycle(limit: (factor: Double, moves: Int), series: UInt64) {
    // Beside factors of a million, all other factors look like rounding, so the search can cycle and has to
    // detect it. It once made tens of thousands of moves here.
    let coefficients = [1, -1, 0.5, 2, limit.factor, -limit.factor, 1 / limit.factor]
    let relations = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 750, 250]
    for seed in series * 500..<(series + 1) * 500 {
      var generator = SplitMix64(seed: seed)
      var solver = Solver()
      let variables = (0..<Int.random(in: 3...6, using: &generator)).map {
        solver.addVariable($0.isMultiple(of: 3) ? .position : .size)
      }
      for _ in 0..<Int.random(in: 4...12, using: &generator) {
        let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          Term(
            coefficients[Int.random(in: 0..<7, using: &generator)],
            variables[Int.random(in: 0..<variables.count, using: &generator)])
        }
        let relation = relations[Int.random(in: 0..<3, using: &generator)]
        let priority = priorities[Int.random(in: 0..<4, using: &generator)]
        solver.add(terms, relation, Double(Int.random(in: -50...400, using: &generator)), priority: priority)
      }
      solver.solve()
      #expect(solver.work.moves < limit.moves, "seed \(seed)")
    }
  }

  @Test func aTinyPivotIsNotUsed() {
    // a costs a thousand for each point by which it differs from 0.337, so b = 80.24725; c is as small as
    // possible; and d has to be far below 0.
    var solver = Solver()
    let a = solver.addVariable(.position)
    let b = solver.addVariable(.size)
    let c = solver.addVariable(.size)
    let d = solver.addVariable(.position)
    solver.require([0.001 * d, 1000 * b], .lessThanOrEqual, 92)
    solver.require([1 * a], .lessThanOrEqual, 199)
    solver.require([0.5 * c], .greaterThanOrEqual, -44)
    solver.prefer([-1 * a, 0.5 * b], .greaterThanOrEqual, 95, at: 250)
    solver.require([1.5 * a, 2 * b], .equal, 161)
    solver.prefer([1000 * a], .equal, 337, at: 750)
    solver.require([-1001 * d, 0.5 * c], .greaterThanOrEqual, 237)
    solver.prefer([0.001 * a, -1 * c], .greaterThanOrEqual, 318, at: 750)
    solver.prefer([-1000 * b, -1000 * a], .greaterThanOrEqual, 117, at: 250)
    solver.require([0.001 * a], .lessThanOrEqual, 116)
    let values = solver.solved(a, b, c, d)
    #expect(isClose(values, [0.337, 80.24725, 0, (92 - 1000 * 80.24725) / 0.001]), "\(values)")
  }

  private typealias Preference = (
    terms: [(Double, Int)], relation: Relation, constant: Double, priority: Float
  )

  /// A random system that once failed: coefficients as in layouts, and nearly
  /// every variable tied to every other one.
  private var knottedSystem: [Preference] {
    let third = 1.0 / 3
    let first: [Preference] = [
      ([(-1, 5)], .lessThanOrEqual, 0, 1), ([(-1, 13), (-1, 9), (third, 6), (third, 6)], .equal, 0, 1),
      ([(1, 4)], .greaterThanOrEqual, 0, 500), ([(-1, 0), (-1, 9)], .lessThanOrEqual, -8, 1000),
      ([(-0.1, 11), (1, 2), (0.5, 1), (1, 3)], .equal, 0, 1000), ([(1, 8)], .greaterThanOrEqual, 10, 1000),
      ([(-1, 12)], .equal, 10, 250), ([(-1, 1), (1, 3), (1, 11)], .greaterThanOrEqual, 33.3, 750),
      ([(-1, 2)], .equal, -8, 500), ([(1, 11), (third, 2)], .equal, 100, 999.5),
      ([(7, 7), (1, 6), (0.5, 13)], .lessThanOrEqual, 33.3, 1000),
      ([(-0.1, 3), (1, 6), (third, 3)], .lessThanOrEqual, 10, 999),
      ([(-0.1, 4), (-0.1, 7), (-1, 5), (7, 12)], .greaterThanOrEqual, 100, 999.5),
      ([(7, 8), (1, 1)], .equal, 10, 1),
    ]
    let second: [Preference] = [
      ([(-1, 11), (0.5, 11), (1, 12)], .lessThanOrEqual, 33.3, 500),
      ([(1, 0), (third, 0), (-1, 0)], .greaterThanOrEqual, 100, 1),
      ([(0.5, 1), (-1, 2), (0.5, 0), (third, 10)], .lessThanOrEqual, 0, 999),
      ([(third, 11), (-1, 10), (third, 0), (-0.1, 12)], .equal, 33.3, 500),
      ([(7, 9), (-1, 9), (third, 4)], .equal, 0, 250), ([(1, 5)], .lessThanOrEqual, 33.3, 250),
      ([(-1, 5), (-1, 1), (-0.1, 8), (7, 4)], .equal, 0, 1000),
      ([(-1, 7), (7, 1)], .greaterThanOrEqual, 0, 1000), ([(1, 5), (-1, 2), (1, 12)], .equal, -8, 999),
      ([(third, 4), (0.5, 9)], .lessThanOrEqual, 33.3, 1000),
      ([(-0.1, 4), (-0.1, 0), (7, 7)], .lessThanOrEqual, 0, 750),
      ([(-1, 3), (1, 9), (1, 12), (0.5, 13)], .equal, 33.3, 750),
      ([(third, 8), (third, 1), (-1, 1), (-1, 6)], .lessThanOrEqual, 33.3, 1),
      ([(-1, 7), (-0.1, 5), (-1, 12)], .greaterThanOrEqual, 100, 250),
    ]
    return first + second
  }
}
