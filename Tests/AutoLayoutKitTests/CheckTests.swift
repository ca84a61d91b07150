import AutoLayoutKit
import Foundation
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The ambiguous views of a tree, as `tk_check` reports them.
@MainActor
struct CheckTests {
  /// A view with a content.
  private final class Text: Box {
    #if canImport(UIKit)
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    #else
      override var intrinsicContentSize: NSSize { NSSize(width: 30, height: 20) }
    #endif
  }

  private final class Row: Box {
    let title = Text()
    let time = Text()
    let box = Box()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [title, time, box] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  /// Returns the sentences about a row that a block lays out at line 7 of Row.swift.
  private func sentences(_ place: (AutoLayoutKitMaker) -> Void) -> [String] {
    row.tk_constraint(file: "App/Row.swift", line: 7, place)
    row.layoutIfNeeded()
    return row.tk_check(reports: false).map(\.description)
  }

  @Test func aViewWithoutAVerticalChainIsNamedWithTheVerbsThatAreMissing() {
    let texts = sentences { make in
      make.xPlace(20, row.time, make.wall, file: "App/Row.swift", line: 9)
    }
    #expect(
      texts == [
        "Row.swift:9: \"time\" has no vertical position: no yPlace, yTop, yBottom or yCenter mentions it."
      ])
  }

  @Test func aViewWithoutASizeIsNamed() {
    let texts = sentences { make in
      make.xPlace(20, row.box, make.wall, file: "App/Row.swift", line: 9)
      make.yPlace(20, row.box, 30)
    }
    #expect(
      texts == [
        "Row.swift:9: \"box\" has no width: "
          + "it has no content, and neither width(box) nor a second edge gives one."
      ])
  }

  @Test func twoTextsOfTheSamePriorityShareALength() {
    let texts = sentences { make in
      make.xPlace(20, row.title, 8, row.time, 22, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
    }
    // 200 − 20 − 8 − 22 = 150
    #expect(
      texts == [
        "Row.swift:9: title.width and time.width share 150 points and nothing says how: "
          + "make.xHugging(time) == .high."
      ])
  }

  @Test func aViewWithoutAReasonIsReportedBesideOneWithAReason() {
    let texts = sentences { make in
      make.xPlace(20, row.time, make.wall, file: "App/Row.swift", line: 9)
      make.xPlace(24, row.box, make.wall, file: "App/Row.swift", line: 11)
      make.yPlace(20, row.box, 30)
      make.width(row.box) >= 10
    }
    #expect(
      texts == [
        "Row.swift:9: \"time\" has no vertical position: no yPlace, yTop, yBottom or yCenter mentions it.",
        "Row.swift:11: \"box\" has no fixed layout: its constraints allow several.",
      ])
  }

  @Test func aViewThatFollowsFromAnotherHasNoReportOfItsOwn() {
    let inner = Box()
    row.box.addSubview(inner)
    let texts = sentences { make in
      make.xPlace(20, row.title, 8, row.time, 22, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
      make.ref(row.time).xEqual(row.box)
      make.yPlace(24, row.box, 30)
      make.ref(row.box).equal(inner)
    }
    #expect(
      texts == [
        "Row.swift:9: title.width and time.width share 150 points and nothing says how: "
          + "make.xHugging(time) == .high."
      ])
  }

  @Test func aDeterminedRowHasNoReport() {
    let texts = sentences { make in
      make.xPlace(20, row.title, 8, row.time, 22)
      make.yTop(row.title, row.time)
      make.xHugging(row.time) == .high
    }
    #expect(texts == [])
  }

  @Test func hiddenViewsAreLeftOut() {
    row.time.isHidden = true
    #expect(sentences { make in make.xPlace(20, row.time, make.wall) } == [])
  }

  @Test(arguments: ["", " ", "]", "a b", "Row.swift:x y[0]", "Row.swift:9 [0]"])
  func anIdentifierOfAnotherFormNamesNoLine(identifier: String) {
    let leading = row.time.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)
    leading.identifier = identifier
    row.time.translatesAutoresizingMaskIntoConstraints = false
    leading.isActive = true
    row.layoutIfNeeded()
    #expect(row.tk_check(reports: false).count == 1)
  }

  @Test func theReportsGoToTheHandler() {
    row.tk_constraint { make in make.xPlace(20, row.time, make.wall) }
    row.layoutIfNeeded()
    var returned: [AutoLayoutKitReport] = []
    let handed = collectReports { returned = row.tk_check() }
    #expect(handed.map(\.description) == returned.map(\.description) && handed.count == 1)
    #expect(handed.allSatisfy { $0.reason == .ambiguity && $0.item === row.time && $0.verb == "xPlace" })
  }
}
