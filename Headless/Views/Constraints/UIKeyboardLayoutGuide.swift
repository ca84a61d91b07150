/// The part of a view that the keyboard covers; without a keyboard, the part that the bottom safe area
/// covers.
///
///     bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// True if the guide follows a keyboard that is away from the bottom of the window; false by default.
  open var followsUndockedKeyboard = false { didSet { settingsDidChange() } }
  /// True if the guide covers at least the bottom safe area; true by default.
  open var usesBottomSafeArea = true { didSet { settingsDidChange() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points; without effect here.
  open var keyboardDismissPadding: CGFloat = 0

  /// The keyboard that the guide follows at present.
  var keyboard: Keyboard? {
    guard let keyboard = owningView?.window?.node.extras?.keyboard,
      keyboard.isDocked || followsUndockedKeyboard
    else { return nil }
    return keyboard
  }

  override var nearEdges: NSDirectionalRectEdge {
    guard let keyboard, !keyboard.isDocked, let view = owningView else { return .bottom }
    return keyboard.nearEdges(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Marks the guide for a new position, and updates the constraints that depend on the edges it is near.
  func keyboardDidChange() {
    node.parent?.outdateOwnGuide(.keyboard)
    updateTracking()
  }

  private func settingsDidChange() { keyboardDidChange() }

  /// Returns the rectangle of the guide for the frames of the last layout, in the coordinates of the view.
  func rectangle(in view: UIView) -> CGRect {
    let bounds = view.bounds
    guard let keyboard, let window = view.window else { return bounds.bottom(safeHeight(in: view)) }
    let frame = view.convert(keyboard.frame, from: window)
    if !keyboard.isDocked { return frame }
    return bounds.bottom(max(0, bounds.origin.y + bounds.size.height - frame.origin.y, safeHeight(in: view)))
  }

  /// Returns the least height of the guide.
  func safeHeight(in view: UIView) -> CGFloat { usesBottomSafeArea ? view.safeAreaInsets.bottom : 0 }
}

extension CGRect {
  /// Returns the lowest part of the rectangle with the given height.
  fileprivate func bottom(_ height: CGFloat) -> CGRect {
    CGRect(x: origin.x, y: origin.y + size.height - height, width: size.width, height: height)
  }
}

extension UIView {
  /// The view's own keyboard guide.
  var ownKeyboardGuide: UIKeyboardLayoutGuide {
    guard let guide = ownGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("The keyboard guide of \(self) is not a UIKeyboardLayoutGuide.")
    }
    return guide
  }
}
