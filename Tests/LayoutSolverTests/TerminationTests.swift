import LayoutSolver
import Testing

/// Systems with which a solve once went on for ever.
@Suite(.timeLimit(.minutes(1))) struct TerminationTests {
  @Test(arguments: [1e-9, 1, 1e6, 1e10]) func aConflictOfAnyMagnitudeIsBroken(scale: Double) {
    // Two sizes cannot add up to less than nothing, in whatever unit it is said.
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
    let constraints = knottedSystem.map { wish in
      solver.add(wish.terms.map { Term($0.0, variables[$0.1]) }, wish.relation, wish.constant, priority: wish.priority)
    }
    var constants = knottedSystem.map(\.constant)
    solver.solve()
    for (number, constant) in [(26, 0.3), (0, 0.3), (25, 5), (2, 0), (19, 0), (8, 10_000)] {
      constants[number] = constant
      solver.setConstant(constant, of: constraints[number])
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      for (wish, constant) in zip(knottedSystem, constants) where wish.priority == 1000 {
        let sum = wish.terms.reduce(0) { $0 + $1.0 * solver.value(of: variables[$1.1]) }
        switch wish.relation {
        case .equal: #expect(abs(sum - constant) < 1e-6, "\(wish)")
        case .lessThanOrEqual: #expect(sum < constant + 1e-6, "\(wish)")
        case .greaterThanOrEqual: #expect(sum > constant - 1e-6, "\(wish)")
        }
      }
    }
  }

  private typealias Wish = (terms: [(Double, Int)], relation: Relation, constant: Double, priority: Float)

  /// Found by chance among random systems: coefficients as in layouts, and nearly every variable tied to every other one.
  private var knottedSystem: [Wish] {
    let third = 1.0 / 3
    let first: [Wish] = [
      ([(-1, 5)], .lessThanOrEqual, 0, 1), ([(-1, 13), (-1, 9), (third, 6), (third, 6)], .equal, 0, 1),
      ([(1, 4)], .greaterThanOrEqual, 0, 500), ([(-1, 0), (-1, 9)], .lessThanOrEqual, -8, 1000),
      ([(-0.1, 11), (1, 2), (0.5, 1), (1, 3)], .equal, 0, 1000), ([(1, 8)], .greaterThanOrEqual, 10, 1000),
      ([(-1, 12)], .equal, 10, 250), ([(-1, 1), (1, 3), (1, 11)], .greaterThanOrEqual, 33.3, 750),
      ([(-1, 2)], .equal, -8, 500), ([(1, 11), (third, 2)], .equal, 100, 999.5),
      ([(7, 7), (1, 6), (0.5, 13)], .lessThanOrEqual, 33.3, 1000), ([(-0.1, 3), (1, 6), (third, 3)], .lessThanOrEqual, 10, 999),
      ([(-0.1, 4), (-0.1, 7), (-1, 5), (7, 12)], .greaterThanOrEqual, 100, 999.5), ([(7, 8), (1, 1)], .equal, 10, 1),
    ]
    let second: [Wish] = [
      ([(-1, 11), (0.5, 11), (1, 12)], .lessThanOrEqual, 33.3, 500), ([(1, 0), (third, 0), (-1, 0)], .greaterThanOrEqual, 100, 1),
      ([(0.5, 1), (-1, 2), (0.5, 0), (third, 10)], .lessThanOrEqual, 0, 999),
      ([(third, 11), (-1, 10), (third, 0), (-0.1, 12)], .equal, 33.3, 500), ([(7, 9), (-1, 9), (third, 4)], .equal, 0, 250),
      ([(1, 5)], .lessThanOrEqual, 33.3, 250), ([(-1, 5), (-1, 1), (-0.1, 8), (7, 4)], .equal, 0, 1000),
      ([(-1, 7), (7, 1)], .greaterThanOrEqual, 0, 1000), ([(1, 5), (-1, 2), (1, 12)], .equal, -8, 999),
      ([(third, 4), (0.5, 9)], .lessThanOrEqual, 33.3, 1000), ([(-0.1, 4), (-0.1, 0), (7, 7)], .lessThanOrEqual, 0, 750),
      ([(-1, 3), (1, 9), (1, 12), (0.5, 13)], .equal, 33.3, 750),
      ([(third, 8), (third, 1), (-1, 1), (-1, 6)], .lessThanOrEqual, 33.3, 1), ([(-1, 7), (-0.1, 5), (-1, 12)], .greaterThanOrEqual, 100, 250),
    ]
    return first + second
  }
}
