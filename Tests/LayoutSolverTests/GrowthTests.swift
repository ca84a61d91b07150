import LayoutSolver
import LayoutWorkloads
import Testing

/// The growth of the work with the layout, counted: exact, and the same on every machine.
struct GrowthTests {
  /// The counts that one step adds.
  private struct Cost {
    var counts: [(name: String, value: Int)]

    init(from before: Work, to after: Work) {
      counts = [
        ("eliminations", after.eliminations - before.eliminations), ("moves", after.moves - before.moves),
        ("rows touched", after.rowsTouched - before.rowsTouched),
        ("values written", after.valuesWritten - before.valuesWritten),
        ("blocks built", after.blocksBuilt - before.blocksBuilt),
      ]
    }

    var total: Int { counts.reduce(0) { $0 + $1.value } }
  }

  /// Returns the costs of building, resizing and swapping.
  private func costs(_ shape: Workload.Shape, _ count: Int) -> [(step: String, cost: Cost)] {
    var built = SolvedWorkload(Workload(shape, count: count), width: 280)
    let start = built.solver.work
    built.resize(to: 390)
    let resized = built.solver.work
    built.swap()
    return [
      ("build", Cost(from: Work(), to: start)), ("resize", Cost(from: start, to: resized)),
      ("swap", Cost(from: resized, to: built.solver.work)),
    ]
  }

  /// Expects that no count is more than `factor` times its earlier value, with a tolerance of a dozen.
  private func expectGrowth(
    atMost factor: Double, _ small: Cost, _ large: Cost, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (before, after) in zip(small.counts, large.counts) {
      #expect(
        Double(after.value) <= factor * Double(before.value) + 12,
        "\(name): \(after.name) grow from \(before.value) to \(after.value)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Workload.Shape.allCases) func twiceTheViewsAreTwiceTheWork(shape: Workload.Shape) {
    let steps = (costs(shape, 200), costs(shape, 400))
    // A grid of 400 is 20 × 20, one of 200 is 14 × 14: 2.05 times as many.
    for (small, large) in zip(steps.0, steps.1) {
      expectGrowth(atMost: 2.1, small.cost, large.cost, "\(shape.rawValue) \(small.step)")
    }
  }

  @Test(arguments: [1000, 2000]) func aChainIsBuiltInOnePass(count: Int) {
    // 4 values for each view and 2 for the root, each determined by one constraint.
    let steps = costs(.chain, count)
    #expect(steps[0].cost.total <= 3 * (4 * count + 2))
    // A new width changes the widths only.
    #expect(steps[1].cost.total <= 3 * (count + 2))
    // A new gap in the middle moves the views below it.
    #expect(steps[2].cost.total <= 3 * (count / 2 + 4))
  }

  @Test func suggestingTheSameValueDoesNotEndADrag() {
    var built = SolvedWorkload(Workload(.chain, count: 100), width: 280)
    for width in [300.0, 310, 320] { built.resize(to: width) }
    let before = built.solver.work.rowsTouched
    // The height is suggested again, with its present value.
    built.resize(to: 330)
    #expect(built.solver.work.rowsTouched == before)
  }

  @Test func aCellIsSwappedAlone() {
    for shape in [Workload.Shape.cells, .priorities] {
      let small = costs(shape, 100)[2].cost.total
      let large = costs(shape, 1000)[2].cost.total
      if shape == .cells {
        #expect(large <= small + 4, "\(small) to \(large)")
      } else {
        #expect(large <= 11 * small)
      }
    }
  }

  /// Returns the costs of labels below each other with intrinsic widths and heights, inside a root.
  ///
  /// With `isClosed`, the last label ends at the root's edge.
  private func labels(_ count: Int, isClosed: Bool) -> [(step: String, cost: Cost)] {
    var solver = Solver()
    let root = Axis.allCases.map { _ in solver.addVariable(.size) }
    var end: [Term] = []
    var texts: [ConstraintID] = []
    for index in 0..<count {
      let position = Axis.allCases.map { _ in solver.addVariable(.position) }
      let size = Axis.allCases.map { _ in solver.addVariable(.size) }
      solver.require([1 * position[0]], .equal, 16)
      solver.require([1 * position[0], 1 * size[0], -1 * root[0]], .lessThanOrEqual, -16)
      solver.require([1 * position[1]] + end, .equal, 4)
      end = [-1 * position[1], -1 * size[1]]
      for (axis, length) in [(0, Double(40 + index * 31 % 300)), (1, 20)] {
        texts.append(
          solver.prefer([1 * size[axis]], .lessThanOrEqual, length, at: index == count / 2 ? 249 : 250))
        solver.prefer([1 * size[axis]], .greaterThanOrEqual, length, at: 750)
      }
    }
    if isClosed { solver.require([1 * root[1]] + end, .equal, 4) }
    var steps: [(step: String, cost: Cost)] = []
    func step(_ name: String, _ body: (inout Solver) -> Void) {
      let before = solver.work
      body(&solver)
      solver.solve()
      steps.append((name, Cost(from: before, to: solver.work)))
    }
    step("build") { solver in
      solver.suggest(320, for: root[0])
      solver.suggest(24 * Double(count) + 50, for: root[1])
    }
    step("resize") { $0.suggest(300, for: root[0]) }
    step("text") { $0.setConstant(77, of: texts[count]) }
    return steps
  }

  @Test(arguments: [false, true]) func twiceTheLabelsAreTwiceTheWork(isClosed: Bool) {
    let sizes = isClosed ? [100, 200, 400] : [1000, 2000, 4000]
    let steps = sizes.map { labels($0, isClosed: isClosed) }
    for (small, large) in zip(steps, steps.dropFirst()) {
      for (before, after) in zip(small, large) {
        expectGrowth(
          atMost: 2.1, before.cost, after.cost,
          "labels, \(isClosed ? "closed" : "open") chain, \(before.step)")
      }
    }
  }
}
