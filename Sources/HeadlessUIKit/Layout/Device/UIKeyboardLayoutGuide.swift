/// The part of a view that the keyboard covers; without a keyboard, the part that the bottom safe area
/// covers.
///
///     bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// True if the guide follows a keyboard that is away from the bottom of the window; false by default.
  open var followsUndockedKeyboard = false { didSet { keyboardDidChange() } }
  /// True if the guide covers at least the bottom safe area; true by default.
  open var usesBottomSafeArea = true { didSet { keyboardDidChange() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points; without effect here.
  open var keyboardDismissPadding: CGFloat = 0

  var keyboard: Keyboard? {
    guard let keyboard = owningView?.node.layoutWindow?.keyboard,
      keyboard.isDocked || followsUndockedKeyboard
    else { return nil }
    return keyboard
  }

  override var nearEdges: NSDirectionalRectEdge {
    guard let keyboard, !keyboard.isDocked, let view = owningView else { return .bottom }
    return keyboard.nearEdges(isMirrored: view.isRightToLeft)
  }

  /// Marks the guide for a new position, and updates the constraints that depend on the edges it is near.
  func keyboardDidChange() {
    node.parent?.invalidateOwnGuide(KeyboardGuide.self)
    updateTracking()
  }
}
