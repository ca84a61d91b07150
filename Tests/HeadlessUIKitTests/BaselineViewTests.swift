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

  // The distances of the first baselines from the tops of the labels.
  private let ascentOf10 = LineArithmetic(10).baseline()
  private let ascentOf20 = LineArithmetic(20).baseline()
  private let ascentOf30 = LineArithmetic(30).baseline()
  private let ascentOf40 = LineArithmetic(40).baseline()

  @Test func baselinesAreTheEdgesUnlessAnotherViewIsNamed() {
    let root = screen()
    #expect(
      card.forFirstBaselineLayout === card && card.forLastBaselineLayout === card
        && small.forFirstBaselineLayout === small)
    let first = other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor)
    first.isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 - ascentOf20)
    card.last = large
    #expect(card.forFirstBaselineLayout === large)
    root.layoutIfNeeded()
    // The large label is below the small one, which is 12 high.
    #expect(other.frame.minY == 40 + (7 + 12 + 3) + ascentOf30 - ascentOf20)
    card.first = small
    root.layoutIfNeeded()
    #expect(other.frame.minY == 40 + 7 + ascentOf10 - ascentOf20)
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
    #expect(other.frame.minY == 40 + 7 + ascentOf10 - ascentOf20)
    #expect(bottom.frame.minY == 40 + (7 + 12 + 3) + ascentOf30 + 2)
    small.font = .systemFont(ofSize: 40)
    large.font = .systemFont(ofSize: 13)
    root.layoutIfNeeded()
    // The small label is now 48 high, because a line of 40 points is 47.7 high.
    #expect(other.frame.minY == 40 + 7 + ascentOf40 - ascentOf20)
    #expect(bottom.frame.minY == 40 + (7 + 48 + 3) + LineArithmetic(13).baseline() + 2)
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
    #expect(other.frame.minY == 100 + 17 + 19 + 7 + ascentOf10 - ascentOf20)
    small.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 + 7 + ascentOf40 - ascentOf20)
    // After its removal the label is a view outside the card, so the card is its own baseline view.
    small.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 - ascentOf20)
    card.addSubview(small)
    card.first = small
    small.topAnchor.constraint(equalTo: card.topAnchor, constant: 23).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 + 17 + 19 + 23 + ascentOf40 - ascentOf20)
    inner.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 100 - ascentOf20)
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
    #expect(line.frame.minY == 47 + LineArithmetic(17).baseline())
  }

  @Test func aViewMayReplaceItsAnchors() {
    final class Card: UIView {
      let title = UILabel()
      override var lastBaselineAnchor: NSLayoutYAxisAnchor { title.lastBaselineAnchor }
      override var leadingAnchor: NSLayoutXAxisAnchor { title.leadingAnchor }
    }
    final class Inner: UILayoutGuide {
      override var topAnchor: NSLayoutYAxisAnchor { owningView?.topAnchor ?? super.topAnchor }
    }
    let (card, line, guide) = (Card(), UIView(), Inner())
    let root = root(400, 300, card, line)
    card.placeInside(card.title)
    card.addLayoutGuide(guide)
    card.title.text = "Ag"
    NSLayoutConstraint.activate(
      card.box(30, 50, 200, 90) + [
        card.title.topAnchor.constraint(equalTo: guide.topAnchor, constant: 11),
        card.title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 23),
        line.topAnchor.constraint(equalTo: card.lastBaselineAnchor),
        line.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      ])
    root.layoutIfNeeded()
    #expect(line.frame.origin == CGPoint(x: 30 + 23, y: 50 + 11 + LineArithmetic(17).baseline()))
  }
}
