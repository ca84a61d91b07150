#if canImport(HeadlessUIKit)
  package import Foundation
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

  extension UIView {
    /// The height that the content needs at the present width, in points.
    var fittingHeight: CGFloat { fittingHeight(from: 0) }

    /// True if the content determines the height: the content is as high if there is room for more.
    ///
    ///     yPlace(12, title, 12)                  // a card: 12 + title + 12
    ///     yPlace(12, title, make.wall, save, 12) // a screen: the wall takes the rest
    var hasOwnHeight: Bool {
      let least = fittingHeight(from: 0)
      return least > 0 && abs(least - fittingHeight(from: 10_000)) < 0.01
    }

    /// The height that the content determines, in points; nil if it determines none.
    package var ownHeight: CGFloat? { hasOwnHeight ? fittingHeight : nil }

    private func fittingHeight(from height: CGFloat) -> CGFloat {
      systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }
#endif
