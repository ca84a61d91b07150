extension UIFontDescriptor {
  /// The keys of the attributes of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, such as `Avenir-Heavy`, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the style within the family, a `String`; has no effect here.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with the keys `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a `UIFont.TextStyle`; has no effect here.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The settings of typographic features, dictionaries with the keys `FeatureKey`; has no effect here.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The descriptors of the fonts for characters that the font does not have; has no effect here.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The keys of the traits of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, the `UInt32` of `SymbolicTraits`; another number has no effect.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters, a number from -1 to 1; has no effect here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; other numbers than 0 make the font italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of the setting of a typographic feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature, a number; has no effect here.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting of the feature, a number; has no effect here.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}

extension FontFace {
  func inFamily(_ family: String) -> FontFace {
    var face = self
    face.family = family
    return face.renamed(from: self)
  }

  /// Returns the font with some traits in place of its own; a value that is no trait has no effect.
  func adding(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontFace {
    var face = self
    if let bits = number(traits[.symbolic]).flatMap({ UInt32(exactly: Double($0)) }) {
      face = face.with(.init(rawValue: bits))
    }
    if let slant = number(traits[.slant]) { face.isItalic = slant != 0 }
    if let weight = number((traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight]) {
      face.weight = UIFont.Weight(rawValue: weight)
    }
    return face.renamed(from: self)
  }

  private func number(_ value: Any?) -> CGFloat? {
    let bits = (value as? UInt32).map { CGFloat($0) }
    let number = bits ?? value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
