import Foundation
import LayoutInspection
import UIKit

/// The command `stress --every-size`: a proof that the layout of a scene holds at every size, or the smallest
/// size at which it does not.
@MainActor struct EverySizeCommand {
  let scene: DemoScene
  let proof: LayoutProof

  /// Searches for a size that fails.
  ///
  /// - Parameters:
  ///   - least: The smallest size, in points; nil for that of `.everySize`.
  ///   - progress: The receiver of a line about the search before it begins, and of one at most every five
  ///     seconds.
  init(_ scene: DemoScene, from least: CGSize?, progress: @escaping (String) -> Void) {
    self.scene = scene
    let all = EverySize.everySize
    let sizes = least.map { EverySize.everySize(from: $0, to: all.greatest) } ?? all
    let search = StressProgress(of: scene.name, write: progress)
    search.begin(every: sizes)
    if scene.make() is AppScene {
      proof = LayoutInspection.stress(sizes, within: nil, progress: search.note) {
        StressCommand.controller(of: scene)
      }
    } else {
      proof = LayoutInspection.stress(sizes, within: nil, progress: search.note) { scene.make() }
    }
  }

  /// The answer as a line of text.
  var text: String { "\(scene.name): \(proof.description)\n" }

  /// The answer as JSON.
  func json() throws -> String {
    try SceneReport.json(
      SceneReport.Proved(
        scene: scene.name, holds: proof.holds, samples: proof.samples, description: proof.description,
        regions: proof.regionCount,
        problem: proof.counterexample.map { SceneReport.Problem($0.problem) }))
  }
}
