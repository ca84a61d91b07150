// The measures that a layout without constraints reads, so that its frames are those of constraints.
extension UIView {
  /// The pixels for each point, to which the frames of the view's tree are rounded.
  package var pixelsOfLayout: CGFloat { node.root.view?.pixelScale ?? 1 }
  /// True if the other view is the superview, which is not retained for it.
  package func isInLayout(directlyIn view: UIView) -> Bool { node.isInside(directly: view.node) }
  /// The number of changes to the content of the view, to its priorities and to its alignment rectangle.
  package var contentVersionOfLayout: UInt32 { node.contentVersion }
  /// True if other content with the same compression resistance is compressed before this view.
  package var winsTiesInLayout: Bool { winsCompressionTies }
  package func heightInLayout(forWidth width: CGFloat) -> CGFloat? { contentHeight(forWidth: width) }
  /// Returns the width of the longest line of a content that may be this wide; nil without lines.
  package func longestLineInLayout(within width: CGFloat) -> CGFloat? { contentWidth(within: width) }
  /// Returns the distances of the first baseline from the top and of the last one from the bottom, for the
  /// view whose baselines this one uses.
  package func baselinesInLayout(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    baselineOffsets(forWidth: width)
  }
}

/// A reference to a view that does not retain it; nil once the view is gone.
///
/// A weak reference gives its object a table beside it, which each later retain and release has to look up.
/// This one costs the view nothing.
@MainActor package struct UnretainedView {
  private let node: LayoutNode
  package init(_ view: UIView) { node = view.node }
  package var view: UIView? { node.view }
}
