/// An action that a swipe over a row shows; no swipe shows it here, and a test calls its `handler`.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action that keeps the row.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// A function that performs an action and calls its last argument with true if it was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The kind of the action.
  open private(set) var style: Style
  /// The function that performs the action.
  open private(set) var handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The image; nil unless set.
  open var image: UIImage?
  /// The color of the background; unless set, red for a destructive action and gray for others.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
}

/// The actions that a swipe over a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration with actions, beginning at the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, beginning at the edge of the row.
  open private(set) var actions: [UIContextualAction]
  /// True if a long swipe performs the first action; true unless set.
  open var performsFirstActionWithFullSwipe = true
}
