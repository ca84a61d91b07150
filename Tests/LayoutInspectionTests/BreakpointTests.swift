import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

/// A row of a title and a time, whose widths are arithmetic.
@MainActor
private final class Row: UIView {
  let title = UIView()
  let time = UIView()

  convenience init(_ body: (Row, AutoLayoutKitMaker) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    addSubview(title)
    addSubview(time)
    tk_constraint { body(self, $0) }
    layoutIfNeeded()
  }
}

@MainActor
@Suite struct BreakpointTests {
  private func sizes(_ found: [LayoutBreakpoint]) -> [CGFloat] {
    found.map { ($0.size * 1e6).rounded() / 1e6 }
  }

  @Test func aFixedRowHasNoBreakpoint() {
    let row = Row { row, make in
      make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      make.yEqual(row.title, row.time)
      make.width(row.time) == 40
      make.xPlace(row.title, 8, row.time)
    }
    #expect(breakpoints(of: row, axis: .horizontal, in: 70...500).isEmpty)
  }

  @Test func aLimitIsABreakpoint() throws {
    // |-5-[title <= 120]-8-[time]-11-|  at priorities: the title grows first, up to 120 points.
    let row = Row { row, make in
      make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      make.yEqual(row.title, row.time)
      make.width(row.title) <= 120
      make.priority(.low).width(row.title) == 120
      make.width(row.time) >= 40
      make.xPlace(row.title, 8, row.time)
    }
    let found = breakpoints(of: row, axis: .horizontal, in: 100...500)
    let needed: CGFloat = 5 + 120 + 8 + 40 + 11
    #expect(sizes(found) == [needed])
    let changes = try #require(found.first?.changes)
    #expect(changes.map(\.view) == ["title", "time"])
    let expected: [LayoutBreakpoint.Change] = [.isFixedAbove(.horizontal), .isFixedBelow(.horizontal)]
    #expect(changes.map(\.change) == expected)
  }

  @Test func aTextWrapsAtTheWidthOfItsLine() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let label = UILabel()
    label.text = "one two"
    label.numberOfLines = 0
    view.addSubview(label)
    view.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      make.xEqual(label)
      make.yPlace(label, make.wall)
    }
    let word = UILabel()
    word.text = "one"
    let least = 5 + word.intrinsicContentSize.width + 11
    let found = breakpoints(of: view, axis: .horizontal, in: (least + 1)...400)
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.changes.first?.change == .lines(below: 2, above: 1))
    // The width of the label is rounded up to a point; the text itself fits in less than that.
    let whole = UILabel()
    whole.text = "one two"
    let width = whole.intrinsicContentSize.width + 16
    #expect(only.size <= width && only.size > width - 1.002)
    let line = word.intrinsicContentSize.height
    for (change, lines) in [(-1e-5, 2), (1e-5, 1)] {
      view.frame.size.width = only.size + change
      view.layoutIfNeeded()
      #expect((label.frame.height / line).rounded() == CGFloat(lines))
    }
  }

  @Test func aConditionInLayoutSubviewsIsABreakpoint() {
    final class Turning: UIView {
      let box = UIView()
      override func layoutSubviews() {
        if box.superview == nil { addSubview(box) }
        let side: CGFloat = bounds.width > 217 ? 30 : 10
        box.frame = CGRect(x: 1, y: 2, width: side, height: 4)
        super.layoutSubviews()
      }
    }
    let view = Turning(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    view.layoutIfNeeded()
    #expect(sizes(breakpoints(of: view, axis: .horizontal, in: 100...500)) == [217])
  }

  @Test func aCurveIsSampled() {
    final class Curve: UIView {
      let box = UIView()
      private(set) var layoutCount = 0
      override func layoutSubviews() {
        if box.superview == nil { addSubview(box) }
        box.frame = CGRect(x: 1, y: 2, width: 3, height: bounds.width * bounds.width / 1000)
        layoutCount += 1
        super.layoutSubviews()
      }
    }
    let view = Curve(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    view.layoutIfNeeded()
    _ = breakpoints(of: view, axis: .horizontal, in: 200...320)
    // 480 samples at a distance of a quarter point, and the search for lines between them.
    #expect(view.layoutCount < 5000, "\(view.layoutCount)")
  }

  @Test func theTreeHasItsSizeAfterwards() {
    let row = Row { row, make in
      make.yEqual(row.title, row.time)
      make.width(row.title) <= 120
      make.xPlace(row.title, row.time)
    }
    let frames = [row.frame, row.title.frame, row.time.frame]
    _ = breakpoints(of: row, axis: .horizontal)
    #expect([row.frame, row.title.frame, row.time.frame] == frames)
  }
}
