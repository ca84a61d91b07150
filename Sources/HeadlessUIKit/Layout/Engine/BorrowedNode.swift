import LayoutSolver

/// A node that somebody else retains, for loops that read many nodes.
///
/// Reading a stored reference retains the object, which is atomic and often the first access to its memory.
/// The readers here leave that out. They are nonisolated, because a closure in a function of the main actor
/// checks the executor in each call.
struct BorrowedNode {
  private let reference: Unmanaged<LayoutNode>

  /// Borrows `node`, which has to exist for as long as the result is used.
  @inline(__always) init(_ node: LayoutNode) { reference = .passUnretained(node) }
  @inline(__always) init(_ reference: Unmanaged<LayoutNode>) { self.reference = reference }

  /// The node itself; retained.
  var node: LayoutNode { reference.takeUnretainedValue() }
  var flags: LayoutFlags { reference._withUnsafeGuaranteedRef { $0.flags } }
  var isView: Bool { reference._withUnsafeGuaranteedRef { $0.isView } }
  var showsArea: Bool { reference._withUnsafeGuaranteedRef { $0.showsArea } }
  var mayHaveAlignmentInsets: Bool { reference._withUnsafeGuaranteedRef { $0.mayHaveAlignmentInsets } }
  var hasVariables: Bool { reference._withUnsafeGuaranteedRef { $0.hasVariables } }
  /// True if the view is marked to take a frame and its superview to give it.
  var awaitsFrame: Bool {
    guard flags.contains(.framePending) else { return false }
    guard let parent else { return true }
    return parent.flags.contains(.needsLayout)
  }
  var parent: BorrowedNode? { reference._withUnsafeGuaranteedRef { $0.borrowedParent } }
  func isIn(_ engine: LayoutEngine) -> Bool { reference._withUnsafeGuaranteedRef { $0.engine === engine } }

  @inline(__always) func near(_ axis: NSLayoutConstraint.Axis) -> Variable? {
    reference._withUnsafeGuaranteedRef {
      axis == .horizontal ? $0.axes.horizontal.near : $0.axes.vertical.near
    }
  }

  @inline(__always) func size(_ axis: NSLayoutConstraint.Axis) -> Variable? {
    reference._withUnsafeGuaranteedRef {
      axis == .horizontal ? $0.axes.horizontal.size : $0.axes.vertical.size
    }
  }

  static func === (one: BorrowedNode, other: BorrowedNode) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }
  static func !== (one: BorrowedNode, other: BorrowedNode) -> Bool { !(one === other) }
}
