import LayoutInspection
import TestSupport
import Testing
import UIKit

@testable import Demo
@testable import LayoutPreviews

/// The checks raise no false alarm: every scene passes all of them at every size, and in both directions.
@MainActor @Suite struct SceneCheckTests {
  private func expectNoProblem(of scene: DemoScene, _ conditions: Conditions) {
    let found = SceneRenderer.withView(of: scene, under: conditions) { problems(in: $0) }
    let texts = found.map(\.description).joined(separator: "\n")
    #expect(found.isEmpty, "\(scene.name), \(conditions):\n\(texts)")
  }

  @Test func everySceneHasNoProblem() {
    for scene in DemoScene.all {
      let sizes = LaidOutScene.sizes.prefix(TestEffort.choose(all: LaidOutScene.sizes.count, usually: 1))
      for size in [scene.size] + sizes { expectNoProblem(of: scene, Conditions(size: size)) }
    }
  }

  @Test func everySceneHasNoProblemFromRightToLeft() {
    let all = [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390)]
    let sizes = TestEffort.choose(all: all, usually: [])
    for scene in DemoScene.all {
      for size in [scene.size] + sizes {
        expectNoProblem(of: scene, Conditions(size: size, isRightToLeft: true))
      }
    }
  }

  @Test func everySceneHasNoProblemInTheDark() {
    for scene in DemoScene.all { expectNoProblem(of: scene, Conditions(style: .dark)) }
  }

  @Test func everySceneHasNoProblemInTheTwelveTextSizes() {
    let textSizes = Conditions.textSizes.map(\.value)
    let chosen = TestEffort.choose(all: textSizes, usually: [textSizes[11]])
    for scene in DemoScene.all where [.screen, .app, .list].contains(scene.kind) || TestEffort.isThorough {
      for textSize in chosen {
        for isRightToLeft in [false, true] {
          let size = CGSize(width: 320, height: 568)
          expectNoProblem(of: scene, Conditions(size: size, isRightToLeft: isRightToLeft, textSize: textSize))
        }
      }
    }
  }
}
