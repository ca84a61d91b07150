import LayoutSolver
import LayoutWords

/// The guide of the part of a view inside its margins that is narrow enough for readable lines of text:
/// `readableContentGuide`.
///
///     |<-- left margin -->|<-- equal -->[ at most 672 ]<-- equal -->|<-- right margin -->|
final class ReadableGuide: UILayoutGuide, OwnGuide {
  /// The maximum width of a readable column of text, in points.
  ///
  /// Apple's documentation of `readableContentGuide` gives no number; 672 is the known value of UIKit for the
  /// default text size.
  static var width: CGFloat { 672 }

  static var identifier: String { SystemGuide.readable.rawValue }
  var inputs: GuideInputs { [.bounds, .margins] }
  func update(_ rows: GuideRows) { Self.place(rows, inside: rows.view.marginsOfVisiblePart) }

  static func place(_ rows: GuideRows, inside margins: UIEdgeInsets) {
    rows.inset(by: margins, along: .vertical)
    let near = rows.near(.horizontal)
    let size = rows.size(.horizontal)
    let whole = rows.viewSize(.horizontal)
    // The difference between the width of the view and that of its alignment rectangle, which the engine
    // uses.
    let outer = rows.alignmentInsets.sum(.horizontal)
    let middle = rows.shownOrigin.x + (outer + margins.left - margins.right) / 2
    rows.set(
      .near, along: .horizontal, [Term(1, near), Term(0.5, size), Term(-0.5, whole)], .equal, middle)
    rows.set(.size, along: .horizontal, [Term(1, size)], .lessThanOrEqual, Self.width)
    rows.set(
      .preferredSize, along: .horizontal, [Term(1, size), Term(-1, whole)], .equal,
      outer - margins.sum(.horizontal), priority: UILayoutPriority(999))
  }

  func layoutFrame(in view: UIView) -> CGRect {
    Self.frame(in: view.bounds, margins: view.marginsOfVisiblePart)
  }

  /// Returns the rectangle of a readable column inside the margins of a rectangle.
  static func frame(in bounds: CGRect, margins: UIEdgeInsets) -> CGRect {
    let inside = bounds.inset(by: margins)
    let width = min(inside.size.width, Self.width)
    return CGRect(
      x: inside.origin.x + (inside.size.width - width) / 2, y: inside.origin.y, width: width,
      height: inside.size.height)
  }
}
