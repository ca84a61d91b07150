/// A path of lines and curves, with the properties of its line.
///
///     let check = UIBezierPath()
///     check.move(to: CGPoint(x: 5, y: 13))
///     check.addLine(to: CGPoint(x: 10, y: 18))
///     check.addLine(to: CGPoint(x: 19, y: 7))
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The form of the ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of a pointed corner, in multiples of the line width.
  open var miterLimit: CGFloat = 10
  /// True if areas that the path surrounds an even number of times are empty.
  open var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps in turn, in points, and the distance into them at which the line begins.
  package private(set) var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates the path of a rectangle, clockwise from its top left corner, in points.
  public convenience init(rect: CGRect) { self.init(elements: PathShape.rectangle(rect)) }

  /// Creates the path of the ellipse that fills a rectangle, clockwise, in points.
  public convenience init(ovalIn rect: CGRect) { self.init(elements: PathShape.ellipse(in: rect)) }

  /// Creates the path of a rectangle with rounded corners, in points.
  ///
  /// The corners are quarters of circles; a radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let side = rect.isNull ? 0 : min(rect.standardized.width, rect.standardized.height)
    let radius = min(cornerRadius, side / 2)
    let radii = CGSize(width: radius, height: radius)
    self.init(elements: PathShape.rounded(rect, .allCorners, radii: radii))
  }

  /// Creates the path of a rectangle of which some corners are rounded, in points.
  ///
  /// A corner is a quarter of an ellipse, at most half as wide and half as high as the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(elements: PathShape.rounded(rect, corners, radii: cornerRadii)) }

  /// Creates an arc; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a copy of a path.
  public convenience init(cgPath CGPath: CGPath) { self.init(elements: CGPath.elements) }

  private convenience init(elements: [PathElement]) {
    self.init()
    path = elements.makePath()
  }

  /// The lines and curves of the path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.elements.makePath() }
  }

  /// Returns a path with the same lines, curves and properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(elements: path.elements)
    copy.takeLine(of: self)
    return copy
  }

  private func takeLine(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  // Parts

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, and before it a line from the end of the path to the beginning of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians from the x axis toward the y axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: True if the arc runs clockwise, with growing angles, in a view, whose y axis points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the beginning of the subpath and ends the subpath.
  open func close() { path.closeSubpath() }
  /// Removes all parts.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { path = path.elements.applying(transform).makePath() }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    var reversed: [PathElement] = []
    for subpath in path.elements.subpaths.reversed() {
      guard let last = subpath.segments.last else { continue }
      reversed.append(.move(last.end))
      reversed += subpath.segments.reversed().map { PathSegment(points: $0.points.reversed()).element }
      if subpath.isClosed { reversed.append(.close) }
    }
    let path = UIBezierPath(elements: reversed)
    path.takeLine(of: self)
    return path
  }

  // Questions

  /// True if the path has no parts.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points and control points; the null rectangle for an empty path.
  open var bounds: CGRect { path.boundingBox }
  /// The end of the last part; the zero point for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns true if a point is inside the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // Drawing

  /// Sets the lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Fills the path in the image that is being drawn, with the fill color.
  ///
  /// It has no effect outside of the closure of a ``UIGraphicsImageRenderer``, as in UIKit.
  open func fill() {
    UIGraphicsImageRendererContext.current?.fill(path, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// Draws the line of the path in the image that is being drawn, with the stroke color.
  ///
  /// It has no effect outside of the closure of a ``UIGraphicsImageRenderer``, as in UIKit.
  open func stroke() { UIGraphicsImageRendererContext.current?.stroke(path, lineWidth: lineWidth) }
}

extension PathSegment {
  /// The segment as a part of a path that is at its start.
  package var element: PathElement {
    switch points.count {
    case 2: .line(points[1])
    case 3: .quadCurve(control: points[1], end: points[2])
    default: .curve(control1: points[1], control2: points[2], end: points[3])
    }
  }
}
