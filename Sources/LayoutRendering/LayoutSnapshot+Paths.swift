import HeadlessUIKit

extension LayoutSnapshot {
  /// Returns the views of a tree with the paths that a snapshot of the tree gives them, in its order.
  @MainActor package static func paths(in root: UIView) -> [(path: String, view: UIView)] {
    let capture = Capture(root)
    let snapshot = LayoutSnapshot(nodes: capture.nodes)
    return capture.items.indices.compactMap { index in
      guard case .view(let view) = capture.items[index] else { return nil }
      return (snapshot.path(of: index), view)
    }
  }
}
