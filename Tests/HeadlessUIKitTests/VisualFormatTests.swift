import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
  private let root: UIView
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let metrics: [String: Any] = [
    "gap": 7, "low": NSNumber(value: 250), "wide": CGFloat(90.5), "back": -3.5, "f": Float(2.5),
    "i8": Int8(5), "_x1": 1.25,
  ]

  /// Creates a root of 400 x 300 with the margins 1, 2, 3, 4 and the three views in it.
  init() {
    root = HeadlessUIKitTests.root(400, 300, a, b, c)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for (view, name) in [(a, "a"), (b, "b"), (c, "c"), (root, "root")] { view.accessibilityIdentifier = name }
  }

  /// Returns the constraints of a format as text, one in each line.
  private func descriptions(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c_1": c])
    return made.map { String($0.description.dropFirst("<NSLayoutConstraint ".count).dropLast()) }
  }

  @Test func everyProductionOfTheGrammarIsRead() {
    let sentences: [(String, [String])] = [
      ("[a]", []), ("H:[a]", []), ("V:[a]", []), ("|[a]", ["a.leading == root.leading"]),
      ("[a]|", ["root.trailing == a.trailing"]),
      ("V:|[a]|", ["a.top == root.top", "root.bottom == a.bottom"]), ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-[b]", ["b.leading == a.trailing + 8"]), ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
      ("|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]),
      ("V:|-[a]-|", ["a.top == root.topMargin", "root.bottomMargin == a.bottom"]),
      ("|-20-[a]-30.5-|", ["a.leading == root.leading + 20", "root.trailing == a.trailing + 30.5"]),
      ("[a]-gap-[b]-back-[c_1]", ["b.leading == a.trailing + 7", "c.leading == b.trailing - 3.5"]),
      ("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
      ("[a]-(gap@low)-[b]", ["b.leading == a.trailing + 7 @250"]),
      ("[a]-(==f@999.5)-[b]", ["b.leading == a.trailing + 2.5 @999.5"]),
      (
        "[a]-(>=8,<=i8@20,==wide@low)-[b]",
        [
          "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 5 @20",
          "b.leading == a.trailing + 90.5 @250",
        ]
      ),
      ("[a(50)]", ["a.width == 50"]), ("V:[a(==50)]", ["a.height == 50"]),
      ("[a(_x1)]", ["a.width == 1.25"]), ("[a(>=50@20,<=wide)]", ["a.width >= 50 @20", "a.width <= 90.5"]),
      ("[a(b)]", ["a.width == b.width"]), ("V:[a(<=b@low)]", ["a.height <= b.height @250"]),
      ("[a(b,c_1@3)]", ["a.width == b.width", "a.width == c.width @3"]),
      (
        "H: | - 20 - [ a ( >= 5 , 6 @ 7 ) ] -[b]",
        [
          "a.leading == root.leading + 20", "a.width >= 5", "a.width == 6 @7", "b.leading == a.trailing + 8",
        ]
      ),
      (
        "|-[a]-[b]-[c_1(>=20)]-|",
        [
          "a.leading == root.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
          "c.width >= 20", "root.trailingMargin == c.trailing",
        ]
      ),
    ]
    for (format, expected) in sentences {
      #expect(descriptions(format) == expected, "\(format)")
    }
    #expect(root.constraints.isEmpty)
  }

  @Test func optionsSetTheDirection() {
    #expect(
      descriptions("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == root.left + 1", "b.left == a.right + 2", "root.right == b.right + 3",
      ])
    #expect(
      descriptions("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "root.right == a.right + 1", "a.left == b.right + 2", "b.left == root.left + 3",
      ])
    #expect(
      descriptions("|-[a]-|", .directionRightToLeft) == [
        "root.rightMargin == a.right", "a.left == root.leftMargin",
      ])
    #expect(descriptions("V:|-1-[a]", .directionRightToLeft) == ["a.top == root.top + 1"])
  }

  @Test func alignmentConstraintsComeLast() {
    #expect(
      descriptions("[a][b][c_1]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top",
        "a.bottom == b.bottom", "b.bottom == c.bottom",
      ])
    let all: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllCenterY, "centerY"), (.alignAllFirstBaseline, "firstBaseline"),
      (.alignAllLastBaseline, "lastBaseline"),
    ]
    for (option, name) in all { #expect(descriptions("[a][b]", option).last == "a.\(name) == b.\(name)") }
    let across: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    for (option, name) in across {
      #expect(descriptions("V:[a][b]", option).last == "a.\(name) == b.\(name)")
    }
    #expect(
      NSLayoutConstraint.FormatOptions.alignmentMask.rawValue == 0xFFFF
        && NSLayoutConstraint.FormatOptions.directionMask.rawValue == 3 << 16)
  }

  @Test func aScreenIsLaidOutFromFormats() {
    let views: [String: Any] = ["a": a, "b": b, "c": c]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-20-[a(50)]-[b(==c)]-(==gap)-[c]-|", options: .alignAllTop, metrics: metrics,
        views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[a(40)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[b(20)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[c]-|", metrics: nil, views: views))
    root.layoutIfNeeded()
    let width = (400 - 20 - 50 - 8 - 7 - 4) / CGFloat(2)
    expectFrames(
      ("a", a, CGRect(x: 20, y: 10, width: 50, height: 40)),
      ("b", b, CGRect(x: 78, y: 10, width: width, height: 20)),
      ("c", c, CGRect(x: 78 + width + 7, y: 10, width: width, height: 300 - 3 - 10)))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // The margins are unchanged: the leading edge is at the right, and the
    // trailing margin is the left one, 2.
    let mirrored = (400 - 20 - 50 - 8 - 7 - 2) / CGFloat(2)
    expectFrames(
      ("a", a, CGRect(x: 330, y: 10, width: 50, height: 40)),
      ("b", b, CGRect(x: 322 - mirrored, y: 10, width: mirrored, height: 20)),
      ("c", c, CGRect(x: 2, y: 10, width: mirrored, height: 287)))
  }

  @Test func spacingMayBeBetweenBaselines() {
    let (upper, lower) = (UILabel(), UILabel())
    upper.text = "Ag"
    lower.text = "Ag"
    lower.font = .systemFont(ofSize: 30)
    let root = HeadlessUIKitTests.root(400, 300, upper, lower)
    let views: [String: Any] = ["upper": upper, "lower": lower]
    func distance(_ format: String) -> CGFloat {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: .spacingBaselineToBaseline, metrics: nil, views: views)
      NSLayoutConstraint.activate(made)
      let (one, other) = (root.placeInside(UIView()), root.placeInside(UIView()))
      one.topAnchor.constraint(equalTo: upper.lastBaselineAnchor).isActive = true
      other.topAnchor.constraint(equalTo: lower.firstBaselineAnchor).isActive = true
      root.layoutIfNeeded()
      NSLayoutConstraint.deactivate(made)
      return other.frame.minY - one.frame.minY
    }
    #expect(abs(distance("V:|[upper]-33-[lower]") - 33) < 1e-9)
    #expect(abs(distance("V:|[upper][lower]")) < 1e-9)
    #expect(abs(distance("V:|[upper]-[lower]") - lower.font.lineHeight) < 1e-9)
  }

  @Test func aFormatTakesGuidesOfTheSuperview() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-3-[guide(11)]-[a(22)]", metrics: nil,
      views: ["guide": guide, "a": a as UIView? as Any])
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(
      guide.layoutFrame.minX == 3 && guide.layoutFrame.width == 11 && a.frame.minX == CGFloat(3 + 11 + 8)
        && a.frame.width == 22)
  }
}
