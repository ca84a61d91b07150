import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A screen of a header, four columns of fourteen rows, a badge and two bars: 60 views.
@MainActor private final class Screen {
  let root = Box(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
  let views = (0..<60).map { _ in Box() }
  let group = AutoLayoutKitConstraintGroup()

  init() {
    for view in views { root.addSubview(view) }
  }

  /// Places the screen in a state.
  ///
  /// 0: columns; 1: columns with other gaps; 2: the heads of the columns one behind the other.
  func place(_ state: Int, into group: AutoLayoutKitConstraintGroup) {
    root.tk_constraint(replace: group) { make in
      let gap = [8.0, 13, 8][state]
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      let header = views[0]
      let badge = views[1]
      make.xEqual(header)
      make.height(header) == [60, 44, 60][state]
      make.ref(header).center(badge, by: (gap, 0))
      make.size(badge) == (20, 20)
      make.xPlace(.flexible, views[2], gap, views[3], .flexible)
      make.yBottom(views[2], views[3])
      make.size(views[2], views[3]) == (make.w * 0.25, 30)
      let columns: [[Box]] = (0..<4).map { Array(views[(4 + 14 * $0)..<(18 + 14 * $0)]) }
      let heads: [Box] = columns.map { $0[0] }
      make.yTop(header)
      for (number, column) in columns.enumerated() {
        let rest = Array(column.dropFirst())
        make.yPlace(after: header, parts(column, gap) + [gap], before: views[2])
        make.height(rest) == AutoLayoutKitAttribute(column[0], .height)
        if state == 2, number > 0 {
          make.ref(heads[0]).xEqual(column)
        } else {
          make.ref(column[0]).xEqual(rest)
        }
      }
      if state == 2 { return _ = make.xEqual(heads[0]) }
      make.xPlace(parts(heads, gap) + [gap])
      make.width(Array(heads.dropFirst())) == AutoLayoutKitAttribute(heads[0], .width)
    }
  }

  /// Returns the counts of kept, updated, removed and added constraints when the screen changes to `state`.
  static func change(to state: Int) -> [Int] {
    // The header without its height, the badge, and the two bars; the heights in four
    // columns; a column along x below its head.
    let bars = 3 + 4 + (6 + 2 + 4)
    let heights = 4 * 13
    let rows = 13 * 2
    // The constraints that contain the gap: the badge along x, one between the bars, and four columns with
    // the views below them; the header's height is 1 more.
    let gaps = 1 + 1 + 4 * 15
    let others = bars - 2 + heights + rows
    // Heads in a row: 5 along x, all with a gap, and 3 widths. One behind the
    // other: 2 for each row and each head.
    let beside = 3 * rows + 5 + 3
    let behind = 3 * 14 * 2 + 2
    switch state {
    case 1: return [others + beside - 5, gaps + 1 + 5, 0, 0]
    // The left edge of the first head is tied to that of the root in both, with the gap or without.
    case 2: return [others, gaps + 1 + 1, beside - 1, behind - 1]
    default: return [others + gaps + 1, 1, behind - 1, beside - 1]
    }
  }

  /// Returns each view after a gap.
  private func parts(_ views: [Box], _ gap: Double) -> [any AutoLayoutKitChainPart] {
    var parts: [any AutoLayoutKitChainPart] = []
    for view in views { parts += [gap, view] as [any AutoLayoutKitChainPart] }
    return parts
  }

  var frames: [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }
}

/// A screen that changes repeatedly from state to state.
@MainActor
struct StatesTests {
  private func counts(_ group: AutoLayoutKitConstraintGroup) -> [Int] {
    [group.lastChange.kept, group.lastChange.updated, group.lastChange.removed, group.lastChange.added]
  }

  /// Returns the frames of each state in a new layout, and the number of its constraints.
  private func freshStates() -> (frames: [[CGRect]], counts: [Int]) {
    let screens = (0..<3).map { _ in Screen() }
    for (state, screen) in screens.enumerated() { screen.place(state, into: screen.group) }
    return (screens.map(\.frames), screens.map { $0.group.constraints.count })
  }

  @Test func manyChangesTouchOnlyDifferences() {
    let screen = Screen()
    let fresh = freshStates()
    #expect(
      fresh.frames[0] != fresh.frames[1] && fresh.frames[1] != fresh.frames[2]
        && fresh.frames[2] != fresh.frames[0])
    screen.place(0, into: screen.group)
    let held = screen.root.constraints.count
    for round in 1...TestEffort.choose(all: 3_000, usually: 300) {
      let state = round % 3
      screen.place(state, into: screen.group)
      let change = counts(screen.group)
      if change != Screen.change(to: state) || change[0] + change[1] + change[3] != fresh.counts[state] {
        Issue.record("round \(round): \(change) instead of \(Screen.change(to: state))")
        return
      }
      if round < 10 || round % 100 < 3,
        zip(screen.frames, fresh.frames[state]).contains(where: { !$0.isNear($1) })
      {
        Issue.record("round \(round): \(screen.frames) instead of \(fresh.frames[state])")
        return
      }
    }
    screen.place(0, into: screen.group)
    #expect(screen.root.constraints.count == held && screen.root.layoutGuides.count == 2)
  }

  #if canImport(UIKit)
    @Test func aStateMayChangeInsideAnAnimation() {
      let screen = Screen()
      let fresh = freshStates()
      for state in [0, 2, 1, 0] {
        UIView.animate(withDuration: 0.25) {
          screen.place(state, into: screen.group)
          screen.root.layoutIfNeeded()
        }
        #expect(
          zip(screen.views.map(\.frame), fresh.frames[state]).allSatisfy { $0.isNear($1) }, "state \(state)")
      }
    }
  #endif

  #if os(Linux)
    /// Runs in a process of its own, because resident memory is measured for a whole process.
    @Test(.enabled(if: TestEffort.isThorough)) func memoryDoesNotGrowFromStateToState() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let growth: Int = try Screen().growth(inRounds: 2_000, after: 2_500)
        // A constraint that is not freed in each round would take more than 300,000 bytes.
        #expect(growth < 100_000)
      }
    }
  #endif
}

#if os(Linux)
  extension Screen {
    /// Returns the growth of the resident memory, in bytes, from the end of
    /// the warm-up to the end of the rounds.
    fileprivate func growth(inRounds rounds: Int, after warmUp: Int) throws -> Int {
      // The first reading of the file allocates memory that stays.
      _ = try bytes(afterRounds: 0)
      let before = try bytes(afterRounds: warmUp)
      return try bytes(afterRounds: rounds) - before
    }

    /// Returns the resident memory after `rounds` changes of state, in bytes.
    private func bytes(afterRounds rounds: Int) throws -> Int {
      for round in 0..<rounds {
        place(round % 3, into: group)
        root.layoutIfNeeded()
      }
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return (Int(pages[1]) ?? 0) * 4096
    }
  }
#endif

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
      < 1e-6
  }
}
