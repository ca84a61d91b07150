extension UIViewController {
  /// What is added to the safe area that the view has by its place: what the controller
  /// says, and the bars of its parent.
  var addedSafeArea: UIEdgeInsets { additionalSafeAreaInsets + insetsOfBars }

  /// 16 points at the sides, 20 in a view that is at least 414 points wide or has room from left to
  /// right; nothing above and below.
  var systemMargins: NSDirectionalEdgeInsets {
    let isWide =
      (viewIfLoaded?.node.bounds.width ?? 0) >= 414 || traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the view, without the safe area.
  ///
  /// - Parameter own: What was set, or what any view has.
  func margins(from own: UIEdgeInsets) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded else { return own }
    let least = systemMinimumLayoutMargins
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isMirrored ? (least.trailing, least.leading) : (least.leading, least.trailing)
    guard view.margins.isSet else {
      return UIEdgeInsets(top: least.top, left: left, bottom: least.bottom, right: right)
    }
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, left), bottom: max(own.bottom, least.bottom),
      right: max(own.right, right))
  }

  /// Called in a layout when the view has its frame, before it lays out its subviews.
  func viewHasItsFrame() {
    tellThatViewIsAppearing()
    viewWillLayoutSubviews()
  }

  /// Lets the margins follow the width of the view; called in a layout that is about to lay
  /// out the view, which it asks for.
  func followSystemMargins() {
    let (old, new) = (marginsOfLastLayout, systemMinimumLayoutMargins)
    guard let view = viewIfLoaded, old != new else { return }
    marginsOfLastLayout = new
    if old == nil {
      // The guide may have been placed when the view had another width.
      view.node.outdateOwnGuide(.margins)
    } else {
      view.marginsDidChange()
    }
  }
}
