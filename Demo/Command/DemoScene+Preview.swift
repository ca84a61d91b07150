import LayoutInspection
import LayoutPreviews
import LayoutRendering
import UIKit

/// The conditions under which a scene is laid out.
typealias Conditions = LayoutPreview.Conditions

extension DemoScene {
  /// The scene as a preview with the size, the bars and the state of its picture.
  var preview: LayoutPreview {
    var preview = LayoutPreview(name, states: stateNames, conditions: conditions) { state in
      content(state: Int(state) ?? 0, traits: nil)
    }
    preview.title = title
    preview.group = kind.rawValue
    // The page shows devices without window controls and without a fold, and scenes with constraints.
    preview.canBeLive =
      ![.windowControls, .folded, .flat, .book, .laptop].contains(device) && hasConstraints
    preview.options = options
    return preview
  }

  /// The numbers of the states of a scene that changes.
  private var stateNames: [String] {
    guard let changing = make() as? any ChangingScene else { return [] }
    return (0..<changing.stateCount).map(String.init)
  }

  /// Returns the view of the scene in a state, or a controller with the app.
  ///
  /// - Parameter traits: The traits of the device for an app; nil if the screen has them.
  func content(state: Int, traits: UITraitCollection?) -> any LayoutContent {
    let view = make()
    if let app = view as? AppScene {
      let controller = UIViewController()
      controller.view = app
      controller.addChild(app.controller)
      controller.setOverrideTraitCollection(traits, forChild: app.controller)
      app.controller.didMove(toParent: controller)
      return controller
    }
    if state > 0, let changing = view as? any ChangingScene { changing.show(state: state) }
    return view
  }

  /// The conditions of the picture of the scene.
  var conditions: Conditions {
    let hasControls = device == .windowControls
    var conditions = Conditions(size: size, screen: pose, isRightToLeft: device == .rightToLeft)
    if device == .largeText { conditions.textSize = .accessibilityMedium }
    conditions.hasKeyboard = device == .keyboard
    conditions.corners = WindowCorners(controls: hasControls ? CGSize(width: 76, height: 36) : .zero)
    if device == .folded { conditions.fold = Self.smallFold }
    if device == .bars || hasControls {
      conditions.safeArea = Self.bars
    } else if !isFullScreen {
      conditions.safeArea = .zero
    }
    return conditions
  }

  /// The folding phone in a pose; nil for another device.
  private var pose: LayoutSizes.Screen? {
    let screens = LayoutSizes.folding.screens
    return switch device {
    case .closed: screens[0]
    case .flat: screens[1].turned
    case .book: screens[2].turned
    case .laptop: screens[2]
    default: nil
    }
  }

  /// The fold in its small pictures.
  private static let smallFold = ScreenFold(across: .horizontal, at: 156, margin: 12, isActive: true)
  /// The insets of the safe area in its small pictures.
  private static let bars = UIEdgeInsets(top: 24, left: 12, bottom: 16, right: 36)

  /// True if the scene fills the screen of a device, below its bars.
  private var isFullScreen: Bool { [.screen, .app, .list, .pose].contains(kind) }

  /// Returns the options of the scene's picture.
  ///
  /// The rulers of a scene that explains a few lines repeat these lines, those of a screen measure it.
  func options(rulers: Bool) -> SVGOptions {
    var options = SVGOptions(rulers: rulers, title: title, panelDepth: panelDepth)
    if hasRulers { options.code = ExplainedCode(sizes: sizes) }
    return options
  }
}
