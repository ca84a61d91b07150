package import AutoLayoutKit
package import LayoutPlatform

extension LayoutProblem {
  /// Returns the views that the problem is about, and their present frames in the coordinates of the root.
  ///
  /// Of several views with one name, the one that is nearest to the frame of the problem counts. The cost is
  /// proportional to the number of views.
  ///
  /// - Parameter root: The view that was checked, in the same layout or in one like it.
  @MainActor package func shownViews(
    in root: AutoLayoutKitView
  ) -> [(name: String, view: AutoLayoutKitView, frame: CGRect)] {
    let names = ItemNames(in: root)
    let all = root.tree.map { (name: names.name(of: $0), view: $0, frame: $0.area($0.bounds, in: root)) }
    return zip(views, frames).compactMap { name, frame in
      all.filter { $0.name == name }.min { $0.frame.distance(to: frame) < $1.frame.distance(to: frame) }
    }
  }
}

extension CGRect {
  fileprivate func distance(to other: CGRect) -> CGFloat {
    zip(edges, other.edges).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}
