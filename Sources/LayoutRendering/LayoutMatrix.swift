import LayoutInspection
import HeadlessUIKit
import LayoutWords

/// A text size that the user of a device has chosen, with a short name.
public struct LayoutTextSize: Equatable, Sendable {
  /// The name, such as `normal`.
  public let name: String
  /// The category that a view finds in its traits.
  public let category: UIContentSizeCategory

  /// Creates a text size.
  public init(_ name: String, _ category: UIContentSizeCategory) {
    self.name = name
    self.category = category
  }

  /// The size of a new device.
  public static let normal = LayoutTextSize("normal", .large)
  /// The largest size that is not an accessibility size.
  public static let large = LayoutTextSize("large", .extraExtraExtraLarge)
  /// The largest accessibility size.
  public static let accessibility = LayoutTextSize("accessibility", .accessibilityExtraExtraExtraLarge)
}

/// The directions in which a layout is examined.
public enum LayoutDirections: Sendable {
  /// From left to right only.
  case leftToRight
  /// From right to left only.
  case rightToLeft
  /// Both, from left to right first.
  case both

  /// The directions of the traits, in the order in which they are examined.
  fileprivate var all: [LayoutMatrix.Reading] {
    let leftToRight = LayoutMatrix.Reading(direction: .leftToRight, language: nil)
    let rightToLeft = LayoutMatrix.Reading(direction: .rightToLeft, language: nil)
    return switch self {
    case .leftToRight: [leftToRight]
    case .rightToLeft: [rightToLeft]
    case .both: [leftToRight, rightToLeft]
    }
  }
}

/// The layouts of one view on several screens, in several directions and text sizes.
///
/// Each layout is made anew, in a window that fills the screen, so the frames are those of the device,
/// rounded to its pixels.
@MainActor public struct LayoutMatrix {
  /// One layout.
  public struct Case: Sendable {
    /// The screen, the direction or the language, and the text size, as the heading of the record.
    public let title: String
    /// The name of the screen and its size.
    public let screenTitle: String
    /// The laid-out views.
    public let snapshot: LayoutSnapshot
    /// The name of the screen, its size, and what else is not usual: `iPhone 16 393x852-rtl-large`.
    package let shortName: String
    fileprivate let conditions: Conditions
  }

  /// The screen, the direction or the language, the text size, the style and the keyboard of a layout.
  fileprivate struct Conditions: Sendable {
    let screen: LayoutSizes.Screen
    let reading: Reading
    let textSize: LayoutTextSize
    let style: UIUserInterfaceStyle
    let hasKeyboard: Bool
  }

  /// A direction, or a language with its direction.
  fileprivate struct Reading: Sendable {
    let direction: UITraitEnvironmentLayoutDirection
    let language: LayoutLanguage?
  }

  /// The layouts: for each style, each text size, and each direction or language, all screens.
  public let cases: [Case]
  /// The number of screens.
  public let screenCount: Int
  private let install: (UIWindow) -> UIView

  /// Creates the layouts of a view or controller.
  ///
  /// - Parameters:
  ///   - make: A function that makes the view, or the controller, which is the root of the window.
  ///   - sizes: The screens.
  ///   - directions: The directions of the text, unless languages are given.
  ///   - languages: The languages of the app, each in its direction.
  ///   - text: The text sizes.
  ///   - styles: The styles: light, dark or both.
  ///   - keyboard: True for layouts above the keyboard, which is as high as that of the device; a second
  ///     matrix has those without it.
  public init(
    of make: @escaping () -> any LayoutContent, sizes: LayoutSizes = .phones,
    directions: LayoutDirections = .both, languages: LayoutLanguages? = nil,
    text: [LayoutTextSize] = [.normal, .large, .accessibility], styles: [UIUserInterfaceStyle] = [.light],
    keyboard: Bool = false
  ) {
    precondition(!styles.contains(.unspecified), "A style of a matrix is light or dark.")
    let install: (UIWindow) -> UIView = { make()._tk_show(in: $0) }
    var cases: [Case] = []
    for style in styles {
      for textSize in text {
        for reading in Self.readings(languages, directions) {
          for screen in sizes.screens {
            let conditions = Conditions(
              screen: screen, reading: reading, textSize: textSize, style: style, hasKeyboard: keyboard)
            cases.append(Case(conditions, Self.view(under: conditions, install) { LayoutSnapshot(of: $0) }))
          }
        }
      }
    }
    self.cases = cases
    self.install = install
    screenCount = sizes.screens.count
  }

  private static func readings(_ languages: LayoutLanguages?, _ directions: LayoutDirections) -> [Reading] {
    guard let languages else { return directions.all }
    return languages.map { Reading(direction: $0.direction, language: $0) }
  }

  private static func view<Result>(
    under conditions: Conditions, _ install: (UIWindow) -> UIView, _ read: (UIView) -> Result
  ) -> Result {
    let screen = conditions.screen
    return HeadlessLayout.onScreen(
      size: screen.size, scale: screen.scale, safeArea: screen.safeArea, idiom: screen.idiom,
      layoutDirection: conditions.reading.direction, contentSizeCategory: conditions.textSize.category,
      corners: screen.corners, fold: screen.fold, style: conditions.style,
      language: conditions.reading.language
    ) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
      let view = install(window)
      window.isHidden = false
      if conditions.hasKeyboard { HeadlessLayout.showKeyboard(in: window) }
      window.layoutIfNeeded()
      let result = read(view)
      window.isHidden = true
      return result
    }
  }

  package func view<Result>(of layout: Case, _ read: (UIView) -> Result) -> Result {
    Self.view(under: layout.conditions, install, read)
  }

  /// The frames of all layouts as text, each layout below a heading.
  ///
  ///     ## iPhone 16, 393 × 852, left to right, normal text
  ///     LoginView          0   0  393  852
  ///     LoginView/title   24  83  345   34
  public var text: String {
    cases.map { "## \($0.title)\n\($0.snapshot.frameList())" }.joined(separator: "\n")
  }
}

extension LayoutMatrix.Case {
  fileprivate init(_ conditions: LayoutMatrix.Conditions, _ snapshot: LayoutSnapshot) {
    let screen = conditions.screen
    let size = "\(screen.size.width.points) × \(screen.size.height.points)"
    let words = ConditionWords(
      width: screen.size.width, height: screen.size.height,
      isRightToLeft: conditions.reading.direction == .rightToLeft,
      language: conditions.reading.language?.name, textSize: conditions.textSize.name,
      isDark: conditions.style == .dark, hasKeyboard: conditions.hasKeyboard)
    let isNamed = screen.name != size
    screenTitle = isNamed ? "\(screen.name), \(size)" : size
    title = isNamed ? "\(screen.name), \(words.title)" : words.title
    shortName = isNamed ? "\(screen.name) \(words.fileName)" : words.fileName
    self.conditions = conditions
    self.snapshot = snapshot
  }
}
