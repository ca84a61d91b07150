extension UIViewController: LayoutController {
  var layoutParent: (any LayoutController)? { parent }
  var hasBars: Bool { self is any BarContainer }
}

extension LayoutNode {
  var controller: UIViewController? {
    get { layoutController as? UIViewController }
    set { layoutController = newValue }
  }
}
