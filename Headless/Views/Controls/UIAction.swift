import Foundation

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something a control does, as a closure with a title and a picture.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// By what an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The text that a button without one of its own shows.
  open var title: String
  /// The picture that a button without one of its own shows.
  open var image: UIImage?
  /// The name by which the action is found again; one that nothing else has unless it was given.
  public let identifier: Identifier
  /// The control that runs the action, while it does.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text that a button shows; empty for none.
  ///   - image: The picture that a button shows.
  ///   - identifier: The name by which the action is found again.
  ///   - handler: What the action does.
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

  /// Does what the action is for.
  func run(for sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
