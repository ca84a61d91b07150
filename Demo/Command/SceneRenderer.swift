import Foundation
import LayoutPreviews
import LayoutRendering
import UIKit

/// Lays scenes out at a size, like a device of that size.
@MainActor
enum SceneRenderer {
  /// The sizes of the contact sheet, in points.
  static let sheetSizes = [
    CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768),
  ]

  /// Returns a scene's view, laid out.
  ///
  /// - Parameters:
  ///   - size: the size in points; by default the scene's own.
  ///   - state: the state of a scene with states, 0 at first.
  static func view(of scene: DemoScene, size: CGSize? = nil, state: Int = 0) -> UIView {
    let device = PreviewDevice(scene.conditions, Conditions(size: size))
    return device.root(of: scene.content(state: state, traits: device.traits))
  }

  /// Lays a scene out under some conditions, and runs `body` with the view.
  ///
  /// The view reads the traits of the device only while `body` runs.
  ///
  /// - Parameter state: The state of a scene with states, 0 at first.
  static func withView<Result>(
    of scene: DemoScene, under conditions: Conditions, state: Int = 0, _ body: (UIView) throws -> Result
  ) rethrows -> Result {
    let device = PreviewDevice(scene.conditions, conditions)
    return try device.show({ scene.content(state: state, traits: device.traits) }, body)
  }

  /// Returns the safe area insets of a device with a screen of that size, in points.
  static func safeArea(of size: CGSize) -> UIEdgeInsets { PreviewDevice.safeArea(of: size) }

  /// Returns the snapshot of a scene.
  static func snapshot(of scene: DemoScene, size: CGSize? = nil, state: Int = 0) -> LayoutSnapshot {
    LayoutSnapshot(of: view(of: scene, size: size, state: state))
  }

  /// Returns a scene's picture in the dark.
  static func darkSVG(of scene: DemoScene) -> String {
    withView(of: scene, under: Conditions(style: .dark)) {
      LayoutSnapshot(of: $0).svg(scene.options(rulers: scene.hasRulers))
    }
  }

  /// Returns a scene's picture, which is animated when the scene has states.
  static func svg(of scene: DemoScene, size: CGSize? = nil) -> String {
    let options = scene.options(rulers: scene.hasRulers)
    guard let changing = scene.make() as? any ChangingScene else {
      return snapshot(of: scene, size: size).svg(options)
    }
    let states = (0..<changing.stateCount).map { snapshot(of: scene, size: size, state: $0) }
    return LayoutSnapshot.animation(states, options: options)
  }
}
