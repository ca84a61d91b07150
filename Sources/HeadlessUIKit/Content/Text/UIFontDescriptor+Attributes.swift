import Foundation

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
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with the keys `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The keys of the traits of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, the `UInt32` of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, a number; other numbers than 0 make the font italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension FontFace {
  /// Returns the font of a family with the weight and the slant of this one.
  func inFamily(_ family: String) -> FontFace {
    var face = self
    face.family = family
    return face.renamed(from: self)
  }

  /// Returns the font with some traits in place of its own.
  func adding(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontFace {
    var face = self
    if let bits = number(traits[.symbolic]) { face = face.with(.init(rawValue: UInt32(bits))) }
    if let slant = number(traits[.slant]) { face.isItalic = slant != 0 }
    if let weight = traits[.weight] as? UIFont.Weight {
      face.weight = weight
    } else if let weight = number(traits[.weight]) {
      face.weight = UIFont.Weight(rawValue: weight)
    }
    return face.renamed(from: self)
  }

  private func number(_ value: Any?) -> CGFloat? {
    if let bits = value as? UInt32 { return CGFloat(bits) }
    return value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
