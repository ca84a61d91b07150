import LayoutInspection
import UIKit

/// The device that a scene is shown on.
struct Device {
  /// The size of its screen, in points.
  let size: CGSize
  /// The number of pixels for each point.
  let scale: CGFloat
  /// The part of each edge that bars and corners cover, in points.
  let safeArea: UIEdgeInsets
  /// The window controls and the round corners.
  let corners: WindowCorners
  /// The fold of the screen.
  let fold: ScreenFold?
  /// The direction of its texts.
  let direction: UITraitEnvironmentLayoutDirection
  /// The text size that the user has chosen.
  let textSize: UIContentSizeCategory
  /// True if the keyboard is on the screen.
  let hasKeyboard: Bool

  /// Creates the device for a scene; the conditions replace properties of the scene.
  @MainActor init(for scene: DemoScene, _ conditions: Conditions = Conditions()) {
    let screen = conditions.screen ?? (conditions.size == nil ? Self.screen(of: scene.device) : nil)
    size = conditions.size ?? screen?.size ?? scene.size
    scale = conditions.screen?.scale ?? 1
    direction = conditions.isRightToLeft || scene.device == .rightToLeft ? .rightToLeft : .leftToRight
    textSize = conditions.textSize ?? (scene.device == .largeText ? .accessibilityMedium : .large)
    hasKeyboard = conditions.hasKeyboard || scene.device == .keyboard
    let hasControls = scene.device == .windowControls
    let controls = WindowCorners(controls: hasControls ? CGSize(width: 76, height: 36) : .zero)
    corners = screen?.corners ?? controls
    fold = scene.device == .folded ? Self.smallFold : screen?.fold
    isTablet = screen.map { $0.idiom == .pad } ?? (min(size.width, size.height) >= 600)
    if let given = conditions.safeArea ?? screen?.safeArea {
      safeArea = given
    } else if scene.device == .bars || hasControls {
      safeArea = Self.bars
    } else {
      safeArea = scene.isFullScreen ? SceneRenderer.safeArea(of: size) : .zero
    }
  }

  /// Returns the folding phone in a pose.
  private static func screen(of pose: DemoScene.Device) -> LayoutSizes.Screen? {
    let screens = LayoutSizes.folding.screens
    return switch pose {
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

  /// Without a screen of its own, a tablet has more than 600 points along its short side.
  private let isTablet: Bool

  /// The kind of the device.
  var idiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }

  /// The traits that the device gives an app; its size classes are those of its window.
  var traits: UITraitCollection {
    UITraitCollection {
      $0.layoutDirection = direction
      if textSize != .large { $0.preferredContentSizeCategory = textSize }
      if isTablet { $0.userInterfaceIdiom = .pad }
    }
  }

  /// The frame of its keyboard, in the coordinates of the screen; nil without a keyboard.
  @MainActor var keyboardFrame: CGRect? {
    hasKeyboard ? HeadlessLayout.usualKeyboard(on: size, idiom) : nil
  }
}

extension DemoScene {
  /// True if the scene fills the screen of a device, below its bars.
  fileprivate var isFullScreen: Bool { [.screen, .app, .list, .pose].contains(kind) }
}

/// A substitute for the keyboard in a picture: three rows of keys, and one with the space bar.
final class KeyboardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    let keys = bounds.inset(by: UIEdgeInsets(top: 10, left: 5, bottom: min(44, frame.height / 5), right: 5))
    let counts = [10, 9, 8, 3]
    let rows = Self.shares(of: keys, counts.count, gap: min(10, frame.height / 24), .vertical)
    for (index, row) in rows.enumerated() {
      for key in Self.shares(of: row, counts[index], gap: 6, .horizontal) { addSubview(Self.key(key)) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A keyboard is made in code, with its frame.")
  }

  private static func key(_ frame: CGRect) -> UIView {
    let key = UIView(frame: frame)
    key.backgroundColor = .white
    key.layer.cornerRadius = min(5, frame.height / 3)
    return key
  }

  /// Returns a frame divided into equal parts with gaps between them, along one axis.
  ///
  /// The keys have frames instead of a layout, because the keyboard is no part of the
  /// scene and rulers measure nothing in it.
  private static func shares(
    of frame: CGRect, _ count: Int, gap: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> [CGRect] {
    let isHorizontal = axis == .horizontal
    let share = ((isHorizontal ? frame.width : frame.height) + gap) / CGFloat(count)
    return (0..<count).map { index in
      let start = share * CGFloat(index)
      return isHorizontal
        ? CGRect(x: frame.minX + start, y: frame.minY, width: share - gap, height: frame.height)
        : CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: share - gap)
    }
  }
}
