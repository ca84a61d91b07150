/// The base class of views and view controllers.
@preconcurrency @MainActor open class UIResponder: _AccessibleObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Called after the object was loaded from a storyboard or a xib, when its outlets are set.
  open func awakeFromNib() {}
  #if !canImport(ObjectiveC)
    /// Sets a property by its name, as storyboards and xibs do with outlets and runtime attributes.
    ///
    /// Unless overridden, it calls the setter of a property that the plugin `AppSources` has found, and
    /// reports any other name.
    open func setValue(_ value: Any?, forKey key: String) { setNamedProperty(key, to: value) }
  #endif
  #if !canImport(ObjectiveC)
    /// Called after a property that `addObserver(_:forKeyPath:options:context:)` observes has changed.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif
  /// Called before a design tool shows the object; never called here.
  open func prepareForInterfaceBuilder() {}

  // Touches

  /// Called when fingers touch the view; unless overridden, forwarded to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers that touch the view move; unless overridden, forwarded to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers are lifted; unless overridden, forwarded to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system cancels touches; unless overridden, forwarded to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  #if !canImport(ObjectiveC)
    /// Returns true if the object has the method of a selector; an override calls super.
    open func responds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }
  #endif

  /// Returns true if the object has the method of a selector, so that an action without a target may call it;
  /// an override can return false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      action.isKnown(to: self)
    #else
      responds(to: action)
    #endif
  }

  /// Returns the first object in the responder chain, beginning with this one, that can perform an action;
  /// nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: { $0.next }).first { $0.canPerformAction(action, withSender: sender) }
  }

  // Motions and commands that an app overrides; nothing calls them here.

  /// Called when the device begins to move; unless overridden, forwarded to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when the device stops to move; unless overridden, forwarded to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when the system cancels a motion; unless overridden, forwarded to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Removes the selection and copies it; does nothing unless overridden.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; does nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Inserts what was copied; does nothing unless overridden.
  open func paste(_ sender: Any?) {}
  /// Removes the selection; does nothing unless overridden.
  open func delete(_ sender: Any?) {}
  /// Selects at the insertion point; does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}

  /// Called when a button is pressed; unless overridden, forwarded to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when a button is released; unless overridden, forwarded to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
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

  /// The view in place of the keyboard while the object is the first responder; nil unless overridden; never
  /// shown here.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the object is the first responder; nil unless overridden; never shown
  /// here.
  open var inputAccessoryView: UIView? { nil }
  /// Shows changed input views; no effect here.
  open func reloadInputViews() {}

  /// The combinations of keys that call methods; nil unless overridden; never asked for here.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view of the responder: a view itself, and that of a controller once it was loaded.
  var responderView: UIView? { nil }
  private var ownWindow: (any LayoutWindow)? { responderView?.node.layoutWindow }
}

extension UIView {
  /// Resigns the first responder status of this view or of the view below it that is the first responder.
  ///
  /// - Parameter force: True to remove the status even if the first responder refuses to resign.
  /// - Returns: True if neither this view nor a view below it is the first responder now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window = node.layoutWindow, let responder = window.firstResponder,
      responder.responderView?.isDescendant(of: self) ?? false
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

#if !canImport(ObjectiveC)
  extension UIResponder: Responding {}
#endif

extension UIResponder {
  /// Returns UIKit's name of a notification: `UIKeyboardWillShowNotification` for `KeyboardWillShow`.
  nonisolated static func notification(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UI\(event)Notification")
  }
}
