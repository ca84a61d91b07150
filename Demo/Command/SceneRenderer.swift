import Foundation
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
    view(of: scene, on: Device(for: scene, Conditions(size: size)), state: state)
  }

  /// Lays a scene out under some conditions, and runs `body` with the view.
  ///
  /// The view reads the traits of the device only while `body` runs.
  ///
  /// - Parameter state: The state of a scene with states, 0 at first.
  static func withView<Result>(
    of scene: DemoScene, under conditions: Conditions, state: Int = 0, _ body: (UIView) throws -> Result
  ) rethrows -> Result {
    let device = Device(for: scene, conditions)
    if conditions == Conditions(size: conditions.size) {
      return try body(view(of: scene, on: device, state: state))
    }
    return try HeadlessLayout.onScreen(
      size: device.size, scale: device.scale, idiom: device.idiom, layoutDirection: device.direction,
      contentSizeCategory: device.textSize, corners: device.corners, fold: device.fold
    ) { try body(view(of: scene, on: device, state: state)) }
  }

  private static func view(of scene: DemoScene, on device: Device, state: Int = 0) -> UIView {
    let view = scene.make()
    if let app = view as? AppScene { return window(with: app, on: device) }
    view.frame = CGRect(origin: .zero, size: device.size)
    if device.hasKeyboard { return window(above: device, with: view) }
    if device.safeArea != .zero { HeadlessLayout.setSafeAreaInsets(device.safeArea, of: view) }
    HeadlessLayout.setCorners(device.corners, of: view)
    HeadlessLayout.setFold(device.fold, of: view)
    if state > 0, let changing = view as? any ChangingScene { changing.show(state: state) }
    view.layoutIfNeeded()
    return view
  }

  /// Returns a window that shows a whole app, laid out.
  private static func window(with app: AppScene, on device: Device) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    HeadlessLayout.setSafeAreaInsets(device.safeArea, of: window)
    let controller = UIViewController()
    controller.view = app
    controller.addChild(app.controller)
    controller.setOverrideTraitCollection(device.traits, forChild: app.controller)
    app.controller.didMove(toParent: controller)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    show(device.keyboardFrame, in: window)
    window.layoutIfNeeded()
    return window
  }

  /// Returns a window that shows a view above a keyboard, laid out.
  private static func window(above device: Device, with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    if device.safeArea != .zero { HeadlessLayout.setSafeAreaInsets(device.safeArea, of: window) }
    window.addSubview(view)
    window.makeKeyAndVisible()
    show(device.keyboardFrame, in: window)
    window.layoutIfNeeded()
    return window
  }

  private static func show(_ keyboard: CGRect?, in window: UIWindow) {
    guard let keyboard else { return }
    HeadlessLayout.setKeyboardFrame(keyboard, in: window)
    window.addSubview(KeyboardView(frame: keyboard))
  }

  /// Returns the safe area insets of a device with a screen of that size, in points.
  ///
  /// Long screens are those of phones without a home button, large ones those of tablets; the
  /// others have a status bar in portrait.
  static func safeArea(of size: CGSize) -> UIEdgeInsets {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isPortrait = size.height >= size.width
    if long > 2 * short {
      return isPortrait
        ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
    if short >= 600 { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    return UIEdgeInsets(top: isPortrait ? 20 : 0, left: 0, bottom: 0, right: 0)
  }

  /// Returns the snapshot of a scene.
  static func snapshot(of scene: DemoScene, size: CGSize? = nil, state: Int = 0) -> LayoutSnapshot {
    LayoutSnapshot(of: view(of: scene, size: size, state: state))
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

extension DemoScene {
  /// Returns the options of the scene's picture.
  ///
  /// The rulers of a scene that explains a few lines repeat these lines, those of a screen measure it.
  func options(rulers: Bool) -> SVGOptions {
    var options = SVGOptions(rulers: rulers, title: title, panelDepth: panelDepth)
    if hasRulers { options.code = ExplainedCode(sizes: sizes) }
    return options
  }
}

extension CGSize {
  /// The size in the form of the command line, such as `390x844`.
  var commandText: String { "\(width.points)x\(height.points)" }
}
