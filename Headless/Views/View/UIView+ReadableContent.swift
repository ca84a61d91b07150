import LayoutSolver

extension UIView {
  /// The maximum width of a readable column of text, in points.
  ///
  /// Apple's documentation of `readableContentGuide` gives no number; 672 is the known value of UIKit for the
  /// default text size.
  static var readableWidth: CGFloat { 672 }

  /// The rectangle inside the margins, at most `readableWidth` wide and centred between the left and the
  /// right margin.
  var readableRectangle: CGRect {
    let inside = bounds.inset(by: layoutMargins)
    let width = min(inside.size.width, Self.readableWidth)
    return CGRect(
      x: inside.origin.x + (inside.size.width - width) / 2, y: inside.origin.y, width: width,
      height: inside.size.height)
  }
}

extension LayoutEngine {
  // |<-- left margin -->|<-- equal -->[ at most 672 ]<-- equal -->|<-- right margin -->|
  @MainActor func updateReadableGuide(_ node: LayoutNode, in parent: LayoutNode, of view: UIView) {
    let margins = view.layoutMargins
    inset(node, by: margins, in: parent, along: .vertical)
    enroll(parent)
    let rows = node.axes.horizontal
    // The difference between the width of the view and that of its alignment rectangle, which the engine
    // uses.
    let outer = parent.alignmentInsets.sum(.horizontal)
    let shown = parent.bounds.origin.x - parent.corner.x
    let middle = shown + (outer + margins.left - margins.right) / 2
    if rows.nearRow >= 0 {
      setConstant(middle, ofRow: rows.nearRow)
      setConstant(outer - margins.sum(.horizontal), ofRow: rows.huggingRow)
      return
    }
    let near = Variable(index: rows.near)
    let size = Variable(index: rows.size)
    let whole = Variable(index: parent.axes.horizontal.size)
    node.axes.horizontal.nearRow = addRow(
      [Term(1, near), Term(0.5, size), Term(-0.5, whole)], .equal, middle, isBreakable: false, of: nil, node)
    node.axes.horizontal.sizeRow = addRow(
      [Term(1, size)], .lessThanOrEqual, UIView.readableWidth, isBreakable: false, of: nil, node)
    node.axes.horizontal.huggingRow = addRow(
      [Term(1, size), Term(-1, whole)], .equal, outer - margins.sum(.horizontal), priority: 999, of: nil, node
    )
  }
}
