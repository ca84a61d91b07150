import Testing
import UIKit

/// The texts with which a process ends: the sentence of UIKit's exception, with its values.
@Suite struct TrapTextTests {
  @Test func noCommonAncestorNamesBothAnchors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIView(), UIView())
      one.accessibilityIdentifier = "one"
      other.accessibilityIdentifier = "other"
      one.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    }
    expectReason(
      of: result, "Unable to activate constraint with anchors <UIView 'one'", ".left and <UIView 'other'",
      ".right because they have no common ancestor.",
      "reference items in different view hierarchies? That's illegal.")
  }

  @Test func anItemOutsideNamesTheConstraintAndTheView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      let other = UIView()
      view.accessibilityIdentifier = "view"
      other.accessibilityIdentifier = "other"
      view.addConstraint(other.widthAnchor.constraint(equalToConstant: 7))
    }
    expectReason(
      of: result, "Unable to install constraint on view.",
      "something from outside the subtree of the view? That's illegal.",
      "constraint:<NSLayoutConstraint other.width == 7>", "view:<UIView 'view'")
  }

  @Test func aLocationEqualToAConstantIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.accessibilityIdentifier = "alone"
      _ = NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 3)
    }
    expectReason(
      of: result, "NSLayoutConstraint for <UIView 'alone'",
      "A multiplier of 0 or a nil second item together with a location for the first",
      "attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    )
  }

  @Test func leftWithLeadingIsRejected() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .right, multiplier: 1,
        constant: 0)
    }
    expectReason(
      of: result,
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.",
      "Use leading/trailing for both or neither.")
  }

  @Test func aLocationWithASizeIsRejected() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
        constant: 0)
    }
    expectReason(of: result, "Invalid pairing of layout attributes: height with top.")
  }

  /// SnapKit's own tests make and activate such constraints, and UIKit
  /// reports nothing before the first layout.
  @Test func mixedAxesEndTheFirstLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = UIView()
      let view = UIView()
      root.accessibilityIdentifier = "root"
      view.accessibilityIdentifier = "view"
      root.addSubview(view)
      let constraint = NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1,
        constant: -2)
      constraint.isActive = true
      FileHandle.standardError.write(Data("active: \(constraint.isActive)\n".utf8))
      root.layoutIfNeeded()
    }
    expectReason(
      of: result, "active: true",
      "Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint view.bottom == root.centerX - 2>"
    )
  }

  @Test func aConstantThatIsNotFiniteIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: -.infinity)
    }
    expectReason(of: result, "Constant is not finite! That's illegal. constant:-inf")
  }

  @Test func aMultiplierThatIsNotANumberIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
    }
    expectReason(of: result, "Multiplier is not finite! That's illegal. multiplier:nan")
  }

  @Test func aFrameThatIsNotANumberIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UILabel().frame = CGRect(x: 1, y: CGFloat.nan, width: 3, height: 4)
    }
    expectReason(of: result, "The frame of UILabel is not finite:", "nan")
  }

  @Test func boundsThatAreNotFiniteAreNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIView().bounds.origin.x = .infinity
    }
    expectReason(of: result, "The bounds of UIView are not finite:", "inf")
  }

  @Test func anInfiniteIntrinsicSizeIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Endless: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 7, height: Double.infinity) }
      }
      let view = UIView()
      let endless = Endless()
      endless.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(endless)
      view.layoutIfNeeded()
    }
    expectReason(of: result, "intrinsicContentSize of <Endless", "is not finite: inf")
  }

  @Test func aPriorityOutOfRangeIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1000.5)
    }
    expectReason(
      of: result,
      "It's illegal to set priority:1000.5. Priorities must be greater than 0 and less or equal to 1000")
  }

  @Test func anActivePriorityThatBecomesRequiredIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      let held = view.widthAnchor.constraint(equalToConstant: 1)
      held.priority = .defaultLow
      held.isActive = true
      held.priority = .required
    }
    expectReason(
      of: result,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.",
      "You passed priority 1000.0 and the existing priority was 250.0.")
  }

  @Test func aViewInsideItselfIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.accessibilityIdentifier = "self"
      view.addSubview(view)
    }
    expectReason(of: result, "Can't add self as subview: <UIView 'self'")
  }

  @Test func anExchangedIndexThatIsTooLargeIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.addSubview(UIView())
      view.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    expectReason(of: result, "Can't exchange the subviews at 0 and 1 of <UIView", "which has 1.")
  }

  @Test func aNegativeSubviewIndexIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIView().insertSubview(UILabel(), at: -1)
    }
    expectReason(of: result, "Can't insert <UILabel", "at index -1 of the subviews of <UIView")
  }

  @Test func aViewOfTwoControllersNamesBoth() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIViewController(), UIViewController())
      other.view = one.view
    }
    expectReason(
      of: result, "A view can only be associated with at most one view controller at a time!",
      "Clear this association before")
  }

  @Test func anItemThatIsNeitherViewNorGuideIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
    expectReason(
      of: result, "NSLayoutConstraint for text: constraint items must each be a view or a layout guide.")
  }

  @Test func aNibThatCannotBeLoadedIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UIViewController(nibName: "Main", bundle: nil)
    }
    expectReason(of: result, "Could not load NIB", "'Main'")
  }
}

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
