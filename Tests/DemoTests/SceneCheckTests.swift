import LayoutInspection
import Testing
import UIKit

@testable import Demo

/// The checks raise no false alarm: every scene passes all of them at every size.
@MainActor @Suite struct SceneCheckTests {
  @Test func everySceneHasNoProblem() {
    for scene in DemoScene.all {
      for size in [scene.size] + LaidOutScene.sizes {
        let found = problems(in: SceneRenderer.view(of: scene, size: size))
        let texts = found.map(\.description).joined(separator: "\n")
        #expect(found.isEmpty, "\(scene.name) at \(size.commandText):\n\(texts)")
      }
    }
  }
}
