import LayoutSolver
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Systems on which a careless solver divides by almost zero, cycles, or takes rounding for a contradiction.
struct DegenerateTests {
  @Test func aCycleOfThirdsAndQuartersIsClosed() {
    // a = b / 3 + 10, b = a / 4 + 5: a = a / 12 + 35 / 3, so a = 140 / 11 and b = 90 / 11
    var solver = Solver()
    let (first, second) = (solver.addVariable(.size), solver.addVariable(.size))
    let third: Double = 1 / 3
    let eleventh: Double = 1 / 11
    solver.require([1 * first, -third * second], .equal, 10)
    solver.require([1 * second, -0.25 * first], .equal, 5)
    #expect(isClose(solver.solved(first, second), [140 * eleventh, 90 * eleventh]))
  }

  @Test(arguments: [1.0 / 3, 0.25, -0.5, 0.9], [2, 3, 10, 50]) func aLongCycleFindsItsFixedPoint(
    factor: Double, length: Int
  ) {
    // x[i + 1] = factor · x[i] + 1 all around: every x is 1 / (1 − factor)
    var solver = Solver()
    let ring = (0..<length).map { _ in solver.addVariable(.position) }
    for index in ring.indices {
      solver.require([1 * ring[(index + 1) % length], -factor * ring[index]], .equal, 1)
    }
    solver.solve()
    #expect(
      ring.allSatisfy { isClose([solver.value(of: $0)], [1 / (1 - factor)]) },
      "\(ring.map { solver.value(of: $0) })")
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [1.0 / 3, 0.25, 1.0 / 7, 0.1]) func aRedundantCycleIsNoConflict(factor: Double) {
    // b = factor · a, c = factor · b, a = c / factor²: the last follows from the others, except for rounding.
    var solver = Solver()
    let ring = (0..<3).map { _ in solver.addVariable(.size) }
    solver.require([1 * ring[1], -factor * ring[0]], .equal, 0)
    solver.require([1 * ring[2], -factor * ring[1]], .equal, 0)
    let closing = solver.require([1 * ring[0], -1 / (factor * factor) * ring[2]], .equal, 0)
    for width in [7.0, 320, 0.1, 99_999] {
      solver.suggest(width, for: ring[0])
      #expect(isClose(solver.solved(ring[1], ring[2]), [factor * width, factor * factor * width]))
      #expect(solver.conflicts.isEmpty, "width \(width)")
    }
    solver.setConstant(1, of: closing)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts.first?.constraints.count == 3)
  }

  @Test(arguments: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6]) func almostParallelRowsStillMeet(angle: Double) {
    // x + y = 10 and x + (1 + angle) y = 10 + 4 · angle meet at y = 4.
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    solver.require([1 * first, 1 * second], .equal, 10)
    solver.require([1 * first, (1 + angle) * second], .equal, 10 + 4 * angle)
    #expect(isClose(solver.solved(first, second), [6, 4]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [1e-2, 1e-3, 1e-4, 1e-5, 1e-6]) func almostParallelBoundsMeetInACorner(angle: Double) {
    // x + y <= 10 and x + (1 + angle) y >= 10 + 4 · angle leave the wedge y >= 4, whose corner is (6, 4).
    for (first, second, expected) in [(0.0, 500.0, [6.0, 4]), (500, 0, [6, 4]), (500, 750, [6, 4])] {
      var solver = Solver()
      let (x, y) = (solver.addVariable(.position), solver.addVariable(.position))
      solver.require([1 * x, 1 * y], .lessThanOrEqual, 10)
      solver.require([1 * x, (1 + angle) * y], .greaterThanOrEqual, 10 + 4 * angle)
      // The preferences for a large x and a small y end in the corner of the wedge, in its upper left.
      if first > 0 { solver.prefer([1 * x], .equal, 1e6, at: Float(first)) }
      if second > 0 { solver.prefer([1 * y], .equal, 0, at: Float(second)) }
      #expect(isClose(solver.solved(x, y), expected), "preferences at \(first) and \(second)")
      #expect(solver.conflicts.isEmpty)
    }
  }

  @Test(arguments: [1e-2, 1e-4, 1e-6]) func almostParallelRowsThatMissEachOtherAreAConflict(angle: Double) {
    // 0 <= y <= 3 beside the two rows that meet at y = 4; without the bound they meet.
    var solver = Solver()
    let (x, y) = (solver.addVariable(.position), solver.addVariable(.position))
    let rules = [
      solver.require([1 * x, 1 * y], .equal, 10),
      solver.require([1 * x, (1 + angle) * y], .equal, 10 + 4 * angle),
      solver.require([1 * y], .lessThanOrEqual, 3),
    ]
    solver.solve()
    #expect(solver.conflicts.map { Set($0.constraints) } == [Set(rules)])
    solver.remove(rules[2])
    #expect(isClose(solver.solved(x, y), [6, 4]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [1.0 / 3, 0.25]) func aCycleOfSharesIsSolvedAtEveryWidth(factor: Double) {
    // Three widths, each `factor` of the one before plus 10. A preference ties the third to the root, but
    // the cycle determines it: w = 10 / (1 − factor) for all three at every width of the root. Without
    // one link, the chain follows the root.
    var solver = Solver()
    let root = solver.addVariable(.size)
    let ring = (0..<3).map { _ in solver.addVariable(.size) }
    var links = (0..<3).map { solver.require([1 * ring[($0 + 1) % 3], -factor * ring[$0]], .equal, 10) }
    solver.prefer([1 * ring[2], -1 * root], .equal, 0, at: 750)
    for width in [320.0, 33.3, 1e6] {
      solver.suggest(width, for: root)
      let fixed = 10 / (1 - factor)
      #expect(isClose(solver.solved(ring[0], ring[1], ring[2]), [fixed, fixed, fixed]), "closed at \(width)")
      solver.remove(links[2])
      let second = (width - 10) / factor
      #expect(
        isClose(solver.solved(ring[0], ring[1], ring[2]), [(second - 10) / factor, second, width]),
        "open at \(width)")
      links[2] = solver.require([1 * ring[0], -factor * ring[2]], .equal, 10)
    }
    #expect(isClose(solver.solved(ring[0]), [10 / (1 - factor)]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func theSameEqualityAHundredTimesIsOneEquality() {
    var solver = Solver()
    let first = solver.addVariable(.size)
    let second = solver.addVariable(.size)
    let root = solver.addVariable(.size)
    for index in 1...100 {
      let factor = Double(index) / 3
      solver.require([factor * first, factor * second, -factor * root], .equal, -factor * 16)
    }
    solver.require([1 * first, -1 * second], .equal, 0)
    for width in [216.0, 320, 16] {
      solver.suggest(width, for: root)
      #expect(isClose(solver.solved(first, second), [(width - 16) / 2, (width - 16) / 2]))
      #expect(solver.conflicts.isEmpty, "width \(width)")
    }
  }

  @Test func manyPlanesMeetInOnePoint() {
    var solver = Solver()
    let (first, second) = (solver.addVariable(.position), solver.addVariable(.position))
    for (one, two) in [(1.0, 0.0), (0, 1), (1, 1), (2, 1), (1, 2), (3, 1), (1, 3)] {
      solver.require([one * first, two * second], .greaterThanOrEqual, 10 * (one + two))
    }
    for (one, two) in [(1.0, -1.0), (-1, 1)] {
      solver.require([one * first, two * second], .greaterThanOrEqual, 0)
    }
    for variable in [first, second] { solver.prefer([1 * variable], .equal, 0, at: 500) }
    #expect(isClose(solver.solved(first, second), [10, 10]))
  }

  @Test func bealesExampleDoesNotCycle() {
    // Beale 1955: with the largest pivots the search cycles without end. The
    // optimum is 1/20 at (1/25, 0, 1, 0).
    var solver = Solver()
    let size = (0..<4).map { _ in solver.addVariable(.size) }
    func sum(_ factors: [Double]) -> [Term] { zip(factors, size).map { $0 * $1 } }
    solver.require(sum([0.25, -60, -0.04, 9]), .lessThanOrEqual, 0)
    solver.require(sum([0.5, -90, -0.02, 3]), .lessThanOrEqual, 0)
    solver.require([1 * size[2]], .lessThanOrEqual, 1)
    solver.prefer(sum([0.75, -150, 0.02, -6]), .greaterThanOrEqual, 1, at: 500)
    solver.solve()
    #expect(isClose(size.map { solver.value(of: $0) }, [0.04, 0, 1, 0]))
  }

  @Test(arguments: 2...8) func theKleeMintyCubeIsClimbed(dimension: Int) {
    // 2 Σ 2^(i−j) x[j] + x[i] ≤ 5^i: the sum Σ 2^(n−j) x[j] is largest, 5^n, with all but the last 0.
    var solver = Solver()
    let size = (0..<dimension).map { _ in solver.addVariable(.size) }
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { value, _ in value * base }
    }
    for row in 0..<dimension {
      let terms = (0..<row).map { power(2, row - $0 + 1) * size[$0] }
      solver.require(terms + [1 * size[row]], .lessThanOrEqual, power(5, row + 1))
    }
    solver.prefer(
      size.enumerated().map { power(2, dimension - 1 - $0) * $1 }, .greaterThanOrEqual, 1e7, at: 500)
    solver.solve()
    let expected = Array(repeating: 0, count: dimension - 1) + [power(5, dimension)]
    #expect(isClose(size.map { solver.value(of: $0) }, expected), "\(size.map { solver.value(of: $0) })")
  }

  @Test(arguments: [2, 3, 5]) func anAssignmentIsFoundAmongTies(count: Int) {
    // Rows and columns of widths add up to 1, one equality more than necessary. Preferences
    // pull the widths off the diagonal to 0.
    var solver = Solver()
    let cells = (0..<count).map { _ in (0..<count).map { _ in solver.addVariable(.size) } }
    for line in 0..<count {
      solver.require(cells[line].map { 1 * $0 }, .equal, 1)
      solver.require(cells.map { 1 * $0[line] }, .equal, 1)
      for column in 0..<count where column != line {
        solver.prefer([1 * cells[line][column]], .lessThanOrEqual, 0, at: 500)
      }
    }
    solver.solve()
    let expected = (0..<count).flatMap { line in (0..<count).map { $0 == line ? 1.0 : 0 } }
    #expect(isClose(cells.flatMap { $0 }.map { solver.value(of: $0) }, expected))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func roundingInTheTableauDoesNotOutweighALowerLevel() {
    // With thirds, an exchange leaves 2.8e-17 instead of 0. Taken for a slope of the upper level,
    // it hid that x = −1, w = 2 is better.
    var solver = Solver()
    let first = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let second = solver.addVariable(.position)
    let (one, other) = (solver.addVariable(.size), solver.addVariable(.size))
    solver.require([-2 * second, -1 * width, 1 * first], .lessThanOrEqual, 0)
    solver.prefer([1 * second, -1 * other, 1 * one], .lessThanOrEqual, -1, at: 500)
    solver.prefer([-1 * first], .equal, 0, at: 500)
    let moving = solver.prefer([1 * one, (1.0 / 3) * other], .equal, 1, at: 750)
    solver.require([1 * second, -1 * width], .lessThanOrEqual, 0)
    solver.solve()
    solver.setConstant(0, of: moving)
    let values = solver.solved(first, width, second, one, other)
    let violation = abs(values[0]) + max(0, values[2] - values[4] + values[3] + 1)
    #expect(isClose([violation], [0]), "level 500 at \(values)")
  }

  @Test func slopesThatCancelExceptForRoundingAreZero() async {
    // u = w[2] − x / 3 costs |u + 11| + |u − 6| @750, which is constant between −11 and 6; so x == 1 @250.5
    // decides. A slope of 5.6e-17 there would let the search alternate without end, so the test runs in a
    // process of its own with an alarm.
    await #expect(processExitsWith: .success) {
      alarm(10)
      var solver = Solver()
      let first = solver.addVariable(.size)
      let second = solver.addVariable(.position)
      let third = solver.addVariable(.size)
      solver.require([-1.25 * second], .greaterThanOrEqual, -6)
      solver.require([-1 * first, (1.0 / 3) * second], .equal, -9)
      solver.prefer([-1 * third, 1 * first], .equal, 20, at: 750)
      solver.prefer([-1 * second, 1 * third, 2 * first], .equal, 24, at: 750)
      solver.prefer([4 * second], .equal, -6, at: 250)
      solver.prefer([1 * second], .equal, 1, at: 250.5)
      let values = solver.solved(first, second, third)
      // first = 9 + 1 / 3; u >= −1 / 3 costs nothing up to 6, and the size is as small as possible.
      let expected: [Double] = [28.0 / 3, 1, 0]
      precondition(isClose(values, expected), "\(values)")
    }
  }

  @Test func factorsThatAddUpToZeroAreZero() {
    // x/3 + x/3 − x + x/3 is 0 · x, not 5.6e-17 · x.
    for order in [[1.0, 1, -3, 1], [1, 1, 1, -3], [-3, 1, 1, 1]] {
      var solver = Solver()
      let position = solver.addVariable(.position)
      solver.require([-1 * position], .greaterThanOrEqual, 0)
      solver.prefer([-1 * position], .equal, -1, at: 500)
      solver.require(order.map { $0 / 3 * position }, .lessThanOrEqual, 1)
      #expect(isClose(solver.solved(position), [0]))
      #expect(solver.conflicts.isEmpty, "\(order)")
    }
  }

  @Test func factorsThatAddUpToZeroDetermineNothing() {
    // x/3 + x/3 − x + x/3 == 1 means 0 == 1; divided by 5.6e-17 it would mean x == 1.8e16.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let impossible = solver.require([1, 1, -3, 1].map { $0 / 3 * position }, .equal, 1)
    #expect(isClose(solver.solved(position), [0]))
    #expect(solver.conflicts.map(\.broken) == [impossible])
  }

  @Test func aPreferenceDoesNotMoveAValueBetweenEqualBounds() {
    // w >= 50 and w <= 50 leave one value, and no preference moves it.
    var solver = Solver()
    let width = solver.addVariable(.size)
    solver.require([1 * width], .greaterThanOrEqual, 50)
    solver.require([1 * width], .lessThanOrEqual, 50)
    solver.prefer([1 * width], .equal, 80, at: 999)
    #expect(isClose(solver.solved(width), [50]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func rulesThatCenterAViewTwiceAgree() {
    // 2x + w == W, x == 10 and x + w == W − 10 are three rules for two unknowns that agree at every W.
    var solver = Solver()
    let position = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let root = solver.addVariable(.size)
    solver.require([1 * position, 0.5 * width, -0.5 * root], .equal, 0)
    solver.require([1 * position], .equal, 10)
    solver.require([1 * position, 1 * width, -1 * root], .equal, -10)
    for size in [320.0, 33.3, 20, 1e6] {
      solver.suggest(size, for: root)
      #expect(isClose(solver.solved(position, width), [10, size - 20]))
      #expect(solver.conflicts.isEmpty, "width \(size)")
    }
  }
}
