import LayoutSolver

// A scroll view shows a part of a larger area. Its subviews are positioned relative to the zero point of that
// area, which does not move, so scrolling changes no frame. The scrolled distance is the near edge of the
// scroll view's frame guide: one variable along each axis, added when a constraint needs it.
//
//  content |<-- offset -->[ visible part ]
//  outside |<-- x of the scroll view -->[ visible part ]
//
//  x outside = x of the scroll view + x in the content − offset
//
// Apple's Auto Layout Guide, "Working with Scroll Views": in a constraint between a scroll view and a view
// inside it, an edge or a margin of the scroll view means the content area. Its width, its height and its
// centres mean the frame. In all other constraints, every attribute means the frame.
extension LayoutEngine {
  /// Returns the node that an attribute of `item` denotes in a constraint with `other`, if that is not the
  /// item itself.
  ///
  /// The result is nil except for scroll views.
  @inline(__always) @MainActor func scrolledNode(
    for geometry: NSLayoutConstraint.Attribute.Geometry, of item: BorrowedNode, against other: BorrowedNode?
  ) -> LayoutNode? {
    let view = item.ownGuideKind == .margins ? item.parent : item
    guard geometry.hasPosition, let other, let view, view.flags.contains(.scrollsContent) else { return nil }
    return scrolledNode(for: geometry, of: item.node, in: view.node, against: other.node)
  }

  @MainActor private func scrolledNode(
    for geometry: NSLayoutConstraint.Attribute.Geometry, of item: LayoutNode, in scrollView: LayoutNode,
    against other: LayoutNode
  ) -> LayoutNode? {
    guard other !== scrollView, other.isInside(scrollView), let view = scrollView.view else { return nil }
    let isInsideMargins = item !== scrollView || geometry.isInsideMargins
    let isCentre = geometry.sizeFactor == 0.5
    switch (isInsideMargins, isCentre) {
    case (false, false): return view.ownGuide(.scrollContent).node
    case (false, true): return view.ownGuide(.scrollFrame).node
    case (true, false): return view.ownGuide(.scrollMargins).node
    case (true, true): return view.ownGuide(.margins).node
    }
  }

  /// Returns the variable of the distance by which the content of a scroll view is scrolled.
  @MainActor func offset(of scrollView: LayoutNode, along axis: NSLayoutConstraint.Axis) -> Int32 {
    guard let guide = scrollView.view?.ownGuide(.scrollFrame).node else { return -1 }
    enroll(guide)
    return guide.axes[axis].near
  }

  /// Updates the rows of the content area: it begins at the zero point.
  ///
  /// Constraints determine its size. Where they do not, the content size that the client has set counts, at
  /// priority 1.
  @MainActor func updateScrollContent(_ node: LayoutNode, of view: UIView) {
    let size = (view as? UIScrollView)?.givenContentSize ?? .zero
    for axis in NSLayoutConstraint.Axis.both {
      if node.axes[axis].nearRow < 0 {
        node.axes[axis].nearRow = addRow(
          [Term(1, Variable(index: node.axes[axis].near))], .equal, 0, isBreakable: false, of: nil, node)
      }
      preferSize(size[axis], at: UILayoutPriority(1), for: node, along: axis)
    }
  }

  // |<-- near margin -->[ guide ]<-- far margin -->| of the content
  @MainActor func updateScrollMargins(_ node: LayoutNode, of view: UIView) {
    let content = view.ownGuide(.scrollContent).node
    enroll(content)
    let margins = view.layoutMargins
    for axis in NSLayoutConstraint.Axis.both {
      place(
        node, near: margins.near(axis), size: -margins.near(axis) - margins.far(axis),
        Shares(near: 0, size: 1), of: content, along: axis)
    }
  }
}
