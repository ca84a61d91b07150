/// The members of a window that the layout of its tree uses.
@MainActor protocol LayoutWindow: UIView {
  /// The traits around the window, which its overrides replace.
  var traits: UITraitCollection { get }
  /// The upper left corner of the scene on the screen, in points; frames of windows are relative to it.
  var sceneOrigin: CGPoint { get }
  var keyboard: Keyboard? { get }
  /// The responder that receives text input.
  var firstResponder: UIResponder? { get set }
  var wasShown: Bool { get }

  /// Updates the size, the safe area and the traits after the device of the screen has changed.
  func screenDidChange(from old: DeviceDescription)
  /// Begins the appearance transitions of the controllers in the tree of a view that leaves its window,
  /// enters `new`, or both.
  ///
  /// It is called on the window of the view, or on `new` if the view has none.
  ///
  /// - Returns: A function that ends the transitions after the move; nil if nothing appears or disappears.
  func beginAppearance(of view: UIView, in new: (any LayoutWindow)?) -> (@MainActor () -> Void)?
}

extension LayoutNode {
  var window: UIWindow? { layoutWindow as? UIWindow }
}
