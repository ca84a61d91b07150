import LayoutWords

/// The guide of the part of a view that no bar covers: `safeAreaLayoutGuide`.
final class SafeAreaGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.safeArea.rawValue }
  var inputs: GuideInputs { [.bounds, .safeArea] }
  func update(_ rows: GuideRows) { rows.inset(by: rows.view.safeAreaInsets) }
  func layoutFrame(in view: UIView) -> CGRect { view.bounds.inset(by: view.safeAreaInsets) }
}
