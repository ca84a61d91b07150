/// A vector of two lengths, which Foundation on Linux does not have.
public struct CGVector: Hashable, Sendable, Codable {
  /// The length along x, in points.
  public var dx: CGFloat
  /// The length along y, in points.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the vector of length 0.
  public init() { self = .zero }

  /// Creates a vector of two lengths, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

// Comparisons that Foundation on Linux does not have.
extension CGPoint {
  /// Returns true if the points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns true if the sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns true if the rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
