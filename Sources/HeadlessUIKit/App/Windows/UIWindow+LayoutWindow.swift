extension UIWindow: LayoutWindow {
  func beginAppearance(of view: UIView, in new: (any LayoutWindow)?) -> (@MainActor () -> Void)? {
    AppearanceChange(of: view, from: view.node.window, to: new as? UIWindow)?.end
  }
}
