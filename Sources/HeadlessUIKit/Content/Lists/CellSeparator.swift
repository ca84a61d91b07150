final class CellSeparator: UIView {
  /// The insets from the edges of the content area; the left one is at the leading edge.
  var insets = UIEdgeInsets.zero
  /// True if the line reaches from edge to edge of the cell.
  var isWhole = false

  /// Places the line, one pixel high, at the bottom of a cell.
  ///
  ///     bounds  |<- safe area ->|<- left inset ->[ line ]<- right inset ->|
  func place(in area: CGRect, _ bounds: CGRect, isMirrored: Bool) {
    let height = 1 / contentScaleFactor
    let room = isWhole ? bounds : area
    let line = CGRect(
      x: room.minX + insets.left, y: bounds.maxY - height,
      width: max(room.width - insets.left - insets.right, 0), height: height)
    frame = isMirrored ? line.mirrored(in: room) : line
  }
}
