import TestSupport
import Testing
import UIKit

/// A view that takes its baselines from other views.
private final class Card: UIView {
  weak var first: UIView? { didSet { invalidateIntrinsicContentSize() } }
  weak var last: UIView? { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero

  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var forFirstBaselineLayout: UIView { first ?? super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { last ?? super.forLastBaselineLayout }
}

@MainActor @Suite struct BaselineViewTests {
  private let card = Card()
  private let small = UILabel()
  private let large = UILabel()
  private let other = UILabel()

  /// Returns a card with two labels below each other, 7 from its top and 3
  /// apart, and a label beside the card.
  ///
  /// A test ties the baseline of that label to one of the card.
  private func screen() -> UIView {
    for (label, size) in [(small, 10), (large, 30), (other, 20)] as [(UILabel, CGFloat)] {
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
    }
    let root = root(400, 300, card, other)
    card.placeInside(small)
    card.placeInside(large)
    NSLayoutConstraint.activate(
      card.box(5, 40, 200, 100) + [
        small.leftAnchor.constraint(equalTo: card.leftAnchor),
        small.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
        large.leftAnchor.constraint(equalTo: card.leftAnchor),
        large.topAnchor.constraint(equalTo: small.bottomAnchor, constant: 3),
        other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 250),
      ])
    return root
  }

  /// Returns the distance of the first baseline from the top of a label of one line.
  private func ascent(_ label: UILabel) -> CGFloat {
    // ceil(line height) = first + last, and the first is half the slack and the ascender, rounded half up.
    let slack = label.font.lineHeight.rounded(.up) - label.font.lineHeight
    return (slack / 2 + label.font.ascender + 0.5).rounded(.down)
  }

  @Test func baselinesAreTheEdgesUnlessAnotherViewIsNamed() {
    let root = screen()
    #expect(
      card.forFirstBaselineLayout === card && card.forLastBaselineLayout === card
        && small.forFirstBaselineLayout === small)
    let first = other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor)
    first.isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 - ascent(other))
    card.last = large
    #expect(card.forFirstBaselineLayout === large)
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 + large.frame.minY + ascent(large) - ascent(other))
    card.first = small
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 + 7 + ascent(small) - ascent(other))
  }

  @Test func theBaselineFollowsTheTextOfTheNamedView() {
    let root = screen()
    card.first = small
    card.last = large
    other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
    let bottom = root.placeInside(UIView())
    NSLayoutConstraint.activate([
      bottom.topAnchor.constraint(equalTo: card.lastBaselineAnchor, constant: 2),
      bottom.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 + 7 + ascent(small) - ascent(other))
    #expect(bottom.frame.minY == 40 + large.frame.minY + ascent(large) + 2)
    small.font = .systemFont(ofSize: 40)
    large.font = .systemFont(ofSize: 13)
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 + 7 + ascent(small) - ascent(other))
    #expect(bottom.frame.minY == 40 + large.frame.minY + ascent(large) + 2)
  }

  @Test func theBaselineIsFoundThroughNestedViews() {
    let root = screen()
    let outer = Card()
    let inner = outer.placeInside(UIView())
    root.placeInside(outer)
    inner.addSubview(card)
    NSLayoutConstraint.activate(outer.box(11, 100, 300, 150) + inner.box(13, 17, 250, 120))
    NSLayoutConstraint.activate(card.box(0, 19, 200, 100))
    card.first = small
    outer.first = card
    other.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 + 7 + ascent(small) - ascent(other))
    small.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 + 7 + ascent(small) - ascent(other))
    // After its removal the label is a view outside the card, so the card is its own baseline view.
    small.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 - ascent(other))
    card.addSubview(small)
    card.first = small
    small.topAnchor.constraint(equalTo: card.topAnchor, constant: 23).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 + 23 + ascent(small) - ascent(other))
    inner.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 - ascent(other))
  }

  @Test func theBaselineOfTextIsMeasuredFromTheFrame() {
    final class Framed: UILabel {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 3, left: 2, bottom: 5, right: 1) }
    }
    let label = Framed()
    let line = UIView()
    let root = root(400, 300, label, line)
    label.text = "Ag"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      line.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 47)
    #expect(line.frame.minY == 47 + ascent(label))
  }
}
