import LayoutSolver
import Testing

/// The system as it was added can be read again.
struct ReadingTests {
  @Test func constraintsAreListedInTheirOrder() {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let first = solver.add([Term(1, x)], .equal, 7)
    let second = solver.add([Term(2, width), Term(-1, x)], .greaterThanOrEqual, 9, priority: 250)
    let third = solver.add([Term(1, width)], .lessThanOrEqual, 11, priority: 750, isBreakable: false)
    #expect(solver.allConstraints == [first, second, third])
    solver.solve()
    solver.remove(first)
    #expect(solver.allConstraints == [second, third])
    let fourth = solver.add([Term(1, x)], .equal, 8)
    #expect(solver.allConstraints == [second, third, fourth])
  }

  @Test func aConstraintIsReadAsItWasAdded() {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let row = solver.add(
      [Term(2, width), Term(-1, x)], .greaterThanOrEqual, 9, priority: 250, isBreakable: false)
    let content = solver.content(of: row)
    #expect(content.terms.map(\.variable) == [width, x] && content.terms.map(\.coefficient) == [2, -1])
    #expect(content.relation == .greaterThanOrEqual && content.constant == 9)
    #expect(content.priority == 250 && !content.isBroken && !content.isBreakable)
    #expect(solver.kind(of: width) == .size && solver.kind(of: x) == .position)
  }

  @Test func theExcessIsTheLeftSideLessTheConstant() {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let input = solver.addVariable(.size)
    solver.suggest(50, for: input)
    let held = solver.add([Term(1, x), Term(-1, input)], .equal, 5)
    let slack = solver.add([Term(1, x)], .greaterThanOrEqual, 15)
    solver.solve()
    #expect(solver.isSuggested(input) && !solver.isSuggested(x))
    #expect(solver.excess(of: held) == 0 && solver.excess(of: slack) == 50 + 5 - 15)
  }

  @Test func aBrokenConstraintIsMarked() {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let kept = solver.add([Term(1, width)], .equal, 5)
    let broken = solver.add([Term(1, width)], .equal, 6)
    solver.solve()
    #expect(!solver.content(of: kept).isBroken && solver.content(of: broken).isBroken)
    #expect(solver.excess(of: broken) == -1)
  }
}
