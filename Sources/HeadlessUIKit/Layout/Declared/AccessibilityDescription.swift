/// The accessibility attributes that a client has set on an object; nil means that the attribute was not set.
struct AccessibilityDescription: ExtraValue {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

extension _AccessibleObject {
  /// The accessibility attributes that the client has set on the object.
  ///
  /// Those of a view are among its extras. Other objects have them as an associated value.
  var accessibility: AccessibilityDescription {
    get {
      if let view = self as? UIView { return view.node[AccessibilityDescription.self] }
      return objc_getAssociatedObject(self, Self.key) as? AccessibilityDescription ?? .init()
    }
    set {
      if let view = self as? UIView {
        view.node[AccessibilityDescription.self] = newValue
      } else {
        objc_setAssociatedObject(self, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN)
      }
    }
  }

  // The address is the key; the memory is never read.
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIView {
  var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
}

/// The directions in which a person scrolls with an assistive technology.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// An action that assistive technologies offer for an object.
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that runs the action and returns true if it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image of the action.
  open var image: UIImage?
  /// The closure that runs the action.
  open var actionHandler: Handler?
  /// The object with the method that runs the action, which is not retained.
  open weak var target: AnyObject?
  /// The method that runs the action; an empty name in an action with a closure.
  ///
  /// The method has no parameter, or the action as its parameter, and returns true if it succeeded.
  open var selector = NSSelectorFromString("")

  /// Creates an action with a name and the closure that runs it.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Creates an action with a name, an image and the closure that runs it.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action with a name and the method of a target that runs it.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = object(in: target)
    self.selector = selector
  }

  /// Creates an action with a name, an image and the method of a target that runs it.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = object(in: target)
    self.selector = selector
  }
}

/// An object with a name by which tests find it.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which tests find the object.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
