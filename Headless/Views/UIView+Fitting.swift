extension UIView {
  /// The size that the constraints inside the view give it when it wants to be as large as `target`, at a priority for each axis; no frame changes.
  package func fittingSize(_ target: CGSize, horizontally horizontal: UILayoutPriority, vertically vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    var priorities = PerAxis(horizontal)
    priorities.vertical = vertical
    return ScratchLayout.solve(node, size: .fitting(target, priorities)) { engine in
      node.frame(for: engine.solver.box(of: node.axes)).size
    }
  }
}
