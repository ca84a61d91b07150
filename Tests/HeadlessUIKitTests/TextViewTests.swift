import HeadlessUIKit
import TestSupport
import Testing
import UIKit

// At 17 points a line is 20.287 high.

/// The widths of ten letters in 17 points and of two such words side by side, rounded up: 88.86 and 182.15.
private let wide = FontArithmetic(17).width("aaaaaaaaaa").rounded(.up)
private let twice = FontArithmetic(17).width("aaaaaaaaaa aaaaaaaaaa").rounded(.up)

@MainActor @Suite struct TextViewTests {
  private func view(_ text: String, scrolls: Bool = false) -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = scrolls
    view.text = text
    return view
  }

  private let twoWords = "aaaaaaaaaa aaaaaaaaaa"

  @Test func withoutScrollingTheNaturalSizeIsTheTextWithItsInsets() {
    let view = view(twoWords)
    #expect(view.intrinsicContentSize == CGSize(width: twice + 10, height: 21 + 16))
    view.textContainerInset = insets
    #expect(view.intrinsicContentSize == CGSize(width: twice + 10 + 80, height: 21 + 50))
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize == CGSize(width: twice + 80, height: 21 + 50))
  }

  @Test func withScrollingThereIsNoNaturalSize() {
    let view = view(twoWords, scrolls: true)
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 120, height: 41 + 16))
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("\n", 2), ("a\n\n", 3)])
  func anEmptyLastLineHasItsHeight(
    text: String, count: Int
  ) {
    let height = (CGFloat(count) * 17 * 2444 / 2048).rounded(.up) + 16
    #expect(view(text).intrinsicContentSize.height == height)
    #expect(view(text).sizeThatFits(CGSize(width: 100, height: 0)).height == height)
  }

  @Test func withoutAFontTheTextHas12Points() {
    let view = UITextView()
    view.isScrollEnabled = false
    // 12 × 2444/2048 = 14.32
    #expect(view.font == nil && view.intrinsicContentSize.height == 15 + 16)
  }

  @Test func theHeightFollowsTheWidthInALayout() {
    let view = view(twoWords)
    let root = root(300, 400, view)
    let width = view.widthAnchor.constraint(equalToConstant: 105)
    width.isActive = true
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 0, y: 0, width: 105, height: 41 + 16)))
    width.constant = 250
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 0, y: 0, width: 250, height: 21 + 16)))
    view.text = "a\nb\nc"
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 0, y: 0, width: 250, height: 61 + 16)))
    view.isScrollEnabled = true
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 0, y: 0, width: 250, height: 0)))
  }

  @Test func linesAreInsideTheInsets() {
    let view = view(twoWords)
    view.textContainerInset = insets
    view.frame = CGRect(x: 0, y: 0, width: 20 + 5 + 100 + 5 + 60, height: 200)
    // (41 − 40.57)/2 + 16.19 = 16.4 below the inset of 10, and a line of 20.29 later
    #expect(view.textLines.map(\.x) == [25, 25] && view.textLines.map(\.baseline) == [26, 47])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.textLines.allSatisfy { abs($0.x + $0.width - 125) < 1e-9 })
  }

  @Test func baselineIsThatOfTheFirstLine() {
    let view = view("Hi")
    let label = UILabel()
    label.text = "Hi"
    let root = root(300, 200, view, label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // (0.7461 + 0.2477) × 17 − 2 × 0.437 = 16.02
    expectFrames(
      ("view", view, CGRect(x: 0, y: 50 - 8, width: 17 + 10, height: 21 + 16)),
      ("label", label, CGRect(x: 0, y: 50, width: 17, height: 21)))
  }

  @Test func nilIsAnEmptyText() {
    let view = view("a")
    view.text = nil
    #expect(view.text?.isEmpty == true)
  }

  @Test func stylesOfTheTextSetTheSize() {
    let view = view("a")
    // 10 × 0.4924 × 100 = 492.4; 119.3 high, twice 238.7
    view.attributedText = NSAttributedString(
      string: "aaaaaaaaaa\n", attributes: [.font: UIFont.systemFont(ofSize: 100)])
    #expect(
      view.intrinsicContentSize == CGSize(width: 493 + 10, height: 239 + 16) && view.text == "aaaaaaaaaa\n")
    view.text = twoWords
    #expect(view.intrinsicContentSize == CGSize(width: twice + 10, height: 21 + 16))
    view.attributedText = nil
    #expect(view.text?.isEmpty == true && view.intrinsicContentSize.height == CGFloat(21 + 16))
  }

  @Test func aLimitedWidthHugsTheLines() {
    let view = view(twoWords)
    let root = root(300, 400, view)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 0, y: 0, width: wide + 10, height: 41 + 16)))
  }

  @Test func theLastBaselineFollowsTheWidth() {
    let view = view(twoWords)
    let label = UILabel()
    label.text = "Hi"
    let root = root(300, 400, view, label)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 110),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      label.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Two lines are 40.57 high, 41 rounded: (41 − 40.57)/2 + 16.19 + 20.29 = 36.69, so 37 below 18; the
    // baseline of a label is 17 below its top.
    expectFrames(
      ("view", view, CGRect(x: 0, y: 10, width: 110, height: 57)),
      ("label", label, CGRect(x: 0, y: 18 + 37 - 17, width: 17, height: 21)))
  }
}
