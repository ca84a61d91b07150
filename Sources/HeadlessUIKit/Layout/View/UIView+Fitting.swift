extension UIView {
  /// Returns the size that the constraints inside the view give it when `target` is its preferred size, with
  /// one priority for each axis.
  ///
  /// No frame changes. In a window, on a screen of more than one pixel per point, the size is rounded up to
  /// whole pixels.
  package func fittingSize(
    _ target: CGSize, horizontally horizontal: UILayoutPriority, vertically vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var priorities = PerAxis(horizontal)
    priorities.vertical = vertical
    let size = ScratchLayout.solve(node, size: .fitting(target, priorities)) { engine in
      node.frame(for: engine.solver.box(of: node.axes)).size
    }
    let scale = contentScaleFactor
    return scale == 1
      ? size : CGSize(width: size.width.roundedUp(scale), height: size.height.roundedUp(scale))
  }
}

extension UIView {
  /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest possible size: 0 × 0.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest possible size: 10,000 ×
  /// 10,000 points.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
