extension UIViewController {
  /// Returns the view as one of a class; traps if it is another one.
  func view<Kind: UIView>(as kind: Kind.Type) -> Kind {
    let view = self.view
    guard let found = view as? Kind else {
      preconditionFailure("The view of \(self) must be a \(kind), and it is \(String(describing: view))")
    }
    return found
  }

  /// The insets that are added to the safe area that the view inherits: those that the controller sets, and
  /// those of the parent's bars.
  var addedSafeArea: UIEdgeInsets { additionalSafeAreaInsets + insetsOfBars }

  /// The system's minimum margins, in points.
  ///
  /// They are 16 at the leading and trailing edges, 20 in a view that is at least 414 points wide or has a
  /// regular horizontal size class, and 0 at the top and the bottom.
  var systemMargins: NSDirectionalEdgeInsets {
    let isWide =
      (viewIfLoaded?.node.bounds.width ?? 0) >= 414 || traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Returns the margins of the view, without the safe area.
  ///
  /// - Parameter own: The margins that were set on the view, or the default margins of a view.
  func margins(from own: UIEdgeInsets) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded else { return own }
    let least = systemMinimumLayoutMargins
    let (left, right) = view.isRightToLeft ? (least.trailing, least.leading) : (least.leading, least.trailing)
    guard view.margins.isSet else {
      return UIEdgeInsets(top: least.top, left: left, bottom: least.bottom, right: right)
    }
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, left), bottom: max(own.bottom, least.bottom),
      right: max(own.right, right))
  }

  /// Called during a layout pass after the view has received its frame, before it lays out its subviews.
  func viewHasItsFrame() {
    updateLayoutSupports()
    callViewIsAppearing()
    viewWillLayoutSubviews()
  }

  /// Updates the margins of the view after its width has changed.
  ///
  /// It is called during a layout pass that lays out the view next. The view may therefore be marked for
  /// layout here.
  func followSystemMargins() {
    let (old, new) = (marginsOfLastLayout, systemMinimumLayoutMargins)
    guard let view = viewIfLoaded, old != new else { return }
    marginsOfLastLayout = new
    if old == nil {
      // The guides can have been placed when the view had another width.
      view.node.invalidateOwnGuides(following: .margins)
    } else {
      view.marginsDidChange()
    }
  }
}
