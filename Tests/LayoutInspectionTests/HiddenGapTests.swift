import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// Gaps that hidden views leave.
@MainActor @Suite struct HiddenGapTests {
  private let screen = CheckedScreen()
  private let file = "HiddenGapTests.swift"

  /// Places a column of three texts, of which the second one can be hidden.
  private func placeColumn(isCollapsing: Bool = false) -> Int {
    for view in [screen.title, screen.inner, screen.time] { screen.addSubview(view) }
    let line = #line + 4
    screen.tk_constraint { make in
      make.xLeft(screen.title, screen.inner, screen.time)
      let column = isCollapsing ? make.collapsing : make
      column.yPlace(20, screen.title, 8, screen.inner, 6, screen.time, make.wall)
    }
    return line
  }

  @Test func aColumnThatKeepsThePlaceOfAHiddenViewIsNamed() {
    screen.inner.isHidden = true
    let line = placeColumn()
    let free = Int(8 + screen.inner.intrinsicContentSize.height + 6)
    #expect(
      problems(in: screen).map(\.description) == [
        "\"inner\" is hidden, and the column at \(file):\(line) still keeps its place: \(free) points are"
          + " free"
          + " between \"title\" and \"time\". Write make.collapsing.yPlace(…), and run the block again with"
          + " replace: when it is shown or hidden."
      ])
  }

  @Test func aVisibleATransparentAndACollapsedViewLeaveNoGap() {
    screen.inner.isHidden = true
    _ = placeColumn(isCollapsing: true)
    #expect(problems(in: screen).map(\.description) == [])
    let other = HiddenGapTests()
    other.screen.inner.alpha = 0
    _ = other.placeColumn()
    #expect(problems(in: other.screen).map(\.description) == [])
  }

  @Test func aHiddenViewAtTheEndOfARowIsRight() {
    for view in [screen.title, screen.time] { screen.addSubview(view) }
    screen.time.isHidden = true
    screen.tk_constraint { make in
      make.xPlace(12, screen.title, 8, screen.time, make.wall)
      make.yTop(screen.title, screen.time)
    }
    #expect(problems(in: screen).map(\.description) == [])
  }

  @Test func cellsThatStayAlignedAreRight() {
    let cells = (0..<2).map { _ in CheckedScreen() }
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    for (index, cell) in cells.enumerated() {
      list.addSubview(cell)
      cell.frame.origin.y = CGFloat(index) * 400
      for view in [cell.photo, cell.title, cell.time] { cell.addSubview(view) }
      cell.title.isHidden = index == 0
      cell.tk_constraint { make in
        make.xPlace(12, cell.photo, 8, cell.title, 8, cell.time, make.wall)
        make.yTop(cell.photo, cell.title, cell.time)
      }
    }
    #expect(problems(in: list).map(\.description) == [])
    cells[1].title.isHidden = true
    #expect(problems(in: list).map(\.kind) == [.hiddenGap])
  }
}
