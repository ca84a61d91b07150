import LayoutWords

/// The guide of the visible part of a scroll view: `frameLayoutGuide`.
final class ScrollFrameGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.visiblePart.rawValue }
  var inputs: GuideInputs { .bounds }
  func update(_ rows: GuideRows) { rows.inset(by: .zero) }
  func layoutFrame(in view: UIView) -> CGRect { view.bounds }
}
