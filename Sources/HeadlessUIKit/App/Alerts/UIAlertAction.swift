/// A choice in an alert or a sheet of actions.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The kind of a choice.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The choice that leaves everything as it is; an alert has one at most.
    case cancel = 1
    /// A choice that changes or deletes data, in red.
    case destructive = 2
  }

  /// The text of the button.
  open private(set) var title: String?
  /// The kind of the choice.
  open private(set) var style: Style
  /// True if the button can be tapped; true unless set.
  open var isEnabled = true { didSet { row?.update() } }
  private let handler: ((UIAlertAction) -> Void)?
  weak var row: AlertRow?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: The kind of the choice.
  ///   - handler: Called after the alert was dismissed by this action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Returns an action with the same title, style and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func run() { handler?(self) }
}
