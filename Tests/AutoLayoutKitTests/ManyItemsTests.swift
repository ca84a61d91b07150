import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Blocks with more items than a person writes by hand.
@MainActor
struct ManyItemsTests {
  private let root = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 5000))

  /// Returns new views inside another view.
  private func views(_ count: Int, in view: AutoLayoutKitView) -> [Box] {
    let views = (0..<count).map { _ in Box() }
    for box in views { view.addSubview(box) }
    return views
  }

  @Test(arguments: [1, 15, 16, 17, 63, 64, 65, 300]) func eachOfManyViewsLeavesItsMask(count: Int) {
    let cells = views(count, in: root)
    let icons = cells.map { views(1, in: $0)[0] }
    root.tk_constraint { make in
      make.inset(top: 3, left: 5, bottom: 11, right: 17).xEqual(cells)
      make.inset(top: 3, left: 5, bottom: 11, right: 17).yPlace(cells, make.wall)
      make.height(cells) == 13
      for (cell, icon) in zip(cells, icons) { make.ref(cell).inset(2).equal(icon) }
    }
    root.layoutIfNeeded()
    for (index, icon) in icons.enumerated() {
      let cell = CGRect(x: 5, y: 3 + 13 * CGFloat(index), width: 200 - 5 - 17, height: 13)
      let inner = CGRect(x: 2, y: 2, width: cell.width - 2 - 2, height: cell.height - 2 - 2)
      expectFrames(("cell \(index)", cells[index], cell), ("icon \(index)", icon, inner))
    }
    let masked = (cells + icons).filter(\.translatesAutoresizingMaskIntoConstraints)
    #expect(masked.isEmpty && root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [2, 23, 24, 25, 40]) func aViewThatComesTwiceInAChainIsPlacedOnce(count: Int) {
    let cells = views(count, in: root)
    let reports: [AutoLayoutKitReport] = collectReports {
      root.tk_constraint { make in
        make.yPlace(cells, cells[count / 2], make.wall)
        make.height(cells) == 7
        make.xEqual(cells)
      }
    }
    root.layoutIfNeeded()
    #expect(reports.map(\.reason) == [.repeatedItem])
    #expect(reports.first?.item === cells[count / 2])
    for (index, cell) in cells.enumerated() {
      let frame = CGRect(x: 0, y: 7 * CGFloat(index), width: 200, height: 7)
      expectFrames(("cell \(index)", cell, frame))
    }
  }

  @Test func aViewOutsideIsLeftOutByEachVerbAmongManyInside() {
    let cells = views(40, in: root)
    let stranger = Box()
    let all = cells[..<20] + [stranger] + cells[20...]
    let reports: [AutoLayoutKitReport] = collectReports {
      root.tk_constraint { make in
        make.yPlace(all, make.wall)
        make.height(all) == 7
        make.xEqual(all)
      }
    }
    root.layoutIfNeeded()
    #expect(reports.map(\.verb) == ["yPlace", "height", "xEqual"])
    #expect(reports.allSatisfy { $0.reason == .notInContainer && $0.item === stranger })
    for (index, cell) in cells.enumerated() {
      let frame = CGRect(x: 0, y: 7 * CGFloat(index), width: 200, height: 7)
      expectFrames(("cell \(index)", cell, frame))
    }
    #expect(stranger.translatesAutoresizingMaskIntoConstraints && stranger.constraints.isEmpty)
  }

  @Test func aViewMovedOutAfterItWasPlacedIsReportedAtTheEnd() {
    let cells = views(20, in: root)
    let other = Box()
    var group = AutoLayoutKitConstraintGroup()
    let reports: [AutoLayoutKitReport] = collectReports {
      group = root.tk_constraint { make in
        make.xEqual(cells)
        other.addSubview(cells[7])
        make.yTop(cells)
      }
    }
    // The left, right and top edge of one view.
    #expect(reports.map(\.reason) == Array(repeating: .noCommonSuperview, count: 3))
    #expect(reports.allSatisfy { $0.item === cells[7] })
    #expect(group.isInstalled && group.constraints.count == 3 * (20 - 1))
  }
}
