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
      // A view with a frame is not reported if no verb places it.
      for view in [title, time, box] {
        addSubview(view)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
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
        "Row.swift:9: \"time\" has no vertical position: "
          + "no yPlace, yEqual, yTop, yBottom or yCenter mentions it."
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

  /// The hugging decides a length beyond the content, whatever the compression resistances are.
  @Test func onlyThePriorityThatDecidesTellsTheNeighboursApart() {
    let texts = sentences { make in
      make.xPlace(20, row.title, 8, row.time, 22, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
      make.xCompression(row.time) == .required
    }
    // 200 − 20 − 8 − 22 = 150
    #expect(
      texts == [
        "Row.swift:9: title.width and time.width share 150 points and nothing says how: "
          + "make.xHugging(time) == .high."
      ])
  }

  @Test(arguments: [false, true])
  func aViewWithoutASizeInAChainWithAWallIsNamedFirst(isNearWall: Bool) {
    let texts = sentences { make in
      make.xPlace(20, row.box, 30)
      make.xLeft(row.title, row.time)
      let line: UInt = 11
      if isNearWall {
        make.yPlace(make.wall, row.time, 4, row.title, 8, row.box, 16, file: "App/Row.swift", line: line)
      } else {
        make.yPlace(16, row.box, 8, row.title, 4, row.time, make.wall, file: "App/Row.swift", line: line)
      }
    }
    #expect(
      texts == [
        "Row.swift:11: \"box\" has no height: "
          + "it has no content, and neither height(box) nor a second edge gives one."
      ])
  }

  @Test func aViewThatNoLineMentionsIsReportedBesidePlacedOnes() {
    row.box.frame = .zero
    let texts = sentences { make in make.equal(row.title, row.time) }
    #expect(texts == ["\"box\" is not placed: no verb mentions it."])
  }

  /// A frame or an autoresizing mask places a view, and a view beside no placed one is not a mistake.
  @Test(arguments: ["frame", "mask", "hidden", "alone", "mentioned"])
  func aViewThatIsNotForgottenIsNotReported(because reason: String) {
    row.box.frame = reason == "frame" ? CGRect(x: 0, y: 0, width: 0, height: 1) : .zero
    // 2 is a flexible width on each platform.
    if reason == "mask" { row.box.autoresizingMask = .init(rawValue: 2) }
    row.box.isHidden = reason == "hidden"
    let texts = sentences { make in
      if reason == "alone" { return }
      make.equal(row.title, row.time)
      if reason == "mentioned" { make.width(row.title) >= row.box.tk_width }
    }
    #expect(texts == [])
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
        "Row.swift:9: \"time\" has no vertical position: "
          + "no yPlace, yEqual, yTop, yBottom or yCenter mentions it.",
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
