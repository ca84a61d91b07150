/// An affine transform of the plane, which Foundation on Linux does not have.
///
///     | a   b   0 |
///     | c   d   0 |     x' = a·x + c·y + tx
///     | tx  ty  1 |     y' = b·x + d·y + ty
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x that x' contains.
  public var a: CGFloat
  /// The part of x that y' contains.
  public var b: CGFloat
  /// The part of y that x' contains.
  public var c: CGFloat
  /// The part of y that y' contains.
  public var d: CGFloat
  /// The distance by which x is moved, in points.
  public var tx: CGFloat
  /// The distance by which y is moved, in points.
  public var ty: CGFloat

  /// Creates a transform whose entries are all 0.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a rotation by an angle in radians; a positive angle turns clockwise in a view, whose y axis
  /// points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling by two factors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a translation by two distances, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// The transform that leaves every point unchanged.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// True if the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that applies this one and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    let moved = CGPoint(x: tx, y: ty).applying(other)
    return CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: moved.x, ty: moved.y)
  }

  /// Returns a transform that first moves a point by two distances, in points, and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that first scales a point by two factors and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that first rotates a point by an angle in radians and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or the transform itself if it has no inverse.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The inverse; nil for a transform that has none.
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

  /// True if the image of every rectangle with horizontal and vertical edges has such edges too.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Returns a transform that applies this one around `point` instead of the zero point.
  package func around(_ point: CGPoint) -> CGAffineTransform {
    let moved = concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return moved.translatedBy(x: -point.x, y: -point.y)
  }
}

extension CGAffineTransform: Codable {
  /// Reads the six entries in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var entries = try decoder.unkeyedContainer()
    func next() throws -> CGFloat { try entries.decode(CGFloat.self) }
    self.init(a: try next(), b: try next(), c: try next(), d: try next(), tx: try next(), ty: try next())
  }

  /// Writes the six entries in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var entries = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try entries.encode(entry) }
  }
}

extension CGPoint {
  /// Returns the image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the image of the size as a distance, to which the translation does not apply.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the images of the four corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let corners = corners.map { $0.applying(t) }
    return CGRect(around: corners)
  }

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
