import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The ambiguous views of a tree, as `tk_check` reports them: with the headless UIKit from the solver, with
/// UIKit and AppKit by an examination of frames and constraints, in the same words.
@MainActor @Suite(.serialized) struct TreeCheckTests {
  private final class Row: UIView {
    let title = Content(30, 20)
    let time = Content(30, 20)
    let box = UIView()

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

  private func layOut(_ place: (AutoLayoutKitMaker) -> Void) {
    row.tk_constraint(file: "App/Row.swift", line: 7, place)
    row.layoutIfNeeded()
  }

  /// The sentences of the reports, without the two frames that fit equally well.
  private var reported: [String] { row.tk_check(reports: false).map(\.description).map(withoutFrames) }

  /// The sentences that UIKit and AppKit get.
  private var examined: [String] {
    AmbiguityFinding.read(in: row).map { withoutFrames($0.problem(in: row).description) }
  }

  private func withoutFrames(_ text: String) -> String {
    text.replacing(#/ The frames .* fit equally well\./#, with: "")
  }

  @Test func aViewWithoutAVerticalChainIsNamedWithTheVerbsThatAreMissing() {
    layOut { make in make.xPlace(20, row.time, make.wall, file: "App/Row.swift", line: 9) }
    let expected = [
      "Row.swift:9: \"time\" has no vertical position: "
        + "no yPlace, yEqual, yTop, yBottom or yCenter mentions it. Add make.yTop(time)."
    ]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  @Test func aViewWithoutASizeIsNamed() {
    layOut { make in
      make.xPlace(20, row.box, make.wall, file: "App/Row.swift", line: 9)
      make.yPlace(20, row.box, 30)
    }
    let expected = [
      "Row.swift:9: \"box\" has no width: "
        + "it has no content, and neither width(box) nor a second edge gives one. "
        + "End the xPlace at Row.swift:9 with a gap instead of make.wall, or add make.width(box) == …."
    ]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  @Test func aViewThatNothingPlacesIsOneReport() {
    row.title.translatesAutoresizingMaskIntoConstraints = false
    row.layoutIfNeeded()
    let expected = ["\"title\" has no position: no call and no constraint mentions it."]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  /// The hugging decides a length beyond the content, whatever the compression resistances are.
  @Test(arguments: [false, true]) func twoTextsOfTheSamePriorityShareALength(resists: Bool) {
    layOut { make in
      make.xPlace(20, row.title, 8, row.time, 22, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
      if resists { make.xCompression(row.time) == .required }
    }
    // 200 − 20 − 8 − 22 = 150
    let expected = [
      "Row.swift:9: title.width and time.width share 150 points and nothing says how: "
        + "make.xHugging(time) == .high."
    ]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  /// UIKit and AppKit keep the sizes of contents among the constraints of a laid-out view.
  @Test func sizesOfContentsAreNotTakenForThoseOfTheApp() {
    for view in [row.title, row.time] {
      let size = NSContentSizeLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 30)
      size.priority = UILayoutPriority(1)
      size.isActive = true
    }
    layOut { make in
      make.xPlace(20, row.title, 8, row.time, 22, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
    }
    let expected = [
      "Row.swift:9: title.width and time.width share 150 points and nothing says how: "
        + "make.xHugging(time) == .high."
    ]
    #expect(examined == expected)
  }

  @Test func twoTextsThatShrinkShareALength() {
    layOut { make in
      make.xPlace(70, row.title, 50, row.time, 40, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
    }
    // 200 − 70 − 50 − 40 = 40 < 30 + 30
    let expected = [
      "Row.swift:9: title.width and time.width share 40 points and nothing says how: "
        + "make.xCompression(time) == .high + 1."
    ]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  @Test(arguments: [false, true])
  func aViewWithoutASizeInAChainWithAWallIsNamedFirst(isNearWall: Bool) {
    layOut { make in
      make.xPlace(20, row.box, 30)
      make.xLeft(row.title, row.time)
      let line: UInt = 11
      if isNearWall {
        make.yPlace(make.wall, row.time, 4, row.title, 8, row.box, 16, file: "App/Row.swift", line: line)
      } else {
        make.yPlace(16, row.box, 8, row.title, 4, row.time, make.wall, file: "App/Row.swift", line: line)
      }
    }
    let expected = [
      "Row.swift:11: \"box\" has no height, and two views depend on it: "
        + "it has no content, and neither height(box) nor a second edge gives one. Add make.height(box) == …."
    ]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  @Test func aViewThatNoLineMentionsIsReportedBesidePlacedOnes() {
    row.box.frame = .zero
    layOut { make in make.equal(row.title, row.time) }
    #expect(reported == ["\"box\" is not placed: no verb mentions it."])
  }

  /// A frame or an autoresizing mask places a view, and a view beside no placed one is not a mistake.
  @Test(arguments: ["frame", "mask", "hidden", "alone", "mentioned"])
  func aViewThatIsNotForgottenIsNotReported(because reason: String) {
    row.box.frame = reason == "frame" ? CGRect(x: 0, y: 0, width: 0, height: 1) : .zero
    if reason == "mask" { row.box.autoresizingMask = .flexibleWidth }
    row.box.isHidden = reason == "hidden"
    layOut { make in
      if reason == "alone" { return }
      make.equal(row.title, row.time)
      if reason == "mentioned" { make.width(row.title) >= row.box.tk_width }
    }
    #expect(reported == [])
  }

  @Test func aViewThatAConstraintOutsideOfTheTreeMentionsIsNotForgotten() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    let line = UIView()
    screen.addSubview(row)
    screen.addSubview(line)
    row.box.frame = .zero
    layOut { make in make.equal(row.title, row.time) }
    #expect(reported == ["\"box\" is not placed: no verb mentions it."])
    line.widthAnchor.constraint(equalTo: row.box.widthAnchor).isActive = true
    #expect(reported == [])
  }

  @Test func aViewWithoutAReasonIsReportedBesideOneWithAReason() {
    layOut { make in
      make.xPlace(20, row.time, make.wall, file: "App/Row.swift", line: 9)
      make.xPlace(24, row.box, make.wall, file: "App/Row.swift", line: 11)
      make.yPlace(20, row.box, 30)
      make.width(row.box, file: "App/Row.swift", line: 13) <= 90
    }
    let time =
      "Row.swift:9: \"time\" has no vertical position: "
      + "no yPlace, yEqual, yTop, yBottom or yCenter mentions it. Add make.yTop(time)."
    let box = "Row.swift:13: \"box\" has no fixed width: its constraints allow several."
    #expect(Set(reported) == [time, box])
    #expect(examined == [time, box])
  }

  @Test func aViewThatFollowsFromAnotherHasNoReportOfItsOwn() {
    let inner = UIView()
    row.box.addSubview(inner)
    layOut { make in
      make.xPlace(20, row.title, 8, row.time, 22, file: "App/Row.swift", line: 9)
      make.yTop(row.title, row.time)
      make.ref(row.time).xEqual(row.box)
      make.yPlace(24, row.box, 30)
      make.ref(row.box).equal(inner)
    }
    let expected = [
      "Row.swift:9: title.width and time.width share 150 points and nothing says how: "
        + "make.xHugging(time) == .high."
    ]
    #expect(reported == expected)
    #expect(examined == expected)
  }

  @Test func aDeterminedRowHasNoReport() {
    layOut { make in
      make.xPlace(20, row.title, 8, row.time, 22)
      make.yTop(row.title, row.time)
      make.xHugging(row.time) == .high
    }
    #expect(reported == [] && examined == [])
  }

  @Test func hiddenViewsAreLeftOut() {
    row.time.isHidden = true
    layOut { make in make.xPlace(20, row.time, make.wall) }
    #expect(reported == [] && examined == [])
  }

  @Test(arguments: ["", " ", "]", "a b", "Row.swift:x y[0]", "Row.swift:9 [0]"])
  func anIdentifierOfAnotherFormNamesNoLine(identifier: String) {
    let leading = row.time.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)
    leading.identifier = identifier
    row.time.translatesAutoresizingMaskIntoConstraints = false
    leading.isActive = true
    row.layoutIfNeeded()
    let reports = row.tk_check(reports: false)
    #expect(reports.map(\.line) == [0] && reports.map(\.file) == [""] && examined == reported)
  }

  @Test func theReportsGoToTheHandler() {
    row.tk_constraint { make in make.xPlace(20, row.time, make.wall) }
    var handed: [AutoLayoutKitReport] = []
    let former = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { handed.append($0) }
    defer { AutoLayoutKitReport.handler = former }
    let returned = row.tk_check()
    #expect(handed.map(\.description) == returned.map(\.description) && handed.count == 1)
    #expect(handed.allSatisfy { $0.reason == .ambiguity && $0.item === row.time && $0.verb == "xPlace" })
    #expect(row.tk_check(reports: false).count == 1 && handed.count == 1)
  }
}

/// A constraint with the name that Apple's class for the size of a content has.
private final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
