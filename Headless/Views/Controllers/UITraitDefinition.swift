/// A trait as a type, by which somebody says which traits matter.
public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value
  /// What it is where nothing is said.
  static var defaultValue: Value { get }
}

/// One of the types below.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections of traits have; those of clients never change here.
protocol SystemTrait: UITraitDefinition {
  /// Whether two collections say different things of it.
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool
}

/// How much room there is from left to right.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.horizontal != other.horizontal }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.vertical != other.vertical }
}

/// What kind of device it is.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.idiom != other.idiom }
}

/// At which side text begins.
public struct UITraitLayoutDirection: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.direction != other.direction }
}

/// How many pixels a point has.
public struct UITraitDisplayScale: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: CGFloat { 0 }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.scale != other.scale }
}

/// Whether the user interface is light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.style != other.style }
}

/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { one.category != other.category }
}

extension UITraitCollection {
  /// The traits that decide what a colour looks like.
  public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
  /// The traits that decide which picture a name stands for.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
    ]
  }
}
