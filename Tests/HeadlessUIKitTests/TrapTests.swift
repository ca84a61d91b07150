import Testing
import UIKit

/// Misuses for which UIKit raises an exception and which end the process here: one for each check.
///
/// All sentences of a check are in `TrapTextTests`, `ListTrapTests` and `ContainerTrapTests`.
@Suite struct TrapTests {
  @Test func aConstraintWithoutAMeaningTrapsWhenItIsCreated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 3)
    }
    expectReason(
      of: result, "NSLayoutConstraint for <UIView",
      "of a location equal to a constant. Location attributes must be specified in pairs.")
  }

  @Test func anItemThatIsNeitherViewNorGuideTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    }
    expectReason(
      of: result, "NSLayoutConstraint for text: constraint items must each be a view or a layout guide.")
  }

  @Test func distancesBetweenAnchorsHaveFiniteNumbers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIView(), UIView())
      let distance = one.leftAnchor.anchorWithOffset(to: other.leftAnchor)
      _ = distance.constraint(equalTo: distance, multiplier: .nan)
    }
    expectReason(of: result, "Multiplier is not finite! That's illegal. multiplier:nan")
  }

  @Test func aDistanceBetweenAnchorsIsFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIView(), UIView())
      _ = one.leftAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: .infinity)
    }
    expectReason(of: result, "Constant is not finite! That's illegal. constant:inf")
  }

  @Test func itemsWithoutACommonAncestorTrapWhenTheirConstraintIsActivated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIView(), UIView())
      one.accessibilityIdentifier = "one"
      other.accessibilityIdentifier = "other"
      one.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    }
    expectReason(
      of: result, "Unable to activate constraint with anchors <UIView 'one'",
      ".left and <UIView 'other'",
      ".right because they have no common ancestor.")
  }

  @Test func aConstraintOfAnItemOutsideItsViewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (view, other) = (UIView(), UIView())
      view.addConstraint(other.widthAnchor.constraint(equalToConstant: 7))
    }
    expectReason(
      of: result, "Unable to install constraint on view.",
      "constraint:<NSLayoutConstraint UIView.width == 7> view:<UIView")
  }

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
        + "<NSLayoutConstraint view.bottom == root.centerX - 2>")
  }

  @Test func aConstantThatBecomesInfiniteTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
    expectReason(of: result, "Constant is not finite! That's illegal. constant:inf")
  }

  @Test func anActivePriorityThatCrossesRequiredTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultHigh
    }
    expectReason(
      of: result, "Mutating a priority from required to not on an installed constraint (or vice-versa)")
  }

  @Test func aFrameThatIsNotANumberTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UILabel().frame = CGRect(x: 1, y: CGFloat.nan, width: 3, height: 4)
    }
    expectReason(of: result, "The frame of UILabel is not finite:", "nan")
  }

  @Test func aFrameOfATransformedViewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: CGFloat.infinity)
    }
    expectReason(of: result, "The frame of UIView is not finite:", "inf")
  }

  @Test func boundsThatAreNotFiniteTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIScrollView().contentOffset = CGPoint(x: CGFloat.infinity, y: 0)
    }
    expectReason(of: result, "The bounds of UIScrollView are not finite:", "inf")
  }

  @Test func anIntrinsicSizeThatIsNotANumberTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let content = Content(3, .nan)
      root.placeInside(content)
      NSLayoutConstraint.activate(content.box(0, 0, 5, 5))
      root.layoutIfNeeded()
    }
    expectReason(of: result, "intrinsicContentSize of <Content", "is not finite: nan")
  }

  @Test func aSubviewThatContainsItsSuperviewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    expectReason(of: result, "Can't add <UIView", "as a subview of <UIView", "which is inside it.")
  }

  @Test func anExchangedIndexThatIsTooLargeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UIView()
      view.addSubview(UIView())
      view.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    expectReason(of: result, "Can't exchange the subviews at 0 and 1 of <UIView", "which has 1.")
  }

  @Test func aViewOfTwoControllersTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, other) = (UIViewController(), UIViewController())
      other.view = one.view
    }
    expectReason(of: result, "A view can only be associated with at most one view controller at a time!")
  }

  @Test func theNameOfAMissingXibTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UIViewController(nibName: "Nothing", bundle: nil).view
    }
    expectReason(of: result, "Could not load NIB in bundle: '", "' with name 'Nothing'")
  }

  @Test func aNegativeSizeOfAFontTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      _ = UIFont.systemFont(ofSize: -3)
    }
    expectReason(of: result, "The size of a font must be finite and above 0: -3.0.")
  }

  @Test func aFontThatIsScaledTwiceTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
      _ = UIFontMetrics.default.scaledFont(for: font)
    }
    expectReason(of: result, "A font that has been scaled already cannot be scaled again: ")
  }
}
