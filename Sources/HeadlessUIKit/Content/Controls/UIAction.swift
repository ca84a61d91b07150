import Foundation

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that a control runs, with a title and an image.
@preconcurrency @MainActor open class UIAction: NSObject {
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
  open var title: String
  /// The image that a button without its own image shows.
  open var image: UIImage?
  /// The identifier of the action; unique unless it was given.
  public let identifier: Identifier
  /// The control that runs the action, while the action runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title that a button shows; empty for none.
  ///   - image: The image that a button shows.
  ///   - identifier: The identifier of the action; nil for a unique one.
  ///   - handler: The closure that the action runs.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Runs the handler, with `sender` as the control that runs the action.
  func run(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
