import Foundation
import LayoutRendering
import UIKit

@testable import Demo

/// A scene that is laid out at one size, shared by the tests of all scenes.
@MainActor
struct LaidOutScene {
  /// The name of the scene and the size, as a failure shows them.
  let title: String
  let snapshot: LayoutSnapshot
  /// The reports of the library and of the engine during the layout.
  let reports: [String]

  private init(_ scene: DemoScene, at size: CGSize) {
    var snapshot = LayoutSnapshot(nodes: [])
    reports = trouble { snapshot = SceneRenderer.snapshot(of: scene, size: size) }
    self.snapshot = snapshot
    title = "\(scene.name) at \(size.commandText)"
  }

  /// The sizes at which every scene is tested beside its own.
  nonisolated static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768),
    CGSize(width: 568, height: 320), CGSize(width: 844, height: 390),
  ]

  /// Every scene at its own size and at the others, laid out once for all tests.
  static let all = DemoScene.all.flatMap { scene in
    ([scene.size] + sizes).map { LaidOutScene(scene, at: $0) }
  }
}
