import TestSupport
import Testing
import UIKit

@MainActor @Suite struct SystemSpacingTests {
  private let a = UIView()
  private let b = UIView()

  /// Returns a root with `a` at (40, 20) with 100 x 50, and `b` with 30 x 10,
  /// whose position the tests determine.
  private func screen() -> UIView {
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate(
      a.box(40, 20, 100, 50) + [
        b.widthAnchor.constraint(equalToConstant: 30), b.heightAnchor.constraint(equalToConstant: 10),
      ])
    return root
  }

  @Test(arguments: [0, 1, 2.5] as [CGFloat]) func systemSpacingIsAMultipleOfEightPoints(
    multiplier: CGFloat
  ) {
    let root = screen()
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: multiplier),
    ])
    root.layoutIfNeeded()
    expectFrames(("b", b, CGRect(x: 140 + 8 * multiplier, y: 70 + 8 * multiplier, width: 30, height: 10)))
  }

  @Test func spacingAfterIsToTheLeftFromRightToLeft() {
    let pairs: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, CGFloat)] = [
      // The x of `b` when its anchor is 16 to the left of that of `a`.
      (b.leadingAnchor, a.trailingAnchor, 40 - 16 - 30), (b.rightAnchor, a.leftAnchor, 40 - 16 - 30),
      (b.leftAnchor, a.rightAnchor, 140 - 16), (b.centerXAnchor, a.centerXAnchor, 90 - 16 - 15),
    ]
    let root = screen()
    root.semanticContentAttribute = .forceRightToLeft
    for (index, (one, other, x)) in pairs.enumerated() {
      let constraint = one.constraint(equalToSystemSpacingAfter: other, multiplier: 2)
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(b.frame.minX == x, "pair \(index)")
      constraint.isActive = false
    }
    let leftToRight = b.leftAnchor.constraint(equalToSystemSpacingAfter: a.rightAnchor, multiplier: 2)
    leftToRight.isActive = true
    root.layoutIfNeeded()
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(b.frame.minX == CGFloat(140 + 16))
  }

  @Test func limitsOfSystemSpacingHold() {
    let root = screen()
    let optional = b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0)
    optional.priority = .defaultLow
    let far = b.topAnchor.constraint(equalTo: root.topAnchor, constant: 200)
    far.priority = .defaultLow
    NSLayoutConstraint.activate([
      optional, far,
      b.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.rightAnchor, multiplier: 1),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.origin == CGPoint(x: 148, y: 70 + 24))
    optional.constant = 300
    far.constant = 0
    root.layoutIfNeeded()
    #expect(b.frame.origin == CGPoint(x: 300, y: 0))
    NSLayoutConstraint.activate([
      b.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.rightAnchor, multiplier: 4),
      b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.origin == CGPoint(x: 140 + 32, y: 70 + 16))
  }

  @Test func spacingBetweenBaselinesIsTheLineHeight() {
    let (above, below) = (UILabel(), UILabel())
    above.text = "Ag"
    below.text = "Ag"
    let root = root(400, 300, above, below)
    above.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
    let constraint = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1.5)
    constraint.isActive = true
    for size: CGFloat in [17, 40] {
      below.font = .systemFont(ofSize: size)
      root.layoutIfNeeded()
      // The distance from the bottom of one label to its baseline, and from the top of the other to its own.
      let line = root.placeInside(UIView())
      line.topAnchor.constraint(equalTo: above.lastBaselineAnchor).isActive = true
      let other = root.placeInside(UIView())
      other.topAnchor.constraint(equalTo: below.firstBaselineAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(abs(other.frame.minY - line.frame.minY - 1.5 * LineArithmetic(size).lineHeight) < 1e-9)
      #expect(constraint.constant == 1.5 * LineArithmetic(size).lineHeight)
    }
    constraint.constant = 3
    below.font = .systemFont(ofSize: 20)
    #expect(constraint.constant == 3)
  }
}
