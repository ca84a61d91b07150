/// The base class of views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Returns true if the object has the method of a selector, so that an action without a target may call it;
  /// an override can return false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isKnown(to: self) }

  /// Returns the first object in the responder chain, beginning with this one, that can perform an action;
  /// nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: { $0.next }).first { $0.canPerformAction(action, withSender: sender) }
  }

  // The first responder, which receives text input

  /// True if the responder can become the first responder; unless overridden, true for text fields and text
  /// views only.
  open var canBecomeFirstResponder: Bool { false }
  /// True if the responder can resign the first responder status.
  open var canResignFirstResponder: Bool { true }
  /// True if the responder is the first responder of its window.
  open var isFirstResponder: Bool { ownWindow?.firstResponder === self }

  /// Makes this object the first responder of its window, if the current first responder resigns, and returns
  /// true if it is the first responder now.
  ///
  /// Returns false outside of a window. No keyboard appears; `HeadlessLayout.setKeyboardFrame(_:in:)` sets
  /// the frame of the keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let ownWindow, canBecomeFirstResponder else { return false }
    if let current = ownWindow.firstResponder {
      guard current !== self else { return true }
      guard current.resignFirstResponder() else { return false }
    }
    ownWindow.firstResponder = self
    return true
  }

  /// Resigns the first responder status and returns true if the object is not the first responder now.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    ownWindow?.firstResponder = nil
    return true
  }

  private var ownWindow: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}

extension UIWindow {
  /// Returns the first responder if it is `view` or below it, else nil.
  fileprivate func firstResponder(in view: UIView) -> UIResponder? {
    guard let firstResponder else { return nil }
    let container = firstResponder as? UIView ?? (firstResponder as? UIViewController)?.viewIfLoaded
    return container?.isDescendant(of: view) ?? false ? firstResponder : nil
  }
}

extension UIView {
  /// Resigns the first responder status of this view or of the view below it that is the first responder.
  ///
  /// - Parameter force: True to remove the status even if the first responder refuses to resign.
  /// - Returns: True if neither this view nor a view below it is the first responder now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder(in: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
