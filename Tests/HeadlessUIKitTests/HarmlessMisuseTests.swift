import Testing
import UIKit

/// Calls that look like a misuse but are none: UIKit continues, and so does this library.
@MainActor @Suite struct HarmlessMisuseTests {
  @Test func aSiblingThatIsNoSubviewIsTheFrontmost() {
    let root = UIView()
    let a = UIView()
    let b = UIView()
    let unrelated = UIView()
    root.addSubview(a)
    root.insertSubview(b, belowSubview: unrelated)
    #expect(root.subviews == [a, b])
    root.insertSubview(a, aboveSubview: unrelated)
    #expect(root.subviews == [b, a])
    root.insertSubview(a, belowSubview: b)
    #expect(root.subviews == [a, b])
    root.bringSubviewToFront(unrelated)
    root.sendSubviewToBack(unrelated)
    root.insertSubview(unrelated, at: 99)
    #expect(root.subviews == [a, b, unrelated])
  }

  @Test func pointsOfTwoTreesAreConvertedThroughTheirTopmostViews() {
    let one = UIView()
    let other = UIView()
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 1, height: 1))
    one.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 6, y: 9))
  }

  @Test func repeatedAndEmptyCallsHaveNoEffect() {
    let root = UIView()
    let view = UIView()
    let guide = UILayoutGuide()
    let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    root.addSubview(view)
    for _ in 0..<2 { constraint.isActive = true }
    #expect(root.constraints == [constraint])
    root.removeConstraint(view.widthAnchor.constraint(equalToConstant: 1))
    for _ in 0..<2 { constraint.isActive = false }
    #expect(root.constraints.isEmpty)
    root.removeLayoutGuide(guide)
    for _ in 0..<2 { root.addLayoutGuide(guide) }
    #expect(root.layoutGuides == [guide])
    for _ in 0..<2 { root.removeLayoutGuide(guide) }
    for _ in 0..<2 { view.removeFromSuperview() }
    #expect(root.layoutGuides.isEmpty && root.subviews.isEmpty)
    NSLayoutConstraint().isActive = true
    NSLayoutConstraint.activate([])
    NSLayoutConstraint.deactivate([constraint, constraint])
  }

  @Test func aConstraintOfAFreedItemIsNotActivated() {
    let root = UIView()
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      root.addSubview(view)
      constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      view.removeFromSuperview()
    }
    constraint.isActive = true
    root.addConstraint(constraint)
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }
}

/// Guides that are added to a view other than their own; random calls found these cases.
@MainActor @Suite struct StrayGuideTests {
  @Test func aBuiltInGuideKeepsItsView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let other = UIView()
    let scroll = UIScrollView()
    for (owner, guide) in [
      (view, view.layoutMarginsGuide), (view, view.safeAreaLayoutGuide), (scroll, scroll.contentLayoutGuide),
    ] {
      owner.removeLayoutGuide(guide)
      other.addLayoutGuide(guide)
      #expect(guide.owningView === owner && other.layoutGuides.isEmpty)
    }
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test func aGuideOfAControllerFollowsOnlyItsView() {
    let controller = UIViewController()
    let other = UIView()
    guard let guide = controller.topLayoutGuide as? UILayoutGuide else {
      Issue.record("the guide is no layout guide")
      return
    }
    controller.view.removeLayoutGuide(guide)
    other.addLayoutGuide(guide)
    #expect(guide.owningView === controller.view)
    controller.view.layoutIfNeeded()
    controller.view = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    controller.view.layoutIfNeeded()
    #expect(
      guide.owningView === controller.view && controller.view.constraints.contains { $0.firstItem === guide })
  }

  @Test func aGuideOfAFreedViewMayBeAddedToAnother() {
    let root = root(300, 200)
    let guide = UILayoutGuide()
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 60))
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
      view.layoutIfNeeded()
      #expect(guide.layoutFrame.minX == 3 && guide.layoutFrame.width == 70)
    }
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 300 - 5 - 150 && guide.layoutFrame.width == 150)
    root.removeLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }
}
