struct PixelGrid {
  let scale: CGFloat

  /// Returns the rectangle with each edge on the nearest line; an edge in the middle moves right or down.
  ///
  /// The edges are rounded, and not the size, so that adjacent rectangles remain adjacent.
  func nearest(to rectangle: CGRect) -> CGRect {
    let (left, top) = (nearest(to: rectangle.origin.x), nearest(to: rectangle.origin.y))
    let right = nearest(to: rectangle.origin.x + rectangle.size.width)
    let bottom = nearest(to: rectangle.origin.y + rectangle.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func nearest(to edge: CGFloat) -> CGFloat {
    // An edge that misses the middle only by the rounding of a sum counts as the middle.
    (edge * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension LayoutNode {
  /// Returns the frame of a view for the frame that constraints give it, with its edges on pixels if a point
  /// has more than one pixel.
  ///
  /// The engine continues with the exact numbers, so the rounding errors of a row of many views do not add
  /// up.
  @MainActor func onPixels(_ frame: CGRect) -> CGRect {
    guard let engine, engine.pixelScale != 1 else { return frame }
    return PixelGrid(scale: extras?.contentScale ?? engine.pixelScale).nearest(to: frame)
  }

  @MainActor func changeContentScale(to scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "The scale of a view must be finite and above 0: \(scale).")
    makeExtras().contentScale = scale
    if hasVariables { engine?.awaitFrame(of: self) }
  }
}

extension LayoutEngine {
  /// Gives all views their frames again if the tree has moved to a screen with another scale.
  ///
  /// A tree without a window is rounded to the pixels of the main screen, as in a window on it: the frames of
  /// a view that is laid out before it is shown are those that it has later.
  @MainActor func updatePixelScale(ofRoot root: LayoutNode) {
    let scale = root.view?.pixelScale ?? 1
    guard scale != pixelScale else { return }
    pixelScale = scale
    for node in root.subtree() where node.hasVariables {
      awaitFrame(of: node)
      // The size of a text is rounded to pixels.
      invalidateRows(of: node)
      queueBaselines(of: node)
    }
  }
}
