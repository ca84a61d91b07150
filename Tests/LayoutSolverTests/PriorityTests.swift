import LayoutSolver
import TestSupport
import Testing

/// Levels are lexicographic: no sum of lower priorities outweighs a higher one.
struct PriorityTests {
  @Test func noWeightOutvotesAHigherPriority() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    solver.prefer([1 * position], .equal, 0, at: 750)
    solver.prefer([2000 * position], .equal, 2000, at: 500)
    #expect(isClose(solver.solved(position), [0]))
  }

  @Test(arguments: [751, 750.5, 750.0001, 999] as [Float]) func aThousandPreferencesDoNotOutvoteOneAbove(
    priority: Float
  ) {
    var solver = Solver()
    let position = solver.addVariable(.position)
    for _ in 0..<1000 { solver.prefer([1 * position], .equal, 100, at: 750) }
    solver.prefer([1 * position], .equal, 7, at: priority)
    #expect(isClose(solver.solved(position), [7]))
  }

  @Test(arguments: TestEffort.choose(all: [1, 10, 1000], usually: [1, 10, 100]))
  func labelsDoNotOutvoteTheWindow(count: Int) {
    // Preferences for a width of 300 of each label, and a preference one step stronger for a window of 200.
    var solver = Solver()
    let window = solver.addVariable(.size)
    let labels = (0..<count).map { _ in solver.addVariable(.size) }
    for label in labels {
      solver.prefer([1 * label], .greaterThanOrEqual, 300, at: 750)
      solver.require([1 * label, -1 * window], .lessThanOrEqual, -12)
    }
    let preference = solver.prefer([1 * window], .lessThanOrEqual, 200, at: 751)
    #expect(isClose(solver.solved(window), [200]))
    #expect(labels.allSatisfy { isClose([solver.value(of: $0)], [188]) })
    // One step below the preferences of the labels, the preference of the window has no effect.
    solver.setPriority(749, of: preference)
    #expect(isClose(solver.solved(window), [312]))
    #expect(labels.allSatisfy { isClose([solver.value(of: $0)], [300]) })
  }

  @Test func onOneLevelTheSumDecides() {
    // |x − 10| + |x − 20| + |2x − 60|: slopes −4 up to 10, −2 up to 20, 0 up to 30;
    // with |x − 25| more, least at 25.
    var solver = Solver()
    let position = solver.addVariable(.position)
    for constant in [10.0, 20, 25] { solver.prefer([1 * position], .equal, constant, at: 500) }
    solver.prefer([2 * position], .equal, 60, at: 500)
    #expect(isClose(solver.solved(position), [25]))
  }

  @Test func theMedianWinsAmongEqualPreferences() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    for constant in [-40.0, 3, 1000, 4, 5] { solver.prefer([1 * position], .equal, constant, at: 500) }
    #expect(isClose(solver.solved(position), [4]))
  }

  @Test func aLowerLevelDecidesBetweenEqualValues() {
    // Between 10 and 20 all values are equal to the upper level; the preferences
    // of the lower level are 17, then 30.
    for (preference, expected) in [(17.0, 17.0), (30, 20), (-30, 10)] {
      var solver = Solver()
      let position = solver.addVariable(.position)
      for constant in [10.0, 20] { solver.prefer([1 * position], .equal, constant, at: 500) }
      solver.prefer([1 * position], .equal, preference, at: 250)
      #expect(isClose(solver.solved(position), [expected]), "preference \(preference)")
    }
  }

  @Test func aChangedPriorityChangesTheWinner() {
    var solver = Solver()
    let position = solver.addVariable(.position)
    let first = solver.prefer([1 * position], .equal, 1, at: 500)
    let second = solver.prefer([1 * position], .equal, 2, at: 501)
    #expect(isClose(solver.solved(position), [2]))
    solver.setPriority(502, of: first)
    #expect(isClose(solver.solved(position), [1]))
    solver.setPriority(1000, of: second)
    #expect(isClose(solver.solved(position), [2]))
    solver.setPriority(1, of: second)
    #expect(isClose(solver.solved(position), [1]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func hundredsOfLevelsStayDistinct() {
    // Each level prefers its own number; the highest level wins, and the next one after its removal.
    var solver = Solver()
    let position = solver.addVariable(.position)
    var preferences = (1...500).map { level in
      solver.prefer([1 * position], .equal, Double(level), at: Float(level))
    }
    for level in stride(from: 500, to: 490, by: -1) {
      #expect(isClose(solver.solved(position), [Double(level)]))
      solver.remove(preferences.removeLast())
    }
  }

  @Test func aRequiredBoundLimitsEveryPreference() {
    var solver = Solver()
    let width = solver.addVariable(.size)
    let root = solver.addVariable(.size)
    solver.suggest(200, for: root)
    solver.prefer([1 * width], .equal, 100, at: 750)
    solver.prefer([1 * width], .equal, 200, at: 500)
    solver.require([1 * width, -0.25 * root], .lessThanOrEqual, 0)
    #expect(isClose(solver.solved(width), [50]))
    solver.suggest(480, for: root)
    #expect(isClose(solver.solved(width), [100]))
  }
}
