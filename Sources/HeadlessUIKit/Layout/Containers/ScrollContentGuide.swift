import LayoutSolver
import LayoutWords

/// The guide of the whole content of a scroll view: `contentLayoutGuide`.
///
/// It begins at the zero point, and constraints determine its size. Where they do not, the content size that
/// the client has set counts, at priority 1.
final class ScrollContentGuide: UILayoutGuide, OwnGuide {
  static var identifier: String { SystemGuide.content.rawValue }
  var inputs: GuideInputs { [] }
  var mayBeNegative: Bool { false }

  func update(_ rows: GuideRows) {
    let size = (rows.view as? UIScrollView)?.givenContentSize ?? .zero
    for axis in NSLayoutConstraint.Axis.both {
      rows.set(.near, along: axis, [Term(1, rows.near(axis))], .equal, 0)
      rows.set(
        .size, along: axis, [Term(1, rows.size(axis))], .equal, size[axis], priority: UILayoutPriority(1))
    }
  }

  func layoutFrame(in view: UIView) -> CGRect { view.rectangleOfSubviews }
  func didChange(in view: UIView) { view.setNeedsLayout() }
}
