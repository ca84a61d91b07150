extension UIViewController: LayoutController {}

extension UIWindow: LayoutWindow {
  var pixelScale: CGFloat { UIScreen.main.scale }
}

extension LayoutNode {
  /// The controller of the view.
  var controller: UIViewController? {
    get { layoutController as? UIViewController }
    set { layoutController = newValue }
  }

  /// The window that contains the view.
  var window: UIWindow? {
    get { layoutWindow as? UIWindow }
    set { layoutWindow = newValue }
  }
}
