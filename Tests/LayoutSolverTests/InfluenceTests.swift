import LayoutSolver
import Testing

/// The constants that move a variable: read from definitions, and tried where a
/// small step may have further effects.
struct InfluenceTests {
  private func moving(_ solver: inout Solver, _ targets: Variable...) -> [ConstraintID] {
    solver.constraints(moving: targets) { _ in true }
  }

  @Test func theSummandsOfAValueMoveIt() {
    // a = 10, b = a + 20, c = b + 30; d = a − 5 depends on a only.
    var solver = Solver()
    let a = solver.addVariable(.position)
    let b = solver.addVariable(.position)
    let c = solver.addVariable(.position)
    let d = solver.addVariable(.position)
    let one = solver.require([1 * a], .equal, 10)
    let two = solver.require([1 * b, -1 * a], .equal, 20)
    let three = solver.require([1 * c, -1 * b], .equal, 30)
    let beside = solver.require([1 * d, -1 * a], .equal, -5)
    solver.solve()
    #expect(moving(&solver, c) == [one, two, three])
    #expect(moving(&solver, d) == [one, beside])
    #expect(moving(&solver, a, b) == [one, two])
    #expect(solver.constraints(moving: [c]) { $0 != two } == [one, three])
  }

  @Test func partsThatCancelEachOtherMoveNothing() {
    // c = b − a, where both follow the same constant.
    var solver = Solver()
    let a = solver.addVariable(.position)
    let b = solver.addVariable(.position)
    let c = solver.addVariable(.position)
    solver.require([1 * a], .equal, 10)
    let step = solver.require([1 * b, -1 * a], .equal, 20)
    let difference = solver.require([1 * c, -1 * b, 1 * a], .equal, 0)
    solver.solve()
    #expect(moving(&solver, c) == [step, difference])
  }

  @Test func aPreferenceThatIsOutvotedMovesNothing() {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let root = solver.addVariable(.size)
    solver.suggest(300, for: root)
    let preference = solver.prefer([1 * width], .equal, 100, at: 750)
    let weaker = solver.prefer([1 * width], .equal, 200, at: 500)
    let limit = solver.require([1 * width, -1 * root], .lessThanOrEqual, -250)
    solver.solve()
    #expect(moving(&solver, width) == [limit])
    solver.setConstant(0, of: limit)
    solver.solve()
    #expect(moving(&solver, width) == [preference])
    solver.remove(preference)
    solver.solve()
    #expect(moving(&solver, width) == [weaker])
  }

  @Test func aChangedDuplicateBreaksTheLaterOne() {
    // x = 10 twice: with another constant, the earlier one breaks the later one.
    var solver = Solver()
    let x = solver.addVariable(.position)
    let early = solver.require([1 * x], .equal, 10)
    solver.require([1 * x], .equal, 10)
    solver.solve()
    #expect(moving(&solver, x) == [early])
  }

  @Test func aSuggestedValueIsNotMoved() {
    var solver = Solver()
    let root = solver.addVariable(.size)
    let left = solver.addVariable(.position)
    let right = solver.addVariable(.position)
    solver.suggest(300, for: root)
    let own = solver.require([1 * left, -0.5 * root], .equal, 0)
    solver.require([1 * right, -1 * root], .equal, 0)
    solver.solve()
    #expect(moving(&solver, left) == [own])
    #expect(moving(&solver, root) == [])
  }

  /// Returns boxes in a chain along x, each with a required height of its own.
  ///
  /// The widths are required; with `isCoupled`, they are preferences.
  private func chain(_ count: Int, isCoupled: Bool) -> (solver: Solver, ends: [Variable]) {
    var solver = Solver()
    var end: [Term] = []
    var ends: [Variable] = []
    for number in 0..<count {
      let x = solver.addVariable(.position)
      let width = solver.addVariable(.size)
      let height = solver.addVariable(.size)
      solver.require([1 * x] + end, .equal, 8)
      if isCoupled {
        solver.prefer([1 * width], .equal, 20, at: 250)
      } else {
        solver.require([1 * width], .equal, 20)
      }
      solver.require([1 * height], .equal, Double(10 + number))
      end = [-1 * x, -1 * width]
      ends = [x, height]
    }
    solver.solve()
    return (solver, ends)
  }

  @Test(arguments: [10, 1000]) func constraintsWithoutATieAreNotTried(count: Int) {
    var (solver, ends) = chain(count, isCoupled: false)
    var asked = 0
    #expect(
      solver.constraints(moving: [ends[1]]) { _ in
        asked += 1
        return true
      }.count == 1)
    #expect(asked == 1)
    // The position of the last box is the sum of all gaps and of all widths but its
    // own, so no constant has to be tried.
    #expect(moving(&solver, ends[0]).count == 2 * count - 1)
    #expect(solver.work.constantsTried == 0)
  }

  @Test func onlyCoupledConstraintsAreTried() {
    var (solver, ends) = chain(10, isCoupled: true)
    #expect(moving(&solver, ends[1]).count == 1)
    #expect(solver.work.constantsTried == 0)
    #expect(moving(&solver, ends[0]).count == 19)
    #expect(solver.work.constantsTried <= 20)
  }
}
