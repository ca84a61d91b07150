import LayoutWords

/// The guide of the part of a view inside its margins: `layoutMarginsGuide`.
final class MarginsGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.margins.rawValue }
  var inputs: GuideInputs { [.bounds, .margins] }
  func update(_ rows: GuideRows) { rows.inset(by: rows.view.marginsOfVisiblePart) }
  func layoutFrame(in view: UIView) -> CGRect { view.bounds.inset(by: view.marginsOfVisiblePart) }
}

extension UIView {
  var marginsNode: LayoutNode { ownGuide(MarginsGuide.self).node }
}
