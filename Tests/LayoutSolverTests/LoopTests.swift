import LayoutSolver
import LayoutWorkloads
import Testing

/// Cycles of required equalities: one variable is determined by the cycle as a
/// whole, the others by that variable.
struct LoopTests {
  /// Columns with the given gaps between them and the edges of a window, each `ratio`
  /// times as wide as the one before.
  private struct Columns {
    var solver = Solver()
    let window: Variable
    private(set) var left: [Variable] = []
    private(set) var widths: [Variable] = []
    private(set) var ties: [ConstraintID] = []
    private(set) var closing: ConstraintID

    init(count: Int, gap: Double, ratio: Double = 1, width: Double) {
      window = solver.addVariable(.size)
      closing = ConstraintID(index: 0)
      for index in 0..<count {
        left.append(solver.addVariable(.position))
        widths.append(solver.addVariable(.size))
        if index == 0 {
          solver.require([1 * left[0]], .equal, gap)
        } else {
          solver.require([1 * left[index], -1 * left[index - 1], -1 * widths[index - 1]], .equal, gap)
          ties.append(solver.require([1 * widths[index], -ratio * widths[index - 1]], .equal, 0))
        }
      }
      closing = solver.require([1 * left[count - 1], 1 * widths[count - 1], -1 * window], .equal, -gap)
      solver.suggest(width, for: window)
      solver.solve()
    }

    /// Returns the widths by the sum of a geometric series.
    func expectedWidths(gap: Double, ratio: Double = 1, width: Double) -> [Double] {
      let powers = widths.indices.reduce(into: [Double]()) { powers, _ in
        powers.append((powers.last.map { $0 * ratio }) ?? 1)
      }
      let first = (width - gap * Double(widths.count + 1)) / powers.reduce(0, +)
      return powers.map { $0 * first }
    }

    var actualWidths: [Double] { widths.map { solver.value(of: $0) } }
  }

