// Apple's Auto Layout Guide, "Working with Scroll Views": in a constraint between a scroll view and a view
// inside it, an edge or a margin of the scroll view means the content area. Its width, its height and its
// centers mean the frame. In all other constraints, every attribute means the frame.
//
// A guide of a scroll view is one rectangle, with edges and a size that agree. The margins guide and the
// readable guide are inside the frame and do not scroll, as the safe area guide.
extension UIScrollView: ContentArea {
  var rectangleOfContent: CGRect { CGRect(origin: .zero, size: contentSize) }
  var guideOfVisiblePart: UILayoutGuide { ownGuide(ScrollFrameGuide.self) }

  func node(
    for geometry: NSLayoutConstraint.Attribute.Geometry, of item: LayoutNode, against other: LayoutNode
  ) -> LayoutNode? {
    guard item === node, other !== node, other.isInside(node) else { return nil }
    let isCenter = geometry.sizeFactor == 0.5
    switch (geometry.isInsideMargins, isCenter) {
    case (false, false): return ownGuide(ScrollContentGuide.self).node
    case (false, true): return ownGuide(ScrollFrameGuide.self).node
    case (true, false): return ownGuide(ScrollMarginsGuide.self).node
    case (true, true): return marginsNode
    }
  }
}
