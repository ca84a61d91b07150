import LayoutSolver
import Testing

/// The changes between two solves, and the report of the changed variables.
struct EditTests {
  @Test func aConstraintWithTheSameTermsTakesThePlaceOfTheRemovedOne() {
    // Two columns share 100: the solver builds no block when one gap is replaced by another.
    var solver = Solver()
    let (first, second) = (solver.addVariable(.size), solver.addVariable(.size))
    solver.require([1 * first, -1 * second], .equal, 0)
    var gap = solver.require([1 * first, 1 * second], .equal, 90)
    #expect(isClose(solver.solved(first, second), [45, 45]))
    let blocks = solver.work.blocksBuilt
    for width in [80.0, 70, 60] {
      solver.remove(gap)
      gap = solver.require([1 * first, 1 * second], .equal, width)
      #expect(isClose(solver.solved(first, second), [width / 2, width / 2]))
    }
    #expect(solver.work.blocksBuilt == blocks)
    // A constraint that is added and removed before a solve has no effect.
    solver.remove(gap)
    gap = solver.require([1 * first, 1 * second], .equal, 50)
    solver.remove(gap)
    #expect(isClose(solver.solved(first, second), [0, 0]))
  }

  @Test func aSuggestionPinsUntilItIsReleased() {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let half = solver.addVariable(.size)
    solver.require([2 * half, -1 * width], .equal, 0)
    solver.prefer([1 * width], .equal, 100, at: 999)
    #expect(isClose(solver.solved(width, half), [100, 50]))
    solver.suggest(320, for: width)
    #expect(isClose(solver.solved(width, half), [320, 160]))
    solver.suggest(300, for: width)
    solver.suggest(310, for: width)
    #expect(isClose(solver.solved(width, half), [310, 155]))
    solver.release(width)
    #expect(isClose(solver.solved(width, half), [100, 50]))
  }

