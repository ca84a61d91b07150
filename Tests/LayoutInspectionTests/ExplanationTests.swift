import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct ExplanationTests {
  /// A view of 320 × 200 points with views that have names.
  private final class Login: UIView {
    let icon = UIView()
    let title = UILabel()
    let time = UILabel()
    let box = UIView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      for view in [icon, title, time, box] { addSubview(view) }
      title.text = "Title"
      time.text = "09:41"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("A login is made in code.") }
  }

  private let login = Login()

  /// Returns the lines of a view along x.
  private func x(_ view: UIView) -> [String] { explain(view).lines.prefix(3).map(\.description) }
  /// Returns the lines of a view along y.
  private func y(_ view: UIView) -> [String] { explain(view).lines.suffix(3).map(\.description) }
  /// Returns a place in this file.
  private func here(_ line: Int, _ verb: String) -> String { "ExplanationTests.swift:\(line) \(verb)" }

  // Chains

  @Test func aChainThatEndsAtAWallLeavesTheLastEdgeLoose() {
    let line = #line + 1
    login.tk_constraint { make in make.xPlace(20, login.icon, 8, login.box, make.wall) }
    login.tk_constraint { make in make.width(login.icon, login.box) == [56, 40] }
    let iconLeft: String = "left = 20 (\(here(line, "xPlace[0]")))"
    let iconWidth: String = "width = 56 (\(here(line + 1, "width[0]")))"
    #expect(x(login.icon) == [iconLeft, iconWidth, "right = 76 follows: left 20 + width 56"])
    let boxLeft: String = "left = 84 = icon.right 76 + 8 (\(here(line, "xPlace[1]")))"
    let boxWidth: String = "width = 40 (\(here(line + 1, "width[1]")))"
    let follows: String = "right = 124 follows: left 84 + width 40"
    let wall: String = "nothing ties the right edge: the chain ends at a wall, ExplanationTests.swift:\(line)"
    #expect(x(login.box) == [boxLeft, boxWidth, "\(follows); \(wall)"])
  }

  @Test func aChainThatBeginsAtAWallIsTiedAtItsEnd() {
    let line = #line + 1
    login.tk_constraint { make in make.xPlace(make.wall, login.box, 16) }
    login.tk_constraint { make in make.width(login.box) == 40 }
    let follows: String = "left = 264 follows: right 304 − width 40"
    let wall: String = "nothing ties the left edge: the chain ends at a wall, ExplanationTests.swift:\(line)"
    let width: String = "width = 40 (\(here(line + 1, "width[0]")))"
    let right: String = "right = 304 = Login.width 320 − 16 (\(here(line, "xPlace[0]")))"
    #expect(x(login.box) == ["\(follows); \(wall)", width, right])
  }

  @Test func anEdgeWithoutAChainIsSaidToBeLoose() {
    let line = #line + 1
    login.tk_constraint { make in make.inset(12).xLeft(login.box) }
    login.tk_constraint { make in make.width(login.box) == 40 }
    #expect(x(login.box)[2] == "right = 52 follows: left 12 + width 40; nothing ties the right edge")
    #expect(x(login.box)[0] == "left = 12 (\(here(line, "xLeft[0]")))")
  }

  @Test func columnsOfEqualWidthAreExplainedTogether() {
    let line = #line + 1
    login.tk_constraint { make in make.xPlace(20, login.icon, 7, login.box, 9, login.time, 14) }
    login.tk_constraint { make in make.width(login.box, login.time) == login.icon.tk_width }
    //  320 = 20 + w + 7 + w + 9 + w + 14   and so 3 w = 270
    let width = explain(login.icon).lines[1]
    #expect(width.cause == .group && abs(width.value - (320 - 20 - 7 - 9 - 14) / 3) < 1e-9)
    #expect(
      width.description == "width = 90 = (Login.width 320 − icon.left 20 − 30) / 3 "
        + "(together with time.width and box.width: \(here(line, "xPlace[1…3]")), "
        + "\(here(line + 1, "width[0…1]")))")
    #expect(x(login.box)[1] == "width = 90 = icon.width 90 (\(here(line + 1, "width[0]")))")
    #expect(x(login.box)[0] == "left = 117 = icon.right 110 + 7 (\(here(line, "xPlace[1]")))")
    #expect(width.sites.count == 5)
  }

  // Content

  @Test func aContentHasItsPriorities() {
    login.tk_constraint { make in make.xPlace(20, login.title, make.wall) }
    let width = explain(login.title).lines[1]
    #expect(width.cause == .content && width.value == login.title.intrinsicContentSize.width)
    #expect(width.terms.isEmpty && width.constant == width.value)
    #expect(width.description.hasSuffix(" (intrinsic, hugging 250, compression resistance 750)"))
  }

  @Test func aSqueezedTextSaysItsContent() {
    let line = #line + 1
    login.tk_constraint { make in make.xPlace(20, login.title, 290) }
    let natural = Int(login.title.intrinsicContentSize.width)
    #expect(
      x(login.title)[1] == "width = 10 follows: right 30 − left 20; "
        + "its content needs \(natural), compression resistance 750")
    #expect(x(login.title)[2] == "right = 30 = Login.width 320 − 290 (\(here(line, "xPlace[1]")))")
  }

  @Test func aStretchedTextSaysItsContent() {
    login.tk_constraint { make in make.xPlace(20, login.title, 30) }
    let natural = Int(login.title.intrinsicContentSize.width)
    #expect(
      x(login.title)[1] == "width = 270 follows: right 290 − left 20; "
        + "stretched from its content's \(natural), hugging 250")
  }

  @Test func aWrappedTextHasLines() {
    login.title.text = "A text of several words that is wrapped"
    login.title.numberOfLines = 0
    login.tk_constraint { make in make.xPlace(20, login.title, 200) }
    login.tk_constraint { make in make.yPlace(6, login.title, make.wall) }
    let height = explain(login.title).lines[4]
    let count = Int((height.value / login.title.font.lineHeight).rounded())
    #expect(
      count > 1
        && height.value
          == login.title.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 100, height: 900), limitedToNumberOfLines: 0
          ).height
    )
    #expect(height.description.contains("(intrinsic: \(count) lines at the width 100, hugging 250, "))
    #expect(x(login.title)[1].hasSuffix("in one line, is wrapped"))
  }

  @Test func aTextThatHugsItsLinesIsAsWideAsTheLongest() {
    login.title.text = "A text of several words that is wrapped"
    login.title.numberOfLines = 0
    login.tk_constraint { make in
      make.xPlace(20, login.title, make.wall)
      make.width(login.title) <= 100
    }
    let width = explain(login.title).lines[1]
    let count = Int((login.title.frame.height / login.title.font.lineHeight).rounded())
    #expect(width.value < 100 && width.cause == .content && count > 1)
    #expect(width.description.contains("(intrinsic: the longest of \(count) lines, hugging 250, "))
  }

  @Test func aSizeForWhichNoRoomIsLeftSaysSo() {
    login.tk_constraint { make in
      make.xPlace(20, login.title, 8, login.time, 20)
      make.xCompression(login.time) == .high
      make.width(login.time) == 272
    }
    #expect(x(login.title)[1].hasPrefix("width = 0 "))
    #expect(x(login.title)[1].contains("its content needs"))
  }

  // Constraints of other origin

  @Test func aConstraintWithoutAPlaceIsAnEquation() {
    login.box.translatesAutoresizingMaskIntoConstraints = false
    login.icon.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let leading = login.box.leadingAnchor.constraint(equalTo: login.icon.trailingAnchor, constant: 8)
    let width = login.box.widthAnchor.constraint(equalTo: login.widthAnchor, multiplier: 0.3, constant: -6)
    let top = login.box.topAnchor.constraint(equalTo: login.topAnchor, constant: 5)
    top.identifier = "mine"
    top.priority = .defaultHigh
    NSLayoutConstraint.activate([leading, width, top])
    #expect(
      x(login.box) == [
        "left = 48 = icon.right 40 + 8 (box.leading = icon.trailing + 8)",
        "width = 90 = 0.3 × Login.width 320 − 6 (box.width = 0.3 × Login.width − 6)",
        "right = 138 follows: left 48 + width 90; nothing ties the right edge",
      ])
    #expect(y(login.box)[0] == "top = 5 (mine, box.top = Login.top + 5, priority 750)")
  }

  @Test func aLimitIsTheLeastOrTheMost() {
    let line = #line + 1
    login.tk_constraint { make in make.xPlace(20, login.title, 290...) }
    login.tk_constraint { make in make.width(login.time) >= 250 }
    #expect(
      x(login.title)[2] == "right = 30 = Login.width 320 − 290, the most allowed (\(here(line, "xPlace[1]")))"
    )
    let width = explain(login.time).lines[1]
    let natural = Int(login.time.intrinsicContentSize.width)
    #expect(width.isAtLimit && width.cause == .constraint)
    #expect(
      width.description == "width = 250, the least allowed (\(here(line + 1, "width[0]"))); "
        + "stretched from its content's \(natural), hugging 250")
  }

  @Test func anEqualityIsPreferredToALimitWithTheSameResult() {
    let line = #line + 1
    login.tk_constraint { make in make.width(login.box) >= 44 }
    login.tk_constraint { make in make.priority(.low).width(login.box) == 44 }
    #expect(x(login.box)[1] == "width = 44 (\(here(line + 1, "width[0]")), priority 250)")
  }

  @Test func aValueThatNothingDeterminesSaysSo() {
    login.tk_constraint { make in make.size(login.box) == (30, 40) }
    let explanation = explain(login.box)
    #expect(explanation.lines[0].cause == .nothing && explanation.lines[3].cause == .nothing)
    #expect(x(login.box)[0] == "left = 0 (nothing determines it)")
  }

  @Test func aConstraintThatWasLeftOutIsNamed() {
    HeadlessLayout.conflictHandler = { _ in }
    defer { HeadlessLayout.conflictHandler = nil }
    let line = #line + 1
    login.tk_constraint { make in make.width(login.box) == 90 }
    login.tk_constraint { make in make.width(login.box) == 91 }
    let explanation = explain(login.box)
    let kept = explanation.lines[1].value
    let other = kept == 90 ? 91 : 90
    let place = here(other == 91 ? line + 1 : line, "width[0]")
    #expect(explanation.notes == ["Left out in a conflict: \(place), box.width = \(other)."])
  }

  @Test func theWholeExplanationHasATitle() {
    let line = #line + 1
    login.tk_constraint { make in make.inset(10).equal(login.box) }
    #expect(
      explain(login.box).description == """
        box in Login: 10 10 300 180
          left = 10 (\(here(line, "equal[0]")))
          width = 300 follows: right 310 − left 10
          right = 310 = Login.width 320 − 10 (\(here(line, "equal[1]")))
          top = 10 (\(here(line, "equal[2]")))
          height = 180 follows: bottom 190 − top 10
          bottom = 190 = Login.height 200 − 10 (\(here(line, "equal[3]")))
        """)
  }
}
