/// The methods with which a scroll view tells its delegate about changes.
///
/// Each method has a default implementation that does nothing, because all are optional in UIKit.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the adjusted content insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view inside the scroll view that is scaled if the content is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
