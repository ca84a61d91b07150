/// The position of a view or of a layer in the coordinates around it.
///
///     position                    the place of the anchor point, in the coordinates around
///     position − anchor × size    the corner that the bounds have without the transform
///     frame                       the box around the bounds, transformed around the position
///
/// The box without the transform is the one that constraints and autoresizing masks know.
package struct PlaneGeometry {
  /// The rectangle in its own coordinates.
  package var bounds = CGRect.zero
  /// The place of the anchor point in the coordinates around.
  package var position = CGPoint.zero
  /// The anchor point, in shares of the size: 0.5 and 0.5 is the center.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The transform, which is applied around the position.
  package var transform = CGAffineTransform.identity

  var corner: CGPoint { position - bounds.size.share(anchor) }

  /// The rectangle without the transform.
  package var untransformedFrame: CGRect { CGRect(origin: corner, size: bounds.size) }

  /// The smallest rectangle around the transformed bounds.
  package var frame: CGRect {
    if transform.isIdentity { return untransformedFrame }
    var box = transformedBox(of: bounds.size)
    box.origin = (box.origin + position).limited
    return CGRect(origin: box.origin, size: CGSize(box.size.point.limited))
  }

  /// Changes the position and the size so that `frame` is the frame.
  ///
  /// With a transform that keeps horizontal and vertical edges, the frame is the given one afterward. With
  /// any other, the middle of the frame is that of the given one, and the size is that of the box around the
  /// rectangle that the inverse transform makes of it. A transform without an inverse leaves the size
  /// unchanged.
  mutating func setFrame(_ frame: CGRect) {
    if transform.isIdentity {
      bounds.size = frame.size
      position = frame.origin + frame.size.share(anchor)
      return
    }
    if let inverse = transform.inverse {
      let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
      bounds.size = CGSize(size.point.limited)
    }
    let box = transformedBox(of: bounds.size)
    let middle = frame.origin + frame.size.share(CGPoint(x: 0.5, y: 0.5))
    position = (middle - box.origin - box.size.share(CGPoint(x: 0.5, y: 0.5))).limited
  }

  private func transformedBox(of size: CGSize) -> CGRect {
    CGRect(origin: .zero - size.share(anchor), size: size).applying(transform)
  }

  func outward(_ point: CGPoint) -> CGPoint {
    let fromAnchor = point - bounds.origin - bounds.size.share(anchor)
    return (position + fromAnchor.applying(transform)).limited
  }

  /// Converts a point from the coordinates around to the own ones; a transform without an inverse counts as
  /// the identity.
  func inward(_ point: CGPoint) -> CGPoint {
    let fromAnchor = (point - position).applying(transform.inverse ?? .identity)
    return (fromAnchor + bounds.origin + bounds.size.share(anchor)).limited
  }
}

extension CGAffineTransform {
  /// The transform for geometry: the identity if a number of it is not finite, and none above 1e100.
  ///
  /// Products with such numbers remain finite.
  var usable: CGAffineTransform {
    guard isFinite else { return .identity }
    let (first, second) = (CGPoint(x: a, y: b).limited, CGPoint(x: c, y: d).limited)
    let third = CGPoint(x: tx, y: ty).limited
    return CGAffineTransform(a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x, ty: third.y)
  }
}

extension CGPoint {
  /// The point with each coordinate limited to ±1e100, as the engine limits its numbers; 0 for one that is
  /// not a number.
  var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }

  /// The anchor point for geometry: a share that is not finite counts as 0.5, and none is above 1e6.
  var usableAnchor: CGPoint {
    func share(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, -1e6), 1e6) : 0.5 }
    return CGPoint(x: share(x), y: share(y))
  }
}

extension CGFloat {
  fileprivate var limited: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e100), 1e100) }
}

extension CGSize {
  /// Returns the distances that are the shares `anchor` of the size.
  func share(_ anchor: CGPoint) -> CGPoint { CGPoint(x: width * anchor.x, y: height * anchor.y) }

  fileprivate var point: CGPoint { CGPoint(x: width, y: height) }
  fileprivate init(_ point: CGPoint) { self.init(width: point.x, height: point.y) }
}
