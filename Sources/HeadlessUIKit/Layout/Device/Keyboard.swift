struct Keyboard {
  let frame: CGRect
  let bounds: CGRect

  /// True if the keyboard is at the bottom edge of the window.
  var isDocked: Bool { frame.origin.y + frame.size.height >= bounds.origin.y + bounds.size.height }

  /// Returns the edges of the window that are less than 44 points away from the keyboard.
  func nearEdges(isMirrored: Bool) -> NSDirectionalRectEdge {
    var edges: NSDirectionalRectEdge = []
    func note(_ edge: NSDirectionalRectEdge, _ distance: CGFloat) { if distance < 44 { edges.insert(edge) } }
    note(.top, frame.minY - bounds.minY)
    note(.bottom, bounds.maxY - frame.maxY)
    note(isMirrored ? .trailing : .leading, frame.minX - bounds.minX)
    note(isMirrored ? .leading : .trailing, bounds.maxX - frame.maxX)
    return edges
  }
}
