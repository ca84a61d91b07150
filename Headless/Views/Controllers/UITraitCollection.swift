/// What a view can know of the device and of the room it is shown in; what a
/// collection does not say is unspecified.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// A collection that says nothing.
  public override convenience init() { self.init(values: TraitValues()) }

  /// A collection that says only how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      values: TraitValues(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }

  /// A collection that says only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }

  /// A collection that says only what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(idiom: idiom == .unspecified ? nil : idiom))
  }

  /// A collection that says only at which side text begins.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }

  /// A collection that says only how many pixels a point has; 0 stands for unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(scale: scale == 0 ? nil : scale))
  }

  /// A collection that says only whether the user interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  /// A collection that says only how large the user wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      values: TraitValues(
        category: preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory))
  }

  /// A collection that says what any of `traitCollections` says; of two that say
  /// different things, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// At which side text begins.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// How many pixels a point has; 0 when it is unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// Whether the user interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }

  /// Whether the collection says all that `trait` says; so it does when that is nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Whether colours that depend on traits may look otherwise than with `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether `object` is a collection that says the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  /// The same number for collections that say the same.
  open override var hash: Int { values.hashValue }
  /// The collection itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a collection of traits says; nil for what it does not say.
struct TraitValues: Hashable {
  var idiom: UIUserInterfaceIdiom?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var direction: UITraitEnvironmentLayoutDirection?
  var scale: CGFloat?
  var style: UIUserInterfaceStyle?
  var category: UIContentSizeCategory?

  /// What `other` says, and for the rest what is said here.
  func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      idiom: other.idiom ?? idiom, horizontal: other.horizontal ?? horizontal,
      vertical: other.vertical ?? vertical, direction: other.direction ?? direction,
      scale: other.scale ?? scale, style: other.style ?? style, category: other.category ?? category)
  }
}
