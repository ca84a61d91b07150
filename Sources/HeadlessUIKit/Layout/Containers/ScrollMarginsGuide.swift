import LayoutWords

/// The guide of the content of a scroll view inside its margins; constraints between the margins of a scroll
/// view and its content use it.
final class ScrollMarginsGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.contentMargins.rawValue }
  var inputs: GuideInputs { .margins }

  func update(_ rows: GuideRows) {
    rows.inset(by: rows.view.layoutMargins, inside: rows.view.ownGuide(ScrollContentGuide.self))
  }

  func layoutFrame(in view: UIView) -> CGRect { view.rectangleOfSubviews.inset(by: view.layoutMargins) }
}
