import LayoutSolver

extension UIView {
  /// How wide a column of text may be so that the eye finds the next line, in points.
  ///
  /// Apple's documentation of `readableContentGuide` gives no number; 672 is what UIKit is known to
  /// answer for the default size of text.
  static var readableWidth: CGFloat { 672 }

  /// What is inside the margins and at most as wide as that, in the middle between them.
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
    // What the view is wider by than the rectangle that the engine knows.
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
