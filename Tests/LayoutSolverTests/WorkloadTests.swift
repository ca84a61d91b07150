import LayoutSolver
import LayoutWorkloads
import TestSupport
import Testing

/// The workloads against their hand-written frames.
struct WorkloadTests {
  /// A drag that jumps, repeats a width, and stops between two points.
  private let drag = [320.0, 200, 400, 399, 254, 254, 253.5, 201, 300, 299.75, 400, 200, 333]

  private func expect(
    _ built: SolvedWorkload, at width: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = built.frames
    let expected = built.workload.frames(at: width, isSwapped: built.isSwapped)
    let ending = built.isSwapped ? ", swapped" : ""
    let name =
      "\(built.workload.shape.rawValue), N = \(built.workload.count), width \(width)\(ending)"
    #expect(
      built.solver.conflicts.isEmpty, "\(name): \(built.solver.conflicts)", sourceLocation: sourceLocation)
    if zip(actual, expected).allSatisfy(isClose) && actual.count == expected.count { return }
    let lines = zip(actual, expected).enumerated().map { view, pair in
      let actual = pair.0
      let expected = pair.1
      return
        "\(isClose(actual, expected) ? " " : "!") \(view): expected \(line(expected)), actual \(line(actual))"
    }
    Issue.record("\(name)\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  private func isClose(_ left: Frame, _ right: Frame) -> Bool {
    let actual: [Double] = [left.x, left.y, left.width, left.height]
    let expected: [Double] = [right.x, right.y, right.width, right.height]
    return zip(actual, expected).allSatisfy { (actual: Double, expected: Double) -> Bool in
      abs(actual - expected) <= 1e-6 * max(1, abs(expected) / 1000)
    }
  }

  private func line(_ frame: Frame) -> String { "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))" }

  @Test(arguments: Workload.Shape.allCases, [1, 2, 10, 100]) func framesAreThoseCalculatedByHand(
    shape: Workload.Shape, count: Int
  ) {
    var built = SolvedWorkload(Workload(shape, count: count), width: 280)
    expect(built, at: 280)
    for width in drag {
      built.resize(to: width)
      expect(built, at: width)
    }
  }

  @Test(arguments: Workload.Shape.allCases, [10, 100]) func aSwapChangesTheFramesBehindIt(
    shape: Workload.Shape, count: Int
  ) {
    var built = SolvedWorkload(Workload(shape, count: count), width: 280)
    for width in [280.0, 400, 210] {
      built.resize(to: width)
      for _ in 0..<3 {
        built.swap()
        expect(built, at: width)
      }
    }
  }

  @Test func aThousandCellsAreRightAtEveryWidth() {
    var built = SolvedWorkload(Workload(.cells, count: 1000), width: 400)
    for step in 0...TestEffort.choose(all: 200, usually: 10) {
      // 200, 271, 342, 212 ...: whole widths, each once, in jumps
      let width = 200 + Double(step * 71 % 201)
      built.resize(to: width)
      expect(built, at: width)
    }
  }

  @Test func threeHundredCoupledLabelsAreRightAtManyWidths() {
    var built = SolvedWorkload(Workload(.coupledRow, count: 300), width: 400)
    for step in 0...TestEffort.choose(all: 66, usually: 12) {
      // 200, 287, 374, 260 ...: every third whole width, each once, in jumps past the width at which the
      // label in the middle changes from growing to shrinking.
      let width = 200 + Double(step * 29 % 67) * 3
      built.resize(to: width)
      if step % 20 == 10 { built.swap() }
      expect(built, at: width)
    }
  }

  @Test func aResizedRootChangesOnlyTheValuesThatFollowIt() {
    var built = SolvedWorkload(Workload(.chain, count: 100), width: 280)
    built.resize(to: 300)
    // the root's width and the width of each of the 100 views
    #expect(built.solver.changed.count == 101)
  }
}
