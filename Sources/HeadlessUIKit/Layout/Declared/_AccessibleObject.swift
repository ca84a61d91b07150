/// The members for accessibility, which UIKit declares for all objects: stored for assistive technologies and
/// tests, without an effect on frames.
///
/// They are a superclass of responders because Swift can override only what a class declares in its body.
@preconcurrency @MainActor open class _AccessibleObject: NSObject {
  /// Creates an object without a description.
  public override init() { super.init() }

  // The values as long as the client sets none

  var isUsuallyAccessibilityElement: Bool { false }
  var usualAccessibilityLabel: String? { nil }
  var usualAccessibilityValue: String? { nil }
  var usualAccessibilityTraits: UIAccessibilityTraits { .none }

  // The values

  /// True if assistive technologies treat the object as one element; unless set, true for labels and controls
  /// only.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isUsuallyAccessibilityElement }
    set { accessibility.isElement = newValue }
  }
  /// The name of the object for assistive technologies; unless set, the text of labels and buttons.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? usualAccessibilityLabel }
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
  /// The value of the object for assistive technologies; unless set, the text of text fields.
  open var accessibilityValue: String? {
    get { accessibility.value ?? usualAccessibilityValue }
    set { accessibility.value = newValue }
  }
  /// The traits of the object for assistive technologies; unless set, none except for labels, buttons and
  /// images.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? usualAccessibilityTraits }
    set { accessibility.traits = newValue }
  }
  /// The rectangle of the object on the screen, in points; unless set, that of a view, and zero for other
  /// objects.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { accessibility.frame = newValue }
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
  /// Called when a person scrolls; returns true if that was handled, false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
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
}
