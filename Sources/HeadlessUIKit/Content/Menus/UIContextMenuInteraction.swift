import Foundation

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