  @Test func theLastChangeOfABatchCounts() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let rule = solver.require([1 * position], .equal, 1)
    for constant in [2.0, 3, 4] { solver.setConstant(constant, of: rule) }
    #expect(isClose(solver.solved(position), [4]))
    solver.setPriority(500, of: rule)
    solver.setPriority(1000, of: rule)
    solver.setConstant(5, of: rule)
    #expect(isClose(solver.solved(position), [5]))
  }

  @Test func anAdditionAndItsRemovalInOneBatchHaveNoEffect() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    solver.require([1 * position], .equal, 7)
    #expect(isClose(solver.solved(position), [7]))
    let passing = solver.require([1 * position], .equal, 8)
    solver.suggest(9, for: position)
    solver.release(position)
    solver.remove(passing)
    #expect(isClose(solver.solved(position), [7]))
    #expect(solver.changed.isEmpty)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func replacingAConstraintByItsEqualChangesNothing() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let near = solver.require([1 * position], .equal, 12)
    solver.require([1 * position, 1 * width], .equal, 90)
    #expect(isClose(solver.solved(position, width), [12, 78]))
    solver.remove(near)
    solver.require([1 * position], .equal, 12)
    #expect(isClose(solver.solved(position, width), [12, 78]))
    #expect(solver.changed.isEmpty)
  }

  @Test func removedConstraintsReleaseTheirVariables() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let rules = [
      solver.require([1 * position], .equal, 12), solver.require([1 * width], .greaterThanOrEqual, 30),
      solver.prefer([1 * width, -1 * position], .equal, 50, at: 250),
    ]
    #expect(isClose(solver.solved(position, width), [12, 62]))
    for rule in rules { solver.remove(rule) }
    #expect(isClose(solver.solved(position, width), [0, 0]))
    #expect(solver.changed.count == 2)
  }

  @Test func aReusedIndexBelongsToTheNewConstraint() {
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    let old = solver.require([1 * first], .equal, 1)
    let standing = solver.require([1 * second], .equal, 2)
    solver.solve()
    solver.remove(old)
    let new = solver.prefer([1 * first, -1 * second], .equal, 10, at: 500)
    #expect(new != standing)
    #expect(isClose(solver.solved(first, second), [12, 2]))
    solver.setConstant(20, of: new)
    solver.setConstant(3, of: standing)
    #expect(isClose(solver.solved(first, second), [23, 3]))
  }

  @Test func aThousandExchangesNeedNoNewIndex() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    var rule = solver.require([1 * position], .equal, 0)
    for round in 1...1000 {
      solver.remove(rule)
      rule = solver.require([1 * position], .equal, Double(round))
      if round % 3 == 0 { #expect(isClose(solver.solved(position), [Double(round)])) }
      #expect(rule.index < 8, "round \(round)")
    }
  }

  @Test func aReusedVariableStartsFromZero() {
    var solver = Solver()
    let kept = solver.addVariable(.position)
    let old = solver.addVariable(.position)
    let rule = solver.require([1 * old], .equal, -50)
    solver.require([1 * kept], .equal, 5)
    #expect(isClose(solver.solved(kept, old), [5, -50]))
    solver.remove(rule)
    solver.remove(old)
    let new = solver.addVariable(.size)
    #expect(new != kept)
    #expect(solver.value(of: new) == 0)
    #expect(isClose(solver.solved(kept, new), [5, 0]))
    solver.require([1 * new], .greaterThanOrEqual, 8)
    #expect(isClose(solver.solved(new), [8]))
    solver.require([1 * new], .equal, -3)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: new) >= 0)
  }

  @Test func removingAVariableRemovesItsPin() {
    var solver = Solver()
    let old = solver.addVariable(.size)
    solver.suggest(320, for: old)
    solver.solve()
    solver.remove(old)
    let new = solver.addVariable(.size)
    #expect(isClose(solver.solved(new), [0]))
    solver.require([1 * new], .equal, 40)
    #expect(isClose(solver.solved(new), [40]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aVariableInUseCannotBeRemoved() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = Solver()
      let position = solver.addVariable(.position)
      _ = solver.add([Term(1, position)], .equal, 1)
      solver.remove(position)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Variable 0 cannot be removed, because a constraint mentions it."))
  }

  @Test func changedListsOnlyTheMovedVariables() {
    var solver = Solver()
    let variables = (0..<6).map { _ in solver.addVariable(.position) }
    let start = solver.require([1 * variables[0]], .equal, 10)
    for index in 1..<3 { solver.require([1 * variables[index], -1 * variables[index - 1]], .equal, 5) }
    for index in 3..<6 { solver.require([1 * variables[index]], .equal, Double(index)) }
    solver.solve()
    #expect(solver.changed.count == 6)
    #expect(Set(solver.changed) == Set(variables))
    solver.setConstant(11, of: start)
    solver.solve()
    #expect(solver.changed.count == 3)
    #expect(Set(solver.changed) == Set(variables.prefix(3)))
    solver.solve()
    #expect(solver.changed.isEmpty)
  }

  @Test func everyEditNeedsASolve() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    solver.solve()
    #expect(!solver.needsSolve)
    let rule = solver.require([1 * position], .equal, 10)
    expectNeed(&solver, "add")
    solver.setConstant(12, of: rule)
    expectNeed(&solver, "setConstant")
    solver.setPriority(500, of: rule)
    expectNeed(&solver, "setPriority")
    solver.suggest(3, for: position)
    expectNeed(&solver, "suggest")
    solver.suggest(4, for: position)
    expectNeed(&solver, "a second suggest")
    solver.release(position)
    expectNeed(&solver, "release")
    solver.remove(rule)
    expectNeed(&solver, "remove")
  }

  private func expectNeed(
    _ solver: inout Solver, _ edit: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(solver.needsSolve, "\(edit)", sourceLocation: sourceLocation)
    solver.solve()
    #expect(!solver.needsSolve, "after solving \(edit)", sourceLocation: sourceLocation)
  }

  @Test func valuesAreUnchangedUntilTheNextSolve() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let rule = solver.require([1 * position], .equal, 10)
    #expect(solver.value(of: position) == 0)
    solver.solve()
    solver.setConstant(20, of: rule)
    #expect(isClose([solver.value(of: position)], [10]))
  }

  @Test func aSuggestionTakesEffectInTheNextSolve() {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let half = solver.addVariable(.size)
    solver.require([2 * half, -1 * width], .equal, 0)
    solver.suggest(100, for: width)
    #expect(isClose(solver.solved(width, half), [100, 50]))
    solver.suggest(200, for: width)
    #expect(isClose([solver.value(of: width), solver.value(of: half)], [100, 50]))
  }

  @Test func aCopyIsIndependentOfTheOriginal() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let rule = solver.require([1 * position, 1 * width], .equal, 10)
    solver.prefer([1 * width], .equal, 4, at: 500)
    solver.solve()
    var copy = solver
    copy.setConstant(30, of: rule)
    copy.suggest(9, for: width)
    #expect(isClose(copy.solved(position, width), [21, 9]))
    #expect(isClose(solver.solved(position, width), [6, 4]))
  }

  @Test func theSameVariableMayOccurTwice() {
    // x + x − x/2 == 30, so x is 20. w − w + x >= 50 is a preference that cannot move x.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.require([1 * position, 1 * position, -0.5 * position], .equal, 30)
    solver.prefer([1 * width, -1 * width, 1 * position], .greaterThanOrEqual, 50, at: 250)
    #expect(isClose(solver.solved(position, width), [20, 0]))
    #expect(solver.conflicts.isEmpty)
  }
}
