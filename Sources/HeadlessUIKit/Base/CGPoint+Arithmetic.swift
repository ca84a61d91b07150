extension CGPoint {
  /// Adds the coordinates.
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  /// Subtracts the coordinates.
  static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
}
