import TestSupport
import Testing
import UIKit

/// The frames and the coordinates of views with a transform or with an anchor point of their own.
@MainActor @Suite struct TransformTests {
  private let box = CGRect(x: 30, y: 50, width: 80, height: 20)
  private let turned = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.4).translatedBy(
    x: 7, y: -9)

  /// Returns a view at `box` in a root of 400 × 300.
  private func boxInRoot() -> (root: UIView, view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = UIView(frame: box)
    root.addSubview(view)
    return (root, view)
  }

  private func expect(
    _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear = abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
    #expect(isNear, "\(point) is not (\(x), \(y))", sourceLocation: sourceLocation)
  }

  // Frames

  @Test func aPlainViewHasTheIdentityAndItsCenterAsAnchor() {
    let view = boxInRoot().view
    #expect(view.transform == .identity && view.transform.isIdentity)
    #expect(CATransform3DIsIdentity(view.transform3D) && view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func aScaledFrameGrowsAroundItsCenter() {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    // The center is (70, 60); the size is 2 · 80 and 3 · 20.
    expectFrames(("view", view, CGRect(x: 70 - 80, y: 60 - 30, width: 160, height: 60)))
    #expect(view.center == CGPoint(x: 70, y: 60) && view.bounds == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test func aTranslationMovesTheFrameAndNotTheCenter() {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(translationX: 11, y: -13)
    expectFrames(("view", view, CGRect(x: 41, y: 37, width: 80, height: 20)))
    #expect(view.center == CGPoint(x: 70, y: 60))
  }

  @Test(arguments: [0.0, 0.3, 1, 2, -2.5, 4])
  func aRotatedFrameIsTheBoxAroundTheBounds(angle: Double) {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(rotationAngle: angle)
    let width = 80 * abs(cos(angle)) + 20 * abs(sin(angle))
    let height = 80 * abs(sin(angle)) + 20 * abs(cos(angle))
    expectFrames(
      ("at \(angle)", view, CGRect(x: 70 - width / 2, y: 60 - height / 2, width: width, height: height)))
  }

  @Test func aDescriptionNamesTheTransform() {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(
      view.description
        == "<UIView frame = (-10.0 55.0; 160.0 10.0); transform = [2.0, 0.0, 0.0, 0.5, 0.0, 0.0]>")
  }

  @Test func theIdentityRestoresTheFrame() {
    let view = boxInRoot().view
    view.transform = turned
    view.transform = .identity
    #expect(view.frame == box)
  }

  @Test func boundsAndCenterPlaceATransformedView() {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.bounds.size = CGSize(width: 10, height: 30)
    view.center = CGPoint(x: 200, y: 100)
    expectFrames(("view", view, CGRect(x: 200 - 10, y: 100 - 45, width: 20, height: 90)))
  }

  @Test func aFlipAroundAVerticalAxisKeepsTheFrame() {
    let (root, view) = boxInRoot()
    view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    expectFrames(("view", view, box))
    expect(view.convert(CGPoint(x: 10, y: 5), to: root), 110 - 10, 50 + 5)
  }

  // A frame that is set

  @Test func aFrameThatIsSetIsTheFrameOfAScaledView() {
    let view = boxInRoot().view
    let target = CGRect(x: 12, y: 34, width: 56, height: 78)
    for transform in [
      CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(a: 0, b: 2, c: -4, d: 0, tx: 5, ty: 6),
      CGAffineTransform(scaleX: -1, y: 0.5).translatedBy(x: 3, y: 4),
    ] {
      view.transform = transform
      view.frame = target
      expectFrames(("\(transform)", view, target))
    }
    // 56 / 1 and 78 / 0.5
    #expect(view.bounds.size == CGSize(width: 56, height: 156))
  }

  @Test func aFrameThatIsSetOnARotatedViewPlacesItsMiddle() {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(rotationAngle: .pi / 6)
    view.frame = CGRect(x: 12, y: 34, width: 56, height: 78)
    expect(CGPoint(x: view.frame.midX, y: view.frame.midY), 12 + 28, 34 + 39)
  }

  @Test func aFrameThatIsSetOnASingularTransformKeepsTheSize() {
    let view = boxInRoot().view
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 12, y: 34, width: 56, height: 78)
    #expect(view.bounds.size == box.size && view.center == CGPoint(x: 40, y: 73))
    expectFrames(("view", view, CGRect(x: 40, y: 73, width: 0, height: 0)))
  }

  // Constraints and masks

  @Test func constraintsIgnoreTheTransform() {
    let (a, b) = (UIView(), UIView())
    let root = root(400, 300, a, b)
    NSLayoutConstraint.activate(a.edges(root, insets))
    NSLayoutConstraint.activate(b.edges(a, insets))
    a.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    root.layoutIfNeeded()
    let plain = CGRect(x: 0, y: 0, width: 400, height: 300).inset(by: insets)
    let (width, height) = (plain.width * 0.5, plain.height * 2)
    expectFrames(
      ("a", a, CGRect(x: plain.midX - width / 2, y: plain.midY - height / 2, width: width, height: height)),
      ("b", b, plain.inset(by: insets)))
    #expect(a.bounds.size == plain.size)
  }

  @Test func aLayoutSetsTheCenterAndTheBoundsOfATransformedView() {
    let a = UIView()
    let root = root(400, 300, a)
    NSLayoutConstraint.activate(a.edges(root, insets))
    root.layoutIfNeeded()
    a.transform = turned
    root.frame.size = CGSize(width: 520, height: 250)
    root.layoutIfNeeded()
    let plain = CGRect(x: 0, y: 0, width: 520, height: 250).inset(by: insets)
    #expect(a.bounds.size == plain.size)
    expect(a.center, plain.midX, plain.midY)
    #expect(a.transform == turned)
  }

  @Test func aMaskResizesTheBoundsOfATransformedView() {
    let (root, view) = boxInRoot()
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    root.frame.size = CGSize(width: 400 + 60, height: 300 + 40)
    #expect(view.bounds.size == CGSize(width: 80 + 60, height: 20))
    expect(view.center, 30 + 70, 50 + 40 + 10)
  }

  @Test func theSafeAreaRefersToTheViewWithoutItsTransform() {
    let (root, view) = boxInRoot()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 3), of: root)
    view.transform = CGAffineTransform(translationX: 0, y: 150)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
  }

  // Coordinates

  @Test func aPointIsTransformedAroundTheCenter() {
    let (root, view) = boxInRoot()
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    // From the middle of the bounds, (45, 16), to the center, (70, 60).
    expect(view.convert(CGPoint(x: 50, y: 10), to: root), 70 + 2 * 5, 60 - 3 * 6)
    expect(view.convert(CGPoint(x: 80, y: 42), from: root), 45 + 5, 16 - 6)
  }

  @Test func aRectangleIsConvertedToTheBoxAroundItsCorners() {
    let (root, view) = boxInRoot()
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // x' = 70 − (y − 10), y' = 60 + (x − 40)
    let rect = CGRect(x: 10, y: 4, width: 30, height: 6)
    let around = CGRect(x: 70 - 0, y: 60 - 30, width: 6, height: 30)
    #expect(view.convert(rect, to: root) == around)
    #expect(view.convert(around, from: root) == rect)
    #expect(root.convert(around, to: view) == rect)
    #expect(root.convert(rect, from: view) == around)
  }

  @Test func aPointReturnsThroughNestedTransforms() {
    let (root, outer) = boxInRoot()
    let inner = UIView(frame: CGRect(x: 3, y: 5, width: 41, height: 29))
    let sibling = UIView(frame: CGRect(x: 7, y: 11, width: 13, height: 17))
    let other = UIView(frame: CGRect(x: 200, y: 150, width: 60, height: 90))
    outer.addSubview(inner)
    inner.addSubview(sibling)
    root.addSubview(other)
    outer.transform = turned
    inner.transform = turned.inverted().rotated(by: 0.3)
    other.transform = CGAffineTransform(a: 0.3, b: 0.1, c: -0.2, d: 1.7, tx: 4, ty: -5)
    inner.bounds.origin = CGPoint(x: -8, y: 2)
    let point = CGPoint(x: 31, y: -17)
    let pairs: [(UIView, UIView?)] = [
      (sibling, root), (sibling, outer), (sibling, other), (other, inner), (root, sibling), (sibling, nil),
      (outer, sibling),
    ]
    for (from, to) in pairs {
      let there = from.convert(point, to: to)
      expect(from.convert(there, from: to), 31, -17)
      if let to {
        expect(to.convert(there, to: from), 31, -17)
        let same = to.convert(point, from: from)
        expect(there, same.x, same.y)
      }
    }
    // Step by step through the superviews is the same as at once.
    let step = outer.convert(inner.convert(sibling.convert(point, to: inner), to: outer), to: root)
    let once = sibling.convert(point, to: root)
    expect(once, step.x, step.y)
  }

  @Test func viewsBelowTheSameTransformAreConvertedWithoutIt() {
    let (_, outer) = boxInRoot()
    let (a, b) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView(frame: box))
    outer.addSubview(a)
    outer.addSubview(b)
    outer.transform = CGAffineTransform(scaleX: 0, y: 0)
    expect(a.convert(CGPoint(x: 5, y: 7), to: b), 5 + 1 - 30, 7 + 2 - 50)
  }

  @Test func aViewOfAnotherTreeIsConvertedThroughBothRoots() {
    let (root, view) = boxInRoot()
    let (otherRoot, other) = boxInRoot()
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    root.frame.origin = CGPoint(x: 700, y: 900)
    otherRoot.frame.origin = CGPoint(x: 500, y: 500)
    // From the middle (40, 10): (70 + 2 · 0, 60 + 3 · 5) in the root, and minus the origin of the other view.
    expect(view.convert(CGPoint(x: 40, y: 15), to: other), 70 - 30, 75 - 50)
  }

  @Test func aDeepTreeIsConverted() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let last = UIView(frame: CGRect(x: 1, y: 0, width: 100, height: 100))
    var outermost = last
    for _ in 1..<10_000 {
      let view = UIView(frame: CGRect(x: 1, y: 0, width: 100, height: 100))
      view.addSubview(outermost)
      outermost = view
    }
    root.addSubview(outermost)
    last.transform = CGAffineTransform(scaleX: -1, y: 1)
    expect(last.convert(CGPoint(x: 10, y: 20), to: root), 10_000 + 90, 20)
    expect(root.convert(CGPoint(x: 10_090, y: 20), to: last), 10, 20)
  }

  // Numbers without meaning

  @Test func aSingularTransformCountsAsTheIdentityOnTheWayIn() {
    let (root, view) = boxInRoot()
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    expect(view.convert(CGPoint(x: 3, y: 4), to: root), 70, 60)
    expect(view.convert(CGPoint(x: 33, y: 54), from: root), 3, 4)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aTransformThatIsNotFiniteHasNoEffect(number: CGFloat) {
    let (root, view) = boxInRoot()
    for transform in [
      CGAffineTransform(scaleX: number, y: 2), CGAffineTransform(translationX: 3, y: number),
      CGAffineTransform(rotationAngle: number),
    ] {
      view.transform = transform
      #expect(view.frame == box)
      expect(view.convert(CGPoint(x: 3, y: 4), to: root), 33, 54)
    }
    view.anchorPoint = CGPoint(x: number, y: 0.5)
    root.layoutIfNeeded()
    #expect(view.frame == box)
  }

  @Test func aHugeTransformKeepsFramesFinite() {
    let (root, view) = boxInRoot()
    let inner = UIView(frame: box)
    view.addSubview(inner)
    for factor in [1e300, -1e300, 1e-300] {
      view.transform = CGAffineTransform(scaleX: factor, y: factor)
      inner.transform = view.transform
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let point = inner.convert(CGPoint(x: 1, y: 1), to: root)
      let back = inner.convert(CGPoint(x: 1, y: 1), from: root)
      let numbers = [view.frame.minX, view.frame.width, view.center.x, point.x, point.y, back.x, back.y]
      let areFinite = numbers.allSatisfy { $0.isFinite }
      #expect(areFinite, "\(factor): \(numbers)")
    }
  }

  // Anchor points

  @Test func aNewAnchorPointKeepsTheCenterAndMovesTheFrame() {
    let view = boxInRoot().view
    view.anchorPoint = CGPoint(x: 0.25, y: 1)
    // The center stays at (70, 60) and is a quarter of the width and the whole height from the corner.
    #expect(view.center == CGPoint(x: 70, y: 60))
    expectFrames(("view", view, CGRect(x: 70 - 20, y: 60 - 20, width: 80, height: 20)))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectFrames(("scaled", view, CGRect(x: 70 - 40, y: 60 - 60, width: 160, height: 60)))
    view.bounds.size = CGSize(width: 40, height: 10)
    expectFrames(("smaller", view, CGRect(x: 70 - 20, y: 60 - 30, width: 80, height: 30)))
  }

  @Test func theFrameOfAViewWithAnAnchorPointCanBeSet() {
    let view = boxInRoot().view
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.frame = CGRect(x: 12, y: 34, width: 56, height: 78)
    expectFrames(("view", view, CGRect(x: 12, y: 34, width: 56, height: 78)))
    #expect(view.center == CGPoint(x: 12 + 14, y: 34 + 78))
  }

  @Test func constraintsPlaceTheBoundsOfAViewWithAnAnchorPoint() {
    let a = UIView()
    let root = root(400, 300, a)
    NSLayoutConstraint.activate(a.edges(root, insets))
    a.anchorPoint = CGPoint(x: 0, y: 1)
    root.layoutIfNeeded()
    let plain = CGRect(x: 0, y: 0, width: 400, height: 300).inset(by: insets)
    expectFrames(("a", a, plain))
    #expect(a.center == CGPoint(x: plain.minX, y: plain.maxY))
    a.anchorPoint = CGPoint(x: 1, y: 0.5)
    root.layoutIfNeeded()
    expectFrames(("with another anchor", a, plain))
  }

  // Animations

  @Test func anAnimatedTransformIsSetAtOnce() {
    let view = boxInRoot().view
    var order: [String] = []
    UIView.animate(withDuration: 3) {
      view.transform = CGAffineTransform(translationX: 1, y: 2)
      order.append("animations")
    } completion: { finished in
      order.append(finished ? "finished" : "stopped")
    }
    #expect(order == ["animations", "finished"])
    expectFrames(("view", view, box.offsetBy(dx: 1, dy: 2)))
  }
}
