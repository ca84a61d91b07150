import UIKit

/// A view that shows one of several states, and changes to another without a new view.
@MainActor
protocol ChangingScene: UIView {
  /// The number of states.
  var stateCount: Int { get }

  /// Changes the layout to a state, 0..<stateCount.
  func show(state: Int)
}

/// A scene of the demo: its name, and the code that makes its view.
@MainActor
struct DemoScene {
  /// The purpose of a scene.
  enum Kind: String, CaseIterable {
    case classic = "Classics"
    case explanation = "Walls and insets"
    case verb = "Verbs"
    case screen = "Screens"
    case app = "Apps"
    case list = "Lists"
    case pose = "Poses of a folding phone"
  }

  /// The special property of the device that shows a scene.
  enum Device {
    case plain
    case rightToLeft
    case keyboard
    /// Bars and rounded corners cover the edges, each by a different amount.
    case bars
    /// Bars cover the edges, and window controls the upper corner at the leading side.
    case windowControls
    /// The user has chosen a large size of text.
    case largeText
    /// A fold divides a small picture from the upper to the lower edge.
    case folded
    /// A folding phone in a pose: closed; open and flat; half folded, with its fold upright or level.
    case closed, flat, book, laptop
  }

  /// The name on the command line and of the picture.
  let name: String
  /// The name for people.
  let title: String
  let kind: Kind
  /// The size of its picture, in points.
  let size: CGSize
  /// True if its picture shows gaps, insets and walls.
  var hasRulers = false
  /// The verbs whose sizes the picture shows, such as `width`, because the code beside it has them.
  var sizes: Set<String> = []
  /// The depth of the views that are separate pictures, each with all its numbers; 0 for one picture.
  var panelDepth = 0
  /// The special property of the device that shows the scene.
  var device = Device.plain
  /// False for a scene that `LayoutFrames` lays out: the live page, which solves constraints, has none of it.
  var hasConstraints = true
  /// A closure that makes the view; its frame is still empty.
  let make: @MainActor () -> UIView
}
