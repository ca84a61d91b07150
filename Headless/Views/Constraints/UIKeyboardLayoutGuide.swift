/// The part of a view that the keyboard covers; without a keyboard, what the safe area covers at the bottom.
///
///     bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide is where the keyboard is when that is away from the bottom
  /// of the window; false unless set.
  open var followsUndockedKeyboard = false { didSet { settingsDidChange() } }
  /// Whether the guide covers at least what the safe area covers at the bottom; true unless set.
  open var usesBottomSafeArea = true { didSet { settingsDidChange() } }
  /// How far above the keyboard dragging begins to make it go away, in points; without effect here.
  open var keyboardDismissPadding: CGFloat = 0

  /// The keyboard that the guide follows at the moment.
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

  /// Lets the guide, and the constraints that depend on where it is, follow.
  func keyboardDidChange() {
    node.parent?.outdateOwnGuide(.keyboard)
    updateTracking()
  }

  private func settingsDidChange() { keyboardDidChange() }

  /// The rectangle of the guide as of the frames of the last layout, in the coordinates of the view.
  func rectangle(in view: UIView) -> CGRect {
    let bounds = view.bounds
    guard let keyboard, let window = view.window else { return bounds.bottom(safeHeight(in: view)) }
    let frame = view.convert(keyboard.frame, from: window)
    if !keyboard.isDocked { return frame }
    return bounds.bottom(max(0, bounds.origin.y + bounds.size.height - frame.origin.y, safeHeight(in: view)))
  }

  /// How high the guide is at least.
  func safeHeight(in view: UIView) -> CGFloat { usesBottomSafeArea ? view.safeAreaInsets.bottom : 0 }
}

/// A keyboard in a window.
struct Keyboard {
  /// Its rectangle in the coordinates of the window.
  let frame: CGRect
  /// The bounds of the window when it came up.
  let bounds: CGRect

  /// Whether it stands on the bottom edge of the window.
  var isDocked: Bool { frame.origin.y + frame.size.height >= bounds.origin.y + bounds.size.height }

  /// The edges of the window that a floating keyboard is less than 44 points away from.
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
  /// The lowest part of the rectangle.
  fileprivate func bottom(_ height: CGFloat) -> CGRect {
    CGRect(x: origin.x, y: origin.y + size.height - height, width: size.width, height: height)
  }
}

extension UIView {
  /// The guide of the keyboard that the view has of its own.
  var ownKeyboardGuide: UIKeyboardLayoutGuide {
    guard let guide = ownGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("The keyboard guide of \(self) is not one.")
    }
    return guide
  }
}
