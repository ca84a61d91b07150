#if canImport(HeadlessUIKit)
  import Foundation
  public import HeadlessUIKit

  /// The content of a screen in a test: a view, or a controller, which is the root of a window.
  ///
  /// `UIView` and `UIViewController` conform, and no other type need do so.
  @MainActor public protocol LayoutContent: AnyObject {
    /// Shows the content in `window`, with the size of the window, and returns the view of the content.
    func _tk_show(in window: UIWindow) -> UIView
  }

  extension UIView: LayoutContent {
    /// Adds the view to `window`, with the size of its bounds, and returns the view.
    public func _tk_show(in window: UIWindow) -> UIView {
      frame = window.bounds
      window.addSubview(self)
      return self
    }
  }

  extension UIViewController: LayoutContent {
    /// Makes the controller the root of `window`, and returns its view.
    public func _tk_show(in window: UIWindow) -> UIView {
      window.rootViewController = self
      return view
    }
  }
#endif
