import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A view that counts the instances of its class.
private final class Counted: UIView {
  final class Counter { var alive = 0 }
  nonisolated(unsafe) var counter: Counter? { didSet { if let counter { counter.alive += 1 } } }
  deinit { counter?.alive -= 1 }
}

@MainActor @Suite struct LifetimeTests {
  @Test func aTreeIsFreedWithItsConstraints() {
    weak var weakRoot: UIView?
    weak var weakView: UIView?
    weak var weakGuide: UILayoutGuide?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let a = UIView()
      let b = UIView()
      let guide = UILayoutGuide()
      let root = root(400, 300, a, b)
      root.addLayoutGuide(guide)
      let constraint = guide.widthAnchor.constraint(equalTo: b.widthAnchor)
      NSLayoutConstraint.activate(a.edges(root, insets) + b.edges(a, insets) + [constraint])
      _ = (a.layoutMarginsGuide, a.safeAreaLayoutGuide)
      root.layoutIfNeeded()
      weakRoot = root
      weakView = b
      weakGuide = guide
      weakConstraint = constraint
    }
    #expect(weakRoot == nil && weakView == nil && weakGuide == nil && weakConstraint == nil)
  }

  @Test func anAnchorOfAViewDoesNotKeepItsGuides() {
    weak var weakGuide: UILayoutGuide?
    let anchor: NSLayoutXAxisAnchor
    do {
      let view = UIView()
      anchor = view.leftAnchor
      weakGuide = view.layoutMarginsGuide
      #expect(weakGuide != nil)
    }
    #expect(weakGuide == nil && anchor.item == nil)
  }

  @Test func aConstraintDoesNotKeepItsItems() {
    weak var weakView: UIView?
    let constraint: NSLayoutConstraint
    let anchor: NSLayoutXAxisAnchor
    do {
      let root = UIView()
      let view = UIView()
      root.addSubview(view)
      constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      constraint.isActive = true
      anchor = view.leftAnchor
      root.layoutIfNeeded()
      weakView = view
    }
    #expect(
      weakView == nil && constraint.firstItem == nil && constraint.secondItem == nil && anchor.item == nil)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func aRemovedViewIsFreedAndTheRestIsLaidOut() {
    weak var weakView: UIView?
    let a = UIView()
    let root = root(400, 300, a)
    do {
      let b = root.placeInside(UIView())
      NSLayoutConstraint.activate(b.box(1, 2, 30, 40) + [a.widthAnchor.constraint(equalTo: b.widthAnchor)])
      root.layoutIfNeeded()
      weakView = b
      #expect(a.frame.width == 30)
    }
    weakView?.removeFromSuperview()
    #expect(weakView == nil && root.constraints.isEmpty)
    root.layoutIfNeeded()
    expectFrames(("a", a, .zero))
  }

  @Test func aSubviewThatOutlivesItsTreeIsARoot() {
    let (a, b) = (UIView(), UIView())
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.placeInside(a)
      a.placeInside(b)
      NSLayoutConstraint.activate(a.edges(window, insets) + b.edges(a, insets))
      window.layoutIfNeeded()
      #expect(b.window === window)
    }
    #expect(a.superview == nil && a.window == nil && b.window == nil && b.superview === a)
    #expect(a.constraints.count == 4)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    a.layoutIfNeeded()
    expectFrames(("b", b, CGRect(x: 20, y: 10, width: 120, height: 50)))
  }

  @Test func tenThousandNestedViewsAreLaidOutAndFreed() {
    let counter = Counted.Counter()
    let count = 10_000
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 30_000, height: 50_000))
      var views = [root]
      for _ in 0..<count {
        let view = Counted()
        view.counter = counter
        views[views.count - 1].placeInside(view)
        NSLayoutConstraint.activate(
          view.edges(views[views.count - 1], UIEdgeInsets(top: 1, left: 0.5, bottom: 2, right: 0.25)))
        views.append(view)
      }
      root.layoutIfNeeded()
      let depth = CGFloat(count)
      expectFrames(
        (
          "innermost", views[count],
          CGRect(x: 0.5, y: 1, width: 30_000 - 0.75 * depth, height: 50_000 - 3 * depth)
        ),
        within: 1e-3)
      #expect(views[count].isDescendant(of: root))
      #expect(views[count].convert(CGPoint.zero, to: root) == CGPoint(x: 0.5 * depth, y: depth))
      root.frame.size.width += 10
      root.layoutIfNeeded()
      expectFrames(
        (
          "innermost", views[count],
          CGRect(x: 0.5, y: 1, width: 30_010 - 0.75 * depth, height: 50_000 - 3 * depth)
        ),
        within: 1e-3)
    }
    #expect(counter.alive == 0)
  }

  /// The last holder of the views of a tree.
  enum LastHolder: CaseIterable, Sendable {
    case onlyTheTree, outermostFirst, innermostFirst, everySecondFirst
  }

  @Test(arguments: LastHolder.allCases) func aDeepTreeIsFreedByEveryLastHolder(holder: LastHolder) {
    final class Link { weak var view: UIView? }
    var links: [Link] = []
    do {
      // The array is the only holder of the root.
      var views = [UIView(frame: CGRect(x: 0, y: 0, width: 9000, height: 9000))]
      for _ in 0..<4096 {
        let outer = views[views.count - 1]
        let view = outer.placeInside(UIView())
        NSLayoutConstraint.activate(
          view.edges(outer, UIEdgeInsets(top: 0.5, left: 1, bottom: 0.25, right: 0.75)))
        views.append(view)
      }
      views[0].layoutIfNeeded()
      expectFrames(
        (
          "innermost", views[4096],
          CGRect(x: 1, y: 0.5, width: 9000 - 1.75 * 4096, height: 9000 - 0.75 * 4096)
        ),
        within: 1e-3)
      links = views.map { view in
        let link = Link()
        link.view = view
        return link
      }
      switch holder {
      case .onlyTheTree: views = [views[0]]
      case .outermostFirst: views.reverse()
      case .innermostFirst: break
      case .everySecondFirst:
        views = views.enumerated().sorted { ($0.offset % 2, $0.offset) < ($1.offset % 2, $1.offset) }.map(
          \.element)
      }
      while views.popLast() != nil {}
    }
    let alive = links.count { $0.view != nil }
    #expect(alive == 0, "\(alive) of \(links.count) views are alive")
  }

  @Test func tenThousandNestedFramesAreResizedAndFreed() {
    let counter = Counted.Counter()
    do {
      let root = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var last: UIView = root
      for _ in 0..<10_000 {
        let view = Counted(frame: last.bounds)
        view.counter = counter
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        last.addSubview(view)
        last = view
      }
      root.layoutIfNeeded()
      root.frame.size = CGSize(width: 120, height: 90)
      expectFrames(("innermost", last, CGRect(x: 0, y: 0, width: 120, height: 90)))
      root.subviews.first?.removeFromSuperview()
    }
    #expect(counter.alive == 0)
  }
}
