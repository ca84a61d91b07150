/// What views and view controllers have in common.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// The responder that comes after this one; nil at the end.
  open var next: UIResponder? { nil }

  // The first responder: whom typing would go to

  /// Whether the responder may become the first one; false except for fields and text views,
  /// unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may cease to be the first one.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first one of its window.
  open var isFirstResponder: Bool { ownWindow?.firstResponder === self }

  /// Becomes the first responder of its window, if the one that is it until now ceases to be; the
  /// answer says whether that is so now.
  ///
  /// There is none outside of a window. No keyboard appears by itself:
  /// `HeadlessLayout.setKeyboardFrame(_:in:)` says where it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let ownWindow, canBecomeFirstResponder else { return false }
    if let current = ownWindow.firstResponder {
      guard current !== self else { return true }
      guard current.resignFirstResponder() else { return false }
    }
    ownWindow.firstResponder = self
    return true
  }

  /// Ceases to be the first responder; the answer says whether that is so now.
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
  /// The first responder, when it is `view` or something inside it.
  fileprivate func firstResponder(in view: UIView) -> UIResponder? {
    guard let firstResponder else { return nil }
    let place = firstResponder as? UIView ?? (firstResponder as? UIViewController)?.viewIfLoaded
    return place?.isDescendant(of: view) ?? false ? firstResponder : nil
  }
}

extension UIView {
  /// Lets the field or text view in this view that is being edited, itself included,
  /// cease to be the first responder.
  ///
  /// - Parameter force: Whether it has to, even when it does not want to.
  /// - Returns: Whether nothing in the view is the first responder now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder(in: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
