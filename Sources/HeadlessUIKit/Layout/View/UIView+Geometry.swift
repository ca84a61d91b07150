extension UIView {
  func setGeometry(of frame: CGRect) {
    trap(if: mistake(inFrame: frame))
    let old = node.bounds.size
    guard node.origin != frame.origin || old != frame.size else { return }
    node.origin = frame.origin
    node.bounds.size = frame.size
    if old != frame.size {
      node.markNeedsLayout()
      node.resizeSubviews(from: old)
    }
    if node.flags.contains(.isTakingFrame) { return }
    node.frameWasSet()
    if node.parentView?.margins.passesSafeArea == true { inheritSafeArea() }
    if margins.preservesSuperview { inheritMargins() }
  }

  /// Sets the bounds of the view; the place of its anchor point is unchanged.
  func setBounds(_ bounds: CGRect) {
    trap(if: mistake(inBounds: bounds))
    let corner = node.bounds.origin
    node.bounds.origin = bounds.origin
    if corner != bounds.origin {
      node.cornerDidMove()
      boundsOriginDidChange()
    }
    let frame = node.frame
    let size = bounds.size
    guard frame.size != size else { return }
    if node.flags.contains(.isTransformed) {
      var plane = node.plane
      plane.bounds.size = size
      return setGeometry(of: plane.untransformedFrame)
    }
    let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    setGeometry(of: CGRect(origin: origin, size: size))
  }

  /// Returns the distance that converts a point from this view's coordinates to those of `view`, by addition,
  /// if no transform is between the two.
  ///
  /// If `view` is nil, the point is converted to the coordinates of the topmost view. The topmost views of
  /// two trees count as having the same coordinates.
  func offset(to view: UIView?) -> (distance: CGPoint, crossesTransform: Bool) {
    let here = node.offsetFromRoot()
    guard let view else { return here }
    let there = view.node.offsetFromRoot()
    return (here.distance - there.distance, here.crossesTransform || there.crossesTransform)
  }
}

extension LayoutNode {
  /// Tells the engine that the frame was set by a client.
  ///
  /// A view that is placed by its autoresizing mask keeps the new frame. A view that is placed by constraints
  /// gets back the frame that its constraints give it.
  fileprivate func frameWasSet() {
    guard let engine, hasVariables else { return }
    if flags.contains(.translatesAutoresizingMask) {
      engine.invalidateRows(of: self)
    } else {
      flags.insert(.framePending)
      parent?.markNeedsLayout()
    }
  }

  /// Moves the subviews that are placed by constraints along with the origin of the bounds; the other
  /// subviews keep their frames.
  fileprivate func cornerDidMove() {
    markNeedsLayout()
    guard let engine, !showsArea else { return }
    for child in children where child.node.hasVariables {
      if child.node.flags.contains(.translatesAutoresizingMask) {
        engine.invalidateRows(of: child.node)
      } else {
        child.node.flags.insert(.framePending)
      }
    }
  }

  /// Returns the origin of this view's coordinates in the coordinates of the topmost view, without the
  /// transforms, and true if there are any.
  fileprivate func offsetFromRoot() -> (distance: CGPoint, crossesTransform: Bool) {
    var node = self
    var offset = CGPoint.zero
    var crossesTransform = false
    while let parent = node.parent {
      offset = offset + (node.origin - node.bounds.origin)
      if node.flags.contains(.isTransformed) { crossesTransform = true }
      node = parent
    }
    return (offset, crossesTransform)
  }
}

extension CGRect {
  var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
