import Foundation
import LayoutInspection
import LayoutRendering
import UIKit

/// The command `check`: the problems of a scene.
@MainActor struct CheckCommand {
  let scene: DemoScene
  let conditions: Conditions
  /// The problems under these conditions.
  let problems: [LayoutProblem]
  /// The scene with a red line around each view that a problem is about.
  let picture: LayoutSnapshot

  init(_ scene: DemoScene, _ conditions: Conditions) {
    self.scene = scene
    self.conditions = conditions
    (problems, picture) = SceneRenderer.withView(of: scene, under: conditions) { view in
      let found = LayoutInspection.problems(in: view)
      return (found, LayoutSnapshot(of: view).marked(found.flatMap(\.frames)))
    }
  }

  /// The problems as text, one in a paragraph.
  var text: String {
    let title = "\(scene.name) at \(picture.size.commandText)"
    if problems.isEmpty { return "\(title): no problems.\n" }
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "\(title): \(count)\n" + problems.map { "\n\($0.kind.rawValue): \($0.description)\n" }.joined()
  }

  /// The problems as JSON.
  func json() throws -> String {
    try SceneReport.json(
      SceneReport.Checked(scene: scene.name, problems: problems.map(SceneReport.Problem.init)))
  }
}

extension LayoutSnapshot {
  /// Returns the snapshot with a red line around some rectangles.
  func marked(_ frames: [CGRect]) -> LayoutSnapshot {
    var style = Style()
    style.borderWidth = 2
    style.borderColor = PictureColor(red: 1, green: 0.1, blue: 0.2)
    var marked = self
    marked.nodes += frames.map { Node(name: "mark", frame: $0, depth: 1, parent: 0, style: style) }
    return marked
  }
}
