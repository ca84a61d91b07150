import LayoutSolver
import Testing

/// The caller of a solve says which constraint of a conflict is left out, whatever the order of the
/// additions.
struct ConflictOrderTests {
  /// Returns an order that keeps the constraints as listed, the first one before all others.
  private func keeping(_ list: ConstraintID...) -> ConflictOrder {
    return { constraints in
      constraints.sort { (list.firstIndex(of: $0) ?? 0) < (list.firstIndex(of: $1) ?? 0) }
    }
  }

  @Test func theLastInTheOrderIsBroken() {
    // x == 10, y == x + 5, y == 20: each of the three may be the last one.
    for broken in 0..<3 {
      var solver = Solver()
      let (x, y) = (solver.addVariable(.position), solver.addVariable(.position))
      let rules = [
        solver.require([1 * x], .equal, 10), solver.require([1 * y, -1 * x], .equal, 5),
        solver.require([1 * y], .equal, 20),
      ]
      solver.solve(keeping(rules[(broken + 1) % 3], rules[(broken + 2) % 3], rules[broken]))
      #expect(solver.conflicts.map(\.broken) == [rules[broken]])
      let expected = [[15.0, 20], [10, 20], [10, 15]][broken]
      #expect(isClose([solver.value(of: x), solver.value(of: y)], expected))
    }
  }

  @Test func anUnbreakableConstraintIsKeptWhateverTheOrder() {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let fixed = solver.require([1 * x], .equal, 10, isBreakable: false)
    let other = solver.require([1 * x], .equal, 20)
    solver.solve(keeping(other, fixed))
    #expect(solver.conflicts.map(\.broken) == [other])
    #expect(solver.value(of: x) == 10)
  }

  @Test func aConstraintOfLowerRankTakesThePlaceOfABrokenOne() {
    // x == 20 breaks x == 10. Then x == 30 comes, which is kept before both.
    var solver = Solver()
    let x = solver.addVariable(.position)
    let ten = solver.require([1 * x], .equal, 10)
    let twenty = solver.require([1 * x], .equal, 20)
    solver.solve(keeping(twenty, ten))
    #expect(solver.conflicts.map(\.broken) == [ten])
    let thirty = solver.require([1 * x], .equal, 30)
    solver.solve(keeping(thirty, twenty, ten))
    #expect(solver.value(of: x) == 30)
    #expect(Set(solver.conflicts.map(\.broken)) == [ten, twenty])
    #expect(solver.conflicts.allSatisfy { Set($0.constraints) == [thirty, $0.broken] })
  }

  @Test func aChangedOrderIsFollowedAfterReconsidering() {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let ten = solver.require([1 * x], .equal, 10)
    let twenty = solver.require([1 * x], .equal, 20)
    solver.solve(keeping(ten, twenty))
    #expect(solver.value(of: x) == 10)
    #expect(!solver.needsSolve)
    solver.reconsiderConflicts()
    #expect(solver.needsSolve)
    solver.solve(keeping(twenty, ten))
    #expect(solver.value(of: x) == 20)
    #expect(solver.conflicts.map(\.broken) == [ten])
  }

  @Test func reconsideringWithoutAConflictNeedsNoSolve() {
    var solver = Solver()
    let x = solver.addVariable(.position)
    solver.require([1 * x], .equal, 10)
    solver.solve { _ in Issue.record("The order of constraints is asked for without a conflict.") }
    solver.reconsiderConflicts()
    #expect(!solver.needsSolve)
  }

  @Test func onlyTheInputsOfTheConflictAreNamed() {
    // x == 10 and x + w == W - 20 leave W - 30 for w, which is to be 100. The height H has no part in it.
    var solver = Solver()
    let (x, w, y) = (solver.addVariable(.position), solver.addVariable(.size), solver.addVariable(.size))
    let (width, height) = (solver.addVariable(.size), solver.addVariable(.size))
    solver.suggest(400, for: width)
    solver.suggest(300, for: height)
    solver.require([1 * x], .equal, 10)
    solver.require([1 * x, 1 * w, -1 * width], .equal, -20)
    solver.require([1 * w], .equal, 100)
    solver.require([1 * y, -1 * height], .equal, 0)
    solver.solve()
    #expect(solver.conflicts.map(\.inputs) == [[width]])
  }

  @Test func anInputThatIsAddedAndSubtractedIsNotNamed() {
    // a == W and b == W, but b == a + 1: a conflict at every width W.
    var solver = Solver()
    let (a, b) = (solver.addVariable(.size), solver.addVariable(.size))
    let width = solver.addVariable(.size)
    solver.suggest(400, for: width)
    let rules = [
      solver.require([1 * a, -1 * width], .equal, 0), solver.require([1 * b, -1 * width], .equal, 0),
      solver.require([1 * b, -1 * a], .equal, 1),
    ]
    solver.solve()
    #expect(solver.conflicts.map { Set($0.constraints) } == [Set(rules)])
    #expect(solver.conflicts.map(\.inputs) == [[]])
  }
}
