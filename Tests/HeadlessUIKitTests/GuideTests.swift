import TestSupport
import Testing
import UIKit

@MainActor @Suite struct GuideTests {
  @Test func aGuideIsARectangleAmongTheViews() {
    let guide = UILayoutGuide()
    let inner = UILayoutGuide()
    let a = UIView()
    let root = root(400, 300, a)
    root.addLayoutGuide(guide)
    a.addLayoutGuide(inner)
    NSLayoutConstraint.activate(a.box(50, 60, 100, 80))
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 7),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
      guide.heightAnchor.constraint(equalTo: inner.heightAnchor),
      inner.topAnchor.constraint(equalTo: a.topAnchor, constant: 5),
      inner.heightAnchor.constraint(equalToConstant: 11),
    ])
    root.layoutIfNeeded()
    let frame = CGRect(x: 157, y: 60 + 5 + 11 + 3, width: 400 - 157, height: 11)
    expectFrames(("inner, in a", inner, CGRect(x: 0, y: 5, width: 0, height: 11)), ("guide", guide, frame))
    #expect(root.layoutGuides == [guide])
  }

  @Test func marginsAndSafeAreaAreGuides() {
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a, b)
    #expect(
      root.layoutMarginsGuide === root.layoutMarginsGuide
        && root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
    #expect(root.layoutMarginsGuide.owningView === root && root.layoutGuides.isEmpty)
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    for (view, guide) in [(a, root.layoutMarginsGuide), (b, root.safeAreaLayoutGuide)] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    let whole = CGRect(x: 0, y: 0, width: 400, height: 300)
    root.layoutIfNeeded()
    expectFrames(("margins", a, whole.insetBy(dx: 8, dy: 8)), ("safe area", b, whole))

    let bars = UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
    HeadlessLayout.setSafeAreaInsets(bars, of: root)
    root.layoutIfNeeded()
    expectFrames(
      ("margins and bars", a, whole.inset(by: bars).insetBy(dx: 8, dy: 8)), ("bars", b, whole.inset(by: bars))
    )
    expectFrames(("its guide", root.safeAreaLayoutGuide, whole.inset(by: bars)))

    root.layoutMargins = insets
    root.layoutIfNeeded()
    expectFrames(("set margins and bars", a, whole.inset(by: bars).inset(by: insets)))
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    expectFrames(("set margins", a, whole.inset(by: insets)), ("bars still", b, whole.inset(by: bars)))
  }

  @Test func directionalMarginsAreMirrored() {
    let a = UIView()
    let root = root(400, 300, a)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 60)
    let guide = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.layoutMargins == insets)
    expectFrames(("a", a, CGRect(x: 20, y: 0, width: 320, height: 0)))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(root.layoutMargins == UIEdgeInsets(top: 10, left: 60, bottom: 40, right: 20))
    #expect(
      root.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 40, trailing: 60)
    )
    expectFrames(("mirrored", a, CGRect(x: 60, y: 0, width: 320, height: 0)))
  }

  @Test func theSafeAreaAppliesToOverlappingSubviews() {
    let (outer, inner) = (UIView(), UIView())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.placeInside(outer)
    outer.placeInside(inner)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 30, bottom: 20, right: 5), of: window)
    let top = outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 40),
      outer.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      outer.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -2),
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 1),
      inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 3))
    expectFrames(("inner", inner, CGRect(x: 0, y: 41, width: 0, height: 290 - 20 - 41)))
    top.constant = 60
    window.layoutIfNeeded()
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 3))
    expectFrames(("inner", inner, CGRect(x: 0, y: 1, width: 0, height: 240 - 20 - 1)))
  }

  @Test func theSafeAreaFollowsTheFrameAndTheTree() {
    let other = root(400, 300)
    let root = root(400, 300)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 50, left: 30, bottom: 20, right: 5), of: root)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 50, left: 30, bottom: 20, right: 5))
    child.frame = CGRect(x: 4, y: 10, width: 400 - 4 - 2, height: 300 - 10 - 3)
    root.layoutIfNeeded()
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 50 - 10, left: 30 - 4, bottom: 20 - 3, right: 5 - 2))
    other.addSubview(child)
    child.frame.origin.x = -7
    other.layoutIfNeeded()
    #expect(child.safeAreaInsets == .zero)
    root.addSubview(child)
    root.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func aControllerAddsToASafeAreaOfZero() {
    let root = root(400, 300)
    let controller = UIViewController()
    controller.view.frame = root.bounds
    root.addSubview(controller.view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    controller.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func aWindowMayOverrideItsSafeArea() {
    final class Phone: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2) }
    }
    let window = Phone(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    let a = UIView()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    controller.view.placeInside(a)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.topAnchor), a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    window.layoutIfNeeded()
    expectFrames(("a", a, CGRect(x: 7, y: 52, width: 400 - 7 - 10, height: 300 - 52 - 41)))
  }

  @Test func aRemovedViewDeactivatesConstraintsOfItsGuides() {
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a, b)
    let crossing = [
      b.topAnchor.constraint(equalTo: a.layoutMarginsGuide.topAnchor),
      b.leftAnchor.constraint(equalTo: a.safeAreaLayoutGuide.leftAnchor),
    ]
    NSLayoutConstraint.activate(a.box(5, 6, 70, 80) + crossing)
    root.layoutIfNeeded()
    expectFrames(("b", b, CGRect(x: 5, y: 6 + 8, width: 0, height: 0)))
    a.removeFromSuperview()
    #expect(crossing.allSatisfy { !$0.isActive })
    root.layoutIfNeeded()
    expectFrames(("b alone", b, .zero))
  }

  @Test func aPlainGuideAddsNoConstraints() {
    let root = UIView()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    _ = (root.layoutMarginsGuide, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }
}
