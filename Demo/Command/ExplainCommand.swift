import Foundation
import LayoutInspection
import LayoutRendering
import UIKit

/// The command `explain`: why the views of a scene have their frames.
@MainActor
struct ExplainCommand {
  /// The explanations of the views that are meant, or of all views with constraints.
  let explanations: [LayoutExplanation]
  /// The scene with a line around each view that is meant.
  let picture: LayoutSnapshot
  private let scene: DemoScene

  /// Lays a scene out and explains it.
  ///
  /// - Parameter view: The path of a view, or the end of one; nil for all views.
  init(_ scene: DemoScene, _ conditions: Conditions, view: String?) throws {
    self.scene = scene
    (explanations, picture) = try SceneRenderer.withView(of: scene, under: conditions) { root in
      try Self.explained(view, in: root, of: scene)
    }
  }

  private static func explained(
    _ view: String?, in root: UIView, of scene: DemoScene
  ) throws -> ([LayoutExplanation], LayoutSnapshot) {
    let snapshot = LayoutSnapshot(of: root)
    guard let view else { return (LayoutInspection.explanations(in: root), snapshot) }
    let paths = LayoutSnapshot.paths(in: root)
    let found = paths.filter { $0.path == view || $0.path.hasSuffix("/\(view)") }
    guard !found.isEmpty else { throw unknown(view, in: scene, paths.map(\.path)) }
    let frames = found.map { $0.view.convert($0.view.bounds, to: root) }
    return (found.map { explain($0.view) }, snapshot.marked(frames))
  }

  /// The explanations as text, one in a paragraph.
  var text: String { explanations.map(\.description).joined(separator: "\n\n") + "\n" }

  /// The explanations as JSON.
  func json() throws -> String {
    let views = explanations.map(SceneReport.Explained.View.init)
    return try SceneReport.json(SceneReport.Explained(scene: scene.name, views: views))
  }

  private static func unknown(_ word: String, in scene: DemoScene, _ paths: [String]) -> UsageError {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    var known: Set<String> = []
    return .unknownView(word, scene: scene.name, names.filter { known.insert($0).inserted })
  }
}
