/// A menu of actions and of further menus, which is stored and not shown here.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The bar of menus itself.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of what is shown.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements stand in the menu around this one.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are a palette of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable {
    /// Images beside each other.
    case small = 0
    /// Images with titles beside each other.
    case medium = 1
    /// Rows.
    case large = 2
    /// The size that the system chooses.
    case automatic = -1
  }

  /// The name of the menu; unique unless given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The size of the elements; automatic unless set.
  open var preferredElementSize = ElementSize.automatic
  /// The elements that are on.
  open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - image: The image beside the title.
  ///   - identifier: The name; nil for a unique one.
  ///   - options: How the menu is shown.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
