/// The delegate of a navigation controller, which is told about a new top controller.
///
/// Its other methods are never called here, so that they are not declared.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension UINavigationController {
  /// The change of a stack.
  public enum Operation: Int, Sendable {
    /// None.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// Controllers are removed.
    case pop = 2
  }
}

/// The delegate of a tab bar controller; its methods are never called here, so that it declares none.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}

extension UIContextMenuInteractionAnimating {
  /// The controller above the menu: none here.
  public var previewViewController: UIViewController? { nil }
}
