/// Traits that can be changed, each under its type: those of `traitOverrides`, or of a collection that is
/// being made.
public protocol UIMutableTraits {
  /// The value of a trait; its default value where it is unspecified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The side on which a line of text begins.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point; 0 if it is unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The style of the user interface, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether a view is above another one.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// The traits that an object and everything below it have instead of those around them.
public struct UITraitOverrides: UIMutableTraits {
  private(set) var collection: UITraitCollection?
  init(_ collection: UITraitCollection? = nil) { self.collection = collection }

  /// The value that replaces the one around the object; the default value of the trait if none does.
  ///
  /// Setting a trait of the system to its default value, such as `unspecified`, removes the override.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { (collection?.values ?? TraitValues()).value(of: trait) }
    set { change { $0.specify(trait, as: newValue) } }
  }

  /// Returns true if a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    collection.map { trait.isSpecified(in: $0.values) } ?? false
  }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { change { trait.remove(from: &$0) } }

  private mutating func change(_ body: (inout TraitValues) -> Void) {
    var values = collection?.values ?? TraitValues()
    body(&values)
    collection = values == TraitValues() ? nil : UITraitCollection(values: values)
  }
}

extension UITraitDefinition {
  fileprivate static func isSpecified(in values: TraitValues) -> Bool { values.specified(self) != nil }
  fileprivate static func remove(from values: inout TraitValues) { values.specify(self, as: nil) }
}

extension UITraitCollection {
  /// A closure that changes the traits of a new collection.
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: TraitMutations) {
    self.init(values: UITraitCollection().changed(by: mutations))
  }

  /// Returns a collection with the traits of this one, changed by `mutations`.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: changed(by: mutations))
  }

  private func changed(by mutations: TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.collection?.values ?? TraitValues()
  }

  /// Creates a collection that contains only one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Returns a collection with the traits of this one and another value of one trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  { modifyingTraits { $0[trait] = value } }

  /// The value of a trait; its default value where it is unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }
}
