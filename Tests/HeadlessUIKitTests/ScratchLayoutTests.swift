import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Fitting sizes of a part of a tree that leave the tree unchanged.
@MainActor @Suite struct ScratchLayoutTests {
  /// Returns a topmost view with a card, `insets` around 50 x 30 of content in it, and a badge.
  ///
  /// Constraints of the topmost view tie the badge to the card.
  private func card() -> (root: UIView, card: UIView, content: Content, badge: UIView) {
    let card = UIView()
    let content = Content(50, 30)
    let badge = UIView()
    let root = root(400, 300, card, badge)
    card.placeInside(content)
    NSLayoutConstraint.activate(
      content.edges(card, insets) + card.box(7, 5, 300, 200) + badge.box(1, 2, 9, 8))
    badge.widthAnchor.constraint(equalTo: card.widthAnchor, constant: -291).isActive = true
    return (root, card, content, badge)
  }

  private let natural = CGSize(width: 20 + 50 + 60, height: 10 + 30 + 40)
  private let weak = UILayoutPriority(50)

  @Test func constraintsAboveAndTheFrameAreIgnored() {
    let (root, card, content, badge) = card()
    let size = { card.fittingSize(.zero, horizontally: weak, vertically: weak) }
    // The card holds the constraints of its own width and height, so they are used.
    #expect(size() == CGSize(width: 300, height: 200))
    for constraint in card.constraints where constraint.secondItem == nil { constraint.isActive = false }
    #expect(size() == natural)
    #expect(content.frame == .zero && card.frame == .zero && badge.frame == .zero)
    root.layoutIfNeeded()
    expectFrames(("badge", badge, CGRect(x: 1, y: 2, width: 9, height: 8)))
    #expect(size() == natural)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(size() == natural && card.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aTargetHoldsAtItsPriority() {
    let (_, card, content, _) = card()
    for constraint in card.constraints where constraint.secondItem == nil { constraint.isActive = false }
    let target = CGSize(width: 400, height: 20)
    // 250 is the hugging of the content, 750 its compression resistance.
    #expect(
      card.fittingSize(target, horizontally: .required, vertically: weak)
        == CGSize(width: 400, height: natural.height))
    #expect(
      card.fittingSize(target, horizontally: UILayoutPriority(249), vertically: UILayoutPriority(749))
        == natural)
    #expect(
      card.fittingSize(target, horizontally: UILayoutPriority(251), vertically: UILayoutPriority(751))
        == CGSize(width: 400, height: 50))
    content.size = CGSize(width: 70, height: 31)
    #expect(
      card.fittingSize(.zero, horizontally: weak, vertically: weak)
        == CGSize(width: natural.width + 20, height: natural.height + 1))
  }

  @Test func aLabelHasTheHeightOfItsLines() {
    let cell = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = LineArithmetic.words(10)
    cell.placeInside(label)
    NSLayoutConstraint.activate(label.edges(cell, insets))
    // Three words are 115.5 wide, four 155.5, and the label is 200 − 80 wide.
    let height = LineArithmetic().height(lines: 4)
    let size = cell.fittingSize(CGSize(width: 200, height: 0), horizontally: .required, vertically: weak)
    #expect(size == CGSize(width: 200, height: height + 50))
  }

  @Test func pendingChangesRemainPending() {
    let (root, card, content, badge) = card()
    root.layoutIfNeeded()
    badge.removeFromSuperview()
    let width = card.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }
    width?.constant = 310
    content.size = CGSize(width: 60, height: 40)
    content.constraints.forEach { $0.isActive = false }
    let guide = card.layoutMarginsGuide
    let side = UIView()
    card.placeInside(side)
    NSLayoutConstraint.activate([
      side.leftAnchor.constraint(equalTo: guide.leftAnchor),
      side.topAnchor.constraint(equalTo: guide.topAnchor),
      side.widthAnchor.constraint(equalTo: guide.widthAnchor),
      side.heightAnchor.constraint(equalToConstant: 3),
    ])
    #expect(card.fittingSize(.zero, horizontally: weak, vertically: weak) == CGSize(width: 310, height: 200))
    #expect(content.frame.width == 300 - 20 - 60 && side.frame == .zero)
    root.layoutIfNeeded()
    expectFrames(
      ("card", card, CGRect(x: 7, y: 5, width: 310, height: 200)),
      ("content", content, CGRect(x: 20, y: 10, width: 310 - 20 - 60, height: 200 - 10 - 40)),
      ("side", side, CGRect(x: 8, y: 8, width: 310 - 8 - 8, height: 3)))
  }

  @Test func changesDuringMeasurementTakeEffect() {
    final class Restless: UIView {
      var change: (() -> Void)?
      override var intrinsicContentSize: CGSize {
        let change = change
        self.change = nil
        change?()
        return CGSize(width: 50, height: 30)
      }
    }
    let card = UIView()
    let content = Restless()
    let other = UIView()
    let leaver = UIView()
    let root = root(400, 300, card)
    for view in [content, other, leaver] { card.placeInside(view) }
    let otherBox = other.box(4, 3, 2, 1)
    NSLayoutConstraint.activate(
      content.edges(card, insets) + card.box(7, 5, 300, 200).prefix(2) + otherBox + leaver.box(1, 1, 1, 1))
    root.layoutIfNeeded()
    content.change = {
      otherBox[0].constant = 40
      otherBox[2].isActive = false
      other.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5).isActive = true
      leaver.removeFromSuperview()
    }
    _ = card.fittingSize(.zero, horizontally: weak, vertically: weak)
    #expect(content.change == nil)
    root.layoutIfNeeded()
    expectFrames(
      ("card", card, CGRect(x: 7, y: 5, width: natural.width, height: natural.height)),
      ("other", other, CGRect(x: 40, y: 3, width: natural.width / 2, height: 1)))
    root.addSubview(leaver)
    NSLayoutConstraint.activate(Array(leaver.box(3, 4, 0, 0).prefix(2)))
    root.layoutIfNeeded()
    expectFrames(("leaver", leaver, CGRect(x: 3, y: 4, width: 1, height: 1)))
  }
}
