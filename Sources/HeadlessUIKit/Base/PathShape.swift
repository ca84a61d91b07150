enum PathShape {
  /// The share of the radius by which the control points of a quarter of an ellipse are away from its ends.
  ///
  /// With it, the curve differs from the circle by at most 0.03 % of the radius.
  private static let quarter: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Returns the path of a rectangle, clockwise from the corner at the top left.
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    let corners = rect.standardized.corners
    return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

  /// Returns the path of the ellipse that fills a rectangle, clockwise from its right end.
  static func ellipse(in rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    let rect = rect.standardized
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    // The middles of the right, bottom, left and top edges, and the corners between them.
    let ends = [
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY),
    ]
    let corners = [rect.corners[2], rect.corners[3], rect.corners[0], rect.corners[1]]
    var path: [PathElement] = [.move(ends[0])]
    for side in 0..<4 where radii.width.isFinite {
      path.append(bend(from: ends[side], around: corners[side], to: ends[(side + 1) % 4]))
    }
    return path + [.close]
  }

  /// Returns the path of a rectangle with rounded corners, clockwise from the end of its top left corner.
  ///
  /// A corner is at most half as wide and half as high as the rectangle.
  static func rounded(_ rect: CGRect, _ corners: UIRectCorner, radii: CGSize) -> [PathElement] {
    if rect.isNull { return [] }
    let rect = rect.standardized
    let width = max(0, min(radii.width, rect.width / 2))
    let height = max(0, min(radii.height, rect.height / 2))
    guard width > 0, height > 0, !corners.isEmpty else { return rectangle(rect) }
    // The directions of the two sides at each corner, in the order of the path.
    let sides: [(UIRectCorner, before: CGPoint, after: CGPoint)] = [
      (.topRight, CGPoint(x: -width, y: 0), CGPoint(x: 0, y: height)),
      (.bottomRight, CGPoint(x: 0, y: -height), CGPoint(x: -width, y: 0)),
      (.bottomLeft, CGPoint(x: width, y: 0), CGPoint(x: 0, y: -height)),
      (.topLeft, CGPoint(x: 0, y: height), CGPoint(x: width, y: 0)),
    ]
    let points = [1, 2, 3, 0].map { rect.corners[$0] }
    let start = corners.contains(.topLeft) ? points[3] + sides[3].after : points[3]
    var path: [PathElement] = [.move(start)]
    for (point, side) in zip(points, sides) {
      guard corners.contains(side.0) else {
        path.append(.line(point))
        continue
      }
      path.append(.line(point + side.before))
      path.append(bend(from: point + side.before, around: point, to: point + side.after))
    }
    return path + [.close]
  }

  /// Returns a quarter of an ellipse between two points, inside the corner at `corner`.
  private static func bend(from start: CGPoint, around corner: CGPoint, to end: CGPoint) -> PathElement {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
    }
    return .curve(control1: toward(start), control2: toward(end), end: end)
  }

  /// Returns the curves of an arc, each of at most a quarter of a turn.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius.
  ///   - startAngle: The angle of the beginning in radians; it grows from the x axis to the y axis.
  ///   - sweep: The angle of the arc, negative for an arc with decreasing angles.
  static func arc(
    _ center: CGPoint, radius: CGFloat, from startAngle: CGFloat, sweep: CGFloat
  ) -> (start: CGPoint, curves: [PathElement]) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    guard sweep.isFinite, sweep != 0 else { return (start, []) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4.0 / 3.0 * tan(step / 4) * radius
    let curves: [PathElement] = (0..<count).map { number in
      let (near, far) = (startAngle + CGFloat(number) * step, startAngle + CGFloat(number + 1) * step)
      let (one, other) = (point(near), point(far))
      return .curve(
        control1: CGPoint(x: one.x - reach * sin(near), y: one.y + reach * cos(near)),
        control2: CGPoint(x: other.x + reach * sin(far), y: other.y - reach * cos(far)), end: other)
    }
    return (start, curves)
  }

  /// Returns the angle of an arc from one angle to another: at most a full turn in the given direction.
  static func sweep(from start: CGFloat, to end: CGFloat, grows: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let distance = grows ? end - start : start - end
    guard distance.isFinite else { return 0 }
    if distance >= turn { return grows ? turn : -turn }
    let rest = distance - (distance / turn).rounded(.down) * turn
    return grows ? rest : -rest
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
