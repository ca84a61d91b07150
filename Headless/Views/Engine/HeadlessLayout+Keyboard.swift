extension HeadlessLayout {
  /// Says where the keyboard is in a window; the keyboard guides of the views
  /// in it follow in the next layout.
  ///
  /// There is no other way for a keyboard to appear. One that stands on the bottom edge of the window is
  /// docked, every other one floats.
  ///
  /// - Parameters:
  ///   - frame: The rectangle of the keyboard in the coordinates of the window, in points; nil, or one
  ///     outside of the window, for none.
  ///   - window: The window that the keyboard covers a part of; after it was turned, the
  ///     rectangle has to be said again.
  public static func setKeyboardFrame(_ frame: CGRect?, in window: UIWindow) {
    var keyboard: Keyboard?
    if let frame = frame?.standardized {
      precondition(
        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
          && frame.size.height.isFinite,
        "The frame of the keyboard is not finite: \(frame)")
      if !frame.intersection(window.bounds).isEmpty {
        keyboard = Keyboard(frame: frame, bounds: window.bounds)
      }
    }
    guard keyboard != nil || window.node.extras?.keyboard != nil else { return }
    window.node.makeExtras().keyboard = keyboard
    for node in window.node.subtree() where node.extras != nil {
      if let guide = node.ownGuide(.keyboard) as? UIKeyboardLayoutGuide { guide.keyboardDidChange() }
    }
    window.setNeedsLayout()
  }
}
