/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that a control runs, with a title and an image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A value that identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public var rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that a button without its own title shows.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image that a button without its own image shows.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The longer title for a list of commands; nil unless given.
  open var discoverabilityTitle: String?
  /// How a menu shows the action.
  open var attributes: Attributes
  /// The mark beside the action in a menu.
  open var state: State
  /// The identifier of the action; unique unless it was given.
  public let identifier: Identifier
  /// The control that runs the action, while the action runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title that a button shows; empty for none.
  ///   - subtitle: The text below the title in a menu.
  ///   - image: The image that a button shows.
  ///   - identifier: The identifier of the action; nil for a unique one.
  ///   - discoverabilityTitle: The longer title for a list of commands.
  ///   - attributes: How a menu shows the action.
  ///   - state: The mark beside the action in a menu.
  ///   - handler: The closure that the action runs.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
