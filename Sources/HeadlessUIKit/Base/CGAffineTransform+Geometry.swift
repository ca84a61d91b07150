extension CGAffineTransform {
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// True if all six numbers are finite.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  package func around(_ point: CGPoint) -> CGAffineTransform {
    let moved = concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return moved.translatedBy(x: -point.x, y: -point.y)
  }
}

extension CGRect {
  /// The corners: top left, top right, bottom right, bottom left.
  package var corners: [CGPoint] {
    let (near, far) = (origin, CGPoint(x: origin.x + size.width, y: origin.y + size.height))
    return [near, CGPoint(x: far.x, y: near.y), far, CGPoint(x: near.x, y: far.y)]
  }

  /// Creates the smallest rectangle that contains all points; the null rectangle for none.
  package init(around points: [CGPoint]) {
    guard var near = points.first else {
      self = .null
      return
    }
    var far = near
    for point in points {
      near = CGPoint(x: min(near.x, point.x), y: min(near.y, point.y))
      far = CGPoint(x: max(far.x, point.x), y: max(far.y, point.y))
    }
    self.init(x: near.x, y: near.y, width: far.x - near.x, height: far.y - near.y)
  }
}
