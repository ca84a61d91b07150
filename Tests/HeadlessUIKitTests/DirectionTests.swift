import TestSupport
import Testing
import UIKit

@MainActor @Suite struct DirectionTests {
  private func card() -> (root: UIView, a: UIView) {
    let a = UIView()
    let root = root(400, 300, a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 60),
    ])
    return (root, a)
  }

  // A constant counts from leading to trailing: 20 after the leading edge of a
  // mirrored view is 20 left of its right edge.
  @Test func theViewThatHoldsAConstraintSetsItsDirection() {
    let a = UIView()
    let root = root(400, 300, a)
    let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    NSLayoutConstraint.activate([leading, a.widthAnchor.constraint(equalToConstant: 50)])
    a.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectFrames(("its own direction does not matter", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectFrames(("mirrored", a, CGRect(x: 400 - 20 - 50, y: 0, width: 50, height: 0)))
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    expectFrames(("back", a, CGRect(x: 20, y: 0, width: 50, height: 0)))
  }

  @Test func bothEdgesAreMirrored() {
    let (root, a) = card()
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 60, y: 0, width: 400 - 80, height: 0)))
  }

  @Test func anInequalityIsMirrored() {
    for (isMirrored, x) in [(false, 30), (true, 400 - 30 - 50)] as [(Bool, CGFloat)] {
      let a = UIView()
      let root = root(400, 300, a)
      root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      let low = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
      low.priority = .defaultLow
      let least = a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30)
      NSLayoutConstraint.activate([low, least, a.widthAnchor.constraint(equalToConstant: 50)])
      root.layoutIfNeeded()
      expectFrames(("mirrored: \(isMirrored)", a, CGRect(x: x, y: 0, width: 50, height: 0)))
    }
  }

  @Test func theEffectiveDirectionFollowsTheSemanticContent() {
    let view = UIView()
    let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in expected {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction, "\(attribute)")
    }
  }
}
