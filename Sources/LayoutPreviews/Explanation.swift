import HeadlessUIKit
import LayoutInspection
import LayoutRendering

/// The command `explain`: why the views of a preview have their frames.
@MainActor struct Explanation {
  /// The explanations of the views that are meant, or of all views with constraints.
  let explanations: [LayoutExplanation]
  /// The layout with a line around each view that is meant.
  let picture: LayoutSnapshot
  private let preview: String

  /// Lays a preview out and explains it.
  ///
  /// - Parameter view: The path of a view, or the end of one; nil for all views.
  init(of preview: LayoutPreview, _ conditions: LayoutPreview.Conditions, view: String?) throws {
    self.preview = preview.name
    (explanations, picture) = try preview.shown(under: conditions) { root in
      try Self.explained(view, in: root, of: preview.name)
    }
  }

  private static func explained(
    _ view: String?, in root: UIView, of preview: String
  ) throws -> ([LayoutExplanation], LayoutSnapshot) {
    let snapshot = LayoutSnapshot(of: root)
    guard let view else { return (LayoutInspection.explanations(in: root), snapshot) }
    let paths = LayoutSnapshot.paths(in: root)
    let found = paths.filter { $0.path == view || $0.path.hasSuffix("/\(view)") }
    guard !found.isEmpty else { throw unknown(view, in: preview, paths.map(\.path)) }
    let frames = found.map { $0.view.convert($0.view.bounds, to: root) }
    return (found.map { explain($0.view) }, snapshot.marked(frames))
  }

  /// The explanations as text, one in a paragraph.
  var text: String { explanations.map(\.description).joined(separator: "\n\n") + "\n" }

  func json() throws -> String {
    try PreviewReport.json(PreviewReport.Explained(preview: preview, views: explanations))
  }

  private static func unknown(_ word: String, in preview: String, _ paths: [String]) -> UsageError {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return .unknownView(word, preview: preview, names.unique)
  }
}