  @Test(arguments: [2, 3, 7, 40]) func equalWidthsShareTheWidthBesideTheGaps(count: Int) {
    var columns = Columns(count: count, gap: 4, width: 1000)
    #expect(isClose(columns.actualWidths, columns.expectedWidths(gap: 4, width: 1000)))
    #expect(columns.solver.work.blocksBuilt == 0)
    for width in [900.0, 1200, 1201, 1202, 333] {
      columns.solver.suggest(width, for: columns.window)
      columns.solver.solve()
      #expect(
        isClose(columns.actualWidths, columns.expectedWidths(gap: 4, width: width)),
        "\(count) columns in \(width)")
    }
  }

  @Test(arguments: [1.0 / 3, 0.25, 1.5, 2]) func widthsInProportionShareTheWidthBesideTheGaps(ratio: Double) {
    let columns = Columns(count: 9, gap: 5, ratio: ratio, width: 777)
    #expect(isClose(columns.actualWidths, columns.expectedWidths(gap: 5, ratio: ratio, width: 777)))
    #expect(columns.solver.work.blocksBuilt == 0)
  }

  @Test func aCycleThatWouldLosePrecisionIsNotTorn() {
    // Each position is a quarter of the sum of its neighbors: an error at one
    // end grows by 2 + √3 with each step.
    var solver = Solver()
    let positions = (0..<60).map { _ in solver.addVariable(.position) }
    solver.require([1 * positions[0]], .equal, 10)
    solver.require([1 * positions[59]], .equal, 20)
    for index in 1..<59 {
      solver.require([4 * positions[index], -1 * positions[index - 1], -1 * positions[index + 1]], .equal, 0)
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for index in 1..<59 {
      let residual =
        4 * solver.value(of: positions[index]) - solver.value(of: positions[index - 1])
        - solver.value(of: positions[index + 1])
      #expect(residual.magnitude < 1e-9, "position \(index) is off by \(residual)")
    }
    // From 10 the value falls by 2 − √3 with each step: after nine steps the other end has no effect.
    #expect((solver.value(of: positions[1]) - 10 * (2 - 3.0.squareRoot())).magnitude < 1e-9)
  }

  @Test func aMemberCanBeExchangedAndRestored() {
    var columns = Columns(count: 4, gap: 10, width: 450)
    // The third width is twice the second instead of equal: 1 + 1 + 2 + 2 shares of 400.
    columns.solver.remove(columns.ties[1])
    let twice = columns.solver.require([1 * columns.widths[2], -2 * columns.widths[1]], .equal, 0)
    columns.solver.solve()
    let share: Double = 400 / 6
    #expect(isClose(columns.actualWidths, [share, share, 2 * share, 2 * share]))
    columns.solver.remove(twice)
    columns.solver.require([1 * columns.widths[2], -1 * columns.widths[1]], .equal, 0)
    columns.solver.solve()
    #expect(isClose(columns.actualWidths, [100, 100, 100, 100]))
  }

  @Test func withoutItsClosingEqualityTheLoopIsOpen() {
    var columns = Columns(count: 3, gap: 10, width: 340)
    #expect(isClose(columns.actualWidths, [100, 100, 100]))
    columns.solver.remove(columns.closing)
    columns.solver.prefer([1 * columns.widths[1]], .equal, 70, at: 500)
    columns.solver.solve()
    #expect(isClose(columns.actualWidths, [70, 70, 70]))
    columns.solver.require([1 * columns.left[2], -1 * columns.window], .equal, -60)
    columns.solver.solve()
    // left[2] = 280 = 30 + 2 widths
    #expect(isClose(columns.actualWidths, [125, 125, 125]))
  }

  @Test func aPinnedMemberIsContradictedByTheEdge() {
    var columns = Columns(count: 3, gap: 10, width: 340)
    let pin = columns.solver.require([1 * columns.widths[2]], .equal, 90)
    columns.solver.solve()
    // The new constraint is left out; its set is the whole loop, the gaps and the first edge.
    #expect(columns.solver.conflicts.map(\.broken) == [pin])
    #expect(columns.solver.conflicts.first?.constraints.count == 7)
    #expect(isClose(columns.actualWidths, [100, 100, 100]))
    columns.solver.remove(columns.closing)
    columns.solver.solve()
    #expect(columns.solver.conflicts.isEmpty)
    #expect(isClose(columns.actualWidths, [90, 90, 90]))
  }

  @Test func aWindowWithoutRoomForTheGapsBreaksOneAndNamesThem() {
    var columns = Columns(count: 3, gap: 10, width: 340)
    columns.solver.suggest(25, for: columns.window)
    columns.solver.solve()
    #expect(columns.solver.conflicts.count == 1)
    #expect(columns.actualWidths.allSatisfy { $0 >= 0 })
    columns.solver.suggest(340, for: columns.window)
    columns.solver.solve()
    #expect(columns.solver.conflicts.isEmpty)
    #expect(isClose(columns.actualWidths, [100, 100, 100]))
  }

  @Test func aSuggestedMemberLeavesTheLoopAndReturns() {
    var columns = Columns(count: 3, gap: 10, width: 340)
    let spare = columns.solver.addVariable(.position)
    columns.solver.require([1 * spare, -1 * columns.left[2]], .equal, 1)
    columns.solver.remove(columns.closing)
    columns.solver.suggest(50, for: columns.widths[1])
    #expect(isClose(columns.solver.solved(columns.widths[0], columns.left[2], spare), [50, 130, 131]))
    columns.solver.release(columns.widths[1])
    columns.solver.require([1 * columns.left[2], 1 * columns.widths[2], -1 * columns.window], .equal, -10)
    #expect(isClose(columns.solver.solved(columns.widths[0], columns.left[2], spare), [100, 230, 231]))
  }

  @Test func aLoopInsideAColumnOfAnotherLoopIsSolved() {
    // The second of three columns holds four columns of its own.
    var columns = Columns(count: 3, gap: 10, width: 340)
    var inner: [Variable] = []
    var edge = columns.left[1]
    var last: Variable?
    for _ in 0..<4 {
      let left = columns.solver.addVariable(.position)
      let width = columns.solver.addVariable(.size)
      columns.solver.require([1 * left, -1 * edge] + (last.map { [-1 * $0] } ?? []), .equal, 2)
      if let last { columns.solver.require([1 * width, -1 * last], .equal, 0) }
      edge = left
      last = width
      inner.append(width)
    }
    guard let last else { return }
    let right = [1 * edge, 1 * last, -1 * columns.left[1], -1 * columns.widths[1]]
    columns.solver.require(right, .equal, -2)
    for width in [340.0, 640, 650, 660, 340] {
      columns.solver.suggest(width, for: columns.window)
      columns.solver.solve()
      let outer = (width - 40) / 3
      #expect(isClose(columns.actualWidths, [outer, outer, outer]))
      #expect(
        isClose(inner.map { columns.solver.value(of: $0) }, Array(repeating: (outer - 10) / 4, count: 4)),
        "in \(width)")
    }
    #expect(columns.solver.work.blocksBuilt == 0)
  }

  @Test func labelsInColumnsAreSolvedOneByOne() {
    // A label in each column, as wide as its text but inside the column: no block is
    // built, although the columns form a loop.
    var columns = Columns(count: 3, gap: 10, width: 340)
    var labels: [Variable] = []
    for (index, width) in columns.widths.enumerated() {
      let label = columns.solver.addVariable(.size)
      columns.solver.require([1 * label, -1 * width], .lessThanOrEqual, -8)
      columns.solver.prefer([1 * label], .equal, 60 + 30 * Double(index), at: 750)
      labels.append(label)
    }
    columns.solver.solve()
    #expect(isClose(labels.map { columns.solver.value(of: $0) }, [60, 90, 92]))
    #expect(columns.solver.work.blocksBuilt == 0)
  }

  @Test(arguments: 3...49) func equalPartsDoNotDetermineTheirTotal(count: Int) {
    // Each part is 1/n of the total, and all together are the total: it stays undetermined,
    // in spite of the rounding of n/n − 1.
    var solver = Solver()
    let total = solver.addVariable(.size)
    let parts = (0..<count).map { _ in solver.addVariable(.size) }
    for part in parts { solver.require([1 * part, -1 / Double(count) * total], .equal, 0) }
    solver.require(parts.map { 1 * $0 } + [-1 * total], .equal, 0)
    solver.prefer([1 * total], .equal, 300, at: 500)
    #expect(isClose(solver.solved(total, parts[0]), [300, 300 / Double(count)]))
    #expect(solver.conflicts.isEmpty)
  }

  @Test func roundingDoesNotSolveAContradiction() {
    // a + b is 0.3 of the whole, so c, the difference from it, is 0, and 2c + c cannot be 15.
    var solver = Solver()
    let whole = solver.addVariable(.position)
    let a = solver.addVariable(.position)
    let b = solver.addVariable(.position)
    let c = solver.addVariable(.position)
    let d = solver.addVariable(.position)
    solver.require([1 * a, -0.1 * whole], .equal, 0)
    solver.require([1 * b, -0.2 * whole], .equal, 0)
    solver.require([1 * c, -1 * a, -1 * b, 0.3 * whole], .equal, 0)
    solver.require([1 * d, -2 * c], .equal, 0)
    solver.require([1 * d, 1 * c], .equal, 15)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: whole).magnitude < 1e6)
  }

  @Test func manyLoopsAreFoundInOnePass() {
    var counts: [Int] = []
    for count in [100, 200, 400] {
      var solver = Solver()
      var before: Variable?
      for index in 0..<count {
        let a = solver.addVariable(.position)
        let b = solver.addVariable(.position)
        let joint = solver.addVariable(.position)
        solver.require([1 * a, 1 * b], .equal, Double(index) + 10)
        solver.require([1 * a, -1 * b], .equal, 4)
        // The equality that joins neighbors is in no loop.
        solver.require([1 * joint, -1 * a, -1 * (before ?? b)], .equal, 1)
        before = joint
      }
      solver.solve()
      counts.append(solver.work.rowsTouched)
      #expect(solver.conflicts.isEmpty)
    }
    #expect(counts[2] <= 4 * counts[0] + 4, "\(counts)")
  }

  @Test func twoKindsOfColumnsNeedABlock() {
    // a b a b, where a + b = 120 follows from another edge: two variables tear the loop.
    var solver = Solver()
    let widths = (0..<4).map { _ in solver.addVariable(.size) }
    solver.require([1 * widths[0], -1 * widths[2]], .equal, 0)
    solver.require([1 * widths[1], -1 * widths[3]], .equal, 0)
    solver.require([1 * widths[0], 2 * widths[1]], .equal, 170)
    solver.require([1 * widths[2], 1 * widths[3]], .equal, 120)
    solver.solve()
    #expect(isClose(widths.map { solver.value(of: $0) }, [70, 50, 70, 50]))
  }

  @Test(arguments: [10, 20, 50]) func aSwappedCellChangesOnlyItsLine(side: Int) {
    var grid = SolvedWorkload(Workload(.grid, count: side * side), width: 300)
    for _ in 0..<3 {
      let before = grid.solver.work
      grid.swap()
      let after = grid.solver.work
      #expect(after.blocksBuilt == 0)
      let rows = after.rowsTouched - before.rowsTouched
      let values = after.valuesWritten - before.valuesWritten
      let eliminations = after.eliminations - before.eliminations
      // The cells after this one in its line: at most a width and a position each.
      #expect(
        max(rows, values, eliminations) <= 2 * side,
        "\(rows) rows, \(values) values, \(eliminations) eliminations")
    }
  }
}
