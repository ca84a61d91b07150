import LayoutSolver
import Testing

/// Constants from a millionth of a point to a thousand million points.
struct ScaleTests {
  private static let constants = [1e-6, 1e-4, 0.01, 0.5, 1, 320, 1e5, 1e7, 1e9]

  /// Returns true when both are equal up to a millionth of the expected value, however small that is.
  private func isCloseForItsSize(_ actual: [Double], _ expected: [Double]) -> Bool {
    zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-6 * abs($1) }
  }

  @Test(arguments: constants) func aSingleRuleKeepsItsConstant(constant: Double) {
    for relation in [Relation.equal, .greaterThanOrEqual] {
      for (kind, sign) in [(VariableKind.size, 1.0), (.position, 1), (.position, -1)] {
        for priority: Float in [1000, 500] {
          var solver = Solver()
          let variable = solver.addVariable(kind)
          solver.prefer([1 * variable], relation, sign * constant, at: priority)
          let value = solver.solved(variable)
          #expect(isCloseForItsSize(value, [sign * constant]), "\(kind) \(relation) @\(priority): \(value)")
        }
      }
    }
  }

  @Test(arguments: constants, constants) func largeAndSmallConstantsAreExact(large: Double, small: Double) {
    // x = large, y = x + small, and a width between y + 2 small and the end at 3 · large + 3 · small
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    let width = solver.addVariable(.size)
    let tiny = solver.addVariable(.size)
    solver.require([1 * first], .equal, large)
    solver.require([1 * second, -1 * first], .equal, small)
    solver.require([1 * second, 1 * width], .equal, 3 * large + 3 * small)
    solver.require([1 * tiny], .equal, small)
    let values = solver.solved(first, second, width, tiny)
    #expect(isCloseForItsSize(values, [large, large + small, 2 * large + 2 * small, small]), "\(values)")
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: constants) func preferencesAreWeighedAtEveryScale(unit: Double) {
    // A label of 60 units in 100 units, beside another label of 50 with a weaker resistance.
    var solver = Solver()
    let first = solver.addVariable(.size)
    let second = solver.addVariable(.size)
    let root = solver.addVariable(.size)
    solver.suggest(100 * unit, for: root)
    solver.require([1 * first, 1 * second, -1 * root], .lessThanOrEqual, -5 * unit)
    for (label, resistance, intrinsic) in [(first, Float(751), 60.0), (second, 750, 50)] {
      solver.prefer([1 * label], .greaterThanOrEqual, intrinsic * unit, at: resistance)
      solver.prefer([1 * label], .lessThanOrEqual, intrinsic * unit, at: 250)
    }
    let values = solver.solved(first, second)
    #expect(isCloseForItsSize(values, [60 * unit, 35 * unit]), "\(values)")
  }

  @Test(arguments: [1e-3, 1e3, 1e7]) func aSystemInAnotherUnitIsTheSameSystem(unit: Double) {
    for seed in UInt64(5000)..<5100 {
      var generator = RandomSystem(seed: seed, variables: 1 + Int(seed % 4), limit: 10)
      let script = generator.system()
      let complaint = script.firstComplaint(unit: unit) { $0.complaintOfOracle() }
      #expect(complaint == nil, "seed \(seed), unit \(unit):\n\(script)")
      if complaint != nil { return }
    }
  }

  @Test(arguments: [1e-3, 1e3, 1e6]) func aRowMayBeMultipliedByAnything(factor: Double) {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    solver.require([factor * position], .equal, 16 * factor)
    solver.require([1 / factor * position, 1 / factor * width], .lessThanOrEqual, 90 / factor)
    solver.prefer([factor * width], .greaterThanOrEqual, 100 * factor, at: 750)
    #expect(isClose(solver.solved(position, width), [16, 74]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func aChainOfTenThousandAddsUp() {
    var solver = Solver()
    var before = solver.addVariable(.position)
    solver.require([1 * before], .equal, 0)
    for _ in 0..<10_000 {
      let next = solver.addVariable(.position)
      solver.require([1 * next, -1 * before], .equal, 0.1)
      before = next
    }
    #expect(isClose(solver.solved(before), [1000]))
  }
}
