import LayoutSolver

/// A view that shows a part of a larger area, such as a scroll view.
///
/// The subviews are positioned relative to the zero point of that area, which does not move, so scrolling
/// changes no frame. The scrolled distance is the near edge of the guide of the visible part: one variable
/// along each axis, added when a constraint needs it.
///
///     content |<-- offset -->[ visible part ]
///     outside |<-- x of the view -->[ visible part ]
///
///     x outside = x of the view + x in the content − offset
@MainActor protocol ContentArea: AnyObject {
  /// The rectangle of the whole area, in the coordinates of the view.
  var rectangleOfContent: CGRect { get }
  /// The part of the view's safe area that applies to the content.
  var safeAreaOfContent: UIEdgeInsets { get }
  var guideOfVisiblePart: UILayoutGuide { get }

  /// Returns the node that an attribute of `item`, the node of the view, denotes in a constraint with
  /// `other`; nil if it is the item itself.
  func node(
    for geometry: NSLayoutConstraint.Attribute.Geometry, of item: LayoutNode, against other: LayoutNode
  ) -> LayoutNode?
}

extension LayoutEngine {
  /// Returns the node that a position of `item` denotes in a constraint with `other`, if the view of the item
  /// shows a part of a larger area and the node is not the item itself.
  @inline(__always) @MainActor func nodeInArea(
    for geometry: NSLayoutConstraint.Attribute.Geometry, of item: BorrowedNode, against other: BorrowedNode?
  ) -> LayoutNode? {
    guard geometry.hasPosition, let other, item.showsArea else { return nil }
    return item.node.contentArea?.node(for: geometry, of: item.node, against: other.node)
  }

  /// Returns the variable of the distance by which the content of a view is scrolled.
  @MainActor func offset(of area: any ContentArea, along axis: NSLayoutConstraint.Axis) -> Variable? {
    let guide = area.guideOfVisiblePart.node
    giveVariables(to: guide)
    return guide.axes[axis].near
  }
}
