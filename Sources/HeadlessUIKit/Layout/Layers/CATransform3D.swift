/// A transform of space, which moves the plane of a layer.
///
///     | m11  m12  m13  m14 |
///     | m21  m22  m23  m24 |     [x' y' z' w'] = [x y z 1] · matrix
///     | m31  m32  m33  m34 |
///     | m41  m42  m43  m44 |
///
/// Frames and pictures use its effect on the plane, seen from the front: x and y. They ignore the perspective
/// (`m14`, `m24`, `m34`, `m44`).
public struct CATransform3D: Equatable, Sendable {
  /// The entry in row 1 and column 1.
  public var m11: CGFloat
  /// The entry in row 1 and column 2.
  public var m12: CGFloat
  /// The entry in row 1 and column 3.
  public var m13: CGFloat
  /// The entry in row 1 and column 4.
  public var m14: CGFloat
  /// The entry in row 2 and column 1.
  public var m21: CGFloat
  /// The entry in row 2 and column 2.
  public var m22: CGFloat
  /// The entry in row 2 and column 3.
  public var m23: CGFloat
  /// The entry in row 2 and column 4.
  public var m24: CGFloat
  /// The entry in row 3 and column 1.
  public var m31: CGFloat
  /// The entry in row 3 and column 2.
  public var m32: CGFloat
  /// The entry in row 3 and column 3.
  public var m33: CGFloat
  /// The entry in row 3 and column 4.
  public var m34: CGFloat
  /// The entry in row 4 and column 1.
  public var m41: CGFloat
  /// The entry in row 4 and column 2.
  public var m42: CGFloat
  /// The entry in row 4 and column 3.
  public var m43: CGFloat
  /// The entry in row 4 and column 4.
  public var m44: CGFloat

  /// Creates a transform whose entries are all 0.
  public init() { self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4)) }

  /// Creates a transform from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ])
  }

  fileprivate init(rows: [[CGFloat]]) {
    m11 = rows[0][0]
    m12 = rows[0][1]
    m13 = rows[0][2]
    m14 = rows[0][3]
    m21 = rows[1][0]
    m22 = rows[1][1]
    m23 = rows[1][2]
    m24 = rows[1][3]
    m31 = rows[2][0]
    m32 = rows[2][1]
    m33 = rows[2][2]
    m34 = rows[2][3]
    m41 = rows[3][0]
    m42 = rows[3][1]
    m43 = rows[3][2]
    m44 = rows[3][3]
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// The effect on the plane of a layer, seen from the front.
  package var flat: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

/// The transform that leaves every point unchanged.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns true if the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns true if all entries of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by three distances, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Returns a scaling by three factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Returns a rotation by an angle in radians around the vector (x, y, z); the identity if the vector has no
/// length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let (sine, cosine) = (sin(angle), cos(angle))
  // Rodrigues' formula, for points that are rows: R = cos·1 + (1 − cos)·(axis ⊗ axis) + sin·(cross product).
  var rows: [[CGFloat]] = (0..<3).map { row in
    (0..<3).map { column in (row == column ? cosine : 0) + (1 - cosine) * axis[row] * axis[column] }
  }
  for (row, column, part) in [(0, 1, 2), (1, 2, 0), (2, 0, 1)] {
    rows[row][column] += sine * axis[part]
    rows[column][row] -= sine * axis[part]
  }
  return CATransform3D(rows: rows.map { $0 + [0] } + [[0, 0, 0, 1]])
}

/// Returns a transform that first moves a point by three distances, in points, and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a transform that first scales a point by three factors and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a transform that first rotates a point by an angle in radians around the vector (x, y, z) and then
/// applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      (0..<4).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column] + row[3]
          * right[3][column]
      }
    })
}

/// Returns the transform of space with the same effect on a plane as `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Returns true if an affine transform of the plane has the same effect.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.flat)
}

/// Returns the affine transform with the effect of `t` on the plane, seen from the front.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
