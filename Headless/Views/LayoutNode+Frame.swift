import LayoutSolver

// The engine counts the x and y of an item from a corner of the view it is in; frames are in that view's coordinates. Both ways between the two
// stand here, and nowhere else.
//
//   zero point |-- corner -->|-- x of the box -->[ item ]
extension LayoutNode {
  /// The point of this view's own coordinates that the engine counts the places of what is inside from.
  var corner: CGPoint { bounds.origin }

  /// The frame that belongs to a box of the engine.
  func frame(for box: CGRect) -> CGRect {
    guard let parent else { return CGRect(origin: origin, size: box.size) }
    return CGRect(origin: parent.corner + box.origin, size: box.size)
  }

  /// The box of the engine that belongs to the frame.
  func box(for frame: CGRect) -> CGRect {
    guard let parent else { return frame }
    return CGRect(origin: frame.origin - parent.corner, size: frame.size)
  }

  /// Gives the view the frame that the engine has for it.
  @MainActor func takeFrame() {
    guard flags.contains(.framePending), let view, let engine, isEnrolled else { return }
    flags.remove(.framePending)
    let frame = frame(for: engine.solver.box(of: axes))
    if frame.size != bounds.size {
      flags.insert(.takesFrame)
      view.bounds = CGRect(origin: bounds.origin, size: frame.size)
      flags.remove(.takesFrame)
    }
    origin = frame.origin
  }
}
