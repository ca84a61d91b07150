/// The parts of the corners of a view that window controls and round corners of its window cover, in points.
///
/// Each part is a rectangle in the corner; both of its sides are 0 if nothing is covered.
struct CornerInsets: Equatable {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomLeft: CGSize
  var bottomRight: CGSize
  /// The corner with the window controls.
  var corner: UIRectCorner = []

  static let zero = CornerInsets(all: .zero)

  init(all size: CGSize) {
    topLeft = size
    topRight = size
    bottomLeft = size
    bottomRight = size
  }

  /// Returns the distances by which two opposite edges have to move inward to leave the corners free.
  ///
  ///     |<-- left -->[ area ]        the wider of the upper and the lower part
  func edges(along axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
    var edges = UIEdgeInsets.zero
    if axis == .horizontal {
      edges.left = max(topLeft.width, bottomLeft.width)
      edges.right = max(topRight.width, bottomRight.width)
    } else {
      edges.top = max(topLeft.height, topRight.height)
      edges.bottom = max(bottomLeft.height, bottomRight.height)
    }
    return edges
  }

  /// Returns the parts that reach into `inner`, a rectangle in the coordinates of `outer`, whose corners are
  /// covered.
  ///
  /// A view that extends beyond its superview is covered by no more than its superview is.
  func rest(in inner: CGRect, of outer: CGRect) -> CornerInsets {
    let left = inner.minX - outer.minX
    let right = outer.maxX - inner.maxX
    let top = inner.minY - outer.minY
    let bottom = outer.maxY - inner.maxY
    var rest = self
    rest.topLeft.moveCorner(left, top)
    rest.topRight.moveCorner(right, top)
    rest.bottomLeft.moveCorner(left, bottom)
    rest.bottomRight.moveCorner(right, bottom)
    return rest
  }
}

extension CGSize {
  /// Reduces a covered part by the distances from its corner to that of a rectangle inside.
  fileprivate mutating func moveCorner(_ x: CGFloat, _ y: CGFloat) {
    let isReached = width > x && height > y
    self = isReached ? CGSize(width: min(width, width - x), height: min(height, height - y)) : .zero
  }
}

extension UIView {
  /// The rectangle of the view that window controls cover; nil without controls.
  package var windowControls: CGRect? {
    let corners = coveredCorners
    let isRight = corners.corner == .topRight
    let size = isRight ? corners.topRight : corners.topLeft
    guard corners.corner != [], size != .zero else { return nil }
    return CGRect(origin: CGPoint(x: isRight ? bounds.width - size.width : 0, y: 0), size: size)
  }

  /// The parts of the corners of the view that are covered, as of the last layout pass.
  var coveredCorners: CornerInsets { node.extras?.coveredCorners ?? .zero }

  func takeCorners(_ corners: CornerInsets) {
    guard corners != coveredCorners else { return }
    node.makeExtras().coveredCorners = corners
    node.invalidateOwnGuides(following: .corners)
    setNeedsLayout()
  }
}
