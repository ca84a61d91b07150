// The view that zooms has a transform, which constraints ignore. Its frame begins where it began without the
// transform, and the content grows by as much as the view:
//
//     |<- constant ->[view]<- constant ->|
//     |<- constant ->[    view × scale    ]<- constant ->|
extension UIScrollView {
  /// True while two fingers zoom the content; always false here, because no touch zooms.
  public var isZooming: Bool { false }
  /// True while the content returns from a scale beyond the limits; always false here.
  public var isZoomBouncing: Bool { false }

  var zooming: ScrollZoom {
    get { node[ScrollZoom.self] }
    set { node[ScrollZoom.self] = newValue }
  }

  /// The view that has the scale; nil after it left the scroll view.
  private var zoomedView: UIView? { zooming.view.flatMap { isInside($0) ? $0 : nil } }

  private func isInside(_ view: UIView) -> Bool { view !== self && view.isDescendant(of: self) }

  /// The part of the size of the content, in points, that zooming has added to that of the constraints.
  var growthByZooming: CGSize {
    guard let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints, let engine = node.engine,
      view.node.hasVariables
    else { return .zero }
    let size = engine.solver.box(of: view.node.axes).size
    return CGSize(width: size.width * (zooming.scale - 1), height: size.height * (zooming.scale - 1))
  }

  /// Scales the view that the delegate names, inside the limits, and scrolls.
  ///
  /// - Parameter middle: The point, in the coordinates of the scaled view, that is shown in the middle as far
  ///   as the content allows it; nil for the point that is there now.
  func changeZoom(to wanted: CGFloat, showing middle: CGPoint? = nil) {
    guard let view = delegate?.viewForZooming(in: self), isInside(view), wanted.isFinite else { return }
    let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
    guard scale > 0 else { return }
    let isNew = scale != zooming.scale
    let middle = middle ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    zooming.scale = scale
    zooming.view = view
    placeZoomedView()
    if view.translatesAutoresizingMaskIntoConstraints { contentSize = view.frame.size }
    takeContentSize()
    scroll(toMiddle: convert(middle, from: view))
    if isNew { delegate?.scrollViewDidZoom(self) }
  }

  /// Applies the scale to the view that zooms; the frame begins where it began before.
  func placeZoomedView() {
    guard let view = zoomedView else { return }
    let scale = CGAffineTransform(scaleX: zooming.scale, y: zooming.scale)
    if view.translatesAutoresizingMaskIntoConstraints {
      let origin = view.frame.origin
      view.transform = scale
      view.center = view.center + (origin - view.frame.origin)
    } else {
      let half = (zooming.scale - 1) / 2
      let distance = CGAffineTransform(
        translationX: view.bounds.width * half, y: view.bounds.height * half)
      view.transform = scale.concatenating(distance)
    }
  }

  /// Scrolls so that a point of the content is in the middle of the view, as far as the insets allow it.
  private func scroll(toMiddle point: CGPoint) {
    let insets = adjustedContentInset
    var offset = contentOffset
    for axis in NSLayoutConstraint.Axis.both {
      let first = -insets.near(axis)
      let last = max(first, contentSize[axis] + insets.far(axis) - bounds.size[axis])
      offset[axis] = min(max(point[axis] - bounds.size[axis] / 2, first), last)
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

/// The scale of a scroll view whose content can be zoomed, and its limits.
struct ScrollZoom: ExtraValue {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  weak var view: UIView?
}
