import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct DynamicTypeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func set(_ category: UIContentSizeCategory) {
    HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844), contentSizeCategory: category)
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  // Human Interface Guidelines, "Typography": the smallest, the middle and the largest sizes of Dynamic Type.
  @Test(
    arguments: [
      (.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
      (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
      (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)])
  func aTextStyleHasTheSizesOfTheGuidelines(
    style: UIFont.TextStyle, least: CGFloat, usual: CGFloat, most: CGFloat
  ) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
    }
    #expect(
      [size(.extraSmall), size(.large), size(.accessibilityExtraExtraExtraLarge)] == [least, usual, most])
    #expect(size(.unspecified) == usual)
  }

  @Test func fontsFollowTheTextSizeOfTheDevice() {
    defer { set(.large) }
    set(.extraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 21))
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 21, weight: .semibold))
    #expect(window.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    set(.large)
    #expect(UIFont.preferredFont(forTextStyle: .body) == .systemFont(ofSize: 17))
  }

  @Test func aViewLimitsTheTextSizeOfItsSubviews() {
    final class Note: UIView {
      var changes: [String] = []
      override func traitCollectionDidChange(_ old: UITraitCollection?) {
        changes.append(traitCollection.preferredContentSizeCategory.rawValue)
      }
    }
    defer { set(.large) }
    let (card, note, label) = (UIView(), Note(), UILabel())
    window.addSubview(card)
    card.addSubview(note)
    note.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    #expect(card.maximumContentSizeCategory == nil && card.minimumContentSizeCategory == nil)
    card.maximumContentSizeCategory = .extraExtraLarge
    card.minimumContentSizeCategory = .medium
    #expect(note.changes == [])
    set(.accessibilityMedium)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(label.font.pointSize == 21 && note.changes == [UIContentSizeCategory.extraExtraLarge.rawValue])
    // A view inside has limits of its own, and a change inside the outer limits is none.
    note.maximumContentSizeCategory = .large
    #expect(label.font.pointSize == 17 && note.changes.count == 2)
    set(.extraExtraExtraLarge)
    #expect(label.font.pointSize == 17 && note.changes.count == 2)
    set(.extraSmall)
    #expect(label.traitCollection.preferredContentSizeCategory == .medium && label.font.pointSize == 16)
    card.minimumContentSizeCategory = nil
    #expect(label.font.pointSize == 14)
  }

  @Test func metricsScaleLikeTheirStyle() throws {
    let metrics = UIFontMetrics(forTextStyle: .caption1)
    let font = try #require(UIFont(name: "Avenir-Heavy", size: 24))
    let large = metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityMedium))
    #expect(large.pointSize == CGFloat(24) * 22 / 12)
    #expect(large.fontName == "Avenir-Heavy")
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits(.accessibilityMedium))
        .pointSize == 30)
    #expect(metrics.scaledFont(for: font).pointSize == 24)
    #expect(
      UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits(.extraSmall)) == CGFloat(10) * 14 / 17
    )
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }

  @Test func aLabelFollowsTheTextSizeOnlyOnRequest() {
    defer { set(.large) }
    let following = UILabel()
    let fixed = UILabel()
    for label in [following, fixed] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "a"
      window.placeInside(label)
    }
    following.adjustsFontForContentSizeCategory = true
    window.layoutIfNeeded()
    let before = fixed.frame
    set(.accessibilityExtraExtraExtraLarge)
    window.layoutIfNeeded()
    // A line of 53 points is 53 · 2444 / 2048 points high.
    let size = CGSize(
      width: FontArithmetic(53).width("a").rounded(.up), height: (53.0 * 2444 / 2048).rounded(.up))
    expectFrames(("following", following, CGRect(origin: .zero, size: size)), ("fixed", fixed, before))
    set(.large)
    window.layoutIfNeeded()
    expectFrames(("following again", following, before))
  }

  @Test func aFontWithoutAStyleIsUnchanged() {
    defer { set(.large) }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 20)
    window.addSubview(label)
    set(.accessibilityLarge)
    #expect(label.font.pointSize == 20)
  }

  @Test func traitsOfAChildSetItsTextSize() {
    let root = UIViewController()
    let child = UIViewController()
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.addSubview(label)
    root.setOverrideTraitCollection(traits(.extraLarge), forChild: child)
    label.font = .preferredFont(forTextStyle: .body)
    #expect(label.font.pointSize == 19)
    root.setOverrideTraitCollection(traits(.small), forChild: child)
    #expect(label.font.pointSize == 15)
    label.removeFromSuperview()
    #expect(label.font.pointSize == 17)
  }

  @Test func eachRunOfAnAttributedTextFollowsTheTextSize() {
    defer { set(.large) }
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let label = UILabel()
    let view = UITextView()
    label.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    label.attributedText = text
    view.attributedText = text
    window.addSubview(label)
    window.addSubview(view)
    set(.extraLarge)
    for shown in [label.attributedText, view.attributedText] {
      #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
      #expect((shown?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 10)
    }
  }

  @Test func fieldsAndTextViewsFollowTheTextSize() {
    defer { set(.large) }
    let field = UITextField()
    let view = UITextView()
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    view.font = .preferredFont(forTextStyle: .footnote)
    view.adjustsFontForContentSizeCategory = true
    view.isScrollEnabled = false
    window.placeInside(field)
    window.placeInside(view)
    window.layoutIfNeeded()
    set(.accessibilityExtraExtraExtraLarge)
    window.layoutIfNeeded()
    #expect(field.font?.pointSize == 44 && view.font?.pointSize == 44)
    let line: CGFloat = 44.0 * 2444 / 2048
    #expect(field.frame.height == (2 * line).rounded(.up) / 2 + 1.5)
    #expect(view.frame.height == 8 + line.rounded(.up) + 8)
  }
}
