/// A type that identifies a trait.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of the trait where it is unspecified.
  static var defaultValue: Value { get }
}

/// The type of one of the traits below.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system; every other trait is one that an app defines.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  /// The place of the value among those of a collection.
  static var place: WritableKeyPath<TraitValues, Value?> { get }
}

/// The size class of the width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontal }
}

/// The size class of the height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.vertical }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}

/// The side on which a line of text begins.
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }

  static var place: WritableKeyPath<TraitValues, CGFloat?> { \.scale }
}

/// The style of the user interface, light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}

/// The contrast of colors.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.contrast }
}

/// Whether a view is above another one.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.level }
}

/// The preferred text size of the user.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.category }
}

extension UITraitCollection {
  /// The traits on which the appearance of colors depends.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
}
