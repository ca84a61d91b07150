/// A path of lines and curves to which parts can be added.
///
/// Each method applies its transform to the points that it adds.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point; in an empty path, the point is the beginning.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.curve(control1: control1, control2: control2, end: end), transform) }

  /// Adds a line to the beginning of the subpath and ends the subpath.
  public func closeSubpath() { if let last = elements.last, last != .close { elements.append(.close) } }

  /// Adds lines between points, from the first one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShape.rectangle(rect).applying(transform)
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShape.ellipse(in: rect).applying(transform)
  }

  /// Adds a rectangle with rounded corners as a closed subpath; a corner is at most half as wide and half as
  /// high as the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    elements += PathShape.rounded(rect, .allCorners, radii: radii).applying(transform)
  }

  /// Adds an arc, and before it a line from the end of the path to the beginning of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians from the x axis toward the y axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: True if the angles decrease. In a view, whose y axis points down, the arc then runs
  ///     counterclockwise, as on Apple's platforms.
  ///   - transform: The transform of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathShape.sweep(from: startAngle, to: endAngle, grows: !clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc that covers the angle `delta`, in radians, and before it a line to its beginning.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    // An arc of more turns than one has the same lines; its end is kept.
    let turn = 2 * CGFloat.pi
    let rest = delta.truncatingRemainder(dividingBy: turn)
    let sweep = abs(delta) > 2 * turn ? rest + (delta < 0 ? -turn : turn) : delta
    let arc = PathShape.arc(center, radius: radius, from: startAngle, sweep: sweep)
    add(.line(arc.start), transform)
    elements += arc.curves.applying(transform)
  }

  /// Adds the arc of a circle that touches two lines: from the end of the path to `tangent1End`, and from
  /// there to `tangent2End`; before it, adds a line to the point where the circle touches the first one.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The current point is not transformed by the call, so it is taken back into the coordinates of the call.
    let start = currentPoint.applying(transform.inverse ?? .identity)
    let (one, other) = (start - tangent1End, tangent2End - tangent1End)
    let lengths = one.length * other.length
    let cosine = (one.x * other.x + one.y * other.y) / lengths
    let cross = (one.x * other.y - one.y * other.x) / lengths
    guard lengths > 0, radius > 0, abs(cross) > 1e-9 else {
      return addLine(to: tangent1End, transform: transform)
    }
    // tan(half the angle between the lines) = radius / distance of the touching points from the corner.
    let distance = radius * (1 + cosine) / abs(cross)
    let touch = tangent1End + one.scaled(by: distance / one.length)
    let across = CGPoint(x: one.y, y: -one.x).scaled(by: (cross < 0 ? 1 : -1) * radius / one.length)
    let center = touch + across
    let end = tangent1End + other.scaled(by: distance / other.length)
    let angles = [touch, end].map { atan2($0.y - center.y, $0.x - center.x) }
    addArc(
      center: center, radius: radius, startAngle: angles[0], endAngle: angles[1], clockwise: cross > 0,
      transform: transform)
  }

  /// Adds the parts of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }

  /// Adds a part; the first part of a path that is no `move` begins at its own first point.
  private func add(_ element: PathElement, _ transform: CGAffineTransform) {
    let element = element.map { $0.applying(transform) }
    guard let current = elements.currentPoint else {
      if case .line(let point) = element { return elements.append(.move(point)) }
      elements.append(.move(element.points[0]))
      return elements.append(element)
    }
    // After the end of a subpath, the next one begins at the same point.
    if elements.last == .close { elements.append(.move(current)) }
    elements.append(element)
  }
}

extension [PathElement] {
  func makePath() -> CGMutablePath { CGMutablePath(elements: self) }
}

extension CGPoint {
  fileprivate var length: CGFloat { (x * x + y * y).squareRoot() }
  fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
