import AutoLayoutKit
import LayoutInspection
import LayoutRendering
import TestSupport
import Testing
import UIKit

@testable import Demo

@MainActor @Suite struct ExplanationExactnessTests {
  @Test(arguments: LaidOutScene.sizes.prefix(TestEffort.choose(all: 3, usually: 1)))
  func eachLineOfASceneIsTheSumOfItsTerms(_ size: CGSize) {
    for scene in DemoScene.all {
      var mistakes: [String] = []
      _ = trouble {
        let view = SceneRenderer.view(of: scene, size: size)
        mistakes = ExplanationCheck(view).mistakes(in: explanations(in: view))
      }
      #expect(mistakes.isEmpty, "\(scene.name) at \(size.commandText): \(mistakes.prefix(5))")
    }
  }

  @Test func aSceneHasNoValueWithoutAReason() {
    for scene in DemoScene.all where scene.kind != .verb {
      let view = SceneRenderer.view(of: scene)
      var open: [String] = []
      for explanation in explanations(in: view) {
        let lines: [LayoutExplanation.Line] = explanation.lines + explanation.guides
        for line in lines where line.cause == .nothing { open.append(line.description) }
      }
      #expect(open.isEmpty, "\(scene.name): \(open)")
    }
  }

  @Test func eachLineOfARandomLayoutIsTheSumOfItsTerms() {
    for seed in 0..<TestEffort.choose(all: UInt64(500), usually: 60) {
      var generator = RandomLayout(seed: seed)
      let root = generator.view()
      var mistakes: [String] = []
      _ = trouble { mistakes = ExplanationCheck(root).mistakes(in: explanations(in: root)) }
      #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.prefix(5))")
    }
  }
}
