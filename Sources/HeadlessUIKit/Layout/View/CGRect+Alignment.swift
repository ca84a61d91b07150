extension CGRect {
  /// Returns a rectangle of a size, in points, that is centered in this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle mirrored at the vertical center line of `area`.
  func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
