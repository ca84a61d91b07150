import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Contents that share a length: the call that decides, from the solver and from the constraints alone.
@MainActor @Suite(.serialized) struct ShareTests {
  private final class Row: UIView {
    let preview = Content(210, 20)
    let label = Content(50, 20)
    let badge = Content(20, 20)
    let pill = UIView()
    let count = Content(12, 14)
    let text = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [preview, label, badge, pill, text] {
        addSubview(view)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      pill.addSubview(count)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let row = Row(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func remedies(
    _ check: (Row) -> [String], _ place: (AutoLayoutKitMaker) -> Void
  ) -> [String] {
    row.tk_constraint(place)
    silently { row.layoutIfNeeded() }
    return silently { check(row) }.compactMap { text in
      text.firstMatch(of: #/nothing says how: (.*?)\.( The frames|$)/#).map { String($0.1) }
    }
  }

  private static func solved(_ row: Row) -> [String] { problems(in: row, [.notAmbiguous]).map(\.description) }

  private static func examined(_ row: Row) -> [String] {
    AmbiguityFinding.read(in: row).map { $0.problem(in: row).description }
  }

  @Test(arguments: [false, true]) func theShorterContentHugsOnEitherSide(isFirst: Bool) {
    for check in [Self.solved, Self.examined] {
      let found = remedies(check) { make in
        if isFirst {
          make.xPlace(11, row.badge, 7, row.preview, 19)
        } else {
          make.xPlace(11, row.preview, 7, row.badge, 19)
        }
        make.yTop(row.preview, row.badge)
      }
      #expect(found == ["make.xHugging(badge) == .high"])
    }
  }

  @Test func aShorterContentKeepsItsLengthWhereTheRowIsTooNarrow() {
    row.frame.size.width = 200
    for check in [Self.solved, Self.examined] {
      let found = remedies(check) { make in
        make.xPlace(11, row.badge, 7, row.preview, 19)
        make.yTop(row.preview, row.badge)
      }
      // 200 − 11 − 7 − 19 = 163 < 20 + 210
      #expect(found == ["make.xCompression(badge) == .high + 1"])
    }
  }

  /// Both hug at `.high`: only a higher priority decides.
  @Test func aSharedHighPriorityNeedsARequiredOne() {
    for check in [Self.solved, Self.examined] {
      let found = remedies(check) { make in
        make.xPlace(11, row.preview, 7, row.badge, 19)
        make.yTop(row.preview, row.badge)
        make.xHugging(row.preview, row.badge) == .high
      }
      #expect(found == ["make.xHugging(badge) == .required"])
    }
  }

  /// Contents of 50 + 210 + 20 = 280 share 320 − 11 − 7 − 5 − 19 = 278 points, and later 378.
  @Test(arguments: [false, true]) func ofThreeContentsTheLongestTakesTheRest(isStretched: Bool) {
    if isStretched { row.frame.size.width += 100 }
    let call =
      isStretched
      ? "make.xHugging(label, badge) == .high" : "make.xCompression(label, badge) == .high + 1"
    let found = remedies(Self.solved) { make in
      make.xPlace(11, row.label, 7, row.preview, 5, row.badge, 19)
      make.yTop(row.preview, row.badge, row.label)
    }
    #expect(found == [call])
  }

  /// A conflict elsewhere in the screen is no reason against a remedy.
  @Test func aConflictElsewhereDoesNotChangeTheRemedy() {
    let found = remedies(Self.solved) { make in
      make.xPlace(11, row.preview, 7, row.badge, 19)
      make.yTop(row.preview, row.badge)
      make.yTop(row.pill, by: 40)
      make.xPlace(30, row.pill, 40)
      make.width(row.pill) == 33
      make.height(row.pill) == 21
      make.ref(row.pill).center(row.count)
    }
    #expect(found == ["make.xHugging(badge) == .high"])
  }

  /// The pill is as wide as the number in it, with 6 points on both sides.
  @Test func theContentOfABadgeHugs() {
    let found = remedies(Self.solved) { make in
      make.xPlace(11, row.preview, 7, row.pill, 19)
      make.yTop(row.preview, row.pill)
      make.ref(row.pill).xPlace(6, row.count, 6)
      make.ref(row.pill).yPlace(2, row.count, 3)
    }
    #expect(found == ["make.xHugging(count) == .high"])
  }

  /// A text of several lines takes the room that a single line leaves, however short it is.
  @Test func aTextOfSeveralLinesTakesTheRest() {
    row.text.text = "Short"
    row.text.numberOfLines = 0
    for check in [Self.solved, Self.examined] {
      let found = remedies(check) { make in
        make.xPlace(11, row.text, 7, row.preview, 19)
        make.yTop(row.text, row.preview)
      }
      #expect(found == ["make.xHugging(preview) == .high"])
    }
  }
}

/// Views without a content that share a length.
@MainActor @Suite(.serialized) struct BareShareTests {
  private final class Page: UIView {
    let header = UIView()
    let list = UIScrollView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(header)
      addSubview(list)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A list takes the rest of a column, so the other view needs a height.
  @Test func theViewBesideAListNeedsAHeight() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let line = #line
    page.tk_constraint { make in
      make.xEqual(page.header, page.list)
      make.yPlace(11, page.header, 7, page.list, 19)
    }
    let found = problems(in: page, [.notAmbiguous]).map { relative($0.description, to: line) }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("+3: \"header\" has no height, and one view depends on it: ") == true)
    #expect(found.first?.hasSuffix(" Add make.height(header) == ….") == true)
  }

  /// A list takes the rest of the column, which ends at a wall.
  @Test func aListBeforeAWallNeedsTheEndOfTheColumn() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let line = #line
    page.tk_constraint { make in
      make.xEqual(page.header, page.list)
      make.height(page.header) == 44
      make.yPlace(11, page.header, 7, page.list, make.wall)
    }
    let found = problems(in: page, [.notAmbiguous]).map { relative($0.description, to: line) }
    let end = " End the yPlace at +4 with a gap instead of make.wall, or add make.height(list) == …."
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("+4: \"list\" has no height: ") == true)
    #expect(found.first?.hasSuffix(end) == true)
  }
}
