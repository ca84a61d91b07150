extension UIWindow: LayoutWindow {
  var sceneOrigin: CGPoint { area.frame.origin }

  func beginAppearance(of view: UIView, in new: (any LayoutWindow)?) -> (@MainActor () -> Void)? {
    AppearanceChange(of: view, from: view.node.window, to: new as? UIWindow)?.end
  }
}

extension UIWindow {
  var area: WindowArea { windowScene?.area ?? WindowArea(UIScreen.main.device) }

  func traits(forWindowOf size: CGSize) -> UITraitCollection {
    windowScene?.traits(forWindowOf: size) ?? UIScreen.main.device.traits(forWindowOf: size)
  }
}
