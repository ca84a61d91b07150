import TestSupport
import Testing
import UIKit

/// A view that records its moves.
private final class Traveler: UIView {
  var log: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("will move to \(newSuperview == nil ? "nothing" : "a superview")")
  }
  override func didMoveToSuperview() { log.append("is in \(superview == nil ? "nothing" : "a superview")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.append("will move to \(newWindow == nil ? "no window" : "a window")")
  }
  override func didMoveToWindow() { log.append("is in \(window == nil ? "no window" : "a window")") }
  override func didAddSubview(_ subview: UIView) { log.append("has got one") }
  override func willRemoveSubview(_ subview: UIView) { log.append("loses one") }
}

@MainActor @Suite struct HierarchyTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let views = (0..<4).map { _ in UIView() }

  private var order: [Int] { root.subviews.compactMap { view in views.firstIndex { $0 === view } } }

  @Test func subviewsAreInTheOrderOfAddition() {
    let (a, b) = (UIView(), UIView(frame: CGRect(x: 1, y: 2.5, width: 3, height: 4)))
    root.addSubview(a)
    root.addSubview(b)
    expectLayout(
      root, names: ["a": a, "b": b],
      """
      UIView 0 0 300 400
        a 0 0 0 0
        b 1 2.5 3 4
      """)
  }

  @Test func subviewsCanBeReordered() {
    for view in views[..<3] { root.addSubview(view) }
    root.insertSubview(views[3], at: 1)
    #expect(order == [0, 3, 1, 2])
    root.bringSubviewToFront(views[0])
    #expect(order == [3, 1, 2, 0])
    root.sendSubviewToBack(views[2])
    #expect(order == [2, 3, 1, 0])
    root.insertSubview(views[0], belowSubview: views[3])
    #expect(order == [2, 0, 3, 1])
    root.insertSubview(views[2], aboveSubview: views[3])
    #expect(order == [0, 3, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [1, 3, 2, 0])
    root.addSubview(views[3])
    #expect(order == [1, 2, 0, 3])
    views[2].removeFromSuperview()
    #expect(order == [1, 0, 3] && views[2].superview == nil)
    views[2].removeFromSuperview()
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(order == [1, 2, 0, 3])
  }

  @Test func movesAreReportedBeforeAndAfter() {
    let window = UIWindow(frame: .zero)
    let outer = Traveler()
    let inner = Traveler()
    outer.addSubview(inner)
    #expect(inner.log == ["will move to a superview", "is in a superview"] && outer.log == ["has got one"])
    outer.log = []
    inner.log = []
    window.addSubview(outer)
    #expect(
      outer.log == [
        "will move to a window", "will move to a superview", "is in a window", "is in a superview",
      ])
    #expect(inner.log == ["will move to a window", "is in a window"])
    #expect(inner.window === window && window.window === window)
    outer.log = []
    inner.log = []
    inner.removeFromSuperview()
    #expect(
      inner.log == ["will move to no window", "will move to nothing", "is in no window", "is in nothing"])
    #expect(outer.log == ["loses one"] && inner.window == nil)
  }

  @Test func descendantsAreFoundByTheirTag() {
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].tag = 7
    #expect(
      views[1].isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: views[0]))
    #expect(!views[2].isDescendant(of: root))
    #expect(root.viewWithTag(7) === views[1] && root.viewWithTag(8) == nil && root.viewWithTag(0) === root)
  }

  @Test func coordinatesAreConvertedBetweenViews() {
    let a = views[0]
    let b = views[1]
    let inner = views[2]
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    b.frame = CGRect(x: 150, y: 170, width: 100, height: 100)
    inner.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    a.bounds.origin = CGPoint(x: 1, y: 2)
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(inner)
    // inner's corner in the root: 10 + 3 − 1 = 12 and 20 + 4 − 2 = 22.
    #expect(inner.convert(CGPoint(x: 5, y: 6), to: root) == CGPoint(x: 17, y: 28))
    #expect(inner.convert(CGPoint(x: 5, y: 6), to: nil) == CGPoint(x: 17, y: 28))
    #expect(
      inner.convert(CGRect(x: 5, y: 6, width: 7, height: 8), to: b)
        == CGRect(x: 17 - 150, y: 28 - 170, width: 7, height: 8))
    #expect(inner.convert(CGPoint(x: 17, y: 28), from: root) == CGPoint(x: 5, y: 6))
    #expect(
      b.convert(CGRect(x: 5, y: 6, width: 7, height: 8), from: inner)
        == CGRect(x: 17 - 150, y: 28 - 170, width: 7, height: 8))
  }

  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 50, height: 60)
    #expect(
      view.frame == CGRect(x: 75, y: 70, width: 50, height: 60) && view.center == CGPoint(x: 100, y: 100))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 3, height: 4))
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func defaultsAreThoseOfUIKit() {
    let view = UIView()
    #expect(
      view.translatesAutoresizingMaskIntoConstraints && view.autoresizesSubviews
        && view.autoresizingMask.isEmpty)
    #expect(
      !view.isHidden && view.alpha == 1 && !view.clipsToBounds && view.tag == 0 && view.backgroundColor == nil
    )
    #expect(
      view.intrinsicContentSize == CGSize(width: -1, height: -1) && !UIView.requiresConstraintBasedLayout)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(
        view.contentHuggingPriority(for: axis) == .defaultLow
          && view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(
      view.insetsLayoutMarginsFromSafeArea && view.safeAreaInsets == .zero
        && view.semanticContentAttribute == .unspecified)
    #expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0 && view.layer === view.layer)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test func anOverriddenInitializerIsCalled() {
    final class Card: UIView {
      let inner = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Card().subviews.count == 1)
  }
}
