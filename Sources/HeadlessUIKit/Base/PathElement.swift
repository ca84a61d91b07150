/// A part of a path, as an app adds it.
package enum PathElement: Equatable, Sendable {
  /// The beginning of a subpath.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A quadratic curve.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// A cubic curve.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A line to the beginning of the subpath, and the end of the subpath.
  case close

  /// The points of the element, in order; the last one is its end.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Returns the element with each point replaced.
  package func map(_ change: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let control, let end): .quadCurve(control: change(control), end: change(end))
    case .curve(let control1, let control2, let end):
      .curve(control1: change(control1), control2: change(control2), end: change(end))
    case .close: .close
    }
  }
}

/// A line or a curve of a path between two points, as a cubic or lower Bézier curve.
package struct PathSegment: Equatable, Sendable {
  /// The points of the curve: 2 of a line, 3 of a quadratic and 4 of a cubic curve.
  package var points: [CGPoint]

  package var start: CGPoint { points[0] }
  package var end: CGPoint { points[points.count - 1] }

  /// Returns the two parts before and after the share `part` of the parameter (de Casteljau's algorithm).
  package func split(at part: CGFloat) -> (PathSegment, PathSegment) {
    var row = points
    var (before, after) = ([points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
      }
      before.append(row[0])
      after.append(row[row.count - 1])
    }
    return (PathSegment(points: before), PathSegment(points: after.reversed()))
  }

  package func point(at part: CGFloat) -> CGPoint { split(at: part).0.end }

  /// The points of a chain of lines close to the segment, without the start: 1 for a line, 64 for a curve.
  package var flattened: [CGPoint] {
    points.count == 2 ? [end] : (1...64).map { $0 == 64 ? end : point(at: CGFloat($0) / 64) }
  }

  /// The smallest rectangle around the segment, without the control points.
  package var box: CGRect {
    let turns = [\CGPoint.x, \.y].flatMap(turns).filter { $0 > 0 && $0 < 1 }
    return CGRect(around: [start, end] + turns.map(point))
  }

  /// The parameters at which a coordinate of the curve has an extreme value: where its derivative is 0.
  private func turns(along axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let values = points.map { $0[keyPath: axis] }
    let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
    switch slopes.count {
    case 2: return slopes[0] == slopes[1] ? [] : [slopes[0] / (slopes[0] - slopes[1])]
    case 3:
      // The derivative is s0 (1−t)² + 2 s1 t (1−t) + s2 t².
      let square = slopes[0] - 2 * slopes[1] + slopes[2]
      let linear = 2 * (slopes[1] - slopes[0])
      if square == 0 { return linear == 0 ? [] : [-slopes[0] / linear] }
      let root = linear * linear - 4 * square * slopes[0]
      guard root >= 0 else { return [] }
      return [-1, 1].map { (-linear + $0 * root.squareRoot()) / (2 * square) }
    default: return []
    }
  }
}

extension [PathElement] {
  package func applying(_ transform: CGAffineTransform?) -> [PathElement] {
    guard let transform, !transform.isIdentity else { return self }
    return map { element in element.map { $0.applying(transform) } }
  }

  /// The subpaths: the segments of each, and true if it ends with `close`.
  ///
  /// The line that `close` adds is the last segment, unless the path is at the beginning already.
  package var subpaths: [(segments: [PathSegment], isClosed: Bool)] {
    var found: [(segments: [PathSegment], isClosed: Bool)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isOpen = false
    for element in self {
      if case .move(let point) = element {
        (start, current, isOpen) = (point, point, false)
        continue
      }
      if !isOpen {
        found.append(([], false))
        isOpen = true
      }
      let points = element == .close ? [start] : element.points
      if element != .close || current != start {
        found[found.count - 1].segments.append(PathSegment(points: [current] + points))
      }
      current = points[points.count - 1]
      if element == .close {
        found[found.count - 1].isClosed = true
        isOpen = false
      }
    }
    return found
  }

  package var isFinite: Bool {
    allSatisfy { element in element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
