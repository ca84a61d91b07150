import Foundation

/// The base class of views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the responder chain; nil at its end.
  open var next: UIResponder? { nil }

  /// Called after the object was loaded from a nib; never called here, because there are no nibs.
  open func awakeFromNib() {}
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

  /// The view in place of the keyboard while the object is the first responder; nil unless overridden; never
  /// shown here.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the object is the first responder; nil unless overridden; never shown
  /// here.
  open var inputAccessoryView: UIView? { nil }
  /// Shows changed input views; no effect here.
  open func reloadInputViews() {}
  /// The buttons above the keyboard of an iPad; stored by views, has no effect here.
  open var inputAssistantItem: UITextInputAssistantItem {
    (self as? UIView)?.assistantItem ?? UITextInputAssistantItem()
  }

  /// The combinations of keys that call methods; nil unless overridden; never asked for here.
  open var keyCommands: [UIKeyCommand]? { nil }

  // Accessibility: stored for assistive technologies and tests. UIKit declares these members for all objects.

  /// True if assistive technologies treat the object as one element; unless set, true for labels and controls
  /// only.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// The name of the object for assistive technologies; unless set, the text of labels and buttons.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The name of the object with attributes for its pronunciation; unless set, `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibility.attributedLabel = newValue }
  }
  /// A description of the result of using the object, for assistive technologies.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The description of the result with attributes for its pronunciation; unless set, `accessibilityHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibility.attributedHint = newValue }
  }
  /// The value of the object for assistive technologies; unless set, the text of text fields.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The value with attributes for its pronunciation; unless set, `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibility.attributedValue = newValue }
  }
  /// The traits of the object for assistive technologies; unless set, none except for labels, buttons and
  /// images.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// The language in which the object is read, such as `de`; nil, the default, means that of the user.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// The names by which a person can call the object; empty unless set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels }
    set { accessibility.inputLabels = newValue ?? [] }
  }
  /// The rectangle of the object on the screen, in points; unless set, that of a view, and zero for other
  /// objects.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { accessibility.frame = newValue }
  }
  /// The outline of the object on the screen, in points; nil, the default, means `accessibilityFrame`.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  /// The point on the screen that is touched to activate the object, in points; unless set, the center of
  /// `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? accessibilityFrame.center }
    set { accessibility.activationPoint = newValue }
  }
  /// True if assistive technologies ignore the elements inside the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// True if assistive technologies ignore the siblings of the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// True if the elements inside the object are read as a group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// The elements inside the object, in the order in which they are read; nil, the default, means the
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// The kind of the container; none unless set.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  /// The actions that assistive technologies offer for the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Called when a person activates the object; returns true if that was handled, false unless overridden.
  open func accessibilityActivate() -> Bool { false }
  /// Called when a person increases the value of the object.
  open func accessibilityIncrement() {}
  /// Called when a person decreases the value of the object.
  open func accessibilityDecrement() {}
  /// Called when a person leaves the object, such as an alert; returns true if that was handled, false unless
  /// overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the most important action of the object; returns true if that was handled, false unless
  /// overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a person scrolls; returns true if that was handled, false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when an assistive technology moves to the object; never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology leaves the object; never called here.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns true if an assistive technology is at the object; always false here.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of `accessibilityElements`, or nil if there is none at `index`.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element among `accessibilityElements`, or `NSNotFound` if it is not one of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
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
