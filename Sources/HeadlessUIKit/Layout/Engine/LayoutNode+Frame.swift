// The engine counts the x and y of an item from a corner of the superview; frames are in the superview's
// coordinates. The engine uses the alignment rectangle of a view, which may be smaller than the frame. This
// file contains all conversions between the two.
//
//   zero point |-- corner -->|-- x of the box -->[ alignment rectangle ]
//                        |<-- near inset -->[          box            ]<-- far inset -->|
//                        [                          frame                               ]
extension LayoutNode {
  /// The point, in this view's coordinates, from which the engine counts the positions of the subviews.
  ///
  /// It is the zero point of the content in a view that scrolls, and the corner of the bounds in all others.
  var corner: CGPoint { showsArea ? .zero : bounds.origin }

  @inline(__always) @MainActor func frame(for box: CGRect) -> CGRect {
    // `map` is not used here, because its closure would check for the main thread in each call.
    var rectangle = CGRect(origin: origin, size: box.size)
    if let parent { rectangle.origin = parent.corner + box.origin }
    return mayHaveAlignmentInsets ? frame(around: rectangle) : rectangle
  }

  @MainActor private func frame(around rectangle: CGRect) -> CGRect {
    let frame = rectangle.inset(by: alignmentInsets.negated)
    return CGRect(
      origin: parent == nil ? origin : frame.origin,
      size: CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height)))
  }

  /// Returns the engine's box for a frame.
  ///
  /// Its size is never negative, because no alignment rectangle of the engine has a negative size.
  @MainActor func box(for frame: CGRect) -> CGRect {
    let outer = outerBox(for: frame)
    guard mayHaveAlignmentInsets else { return outer }
    let insets = alignmentInsets
    return CGRect(
      origin: outer.origin + CGPoint(x: insets.left, y: insets.top), size: alignmentSize(of: frame.size))
  }

  /// Returns the frame relative to the corner from which the engine counts.
  func outerBox(for frame: CGRect) -> CGRect {
    guard let parent else { return frame }
    return CGRect(origin: frame.origin - parent.corner, size: frame.size)
  }

  @MainActor func alignmentSize(of size: CGSize) -> CGSize {
    guard mayHaveAlignmentInsets else { return size }
    let insets = alignmentInsets
    return CGSize(
      width: max(0, size.width - insets.sum(.horizontal)), height: max(0, size.height - insets.sum(.vertical))
    )
  }

  @MainActor func takeFrame() {
    guard flags.contains(.framePending), let view, let engine, hasVariables else { return }
    flags.remove(.framePending)
    var frame = frame(for: engine.solver.box(of: axes))
    if alignment == .hasInsets || engine.pixelScale != 1 {
      // A view that is placed by its frame has that frame already. It may be smaller than the view's insets,
      // or lie between pixels.
      if flags.contains(.translatesAutoresizingMask) { return }
      if alignment == .hasInsets { frame = alignedFrame(of: view, for: frame) }
      frame = onPixels(frame)
    }
    take(frame, of: view)
  }

  /// Sets a frame that the engine has computed, marked so that it is not treated as a frame set by the
  /// client.
  @inline(__always) @MainActor func take(_ frame: CGRect, of view: UIView) {
    if frame.size != bounds.size {
      flags.insert(.isTakingFrame)
      view.bounds = CGRect(origin: bounds.origin, size: frame.size)
      flags.remove(.isTakingFrame)
    }
    origin = frame.origin
  }
}
