/// The lines between the pixels of a screen.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// The rectangle with each edge on the nearest line; one in the middle goes right or down.
  ///
  /// Both edges are rounded, and not the size, so that rectangles that touch still do.
  func nearest(to rectangle: CGRect) -> CGRect {
    let (left, top) = (nearest(to: rectangle.origin.x), nearest(to: rectangle.origin.y))
    let right = nearest(to: rectangle.origin.x + rectangle.size.width)
    let bottom = nearest(to: rectangle.origin.y + rectangle.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func nearest(to edge: CGFloat) -> CGFloat {
    // What is in the middle but for the rounding of a sum counts as the middle.
    (edge * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension LayoutNode {
  /// The frame that a view gets where constraints give it `frame`: with its edges on pixels on a screen of
  /// more than one pixel per point.
  ///
  /// The engine goes on with the numbers as they were, so that a row of many views does not drift.
  @MainActor func onPixels(_ frame: CGRect) -> CGRect {
    guard let engine, engine.pixelScale != 1 else { return frame }
    return PixelGrid(scale: extras?.contentScale ?? engine.pixelScale).nearest(to: frame)
  }

  /// Says how many pixels per point the view has.
  @MainActor func changeContentScale(to scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "A point has no number of pixels like \(scale).")
    makeExtras().contentScale = scale
    if isEnrolled { engine?.awaitFrame(of: self) }
  }
}

extension LayoutEngine {
  /// Lets all views take their frames again when the tree has come to a screen with other pixels.
  @MainActor func updatePixelScale(ofRoot root: LayoutNode) {
    let scale = root.window == nil ? 1 : UIScreen.main.scale
    guard scale != pixelScale else { return }
    pixelScale = scale
    for node in root.subtree() where node.isEnrolled {
      awaitFrame(of: node)
      // Text is as large as its pixels allow.
      outdate(node)
      queueBaselines(of: node)
    }
  }
}
