import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A view that counts the changes of its margins.
private final class Counting: UIView {
  var count = 0
  override func layoutMarginsDidChange() { count += 1 }
}

@MainActor @Suite struct MarginInheritanceTests {
  @Test func marginsApplyToSubviewsNearTheEdges() {
    let inner = Counting()
    let a = UIView()
    let root = root(400, 300, inner)
    root.layoutMargins = insets
    inner.placeInside(a)
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = inner.layoutMarginsGuide
    // 4, 30, 5 and 6 points inside the edges of the root.
    NSLayoutConstraint.activate(inner.edges(root, UIEdgeInsets(top: 4, left: 30, bottom: 5, right: 6)))
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.topAnchor), a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    #expect(!inner.preservesSuperviewLayoutMargins)
    root.layoutIfNeeded()
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

    inner.count = 0
    inner.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    // 10 − 4, none of the 20 left of 30, 40 − 5, 60 − 6.
    let expected = UIEdgeInsets(top: 6, left: 2, bottom: 35, right: 54)
    #expect(inner.layoutMargins == expected && inner.count == 1)
    expectFrames(("a", a, CGRect(x: 2, y: 6, width: 400 - 36 - 56, height: 300 - 9 - 41)))
    inner.layoutMargins = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 50, left: 0, bottom: 35, right: 54))
    root.layoutMargins = UIEdgeInsets(top: 70, left: 31, bottom: 2, right: 8)
    root.layoutIfNeeded()
    #expect(inner.layoutMargins == UIEdgeInsets(top: 66, left: 1, bottom: 0, right: 2))
    expectFrames(("a", a, CGRect(x: 1, y: 66, width: 400 - 36 - 3, height: 300 - 9 - 66)))
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
  }

  @Test func marginAttributesOfAWindowMatchItsMargins() {
    final class Bare: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { .zero }
    }
    let window = Bare(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let a = UIView()
    window.placeInside(a)
    window.layoutMargins = insets
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      pairs.map {
        NSLayoutConstraint(
          item: a, attribute: $0, relatedBy: .equal, toItem: window, attribute: $1, multiplier: 1, constant: 0
        )
      })
    window.layoutIfNeeded()
    let inside = CGRect(x: 20, y: 10, width: 400 - 20 - 60, height: 300 - 10 - 40)
    expectFrames(
      ("a", a, inside), ("guide", window.layoutMarginsGuide, inside),
      ("readable", window.readableContentGuide, inside))
    #expect(window.safeAreaLayoutGuide.layoutFrame == window.bounds)
  }

  @Test func marginsCascade() {
    let views = (0..<4).map { _ in Counting() }
    let root = root(400, 300, views[0])
    root.layoutMargins = insets
    for (outer, inner) in zip(views, views.dropFirst()) { outer.placeInside(inner) }
    for view in views {
      view.layoutMargins = .zero
      view.preservesSuperviewLayoutMargins = true
      if let superview = view.superview {
        NSLayoutConstraint.activate(view.edges(superview, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
      }
    }
    root.layoutIfNeeded()
    for (index, view) in views.enumerated() {
      let depth = CGFloat(index + 1)
      let expected = UIEdgeInsets(
        top: 10 - depth, left: 20 - 2 * depth, bottom: 40 - 3 * depth, right: 60 - 4 * depth)
      #expect(view.layoutMargins == expected, "depth \(depth)")
      view.count = 0
    }
    root.layoutMargins.top = 30
    #expect(views[3].layoutMargins.top == 26)
    root.layoutIfNeeded()
    #expect(views.map(\.count) == [1, 1, 1, 1])
    views[1].preservesSuperviewLayoutMargins = false
    #expect(views[1].layoutMargins == .zero && views[3].layoutMargins == .zero)
  }

  @Test func inheritedMarginsFollowTheFrameAndTheTree() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let other = root(500, 350)
    let root = root(400, 300)
    root.layoutMargins = insets
    inner.layoutMargins = .zero
    inner.preservesSuperviewLayoutMargins = true
    root.addSubview(inner)
    #expect(inner.layoutMargins == insets)
    inner.frame = CGRect(x: 3, y: 4, width: 390, height: 290)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10 - 4, left: 20 - 3, bottom: 40 - 6, right: 60 - 7))
    other.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 60, right: 114)
    other.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 7, left: 9, bottom: 60 - 56, right: 114 - 107))
    inner.removeFromSuperview()
    #expect(inner.layoutMargins == .zero)
  }

  @Test func contentOfAScrollViewInheritsItsMargins() {
    let scroll = UIScrollView()
    let content = UIView()
    let a = UIView()
    let root = root(400, 300, scroll)
    scroll.placeInside(content)
    content.placeInside(a)
    scroll.layoutMargins = insets
    content.preservesSuperviewLayoutMargins = true
    let guide = content.layoutMarginsGuide
    NSLayoutConstraint.activate(
      scroll.edges(root, .zero) + content.edges(scroll, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: guide.topAnchor), a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      a.rightAnchor.constraint(equalTo: guide.rightAnchor), a.widthAnchor.constraint(equalToConstant: 500),
      a.heightAnchor.constraint(equalToConstant: 600),
    ])
    for offset in [CGPoint.zero, CGPoint(x: 50, y: 70)] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      #expect(content.layoutMargins == UIEdgeInsets(top: 9, left: 18, bottom: 37, right: 56))
      expectFrames(("a", a, CGRect(x: 18, y: 9, width: 500, height: 600)))
      #expect(scroll.contentSize == CGSize(width: 580, height: 650))
    }
  }

  @Test func tenThousandNestedViewsInheritMargins() {
    let root = root(400, 300)
    root.layoutMargins = insets
    let views = (0..<10_000).map { _ in UIView(frame: root.bounds) }
    for view in views {
      view.layoutMargins = .zero
      view.preservesSuperviewLayoutMargins = true
    }
    for (outer, inner) in zip([root] + views, views) { outer.addSubview(inner) }
    root.layoutMargins.left = 33
    #expect(views[9999].layoutMargins.left == 33)
  }
}
