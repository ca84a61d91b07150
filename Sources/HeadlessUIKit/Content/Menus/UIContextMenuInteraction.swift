/// The menu that a long touch opens on a view; no touch opens one here.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu; none is open here.
  open func dismissMenu() {}
  /// Changes the open menu; none is open here.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// A controller and a menu that a long touch on a view opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A value of the app.
  public let identifier: any NSCopying

  init(_ identifier: (any NSCopying)?) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    super.init()
  }
}

/// The object that provides the menu of an interaction; never asked here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns what a touch opens; nil for nothing.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The point of the touch in the view, in points.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The animation with which a menu opens or closes; there is none here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a preview becomes the shown controller.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview grows.
  case pop = 1
}

/// The animation with which a preview becomes the shown controller; there is none here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview becomes the shown controller.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
