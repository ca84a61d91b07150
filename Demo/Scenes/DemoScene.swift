import UIKit

/// A view that shows one of several states, and moves to another without being built anew.
@MainActor
protocol ChangingScene: UIView {
  /// How many states there are.
  var stateCount: Int { get }

  /// Changes the layout to a state, 0..<stateCount.
  func show(state: Int)
}

/// A scene of the demo: its name, and how its view is made.
@MainActor
struct DemoScene {
  /// What a scene is there for.
  enum Kind: String, CaseIterable {
    case classic = "Classics"
    case explanation = "Walls and insets"
    case verb = "Verbs"
    case screen = "Screens"
    case app = "Apps"
  }

  /// What is special about the device that shows a scene.
  enum Device {
    case plain
    case rightToLeft
    case keyboard
    /// Bars and rounded corners cover its edges, each by another amount.
    case bars
  }

  /// The name on the command line and of the picture.
  let name: String
  /// The name for people.
  let title: String
  let kind: Kind
  /// The size of its picture, in points.
  let size: CGSize
  /// Whether its picture shows gaps, insets and walls.
  var hasRulers = false
  /// What is special about the device that shows it.
  var device = Device.plain
  /// Makes the view; its frame is still empty.
  let make: @MainActor () -> UIView
}
