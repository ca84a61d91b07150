import TestSupport
import Testing
import UIKit

/// The parts of UIKit that the tests of other Auto Layout libraries use, one rule in each test.
///
/// Rules that other suites test are not repeated here.
@MainActor @Suite struct SurfaceTests {
  // Without a layout

  @Test(arguments: 0..<4) func aConstraintIsHeldByTheNearestCommonAncestor(depth: Int) {
    let root = UIView()
    let one = UIView()
    let other = UIView()
    root.addSubview(one)
    var inner = root
    for _ in 0..<depth {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    inner.addSubview(other)
    let between = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    let parent = other.topAnchor.constraint(equalTo: inner.topAnchor)
    let size = other.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, parent, size])
    #expect(
      root.constraints.contains(between) && inner.constraints.contains(parent) && other.constraints == [size])
  }

  @Test func propertiesOfAConstraintAreReadBackExactly() {
    let root = UIView()
    let view = UIView()
    let guide = UILayoutGuide()
    root.addSubview(view)
    root.addLayoutGuide(guide)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .height,
      multiplier: 1.0 / 3, constant: -0.1)
    constraint.identifier = "name"
    #expect(constraint.priority == .required && constraint.constant == -0.1)
    // UIKit stores the multiplier as a Float.
    #expect(constraint.multiplier == CGFloat(Float(1.0 / 3)))
    #expect(
      constraint.firstItem === view && constraint.secondItem === guide
        && constraint.relation == .lessThanOrEqual)
    #expect(
      constraint.firstAttribute == .width && constraint.secondAttribute == .height
        && constraint.identifier == "name")
    constraint.priority = UILayoutPriority(rawValue: 123)
    constraint.isActive = true
    constraint.priority = UILayoutPriority(rawValue: 456.5)
    constraint.constant = 7
    #expect(
      constraint.priority.rawValue == 456.5 && constraint.constant == 7 && root.constraints == [constraint])
    let size = view.heightAnchor.constraint(equalToConstant: 3)
    #expect(size.secondItem == nil && size.secondAttribute == .notAnAttribute)
  }

  @Test func anAnchorsConstraintNamesItsItemAndAttribute() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let constraint = guide.centerYAnchor.constraint(equalTo: view.lastBaselineAnchor, constant: 4)
    #expect(constraint.firstItem === guide && constraint.firstAttribute == .centerY)
    #expect(constraint.secondItem === view && constraint.secondAttribute == .lastBaseline)
  }

  @Test func addedConstraintsAreActiveAndListed() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let constraints = [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      view.widthAnchor.constraint(equalToConstant: 30),
    ]
    root.addConstraints(constraints)
    #expect(constraints.allSatisfy(\.isActive) && root.constraints == constraints)
    root.removeConstraint(constraints[0])
    #expect(!constraints[0].isActive && root.constraints == [constraints[1]])
  }

  @Test func everyGuideIsTheSameObjectEachTime() {
    let view = UIView()
    let scroll = UIScrollView()
    let controller = UIViewController()
    #expect(
      view.layoutMarginsGuide === view.layoutMarginsGuide
        && view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.readableContentGuide === view.readableContentGuide)
    #expect(
      scroll.contentLayoutGuide === scroll.contentLayoutGuide
        && scroll.frameLayoutGuide === scroll.frameLayoutGuide)
    #expect(
      controller.topLayoutGuide === controller.topLayoutGuide
        && controller.bottomLayoutGuide === controller.bottomLayoutGuide)
    #expect((controller.topLayoutGuide as? UILayoutGuide)?.owningView === controller.view)
  }

  // Frames

  @Test func undeterminedValuesAreZeroFromRightToLeft() {
    let free = UIView()
    let sized = UIView()
    let edged = UIView()
    let root = root(400, 300, free, sized, edged)
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      sized.widthAnchor.constraint(equalToConstant: 50),
      sized.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      edged.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      edged.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      edged.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expectFrames(
      ("free", free, .zero), ("sized", sized, CGRect(x: 0, y: 0, width: 50, height: 40)),
      ("edged", edged, CGRect(x: 400 - 20, y: 10, width: 0, height: 0)))
  }

  @Test(arguments: [false, true]) func fractionsOfAGuideStartAtTheLeadingEdge(isMirrored: Bool) {
    let view = UIView()
    let guide = UILayoutGuide()
    let root = root(400, 300, view)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.15),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.3),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    // The direction changes after the first layout, as in a client's code.
    if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    let gap: CGFloat = 400 * 0.15
    expectFrames(
      ("guide", guide, CGRect(x: isMirrored ? 400 - gap : 0, y: 0, width: gap, height: 90)),
      ("view", view, CGRect(x: isMirrored ? 400 - gap - 100 : gap, y: 90, width: 100, height: 50)))
  }

  @Test func marginGuideAndMarginAttributesOfAWindowAgree() {
    final class Bare: UIWindow { override var safeAreaInsets: UIEdgeInsets { .zero } }
    let window = Bare(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = UIView()
    window.layoutMargins = insets
    window.placeInside(view)
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.topMargin), (.left, .leftMargin),
      (.bottom, .bottomMargin), (.right, .rightMargin),
    ] {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: window, attribute: margin, multiplier: 1,
        constant: 0
      )
      .isActive = true
    }
    window.layoutIfNeeded()
    let expected = CGRect(x: 20, y: 10, width: 400 - 20 - 60, height: 300 - 10 - 40)
    expectFrames(("view", view, expected), ("guide", window.layoutMarginsGuide, expected))
  }

  @Test func emptyControlsOfOneClassHaveEqualBaselines() {
    for (one, other) in [(UILabel(), UILabel()), (UITextField(), UITextField()), (UIButton(), UIButton())]
      as [(UIView, UIView)]
    {
      let root = root(400, 300, one, other)
      NSLayoutConstraint.activate([
        one.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        one.lastBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor),
      ])
      root.layoutIfNeeded()
      #expect(
        one.forLastBaselineLayout.frame.minY == other.forLastBaselineLayout.frame.minY, "\(type(of: one))")
      #expect(one.frame.minY == 30 && other.frame.minY == 30, "\(type(of: one))")
    }
  }

  @Test func aTreeThatGoesOutOfScopeIsFreedWithItsActiveConstraints() {
    weak var superview: UIView?
    weak var stack: UIView?
    weak var scroll: UIView?
    weak var controller: UIViewController?
    do {
      let root = UIViewController()
      let inner = UIScrollView()
      let column = UIStackView(arrangedSubviews: [UILabel(), UIButton(), UITextField(), UITableViewCell()])
      column.axis = .vertical
      root.view.placeInside(inner)
      inner.placeInside(column)
      NSLayoutConstraint.activate(inner.edges(root.view, insets) + column.edges(inner, insets))
      _ = (root.topLayoutGuide, inner.contentLayoutGuide, inner.frameLayoutGuide)
      root.view.layoutIfNeeded()
      superview = root.view
      stack = column
      scroll = inner
      controller = root
    }
    #expect(superview == nil && stack == nil && scroll == nil && controller == nil)
  }

  @Test func aWindowFreesItsControllersAndTheirViews() {
    weak var window: UIWindow?
    weak var child: UIViewController?
    weak var view: UIView?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let page = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      made.rootViewController = tabs
      made.makeKeyAndVisible()
      made.layoutIfNeeded()
      window = made
      child = page
      view = page.view
      #expect(page.view.window === made)
    }
    #expect(window == nil && child == nil && view == nil)
  }
}
