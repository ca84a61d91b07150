/// The guide of the part of a container view that its bar does not cover:
/// `UITabBarController.contentLayoutGuide`.
final class BarContentGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { "UITabBarController-contentLayoutGuide" }
  var inputs: GuideInputs { .bounds }
  func update(_ rows: GuideRows) { rows.inset(by: insets(in: rows.view)) }
  func layoutFrame(in view: UIView) -> CGRect { view.bounds.inset(by: insets(in: view)) }
  private func insets(in view: UIView) -> UIEdgeInsets { (view as? BarContainerView)?.coveredByBar ?? .zero }
}
