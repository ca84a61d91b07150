/// The window of a tree, as the layout of the tree sees it.
@MainActor protocol LayoutWindow: UIView {
  /// The number of pixels for each point of the window's screen.
  var pixelScale: CGFloat { get }
  /// The traits of the window.
  var traits: UITraitCollection { get }
  /// The keyboard in the window.
  var keyboard: Keyboard? { get }
  /// The responder that receives text input.
  var firstResponder: UIResponder? { get set }
  /// True if the window is shown, or has been shown before.
  var wasShown: Bool { get }

  /// Updates the size, the safe area and the traits after the device of the screen has changed.
  func screenDidChange(from old: DeviceDescription)
  /// Tells the controllers below a view that the view is about to leave or enter the window.
  ///
  /// - Parameter new: The window that will contain the view; nil if none will.
  /// - Returns: A function to call after the move; nil if nothing appears or disappears.
  func beginAppearance(of view: UIView, in new: (any LayoutWindow)?) -> (@MainActor () -> Void)?
}
