import HeadlessUIKit
import LayoutInspection

extension LayoutPreview {
  /// The conditions under which the content of a preview is laid out; nil means the usual one.
  public struct Conditions: Equatable, Sendable {
    /// The size in points, in the place of the size of the screen.
    public var size: CGSize?
    /// The screen of a device, such as `LayoutSizes.devices.named("iPhone 16").screens[0]`.
    public var screen: LayoutSizes.Screen?
    /// True if the layout runs from right to left.
    public var isRightToLeft: Bool
    /// The text size that the user has chosen.
    public var textSize: UIContentSizeCategory?
    /// The style: light or dark.
    public var style: UIUserInterfaceStyle?
    /// The part of each edge that bars and corners cover, in points.
    public var safeArea: UIEdgeInsets?
    /// True if the keyboard is on the screen.
    public var hasKeyboard: Bool
    /// The identifier of the language of the app, such as `de`.
    public var language: String?
    /// The name of the state.
    public var state: String?
    /// The round corners and the window controls, in the place of those of the screen.
    package var corners: WindowCorners?
    /// The fold, in the place of that of the screen.
    package var fold: ScreenFold?

    /// Creates conditions; each one is the usual one unless given.
    public init(
      size: CGSize? = nil, screen: LayoutSizes.Screen? = nil, isRightToLeft: Bool = false,
      textSize: UIContentSizeCategory? = nil, style: UIUserInterfaceStyle? = nil,
      safeArea: UIEdgeInsets? = nil, hasKeyboard: Bool = false, language: String? = nil,
      state: String? = nil
    ) {
      self.size = size
      self.screen = screen
      self.isRightToLeft = isRightToLeft
      self.textSize = textSize
      self.style = style
      self.safeArea = safeArea
      self.hasKeyboard = hasKeyboard
      self.language = language
      self.state = state
    }
  }
}

extension LayoutPreview.Conditions {
  /// Sets the condition of an option from its value; does nothing for another option.
  mutating func set(_ option: Option, _ value: String) throws(UsageError) {
    switch option {
    case .size: size = try Self.size(value)
    case .device: screen = try Self.named(value, .device, in: Self.screens)
    case .rtl: isRightToLeft = true
    case .textSize: textSize = try Self.named(value, .textSize, in: Self.textSizes)
    case .style: style = try Self.named(value, .style, in: Self.styles)
    case .safeArea: safeArea = try Self.insets(value)
    case .keyboard: hasKeyboard = true
    case .language: language = value
    case .state: state = value
    default: break
    }
  }

  /// Returns a size from two numbers of points with an x between them, each 1...10000.
  private static func size(_ text: String) throws(UsageError) -> CGSize {
    let numbers = numbers(text, separator: "x")
    guard let numbers, numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else {
      throw .badValue(.size, text)
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns insets from four numbers of points with commas between them, each 0...1000.
  private static func insets(_ text: String) throws(UsageError) -> UIEdgeInsets {
    let numbers = numbers(text, separator: ",")
    guard let numbers, numbers.count == 4, numbers.allSatisfy({ (0...1000).contains($0) }) else {
      throw .badValue(.safeArea, text)
    }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the numbers of a text; nil if one of its parts is not a number of ASCII digits.
  private static func numbers(_ text: String, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }

  private static func named<Value>(
    _ name: String, _ option: Option, in values: [(name: String, value: Value)]
  ) throws(UsageError) -> Value {
    let found = values.first { $0.name.lowercased() == name.lowercased() }
    guard let found else { throw .unknownName(option, name, values.map(\.name)) }
    return found.value
  }

  /// The devices in portrait and landscape, and the windows on a tablet, with their names on the command
  /// line, such as `iphone-16-landscape`.
  static let screens: [(name: String, value: LayoutSizes.Screen)] = {
    func name(of screen: LayoutSizes.Screen) -> String {
      screen.name.lowercased().filter { $0 != "(" && $0 != ")" }.replacing(" ", with: "-")
    }
    let devices = (LayoutSizes.devices + LayoutSizes.folding).screens.flatMap { screen in
      [(name(of: screen), screen), ("\(name(of: screen))-landscape", screen.turned)]
    }
    return devices + LayoutSizes.windows.screens.map { (name(of: $0), $0) }
  }()

  /// The text sizes with UIKit's names.
  static let textSizes: [(name: String, value: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  static let styles: [(name: String, value: UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
}

extension LayoutSizes.Screen {
  /// The screen of a preview unless another one is given.
  static let usual = LayoutSizes.devices.named("iPhone 16").screens[0]
}
