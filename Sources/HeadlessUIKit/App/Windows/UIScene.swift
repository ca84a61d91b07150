/// An instance of the app's user interface that runs at the same time as others.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In front, and receiving events.
    case foregroundActive = 0
    /// In front, and receiving no events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  override init() { super.init() }

  /// The object that is told about changes of the scene; the scene retains it.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene: active while it is connected.
  open var activationState: ActivationState {
    UIApplication.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
  }
  /// The title of the scene; stored, has no effect here.
  open var title: String! = "" { didSet { if title == nil { title = "" } } }
  /// The next responder: the app.
  open override var next: UIResponder? { UIApplication.shared }
}

/// An object that is told about changes of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// An object that is told about changes of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Called after the size or the orientation of a scene has changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  )
}

// Default implementations, because all methods are optional in UIKit.
extension UIWindowSceneDelegate {
  /// Nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}
