import LayoutSolver
import Testing

/// Solutions on the same sides of the constraints have one pattern.
@Suite struct PatternTests {
  /// Two rows, each with a text of 40 that shrinks and a limit that the row gives.
  ///
  ///     x[row] == 40 at 750, x[row] <= rooms[row]
  private func patterns(_ rooms: [Double]) -> [SolutionPattern] {
    var solver = Solver()
    let widths = rooms.map { _ in solver.addVariable(.size) }
    for (width, room) in zip(widths, rooms) {
      solver.add([Term(1, width)], .equal, 40, priority: 750)
      solver.add([Term(1, width)], .lessThanOrEqual, room)
    }
    solver.solve()
    return solver.patterns(of: rooms.indices.map { $0 + 1 })
  }

  @Test func theConstantsAreNoPartOfAPattern() {
    #expect(patterns([70, 90]) == patterns([50, 60]))
    #expect(patterns([30, 90]) == patterns([20, 60]))
  }

  @Test func aTextThatShrinksHasAnotherPattern() {
    let (wide, narrow) = (patterns([70, 90]), patterns([30, 90]))
    #expect(wide[1] != narrow[1] && wide[2] == narrow[2])
    // The limit of 40 is reached, and nothing shrinks.
    #expect(patterns([40, 90])[1] != wide[1] && patterns([40, 90])[1] != narrow[1])
  }

  @Test func partsThatAreBuiltAlikeHaveOnePattern() {
    let found = patterns([70, 90])
    #expect(found[1] == found[2])
    #expect(patterns([70, 30])[2] == patterns([30, 70])[1])
  }

  @Test func aVariableWithoutAPartIsInTheFirstOne() {
    var solver = Solver()
    let widths = [solver.addVariable(.size), solver.addVariable(.size)]
    for width in widths { solver.add([Term(1, width)], .equal, 40) }
    solver.solve()
    #expect(solver.patterns(of: [1]) == solver.patterns(of: [1, 0]))
  }
}
