struct ViewTransform: ExtraValue {
  var matrix = CATransform3DIdentity
  /// The anchor point, in shares of the size, as it was set.
  var anchor = CGPoint(x: 0.5, y: 0.5)

  /// True if both are those of a plain view.
  var isDefault: Bool { CATransform3DIsIdentity(matrix) && anchor == CGPoint(x: 0.5, y: 0.5) }
}

// The node of a view stores the frame without the transform: the one that constraints, autoresizing masks,
// safe area and margins know. A view with a transform or with an anchor point of its own has the flag
// `isTransformed`, so a plain view costs one test of a flag.
extension LayoutNode {
  var viewTransform: ViewTransform {
    guard flags.contains(.isTransformed), let extras else { return ViewTransform() }
    return extras[ViewTransform.self]
  }

  /// The position of the view in its superview.
  var plane: PlaneGeometry {
    let own = viewTransform
    let anchor = own.anchor.usableAnchor
    return PlaneGeometry(
      bounds: bounds, position: origin + bounds.size.share(anchor), anchor: anchor,
      transform: own.matrix.flat.usable)
  }

  var transformDescription: String {
    let transform = viewTransform.matrix.flat
    if transform.isIdentity { return "" }
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "; transform = [\(numbers.map { "\($0)" }.joined(separator: ", "))]"
  }

  /// The smallest rectangle around the transformed bounds, in the superview's coordinates.
  var shownFrame: CGRect { flags.contains(.isTransformed) ? plane.frame : frame }

  /// Converts a point from the coordinates of the view to those of its superview.
  fileprivate func outward(_ point: CGPoint) -> CGPoint {
    flags.contains(.isTransformed) ? plane.outward(point) : point + (origin - bounds.origin)
  }

  /// Converts a point from the coordinates of the superview to those of the view.
  fileprivate func inward(_ point: CGPoint) -> CGPoint {
    flags.contains(.isTransformed) ? plane.inward(point) : point - (origin - bounds.origin)
  }

  /// Converts points through the transforms of all views on the way to another view, or to the topmost view
  /// if `other` is nil.
  ///
  /// The views around both are left out, so a transform of them without an inverse does no harm.
  func convert(_ points: [CGPoint], to other: LayoutNode?) -> [CGPoint] {
    var outer = nodesUpToRoot
    var inner = other?.nodesUpToRoot ?? outer.suffix(1)
    if outer.last === inner.last {
      while let last = outer.last, last === inner.last {
        outer.removeLast()
        inner.removeLast()
      }
    } else {
      // The topmost views of two trees count as having the same coordinates.
      outer.removeLast()
      inner.removeLast()
    }
    return points.map { point in
      let around = outer.reduce(point) { $1.outward($0) }
      return inner.reversed().reduce(around) { $1.inward($0) }
    }
  }

  private var nodesUpToRoot: [LayoutNode] { Array(sequence(first: self) { $0.parent }) }
}

extension UIView {
  /// Changes the transform or the anchor point of the view; the place of the anchor point is unchanged.
  func changeTransform(_ change: (inout ViewTransform) -> Void) {
    var transform = node.viewTransform
    let (anchor, position) = (transform.anchor, anchorPosition)
    change(&transform)
    node[ViewTransform.self] = transform
    node.flags.set(.isTransformed, !transform.isDefault)
    if transform.anchor != anchor { anchorPosition = position }
  }

  /// Sets the frame of a view with a transform or with an anchor point of its own.
  func setTransformedFrame(_ frame: CGRect) {
    trap(if: mistake(inFrame: frame))
    var plane = node.plane
    plane.setFrame(frame)
    setGeometry(of: plane.untransformedFrame)
  }

  /// The place of the anchor point in the superview's coordinates.
  var anchorPosition: CGPoint {
    get { node.origin + node.bounds.size.share(node.viewTransform.anchor.usableAnchor) }
    set {
      let size = node.bounds.size
      let anchor = node.viewTransform.anchor.usableAnchor
      setGeometry(of: CGRect(origin: newValue - size.share(anchor), size: size))
    }
  }

  /// Converts a point from this view's coordinates to those of `view`, or of the topmost view if `view` is
  /// nil, through the transforms between the two.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let offset = offset(to: view)
    if !offset.crossesTransform { return point + offset.distance }
    return node.convert([point], to: view?.node).first ?? point
  }

  /// Converts a point from the coordinates of `view`, or of the topmost view if `view` is nil, to those of
  /// this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let offset = offset(to: view)
    if !offset.crossesTransform { return point - offset.distance }
    return (view?.node ?? node.root).convert([point], to: node).first ?? point
  }

  /// Converts a rectangle from this view's coordinates to those of `view`, or of the topmost view if `view`
  /// is nil; with a transform between the two, the result is the box around the converted corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let offset = offset(to: view)
    if !offset.crossesTransform { return CGRect(origin: rect.origin + offset.distance, size: rect.size) }
    return rect.isNull ? rect : CGRect(around: node.convert(rect.corners, to: view?.node))
  }

  /// Converts a rectangle from the coordinates of `view`, or of the topmost view if `view` is nil, to those
  /// of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let offset = offset(to: view)
    if !offset.crossesTransform { return CGRect(origin: rect.origin - offset.distance, size: rect.size) }
    if rect.isNull { return rect }
    return CGRect(around: (view?.node ?? node.root).convert(rect.corners, to: node))
  }
}
