import LayoutSolver

// The engine counts the x and y of an item from a corner of the view it is in; frames are in that view's
// coordinates. What it knows of a view is the alignment rectangle, which may be smaller than the frame. Both
// ways between the two stand here, and nowhere else.
//
//   zero point |-- corner -->|-- x of the box -->[ alignment rectangle ]
//                        |<-- near inset -->[          box            ]<-- far inset -->|
//                        [                          frame                               ]
extension LayoutNode {
  /// The point of this view's own coordinates that the engine counts the places of what is inside from: the
  /// zero point of the content in a view that scrolls, else the corner of the bounds.
  var corner: CGPoint { flags.contains(.scrollsContent) ? .zero : bounds.origin }

  /// The frame that belongs to a box of the engine.
  @inline(__always) @MainActor func frame(for box: CGRect) -> CGRect {
    // Not by map: it would ask each time whether it runs on the main thread.
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

  /// The box of the engine that belongs to the frame; its size is never negative, as that of no
  /// alignment rectangle in the engine is.
  @MainActor func box(for frame: CGRect) -> CGRect {
    let outer = outerBox(for: frame)
    guard mayHaveAlignmentInsets else { return outer }
    let insets = alignmentInsets
    return CGRect(
      origin: outer.origin + CGPoint(x: insets.left, y: insets.top), size: alignmentSize(of: frame.size))
  }

  /// The frame, counted from where the engine counts.
  func outerBox(for frame: CGRect) -> CGRect {
    guard let parent else { return frame }
    return CGRect(origin: frame.origin - parent.corner, size: frame.size)
  }

  /// The size of the alignment rectangle of a view whose frame has `size`.
  @MainActor func alignmentSize(of size: CGSize) -> CGSize {
    guard mayHaveAlignmentInsets else { return size }
    let insets = alignmentInsets
    return CGSize(
      width: max(0, size.width - insets.sum(.horizontal)), height: max(0, size.height - insets.sum(.vertical))
    )
  }

  /// Gives the view the frame that the engine has for it.
  @MainActor func takeFrame() {
    guard flags.contains(.framePending), let view, let engine, isEnrolled else { return }
    flags.remove(.framePending)
    var frame = frame(for: engine.solver.box(of: axes))
    if flags.contains(.hasAlignmentInsets) || engine.pixelScale != 1 {
      // What is placed by its frame has that frame already: smaller than its
      // insets maybe, and between pixels.
      if flags.contains(.translatesAutoresizingMask) { return }
      if flags.contains(.hasAlignmentInsets) { frame = alignedFrame(of: view, for: frame) }
      frame = onPixels(frame)
    }
    take(frame, of: view)
  }

  /// Gives the view a frame that is the engine's, so that nobody takes it for the client's.
  @inline(__always) @MainActor func take(_ frame: CGRect, of view: UIView) {
    if frame.size != bounds.size {
      flags.insert(.takesFrame)
      view.bounds = CGRect(origin: bounds.origin, size: frame.size)
      flags.remove(.takesFrame)
    }
    origin = frame.origin
  }
}
