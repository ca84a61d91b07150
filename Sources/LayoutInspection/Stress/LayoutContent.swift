#if canImport(HeadlessUIKit)
  public import HeadlessUIKit

  /// The content of a screen in a test: a view, or a controller, which is the root of a window.
  @MainActor public protocol LayoutContent: AnyObject {
    /// Shows the content in a window, as large as it is, and returns its view.
    func _tk_show(in window: UIWindow) -> UIView
  }

  extension UIView: LayoutContent {
    /// Adds the view to a window.
    public func _tk_show(in window: UIWindow) -> UIView {
      frame = window.bounds
      window.addSubview(self)
      return self
    }
  }

  extension UIViewController: LayoutContent {
    /// Makes the controller the root of a window.
    public func _tk_show(in window: UIWindow) -> UIView {
      window.rootViewController = self
      return view
    }
  }
#endif
