import Foundation
import LayoutInspection
import UIKit

/// The command `stress`: the problems of the layout of a scene, each in its smallest case.
///
/// The direction and the text size of the command line are tried one after the other, in the place of all
/// other changes. The layout without any change is examined before them.
@MainActor struct StressCommand {
  let scene: DemoScene
  /// The failures, the smallest case first.
  let failures: [StressFailure]

  /// Searches for the cases that fail.
  ///
  /// - Parameter progress: The receiver of a line about the search before it begins, and of one at most
  ///   every five seconds.
  init(_ scene: DemoScene, _ conditions: Conditions, progress: @escaping (String) -> Void) {
    self.scene = scene
    let sizes = Self.sizes(conditions, safeArea: conditions.safeArea ?? Self.safeArea(of: scene))
    let changes = Self.changes(conditions)
    let search = StressProgress(of: scene.name, write: progress)
    search.begin(screens: sizes.screens.count, changes: changes.count)
    if scene.make() is AppScene {
      failures = LayoutInspection.stress(sizes: sizes, changes: changes) {
        search.countCase()
        return Self.controller(of: scene)
      }
    } else {
      failures = LayoutInspection.stress(sizes: sizes, changes: changes) {
        search.countCase()
        return scene.make()
      }
    }
  }

  /// The failures as text, one in a line.
  var text: String {
    if failures.isEmpty { return "\(scene.name): no case fails.\n" }
    return failures.map { "\(scene.name): \($0.description)\n" }.joined()
  }

  /// The failures as JSON.
  func json() throws -> String {
    let found = failures.map { failure in
      SceneReport.Stressed.Failure(
        description: failure.description, axis: failure.axis == .horizontal ? "horizontal" : "vertical",
        threshold: failure.threshold.map { ($0 * 1000).rounded() / 1000 },
        problem: SceneReport.Problem(failure.problem))
    }
    return try SceneReport.json(SceneReport.Stressed(scene: scene.name, failures: found))
  }

  /// Returns the controller of a scene that is an app, or one that shows the scene.
  static func controller(of scene: DemoScene) -> UIViewController {
    let view = scene.make()
    if let app = view as? AppScene { return app.controller }
    let controller = UIViewController()
    controller.view = view
    return controller
  }

  /// Returns no safe area for a scene that is a part of a screen; nil for that of the device.
  private static func safeArea(of scene: DemoScene) -> UIEdgeInsets? {
    switch scene.kind {
    case .screen, .app, .list, .pose: nil
    case .classic, .explanation, .verb: .zero
    }
  }

  /// The screens: the one of the conditions, or phones.
  private static func sizes(_ conditions: Conditions, safeArea: UIEdgeInsets?) -> LayoutSizes {
    var screens = conditions.screen.map { [$0] } ?? LayoutSizes.phones.screens
    if let size = conditions.size { screens = LayoutSizes.size(size.width, size.height).screens }
    guard let safeArea else { return LayoutSizes(screens) }
    return LayoutSizes(
      screens.map {
        LayoutSizes.Screen($0.name, $0.size, safeArea: safeArea, scale: $0.scale, idiom: $0.idiom)
      })
  }

  /// The changes: those of the conditions, each by itself, or all.
  private static func changes(_ conditions: Conditions) -> [StressChange] {
    var changes: [StressChange] = conditions.isRightToLeft ? [.rightToLeft] : []
    if let textSize = conditions.textSize { changes.append(.textSize(textSize)) }
    return changes.isEmpty ? StressChange.all : changes
  }
}
