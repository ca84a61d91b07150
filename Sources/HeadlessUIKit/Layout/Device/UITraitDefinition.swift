/// A type that identifies a trait.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of the trait where it is unspecified.
  static var defaultValue: Value { get }
}

/// The type of one of the traits below.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that trait collections contain; traits that clients define never change here.
protocol SystemTrait: UITraitDefinition {
  /// Returns true if the two collections have different values for this trait.
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool
}

/// The size class of the width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.horizontal != other.horizontal }
}

/// The size class of the height.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.vertical != other.vertical }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.idiom != other.idiom }
}

/// The side on which a line of text begins.
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.direction != other.direction }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.scale != other.scale }
}

/// The style of the user interface, light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.style != other.style }
}

/// The preferred text size of the user.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.category != other.category }
}

extension UITraitCollection {
  /// The traits on which the appearance of colors depends.
  public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
  /// The traits that decide which image is found for a name.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
    ]
  }
}
