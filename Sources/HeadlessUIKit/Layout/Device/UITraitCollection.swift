/// The traits that describe the device and the available space to a view; a trait that is not set is
/// unspecified.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues
  init(values: TraitValues) { self.values = values }

  /// Creates a collection without traits.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Creates a collection that contains only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      values: TraitValues(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// Creates a collection that contains only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// Creates a collection that contains only a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(idiom: idiom == .unspecified ? nil : idiom))
  }

  /// Creates a collection that contains only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// Creates a collection that contains only a number of pixels per point; 0 means unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(scale: scale == 0 ? nil : scale))
  }

  /// Creates a collection that contains only a light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// Creates a collection that contains only a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(
      values: TraitValues(contrast: accessibilityContrast == .unspecified ? nil : accessibilityContrast))
  }

  /// Creates a collection that contains only a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(level: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  /// Creates a collection that contains only a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      values: TraitValues(
        category: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
  }

  /// Creates a collection with the traits of all `traitCollections`; for the same trait in two of them, the
  /// later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The size class of the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    LayoutReads.noteSizeClass()
    return values.horizontal ?? .unspecified
  }
  /// The size class of the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    LayoutReads.noteSizeClass()
    return values.vertical ?? .unspecified
  }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The side on which a line of text begins.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// The number of pixels per point; 0 if it is unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// The style of the user interface, light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The contrast of colors.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The level: elevated in a sheet and a popover, whose backgrounds are brighter in the dark style.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// The preferred text size of the user.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }

  /// Returns true if the collection contains all traits in `trait` with the same values, or if `trait` is
  /// nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    LayoutReads.noteSizeClass()
    return trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Returns true if colors that depend on traits can differ between this collection and `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// Returns true if `object` is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// A hash value that is equal for collections with the same traits.
  open override var hash: Int { values.hashValue }
  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The values of a trait collection; nil means that the trait is unspecified.
struct TraitValues: Hashable {
  var idiom: UIUserInterfaceIdiom?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var direction: UITraitEnvironmentLayoutDirection?
  var scale: CGFloat?
  var style: UIUserInterfaceStyle?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var category: UIContentSizeCategory?
  /// The values of the traits that apps define, by the types of the traits.
  var custom: [ObjectIdentifier: TraitEntry] = [:]

  /// Returns the values of `other`, and this collection's values for the traits that are unspecified there.
  func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      idiom: other.idiom ?? idiom, horizontal: other.horizontal ?? horizontal,
      vertical: other.vertical ?? vertical, direction: other.direction ?? direction,
      scale: other.scale ?? scale, style: other.style ?? style, contrast: other.contrast ?? contrast,
      level: other.level ?? level, category: other.category ?? category,
      custom: custom.merging(other.custom) { $1 })
  }
}
