extension HeadlessLayout {
  /// Sets the position of the keyboard in a window; the keyboard guides of the views in it follow in the next
  /// layout.
  ///
  /// The keyboard appears only through this function, which also posts the notifications of the keyboard. A
  /// keyboard at the bottom edge of the window is docked; at any other position it floats.
  ///
  /// - Parameters:
  ///   - frame: The rectangle of the keyboard in the coordinates of the window, in points; nil, or a
  ///     rectangle outside of the window, for no keyboard.
  ///   - window: The window that the keyboard covers in part. Set the frame again after the window was
  ///     rotated.
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
    guard keyboard != nil || window.keyboard != nil else { return }
    let change = KeyboardChange(from: window.keyboard?.frame, to: keyboard?.frame, in: window)
    change?.postWill()
    window.keyboard = keyboard
    for node in window.node.subtree() where node.extras != nil {
      node.ownGuideInUse(KeyboardGuide.self)?.keyboardDidChange()
    }
    window.setNeedsLayout()
    change?.postDid()
  }

  /// Shows the usual keyboard at the bottom of a window.
  ///
  /// - Parameter window: The window.
  public static func showKeyboard(in window: UIWindow) {
    setKeyboardFrame(usualKeyboard(on: window.bounds.size, UIScreen.main.device.idiom), in: window)
  }

  /// Returns the frame of the usual keyboard, in points, at the bottom of a screen.
  ///
  /// It is 336 points high on a phone in portrait, at most 0.45 of the screen; 209 in landscape and 398 on a
  /// tablet, at most 0.55 of it. The heights are ours.
  package static func usualKeyboard(on size: CGSize, _ idiom: UIUserInterfaceIdiom) -> CGRect {
    let isUpright = size.height > size.width
    let ofPhone = isUpright ? min(336, size.height * 0.45) : min(209, size.height * 0.55)
    let height = idiom == .pad ? min(398, size.height * 0.55) : ofPhone
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
