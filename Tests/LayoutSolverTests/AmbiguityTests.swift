import LayoutSolver
import Testing

/// The values of an ambiguous layout: the same each time, and those of UIKit.
struct AmbiguityTests {
  /// Returns the value of one variable under `rules`, each at `priority`.
  private func alone(_ kind: VariableKind, _ rules: [(Relation, Double)], at priority: Float) -> Double {
    var solver = Solver()
    let variable = solver.addVariable(kind)
    for (relation, constant) in rules { solver.prefer([1 * variable], relation, constant, at: priority) }
    solver.solve()
    return solver.value(of: variable)
  }

  @Test(arguments: [VariableKind.position, .size]) func anUndeterminedVariableIsZero(kind: VariableKind) {
    #expect(alone(kind, [], at: 1000) == 0)
  }

  @Test(arguments: [1000, 751, 250] as [Float]) func anInequalityOnAPositionIsTight(priority: Float) {
    for constant in [10.0, 0, -10] {
      for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
        let value = alone(.position, [(relation, constant)], at: priority)
        #expect(isClose([value], [constant]), "x \(relation) \(constant) @\(priority) gives \(value)")
      }
    }
  }

  @Test(arguments: [1000, 751, 250] as [Float]) func aSizeIsAsSmallAsItMayBe(priority: Float) {
    #expect(isClose([alone(.size, [(.greaterThanOrEqual, 30)], at: priority)], [30]))
    #expect(isClose([alone(.size, [(.lessThanOrEqual, 30)], at: priority)], [0]))
    #expect(isClose([alone(.size, [(.greaterThanOrEqual, 10), (.lessThanOrEqual, 30)], at: priority)], [10]))
    #expect(
      isClose([alone(.size, [(.greaterThanOrEqual, 10), (.greaterThanOrEqual, 20)], at: priority)], [20]))
  }

  @Test(arguments: [1000, 751, 250] as [Float]) func aLowerLimitOfTheFarEdgeMovesThePosition(
    priority: Float
  ) {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.prefer([1 * position, 1 * width], .greaterThanOrEqual, 74, at: priority)
    let values = solver.solved(position, width)
    #expect(isClose(values, [74, 0]), "x, w = \(values)")
  }

  @Test(arguments: [1000, 751, 250] as [Float]) func anUpperLimitOfTheFarEdgeMovesThePosition(
    priority: Float
  ) {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.prefer([1 * position, 1 * width], .lessThanOrEqual, 74, at: priority)
    let values = solver.solved(position, width)
    #expect(isClose(values, [74, 0]), "x, w = \(values)")
  }

  @Test func anInequalityOnTheFarEdgeOfAFixedSizeIsTight() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.require([1 * width], .equal, 30)
    solver.require([1 * position, 1 * width], .lessThanOrEqual, 200)
    #expect(isClose(solver.solved(position, width), [170, 30]))
  }

  @Test func aWidthBetweenTwoFixedEdgesIsDetermined() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.require([1 * position], .equal, 20)
    solver.require([1 * position, 1 * width], .equal, 74)
    #expect(isClose(solver.solved(position, width), [20, 54]))
  }

  @Test func aFixedFarEdgeAloneLeavesTheSizeZero() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.require([1 * position, 1 * width], .equal, 74)
    #expect(isClose(solver.solved(position, width), [74, 0]))
  }

  @Test func aPreferenceOfVeryLowPriorityHolds() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.prefer([1 * width], .equal, 30, at: 1)
    solver.prefer([1 * position], .equal, -5, at: 0.5)
    #expect(isClose(solver.solved(position, width), [-5, 30]))
  }

  @Test(arguments: [(Relation.greaterThanOrEqual, 80.0), (.lessThanOrEqual, 120)])
  func anInequalityThatAlreadyHoldsMovesNothing(relation: Relation, constant: Double) {
    var solver = Solver()
    let position = solver.addVariable(.position)
    solver.require([1 * position], .equal, 100)
    solver.require([1 * position], relation, constant)
    #expect(isClose(solver.solved(position), [100]))
  }

  /// Returns the values under rules with two solutions that are equally tight and equally near 0.
  ///
  /// `pin` is moved from `start` to its constant.
  private func tie(from start: Double, to pin: Double) -> [Double] {
    var solver = Solver()
    let first = solver.addVariable(.position)
    let second = solver.addVariable(.position)
    let third = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let input = solver.addVariable(.position)
    let fixed = solver.addVariable(.position)
    solver.require([1 * first], .lessThanOrEqual, 1)
    solver.require([1 * fixed, -1 * first], .lessThanOrEqual, 0)
    solver.require([1 * first, 1 * second], .greaterThanOrEqual, 7)
    solver.require([-2 * input, 1 * width, 2 * second, 1 * third], .greaterThanOrEqual, 0)
    solver.require([2 * second], .greaterThanOrEqual, 0)
    solver.require([1 * third], .greaterThanOrEqual, 0)
    solver.prefer([-1 * fixed], .equal, 1, at: 500)
    solver.suggest(start, for: input)
    solver.solve()
    solver.suggest(pin, for: input)
    solver.solve()
    return [first, second, third, width, fixed].map { solver.value(of: $0) }
  }

  @Test func aTieIsResolvedTheSameFromEveryStart() {
    let expected = tie(from: 15, to: 15)
    for start in [0.0, 7, -20, 40] { #expect(isClose(tie(from: start, to: 15), expected), "from \(start)") }
  }

  @Test func valuesDoNotDependOnEarlierConstraints() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let far = solver.require([1 * position, 1 * width], .greaterThanOrEqual, 74)
    let preference = solver.prefer([1 * width], .equal, 50, at: 500)
    #expect(isClose(solver.solved(width), [50]))
    solver.remove(preference)
    #expect(isClose(solver.solved(position, width), [74, 0]))
    solver.suggest(20, for: position)
    #expect(isClose(solver.solved(position, width), [20, 54]))
    solver.release(position)
    #expect(isClose(solver.solved(position, width), [74, 0]))
    solver.remove(far)
    #expect(isClose(solver.solved(position, width), [0, 0]))
  }
}
