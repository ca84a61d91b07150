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
}
