/// An element of a menu: an action, or another menu.
///
/// Menus are stored and not shown here.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The mark beside an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash, for a menu of which some elements are on.
    case mixed = 2
  }

  /// How an element is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is gray and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red, because it changes or deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text of the element.
  open internal(set) var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The image beside the title; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// An element whose elements the app makes when the menu is opened, which never happens here.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements, and hands them to the function.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element.
  ///
  /// - Parameter elementProvider: Makes the elements, and hands them to the function that it gets; never
  ///   called here, and not kept.
  public init(_ elementProvider: @escaping Provider) { super.init(title: "", subtitle: nil, image: nil) }

  /// Creates an element whose elements are made anew each time.
  ///
  /// - Parameter elementProvider: Makes the elements, and hands them to the function that it gets.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
