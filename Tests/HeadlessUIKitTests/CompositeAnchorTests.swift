import TestSupport
import Testing
import UIKit

/// Constraints between distances that are made by `anchorWithOffset(to:)`.
@MainActor @Suite struct CompositeAnchorTests {
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  /// Returns a root with three boxes: `a` at (20, 10) with 30 x 40, `c` at (300, 200) with 50 x 60, and `b`
  /// with 10 x 10, whose position the tests determine.
  private func screen() -> UIView {
    let root = root(400, 300, a, b, c)
    NSLayoutConstraint.activate(
      a.box(20, 10, 30, 40) + c.box(300, 200, 50, 60)
        + [b.widthAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10)])
    return root
  }

  @Test func equalGapsPutAViewInTheMiddle() {
    let root = screen()
    let left = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    let right = b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
    let top = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    let bottom = b.bottomAnchor.anchorWithOffset(to: c.topAnchor)
    NSLayoutConstraint.activate([
      left.constraint(equalTo: right), top.constraint(equalTo: bottom, multiplier: 2, constant: 15),
    ])
    root.layoutIfNeeded()
    // 240 − 2 gaps; 140 = top + bottom with top = 2 bottom + 15.
    expectFrames(
      ("b", b, CGRect(x: 50 + (250 - 10) / 2, y: 50 + (2 * CGFloat(125) / 3 + 15), width: 10, height: 10)),
      within: 1e-6)
  }

  @Test func aDistanceCanBeComparedWithASize() {
    let root = screen()
    NSLayoutConstraint.activate([
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 111),
      b.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(
        equalTo: c.heightAnchor, multiplier: -1, constant: -7),
    ])
    let tied = root.placeInside(UIView())
    NSLayoutConstraint.activate([
      tied.widthAnchor.constraint(
        equalTo: a.rightAnchor.anchorWithOffset(to: c.leftAnchor), multiplier: 0.5, constant: 3),
      tied.heightAnchor.constraint(equalTo: a.bottomAnchor.anchorWithOffset(to: c.bottomAnchor)),
    ])
    root.layoutIfNeeded()
    expectFrames(
      ("b", b, CGRect(x: 20 + 111, y: 10 + 60 + 7, width: 10, height: 10)),
      ("tied", tied, CGRect(x: 0, y: 0, width: 250 / 2 + 3, height: 260 - 50)))
  }

  @Test func limitsOfADistanceHold() {
    let root = screen()
    let optional = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    optional.priority = .defaultLow
    let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(greaterThanOrEqualToConstant: 12)
    NSLayoutConstraint.activate([optional, gap])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 62)
    gap.constant = 13
    optional.constant = 500
    a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(lessThanOrEqualTo: c.widthAnchor).isActive =
      true
    root.layoutIfNeeded()
    #expect(b.frame.minX == CGFloat(50 + 50))
    optional.constant = 0
    root.layoutIfNeeded()
    #expect(b.frame.minX == 63)
  }

  @Test func leadingDistancesFollowTheDirectionOfText() {
    let root = screen()
    let leading = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 5)
    leading.isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 55)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    // From right to left, the trailing edge of `a` is its left edge, and the
    // leading edge of `b` its right edge.
    #expect(b.frame.minX == CGFloat(20 - 5 - 10))
    leading.isActive = false
    a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 55)
  }

  @Test func aDistanceIsDeactivatedWhenAnyItemLeaves() {
    let root = screen()
    let inner = a.placeInside(UIView())
    NSLayoutConstraint.activate(inner.box(3, 4, 5, 6))
    let composite = inner.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
      equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor))
    let plain = inner.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 3)
    NSLayoutConstraint.activate([composite, plain])
    #expect(root.constraints.last === composite && composite.isActive)
    #expect(composite.firstItem === inner && composite.secondItem === b && composite.firstAttribute == .left)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 23 + CGFloat(300 - 23 - 10) / 2)
    for item in [inner, b, c, a] {
      let superview = item.superview
      item.removeFromSuperview()
      #expect(!composite.isActive)
      root.layoutIfNeeded()
      superview?.addSubview(item)
      composite.isActive = true
      #expect(composite.isActive && root.constraints.last === composite)
    }
  }

  @Test func aDistanceIsDeactivatedWhenAnItemIsFreed() {
    let root = screen()
    weak var weakView: UIView?
    var constraint: NSLayoutConstraint?
    do {
      let other = root.placeInside(UIView())
      constraint = a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: b.rightAnchor.anchorWithOffset(to: other.leftAnchor))
      constraint?.isActive = true
      root.layoutIfNeeded()
      weakView = other
      other.removeFromSuperview()
    }
    #expect(weakView == nil && constraint?.isActive == false)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }

  @Test func aDistanceIsDescribedAsItIsWritten() {
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    c.accessibilityIdentifier = "c"
    let constraint = a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
      equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor), multiplier: 2, constant: -3)
    #expect(
      constraint.description == "<CompositeConstraint (b.left - a.right) == 2 * (c.left - b.right) - 3>")
    #expect(
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor) == a.rightAnchor.anchorWithOffset(to: b.leftAnchor))
    #expect(
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor) != b.leftAnchor.anchorWithOffset(to: a.rightAnchor))
  }
}
