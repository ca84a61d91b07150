import HeadlessUIKit
import TestSupport
import Testing
import UIKit

// At 17 points: four letters a are 35.543 wide, a space 4.432, a line 20.287 high. Three words of four
// letters and two spaces are 115.49.

/// Returns the width of `count` words in a line, in whole points.
private func width(_ count: CGFloat) -> CGFloat { LineArithmetic().width(words: count).rounded(.up) }
private func height(_ lines: CGFloat) -> CGFloat { LineArithmetic().height(lines: lines) }

@MainActor private func words(_ count: Int) -> UILabel {
  let label = UILabel()
  label.numberOfLines = 0
  label.text = Array(repeating: "aaaa", count: count).joined(separator: " ")
  return label
}

/// Labels of several lines whose width has a limit, but no value.
@MainActor @Suite struct WrappingTests {
  /// Returns a bubble `insets` larger than its label, at 7, 5 of a topmost view, and not wider than `limit`.
  private func bubble(
    _ label: UILabel, limit: CGFloat
  ) -> (root: UIView, bubble: UIView, limit: NSLayoutConstraint) {
    let bubble = UIView()
    let root = root(800, 600, bubble)
    bubble.placeInside(label)
    let limit = bubble.widthAnchor.constraint(lessThanOrEqualToConstant: limit)
    NSLayoutConstraint.activate(label.edges(bubble, insets) + bubble.box(7, 5, 0, 0).prefix(2) + [limit])
    return (root, bubble, limit)
  }

  private func expectBubble(
    _ bubble: UIView, _ label: UILabel, _ widest: CGFloat, _ lines: CGFloat, _ name: String = ""
  ) {
    expectFrames(
      (
        "bubble \(name)", bubble,
        CGRect(x: 7, y: 5, width: 20 + width(widest) + 60, height: 10 + height(lines) + 40)
      ),
      ("label \(name)", label, CGRect(x: 20, y: 10, width: width(widest), height: height(lines))))
  }

  @Test func aLabelWithALimitHugsItsLongestLine() {
    let label = words(8)
    let (root, bubble, _) = bubble(label, limit: 20 + 150 + 60)
    root.layoutIfNeeded()
    // 150 holds three words, which are 123 wide: three, three and two.
    expectBubble(bubble, label, 3, 3)
    #expect(label.textLines.map(\.text) == ["aaaa aaaa aaaa", "aaaa aaaa aaaa", "aaaa aaaa"])
  }

  @Test func aRequiredWidthIsKept() {
    let label = words(8)
    let (root, bubble, limit) = bubble(label, limit: 230)
    limit.isActive = false
    let given = bubble.widthAnchor.constraint(equalToConstant: 230)
    given.isActive = true
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 20, y: 10, width: 150, height: height(3))))
    // A limit instead of the width, with the same number.
    given.isActive = false
    limit.isActive = true
    root.layoutIfNeeded()
    expectBubble(bubble, label, 3, 3)
    limit.isActive = false
    given.isActive = true
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 20, y: 10, width: 150, height: height(3))))
  }

  @Test func theWidthFollowsTheLimitAndTheText() {
    let label = words(8)
    let (root, bubble, limit) = bubble(label, limit: 80)
    for (room, count, widest, lines) in [
      (150, 8, 3, 3), (180, 8, 4, 2), (100, 8, 2, 4), (150, 8, 3, 3), (150, 2, 2, 1), (150, 5, 3, 2),
      (40, 4, 1, 4), (700, 8, 8, 1), (150, 8, 3, 3),
    ] as [(CGFloat, Int, CGFloat, CGFloat)] {
      limit.constant = 80 + room
      label.text = words(count).text
      root.layoutIfNeeded()
      expectBubble(bubble, label, widest, lines, "\(count) words in \(room)")
    }
  }

  @Test func aDragOfTheLimitEndsLikeANewLayout() {
    for room in [60, 90, 123, 122, 200, 201, 202, 203, 140, 130, 120] as [CGFloat] {
      let label = words(5)
      let other = words(5)
      let (root, bubble, limit) = bubble(label, limit: 400)
      limit.isActive = false
      bubble.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -3).isActive = true
      // Many steps of the same input in one direction, the last one to the tested width.
      for step in stride(from: room + 300, through: room, by: -20) {
        root.frame.size.width = 7 + 80 + step + 3
        root.layoutIfNeeded()
      }
      let (otherRoot, _, otherLimit) = self.bubble(other, limit: 80 + room)
      otherRoot.layoutIfNeeded()
      #expect(otherLimit.isActive)
      expectFrames(("label in \(room)", label, other.frame))
    }
  }

  @Test func aLabelWithTheLowestHuggingHugsItsLines() {
    let label = words(8)
    label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let (root, bubble, _) = bubble(label, limit: 230)
    root.layoutIfNeeded()
    expectBubble(bubble, label, 3, 3)
  }

  @Test func anOptionalWidthAboveTheHuggingApplies() {
    let label = words(8)
    let (root, bubble, _) = bubble(label, limit: 230)
    let optional = bubble.widthAnchor.constraint(equalToConstant: 500)
    optional.priority = UILayoutPriority(251)
    optional.isActive = true
    root.layoutIfNeeded()
    expectFrames(("bubble", bubble, CGRect(x: 7, y: 5, width: 230, height: 10 + height(3) + 40)))
  }

  @Test func fittingSizesHugTheLines() {
    let label = words(8)
    let (_, bubble, _) = bubble(label, limit: 230)
    for target in [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize] {
      #expect(
        bubble.systemLayoutSizeFitting(target)
          == CGSize(width: 20 + width(3) + 60, height: 10 + height(3) + 40))
    }
    let fitting = bubble.systemLayoutSizeFitting(
      CGSize(width: 190, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 190, height: 10 + height(4) + 40))
  }

  @Test func anUnchangedWidthNeedsNoLayout() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let outer = Counter()
    let label = words(8)
    let side = UIView()
    root.placeInside(outer)
    outer.placeInside(label)
    root.placeInside(side)
    let limit = outer.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -170)
    NSLayoutConstraint.activate(
      label.edges(outer, insets) + outer.box(7, 5, 0, 0).prefix(2) + side.box(1, 2, 3, 4) + [limit])
    root.layoutIfNeeded()
    #expect(label.frame.width == width(3))
    let count = outer.count
    // 149 and 151 hold three words as well: the text is broken again, and no view moves.
    for constant in [-171, -169] as [CGFloat] {
      limit.constant = constant
      root.layoutIfNeeded()
    }
    #expect(outer.count == count && label.frame.width == width(3))
  }

  @Test func oneChangedLabelIsBrokenAlone() {
    func rows(_ count: Int) -> Int {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let labels = (0..<count).map { _ in words(8) }
      for label in labels {
        root.placeInside(label)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        NSLayoutConstraint.activate(Array(label.box(3, 4, 0, 0).prefix(2)))
      }
      root.layoutIfNeeded()
      let before = HeadlessLayout.work(for: root)?.rowsTouched ?? 0
      labels[count / 2].text = words(5).text
      root.layoutIfNeeded()
      #expect(labels.allSatisfy { $0.frame.width == width(3) })
      return (HeadlessLayout.work(for: root)?.rowsTouched ?? 0) - before
    }
    let (few, many) = (rows(4), rows(400))
    #expect(few > 0 && few == many)
  }
}
