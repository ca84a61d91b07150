extension UIViewController: LayoutController {
  var layoutParent: (any LayoutController)? { parent }
  var hasBars: Bool { self is any BarContainer }
}

extension UIWindow: LayoutWindow {
  var pixelScale: CGFloat { UIScreen.main.scale }

  func beginAppearance(of view: UIView, in new: (any LayoutWindow)?) -> (@MainActor () -> Void)? {
    AppearanceChange(of: view, from: view.node.window, to: new as? UIWindow)?.end
  }
}

extension LayoutNode {
  /// The controller of the view.
  var controller: UIViewController? {
    get { layoutController as? UIViewController }
    set { layoutController = newValue }
  }
}
