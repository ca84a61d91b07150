/// A service that an app offers in the list of an activity controller.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> Self { Self(rawValue: "com.apple.UIKit.activity.\(name)") }
    /// A message.
    public static let message = system("Message")
    /// A mail.
    public static let mail = system("Mail")
    /// A printer.
    public static let print = system("Print")
    /// The pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// A contact.
    public static let assignToContact = system("AssignToContact")
    /// The library of photos.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// Another device nearby.
    public static let airDrop = system("AirDrop")
  }

  /// Creates a service.
  public override init() { super.init() }
}

/// An object that provides an item for a service; its methods are never called here, and it declares none.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {}

/// A controller with a list of services for some items.
///
/// It is presented as a sheet, and its view is empty here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A function that is called after a service has ended.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: The items.
  ///   - applicationActivities: The services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called after a service has ended; never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The services that are not listed; nil unless set; stored, has no effect here.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}
