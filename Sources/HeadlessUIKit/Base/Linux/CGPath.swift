/// A path of lines and curves, which does not change.
public class CGPath: Hashable {
  package final internal(set) var elements: [PathElement]
  init(elements: [PathElement]) { self.elements = elements }

  /// Creates the path of a rectangle, in points, and applies `transform` to it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.rectangle(rect).applying(transform?.pointee))
  }

  /// Creates the path of the ellipse that fills a rectangle, in points, and applies `transform` to it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShape.ellipse(in: rect).applying(transform?.pointee))
  }

  /// Creates the path of a rectangle with rounded corners, in points, and applies `transform` to it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner; half of the rectangle's at most.
  ///   - cornerHeight: The height of a corner; half of the rectangle's at most.
  ///   - transform: The transform; nil for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: PathShape.rounded(rect, .allCorners, radii: radii).applying(transform?.pointee))
  }

  /// True if the path has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last part; the zero point for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points and control points; the null rectangle for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle around the lines and curves, without the control points; the null rectangle for
  /// an empty path.
  public var boundingBoxOfPath: CGRect {
    let boxes = elements.subpaths.flatMap(\.segments).map(\.box)
    return boxes.isEmpty ? boundingBox : CGRect(around: boxes.flatMap(\.corners))
  }

  /// Returns true if a point is inside the filled path.
  ///
  /// Curves count as chains of 64 lines. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule by which areas that the path surrounds more than once are filled.
  ///   - transform: A transform that is applied to the point before.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = elements.windings(around: point.applying(transform))
    return rule == .evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a copy with `transform` applied to all points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// Returns a copy that can be changed, with `transform` applied to all points.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee))
  }

  /// Calls `block` with each part of the path; the element is valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // The points of a part that has none are never read.
        let none = UnsafeMutablePointer<CGPoint>(bitPattern: MemoryLayout<CGPoint>.alignment)
        guard let address = buffer.baseAddress ?? none else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: address), block)
      }
    }
  }

  /// Returns true if both paths have the same parts.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Adds the parts to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(elements.flatMap(\.points))
  }
}

/// The rule by which areas that a path surrounds more than once are filled.
public enum CGPathFillRule: Int, Sendable {
  /// An area is filled if the path runs around it, counted with its direction.
  case winding = 0
  /// An area is filled if the path runs around it an odd number of times.
  case evenOdd = 1
}

/// The kind of a part of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath, with 1 point.
  case moveToPoint = 0
  /// A line, with 1 point.
  case addLineToPoint = 1
  /// A quadratic curve, with 2 points.
  case addQuadCurveToPoint = 2
  /// A cubic curve, with 3 points.
  case addCurveToPoint = 3
  /// The end of a subpath, without a point.
  case closeSubpath = 4
}

/// A part of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
  /// The kind of the part.
  public var type: CGPathElementType
  /// The points of the part; their number depends on the kind.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its parts.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at its points.
  case butt = 0
  /// Half circles around the ends.
  case round = 1
  /// Half squares beyond the ends.
  case square = 2
}

/// The form of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed corners.
  case miter = 0
  /// Round corners.
  case round = 1
  /// Corners that are cut off.
  case bevel = 2
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension [PathElement] {
  /// The end of the last part: the beginning of the subpath if the part is `close`; nil for an empty path.
  var currentPoint: CGPoint? {
    guard let last else { return nil }
    if last != .close { return last.points.last }
    let start = lazy.reversed().compactMap { element -> CGPoint? in
      if case .move(let point) = element { point } else { nil }
    }
    return start.first
  }

  /// Returns the number of times that the path runs around a point, in the direction of growing angles.
  ///
  /// It counts the lines that cross the ray from the point to the right.
  fileprivate func windings(around point: CGPoint) -> Int {
    var turns = 0
    for subpath in subpaths {
      guard let start = subpath.segments.first?.start else { continue }
      let corners = [start] + subpath.segments.flatMap(\.flattened) + [start]
      for (one, other) in zip(corners, corners.dropFirst()) where (one.y <= point.y) != (other.y <= point.y) {
        let share = (point.y - one.y) / (other.y - one.y)
        if one.x + (other.x - one.x) * share > point.x { turns += other.y > one.y ? 1 : -1 }
      }
    }
    return turns
  }
}
