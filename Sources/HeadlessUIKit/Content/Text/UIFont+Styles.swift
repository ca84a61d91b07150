extension UIFont {
  /// The thickness of the strokes of a font, from −1 to 1; regular is 0.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number, −1...1.
    public let rawValue: CGFloat

    /// Creates a weight from a number, −1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number, −1...1.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The weight ultraLight, −0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight thin, −0.6.
    public static let thin = Weight(-0.6)
    /// The weight light, −0.4.
    public static let light = Weight(-0.4)
    /// The weight regular, 0.
    public static let regular = Weight(0)
    /// The weight medium, 0.23.
    public static let medium = Weight(0.23)
    /// The weight semibold, 0.3.
    public static let semibold = Weight(0.3)
    /// The weight bold, 0.4.
    public static let bold = Weight(0.4)
    /// The weight heavy, 0.56.
    public static let heavy = Weight(0.56)
    /// The weight black, 0.62.
    public static let black = Weight(0.62)
  }

  /// The purpose of a text, which decides its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An extra large title: bold, 36 points.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A second extra large title: bold, 28 points.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A large title: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: semibold, 17 points.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second, smaller caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.Weight: Comparable {
  /// Returns true if the first weight is lighter than the second one.
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the weight that is heavier by a number; it is not limited to 1.
  public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight {
    UIFont.Weight(lhs.rawValue + rhs)
  }
  /// Returns the weight that is lighter by a number; it is not limited to −1.
  public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight { lhs + -rhs }
  /// Makes the weight heavier by a number; it is not limited to 1.
  public static func += (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs + rhs }
  /// Makes the weight lighter by a number; it is not limited to −1.
  public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat) { lhs = lhs - rhs }
}
