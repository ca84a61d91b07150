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

/// A keyboard in a window.
struct Keyboard {
  /// The rectangle of the keyboard in the coordinates of the window.
  let frame: CGRect
  /// The bounds of the window when the keyboard appeared.
  let bounds: CGRect

  /// True if the keyboard is at the bottom edge of the window.
  var isDocked: Bool { frame.origin.y + frame.size.height >= bounds.origin.y + bounds.size.height }

  /// Returns the edges of the window that are less than 44 points away from the keyboard.
  func nearEdges(isMirrored: Bool) -> NSDirectionalRectEdge {
    var edges: NSDirectionalRectEdge = []
    func note(_ edge: NSDirectionalRectEdge, _ distance: CGFloat) { if distance < 44 { edges.insert(edge) } }
    note(.top, frame.minY - bounds.minY)
    note(.bottom, bounds.maxY - frame.maxY)
    note(isMirrored ? .trailing : .leading, frame.minX - bounds.minX)
    note(isMirrored ? .leading : .trailing, bounds.maxX - frame.maxX)
    return edges
  }
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
