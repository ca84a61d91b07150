/// What has traits: screens, windows, view controllers and views.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known of the device and of the room there is.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// How much room there is along one direction of the screen.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Little: the width of an upright telephone, the height of one that lies.
  case compact = 1
  /// Enough.
  case regular = 2
}

/// What kind of device an app runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television set.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The side at which text begins, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said.
  case unspecified = -1
  /// Text begins at the left.
  case leftToRight = 0
  /// Text begins at the right.
  case rightToLeft = 1
}

/// Whether a user interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How large a user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String

  /// A category with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Very small text.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small text.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Text of medium size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large text: what a device has unless its user says otherwise.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Very large text.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger than very large text.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text that is not for people who see badly.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// For people who see badly: the smallest of five sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// For people who see badly: the second of five sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// For people who see badly: the third of five sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// For people who see badly: the fourth of five sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// For people who see badly: the largest of five sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the five for people who see badly.
  public var isAccessibilityCategory: Bool { Self.ordered.firstIndex(of: self).map { $0 >= 7 } ?? false }

  /// The place among the twelve sizes of text, from extra small on; nil for what is none of them.
  var place: Int? { Self.ordered.firstIndex(of: self) }

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIContentSizeCategory: Comparable {
  /// Whether text is smaller in the first category than in the second; one that is not of the
  /// twelve is smaller than all of them.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: left) ?? -1) < (ordered.firstIndex(of: right) ?? -1)
  }
}
