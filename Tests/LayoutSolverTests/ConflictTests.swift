import LayoutSolver
import Testing

/// Constraints that cannot hold together never stop a layout: one is left out, and
/// the smallest conflicting set is named.
struct ConflictTests {
  /// Returns the only conflict, with its constraints as a set.
  private func onlyConflict(
    _ solver: Solver, sourceLocation: SourceLocation = #_sourceLocation
  ) -> (broken: ConstraintID, all: Set<ConstraintID>)? {
    #expect(solver.conflicts.count == 1, "\(solver.conflicts)", sourceLocation: sourceLocation)
    guard let conflict = solver.conflicts.first else { return nil }
    #expect(
      Set(conflict.constraints).count == conflict.constraints.count, "\(conflict) repeats itself",
      sourceLocation: sourceLocation)
    #expect(conflict.constraints.contains(conflict.broken), "\(conflict)", sourceLocation: sourceLocation)
    return (conflict.broken, Set(conflict.constraints))
  }

  @Test func oneOfTwoContradictionsIsBrokenAndTheRestHolds() {
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    let ten = solver.require([1 * first], .equal, 10)
    let twenty = solver.require([1 * first], .equal, 20)
    solver.require([1 * second, -1 * first], .equal, 5)
    solver.solve()
    let conflict = onlyConflict(solver)
    #expect(conflict?.all == [ten, twenty])
    let kept = conflict?.broken == ten ? 20.0 : 10
    #expect(isClose([solver.value(of: first), solver.value(of: second)], [kept, kept + 5]))
  }

  @Test func theSetIsTheWholeCycleAndNothingElse() {
    // a + 10 = b, b + 10 = c, c + 10 = d, and d = a + 31. e follows d and is no part of the conflict.
    var solver = Solver()
    let chain = (0..<5).map { _ in solver.addVariable(.position) }
    var cycle: Set<ConstraintID> = []
    for index in 1..<4 {
      cycle.insert(solver.require([1 * chain[index], -1 * chain[index - 1]], .equal, 10))
    }
    solver.require([1 * chain[4], -1 * chain[3]], .equal, 10)
    solver.require([1 * chain[0]], .equal, 3)
    cycle.insert(solver.require([1 * chain[3], -1 * chain[0]], .equal, 31))
    solver.solve()
    #expect(onlyConflict(solver)?.all == cycle)
    #expect(isClose([solver.value(of: chain[4]) - solver.value(of: chain[3])], [10]))
  }

  @Test func inequalitiesWithoutASolutionAreAConflict() {
    // w1 >= 60 and w2 >= 60 in 100; the third bound has no effect.
    var solver = Solver()
    let first = solver.addVariable(.size)
    let second = solver.addVariable(.size)
    let third = solver.addVariable(.size)
    let parts = [
      solver.require([1 * first], .greaterThanOrEqual, 60),
      solver.require([1 * second], .greaterThanOrEqual, 60),
    ]
    let whole = solver.require([1 * first, 1 * second], .lessThanOrEqual, 100)
    solver.require([1 * third], .lessThanOrEqual, 10)
    solver.solve()
    #expect(onlyConflict(solver)?.all == Set(parts + [whole]))
    #expect(solver.value(of: third) == 0)
  }

  @Test func aSizeBelowZeroIsAConflict() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let root = solver.addVariable(.size)
    solver.suggest(30, for: root)
    let near = solver.require([1 * position], .equal, 20)
    let far = solver.require([1 * position, 1 * width, -1 * root], .equal, -20)
    solver.solve()
    #expect(onlyConflict(solver)?.all == [near, far])
    #expect(solver.value(of: width) >= 0)
    solver.suggest(100, for: root)
    #expect(isClose(solver.solved(position, width), [20, 60]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aPinIsNeverBroken() {
    var solver = Solver()
    let root = solver.addVariable(.size)
    let rule = solver.require([1 * root], .equal, 100)
    solver.suggest(320, for: root)
    #expect(isClose(solver.solved(root), [320]))
    #expect(onlyConflict(solver)?.broken == rule)
    #expect(onlyConflict(solver)?.all == [rule])
    solver.release(root)
    #expect(isClose(solver.solved(root), [100]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [0, 1, 2]) func theBreakableConstraintIsBroken(breakable: Int) {
    // x = 10, x = y, y = 20: only the breakable one may be broken, in whatever order they were added.
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    let rules = [
      solver.require([1 * first], .equal, 10, isBreakable: breakable == 0),
      solver.require([1 * first, -1 * second], .equal, 0, isBreakable: breakable == 1),
      solver.require([1 * second], .equal, 20, isBreakable: breakable == 2),
    ]
    solver.solve()
    #expect(onlyConflict(solver)?.broken == rules[breakable])
    #expect(onlyConflict(solver)?.all == Set(rules))
    let expected = [[20.0, 20], [10, 20], [10, 10]][breakable]
    #expect(isClose([solver.value(of: first), solver.value(of: second)], expected))
  }

  @Test func oneOfSeveralUnbreakableConstraintsIsBroken() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let rules = [10.0, 20].map { solver.require([1 * position], .equal, $0, isBreakable: false) }
    solver.solve()
    #expect(onlyConflict(solver)?.all == Set(rules))
    #expect([10, 20].contains(solver.value(of: position)))
  }

  /// The ways in which a contradiction between x = 10 and x = 20 can end.
  enum Cure: CaseIterable, Sendable {
    case removeFirst, removeSecond, changeFirst, changeSecond, weakenFirst, weakenSecond
  }

  @Test(arguments: Cure.allCases) func aConflictEndsWithItsCause(cure: Cure) {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let first = solver.require([1 * position], .equal, 10)
    let second = solver.require([1 * position], .equal, 20)
    solver.solve()
    #expect(onlyConflict(solver)?.all == [first, second])
    let expected: Double
    switch cure {
    case .removeFirst:
      expected = 20
      solver.remove(first)
    case .removeSecond:
      expected = 10
      solver.remove(second)
    case .changeFirst:
      expected = 20
      solver.setConstant(20, of: first)
    case .changeSecond:
      expected = 10
      solver.setConstant(10, of: second)
    case .weakenFirst:
      expected = 20
      solver.setPriority(999, of: first)
    case .weakenSecond:
      expected = 10
      solver.setPriority(999, of: second)
    }
    #expect(isClose(solver.solved(position), [expected]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aRedundantTwinTakesOver() {
    // The same equality three times: after any two are removed, the last one still holds.
    for order in [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]] {
      var solver = Solver()
      let position = solver.addVariable(.position)
      let other = solver.addVariable(.position)
      solver.require([1 * other, -1 * position], .equal, 1)
      let twins = [1.0, 2, -0.5].map { solver.require([$0 * position], .equal, $0 * 30) }
      #expect(isClose(solver.solved(position, other), [30, 31]))
      for index in order {
        solver.remove(twins[index])
        #expect(isClose(solver.solved(position, other), [30, 31]), "removing \(order)")
        #expect(solver.conflicts.isEmpty)
      }
    }
  }

  @Test func aRedundantRowBecomesAConflictWhenItsConstantMoves() {
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    let one = solver.require([1 * first], .equal, 10)
    let two = solver.require([1 * second, -1 * first], .equal, 5)
    let closing = solver.require([1 * second], .equal, 15)
    #expect(isClose(solver.solved(first, second), [10, 15]))
    #expect(solver.conflicts.isEmpty)
    for (rule, constant, original) in [(closing, 16.0, 15.0), (one, 11, 10), (two, 4, 5)] {
      solver.setConstant(constant, of: rule)
      solver.solve()
      #expect(onlyConflict(solver)?.all == [one, two, closing])
      solver.setConstant(original, of: rule)
      #expect(isClose(solver.solved(first, second), [10, 15]))
      #expect(solver.conflicts.isEmpty)
    }
  }

  @Test func twoContradictionsAreTwoConflicts() {
    var solver = Solver()
    let variables = (0..<3).map { _ in solver.addVariable(.position) }
    for variable in variables.prefix(2) {
      for constant in [1.0, 2] { solver.require([1 * variable], .equal, constant) }
    }
    solver.require([1 * variables[2], -1 * variables[0], -1 * variables[1]], .equal, 0)
    solver.solve()
    #expect(solver.conflicts.count == 2)
    #expect(
      isClose(
        [solver.value(of: variables[2])], [solver.value(of: variables[0]) + solver.value(of: variables[1])]))
  }

  @Test func anEmptySumThatIsNotItsConstantIsAConflict() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let impossible = solver.require([1 * position, -1 * position], .equal, 1)
    solver.require([1 * position], .equal, 4)
    #expect(isClose(solver.solved(position), [4]))
    #expect(onlyConflict(solver)?.all == [impossible])
    solver.setConstant(0, of: impossible)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func theSetLeavesOutAZeroBesideAnImpossibleSize() {
    // −w == 1 cannot hold for any size, so w == 0 beside it is no part of the conflict.
    for isFirst in [true, false] {
      var solver = Solver()
      let width = solver.addVariable(.size)
      if isFirst { solver.require([1 * width], .equal, 0) }
      let impossible = solver.require([-1 * width], .equal, 1)
      if !isFirst { solver.require([1 * width], .equal, 0) }
      #expect(isClose(solver.solved(width), [0]))
      #expect(onlyConflict(solver)?.all == [impossible], "w == 0 \(isFirst ? "first" : "last")")
    }
  }

  @Test func theSetLeavesOutAZeroBetweenTwoBounds() {
    // x >= 1 and w == −x leave no size; w == 0 is no part of that conflict.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.require([1 * width], .equal, 0)
    let bound = solver.require([1 * position], .greaterThanOrEqual, 1)
    let mirror = solver.require([1 * width, 1 * position], .equal, 0)
    solver.solve()
    #expect(onlyConflict(solver)?.all == [bound, mirror])
  }

  @Test func aConstraintIsBrokenOnlyWhereNecessary() {
    // x == 1 is broken for the unbreakable −x >= 0, and then the breakable −x >= 0 can hold too.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let one = solver.require([1 * position], .equal, 1)
    solver.require([-1 * position], .greaterThanOrEqual, 0)
    solver.require([-1 * position], .greaterThanOrEqual, 0, isBreakable: false)
    #expect(isClose(solver.solved(position), [0]))
    #expect(solver.conflicts.map(\.broken) == [one])
  }

  @Test func anImpossibleConstraintBreaksNoOther() {
    // 0 == 1 is impossible alone, and x <= 0 contradicts x >= 1. The second rule x >= 1
    // holds, regardless of earlier conflicts.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let empty = solver.addVariable(.position)
    let impossible = solver.require([1 * empty, -1 * empty], .equal, 1)
    solver.require([1 * position], .greaterThanOrEqual, 1)
    let low = solver.require([1 * position], .lessThanOrEqual, 0)
    solver.require([-1 * position], .lessThanOrEqual, -1)
    #expect(isClose(solver.solved(position), [1]))
    let broken = Set(solver.conflicts.map(\.broken))
    #expect(broken == [impossible, low])
  }

  @Test func constraintsThatAgreeWithAnUnbreakableOneHold() {
    // −x >= 0 and x == 0 agree. x >= 1 is unbreakable and breaks both. x == 1 is
    // added later and agrees with x >= 1.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let early = [
      solver.require([-1 * position], .greaterThanOrEqual, 0), solver.require([1 * position], .equal, 0),
    ]
    solver.require([1 * position], .greaterThanOrEqual, 1, isBreakable: false)
    solver.solve()
    #expect(Set(solver.conflicts.map(\.broken)) == Set(early))
    solver.require([1 * position], .equal, 1)
    #expect(isClose(solver.solved(position), [1]))
    #expect(Set(solver.conflicts.map(\.broken)) == Set(early))
  }

  @Test func aPreferenceIsNeverBroken() {
    // A rule whose constant changed becomes a preference before the next solve.
    var solver = Solver()
    let position = solver.addVariable(.position)
    solver.suggest(-12, for: position)
    let rule = solver.require([1 * position], .equal, -12)
    solver.solve()
    solver.setConstant(0, of: rule)
    solver.setPriority(999, of: rule)
    #expect(isClose(solver.solved(position), [-12]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aReusedIndexHasNoOldContradiction() {
    // The first rule is removed after its constant changed; a preference takes its index.
    var solver = Solver()
    let position = solver.addVariable(.position)
    solver.suggest(12, for: position)
    let rule = solver.require([1 * position], .equal, 12)
    solver.solve()
    solver.setConstant(0, of: rule)
    solver.remove(rule)
    let preference = solver.prefer([0 * position], .equal, 1, at: 500)
    #expect(isClose(solver.solved(position), [12]))
    #expect(solver.conflicts.isEmpty, "the preference is \(preference)")
  }

  @Test func preferencesHoldBesideAConflict() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    for constant in [10.0, 20] { solver.require([1 * position], .equal, constant) }
    solver.prefer([1 * position, 1 * width], .equal, 100, at: 500)
    let values = solver.solved(position, width)
    #expect(isClose([values[0] + values[1]], [100]))
  }

  @Test func aConflictInALongChainNamesOnlyTheChainBetweenTheEdges() {
    // 100 views of 10 between 0 and 999: the 50 views of another chain are not named.
    var solver = Solver()
    var members: Set<ConstraintID> = []
    let positions = (0..<101).map { _ in solver.addVariable(.position) }
    let others = (0..<50).map { _ in solver.addVariable(.position) }
    members.insert(solver.require([1 * positions[0]], .equal, 0))
    for index in 1...100 {
      members.insert(solver.require([1 * positions[index], -1 * positions[index - 1]], .equal, 10))
    }
    for (index, other) in others.enumerated() {
      solver.require([1 * other, -1 * positions[index]], .equal, 1)
    }
    members.insert(solver.require([1 * positions[100]], .equal, 999))
    solver.solve()
    #expect(onlyConflict(solver)?.all == members)
  }
}
