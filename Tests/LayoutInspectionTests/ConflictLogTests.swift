import AutoLayoutKit
import Foundation
import Testing
import UIKit

@testable import LayoutInspection

/// The conflicts in the form in which UIKit writes them to the log.
@MainActor @Suite struct ConflictLogTests {
  private func log(_ lines: [String], of type: String = "NSLayoutConstraint", broken: Int = 0) -> String {
    let lines = lines.map { $0.hasPrefix("<") ? $0 : "<\(type):\($0)>" }
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      2026-03-01 09:41:00.123456+0100 App[4711:815] [LayoutConstraints] Unable to simultaneously satisfy \
      constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(lines[broken])

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      """
  }

  private func sentences(_ lines: [String], views: [UIView] = []) -> [String] {
    LayoutReports.conflicts(inLog: log(lines), views: views).map(\.description)
  }

  @Test func aChainWithIdentifiersIsReadAsOnLinux() throws {
    let note = "(active, names: '|':App.Login:0x7f800 )"
    let text = log([
      "0x601 'Login.swift:41 width[0]' UILabel:0x7f801'Name'.width == 200   (active)",
      "0x602 'Login.swift:42 xPlace[0]' H:|-(20)-[UILabel:0x7f801'Name']   \(note)",
      "0x603 'Login.swift:42 xPlace[1]' H:[UILabel:0x7f801'Name']-(8)-[UIButton:0x7f802'Go']   (active)",
      "0x604 'Login.swift:43 width[0]' UIButton:0x7f802'Go'.width == 92   (active)",
      "0x605 'Login.swift:42 xPlace[2]' H:[UIButton:0x7f802'Go']-(30)-|   \(note)",
      "0x606 'UIView-Encapsulated-Layout-Width' App.Login:0x7f800.width == 320   (active)",
    ])
    let reports = LayoutReports.conflicts(inLog: text + "\n" + text)
    // 20 + 200 + 8 + 92 + 30 = 350; the same conflict twice is one report.
    #expect(
      reports.map(\.description) == [
        "Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 30 = 350, but Login is 320 wide. "
          + "Make width(UIButton 'Go') at most 92 (Login.swift:43) "
          + "or width(UILabel 'Name') at most 200 (Login.swift:41)."
      ])
    let report = try #require(reports.first)
    #expect(report.reason == .conflict && report.file == "Login.swift" && report.line == 42)
    #expect(report.verb == "xPlace" && report.item == nil)
  }

  @Test func theViewsOfTheAppNameTheAddresses() throws {
    let login = Login()
    func text(_ view: UIView) -> String {
      "UIView:0x" + String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
    }
    let a = text(login.a)
    let text = log([
      "0x601 'Login.swift:7 height[0]' \(a).height == 40   (active)",
      "0x602 'Login.swift:8 height[0]' \(a).height == 50   (active)",
    ])
    let report = try #require(LayoutReports.conflicts(inLog: text, views: [login]).first)
    #expect(
      report.description
        == "Login.swift:8 height makes a 50 high, but Login.swift:7 height makes it 40 high. "
        + "Keep only one of the two."
    )
    #expect(report.item === login.a)
  }

  @Test func equationsWithoutIdentifiersAreWrittenOut() {
    let texts = sentences([
      "0x601 UIImageView:0x81.width == 2.5*UIImageView:0x81.height   (active)",
      "0x602 V:[UIImageView:0x81(100)]   (active)",
      "0x603 H:|-(>=16)-[UIImageView:0x81]   (active, names: '|':UIView:0x80 )",
      "0x604 UIImageView:0x81.trailing == UIView:0x80.trailing - 18   (active)",
      "0x605 H:[UIView:0x80(200)]   (active)",
    ])
    // 16 + 2.5 × 100 + 18 = 284
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains("need at least 16 + 2.5 × 100 + 18 = 284, but UIView.width == 200.") == true)
  }

  @Test func aMaskAndTheFormOfOlderSystemsAreRead() {
    let mask = "\"<NSAutoresizingMaskLayoutConstraint:0x601 h=--& v=--& UIView:0x80.width == 60   (active)>\""
    let text = log([
      "0x602 H:|-(NSSpace(40))-[UILabel:0x81' == ]']   (Names: '|':UIView:0x80 )",
      "0x603 H:[UILabel:0x81' == ]']-(30)-|   (Names: '|':UIView:0x80 )",
    ]).replacingOccurrences(of: "(\n    ", with: "(\n    \(mask),\n    ")
    let sentences = LayoutReports.conflicts(inLog: text).map(\.description)
    #expect(sentences.count == 1)
    let sum = "need 40 + 30 = 70, but UIView is 60 wide by its autoresizing mask, so nothing is left for "
    #expect(sentences.first?.contains(sum) == true)
  }

  @Test func aSecondRowToOneEdgeIsToldToEndBeforeTheView() {
    let lines = [
      "0x601 'Card.swift:41 xPlace[2]' UIButton:0x81.right == UIView:0x80.right - 4   (active)",
      "0x602 'Card.swift:42 xPlace[2]' UIButton:0x81.right == UIView:0x80.right   (active)",
    ]
    #expect(
      sentences(lines) == [
        "Card.swift:42 xPlace ends with UIButton, which Card.swift:41 xPlace already places: "
          + "end this row with before: UIButton."
      ])
    // The second row has the view only.
    let alone = sentences([lines[0], lines[1].replacing("xPlace[2]", with: "xPlace[0]")])
    #expect(
      alone == [
        "Card.swift:41 xPlace ends with UIButton, which Card.swift:42 xPlace also places: "
          + "end this row with before: UIButton."
      ])
  }

  @Test(arguments: [
    ("UIViewSafeAreaLayoutGuide", "the safe area"), ("UIViewLayoutMarginsGuide", "the margins"),
    ("UIScrollView-contentLayoutGuide", "the content"), ("column", "UILayoutGuide 'column'"),
  ]) func aGuideOfThePlatformIsNamedAfterItsArea(_ identifier: String, name: String) {
    let guide = "UILayoutGuide:0x81'\(identifier)'"
    let texts = sentences([
      "0x601 'My Card.swift:9 height[0]' \(guide).height == 44   (active)",
      "0x602 'My Card.swift:10 height[0]' \(guide).height == 50   (active)",
    ])
    #expect(texts.first?.hasPrefix("My Card.swift:10 height makes \(name) 50 high, ") == true)
  }

  @Test func aStackThatHidesAViewIsNamed() {
    let texts = sentences([
      "0x601 'Card.swift:9 height[0]' UILabel:0x81.height == 44   (active)",
      "0x602 'UISV-hiding' UILabel:0x81.height == 0   (active)",
    ])
    #expect(
      texts == [
        "Card.swift:9 height makes UILabel 44 high, but its stack view hides it. "
          + "Make height(UILabel) at most 44."
      ])
  }

  @Test func aListThatIsNoContradictionIsShownAsItIs() {
    let texts = sentences([
      "0x601 'Card.swift:9 width[0]' UILabel:0x81.leftMargin == UIView:0x80.leftMargin + 8   (active)",
      "0x602 UILabel:0x81.width == 44   (active)",
    ])
    #expect(
      texts == [
        "Card.swift:9: Card.swift:9 width[0] UILabel:0x81.leftMargin == UIView:0x80.leftMargin + 8 "
          + "and UILabel:0x81.width == 44 cannot hold together. Left out: Card.swift:9 width[0]."
      ])
  }

  /// A class in Objective-C's form, a Swift class, a private one with its mangled name, and one of UIKit.
  @Test(arguments: [
    "NSLayoutConstraint", "AutoLayoutKitConstraint", "App.Row", "_UIDirectionalRotationalLayoutConstraint",
    "_TtC13AutoLayoutKitP33_8B1A0C5F6E2D4A7799C0D1E2F3A4B5C614MadeConstraint",
  ]) func theClassOfAConstraintDoesNotMatter(_ type: String) {
    let note = "(active, names: '|':UIView:0x80 )"
    let text = log(
      [
        "0x601 'Login.swift:42 xPlace[0]' H:|-(20)-[UILabel:0x7f81'<b:0x1>']   \(note)",
        "0x602 'Login.swift:42 xPlace[1]' H:[UILabel:0x7f81'<b:0x1>']-(30)-|   \(note)",
        "0x603 UILabel:0x7f81'<b:0x1>'.width == 320   (active)",
        "0x604 'UIView-Encapsulated-Layout-Width' UIView:0x80.width == 360   (active)",
      ], of: type)
    // 20 + 320 + 30 = 370
    #expect(
      LayoutReports.conflicts(inLog: text).map(\.description) == [
        "Login.swift:42 xPlace and UILabel '<b:0x1>'.width == 320 together need 20 + 320 + 30 = 370, "
          + "but UIView is 360 wide. Make UILabel '<b:0x1>'.width at most 320."
      ])
  }

  @Test func theLinesOfSnapKitAreRead() throws {
    let text = log(
      [
        "0x601@My Login.swift#42 UILabel:0x7f81.left == App.Login:0x80.left + 20.0",
        "0x602@/Users/me/My App/My Login.swift#43 UILabel:0x7f81.width == App.Login:0x80.width * 0.75",
        "0x603@My Login.swift#44 UILabel:0x7f81.right == App.Login:0x80.right - 80.0",
        "0x604 'UIView-Encapsulated-Layout-Width' App.Login:0x80.width == 320   (active)",
      ], of: "SnapKit.LayoutConstraint")
    let report = try #require(LayoutReports.conflicts(inLog: text).first)
    // 20 + 0.75 × 320 + 80 = 340
    #expect(
      report.description == "My Login.swift:42 snp needs 20 + 240 + 80 = 340, but Login is 320 wide. "
        + "Give UILabel.width == Login.width * 0.75 (My Login.swift:43) or "
        + "UILabel.right == Login.right - 80 (My Login.swift:44) a priority below 1000.")
    #expect(report.file == "My Login.swift" && report.line == 42)
    let body = "UILabel:0x8.width >= UIView:0x7.height * 2.0 + 4.0 ^750.0"
    let line = try #require(ConflictLog.Line("<SnapKit.LayoutConstraint:0x6@A.swift#9 \(body)>"))
    let equation = try #require(ConflictLogEquation(line.body, names: line.names))
    #expect(equation.multiplier == 2 && equation.constant == 4 && equation.second?.item.text == "UIView:0x7")
  }

  @Test(arguments: ["UILabel:0x81.width == 92", "H:[UILabel:0x81(92)]"])
  func aContentIsReadWithItsPriorities(_ body: String) {
    let text = log([
      "<NSContentSizeLayoutConstraint:0x601 \(body) Hug:250 CompressionResistance:1000   (active)>",
      "0x602 'Card.swift:9 width[0]' UILabel:0x81.width == 50   (active)",
    ])
    #expect(
      LayoutReports.conflicts(inLog: text).map(\.description) == [
        "Card.swift:9 width makes UILabel 50 wide, but its content makes it at least 92 wide. "
          + "Make width(UILabel) at least 50."
      ])
  }

  @Test func otherTextIsSkipped() {
    #expect(LayoutReports.conflicts(inLog: "").isEmpty)
    #expect(LayoutReports.conflicts(inLog: "Unable to simultaneously satisfy constraints: <private>").isEmpty)
    #expect(LayoutReports.conflicts(inLog: "<NSLayoutConstraint:0x6 a.width == 4>").isEmpty)
    let others = [
      "a <NSLayoutConstraint:0x6 b.width == 4>", "[UILabel:0x7f80]", "<UIView: 0x7f80; a>", "<:0x1 a>",
    ]
    for line in others {
      #expect(ConflictLog.Line(line) == nil)
    }
  }
}
