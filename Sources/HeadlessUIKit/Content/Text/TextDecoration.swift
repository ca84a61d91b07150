// Attributes that decorate a text. No renderer draws them, and only the tracking has an influence on the size
// of a text.

extension NSAttributedString.Key {
  /// The style of the line below the text, the number of an `NSUnderlineStyle`; stored, has no effect here.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below the text, a `UIColor`; stored, has no effect here.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the line through the text, the number of an `NSUnderlineStyle`; stored, has no effect here.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; stored, has no effect here.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color behind the text, a `UIColor`; stored, has no effect here.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The color of the outline, a `UIColor`; stored, has no effect here.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, a percentage of the font's size; stored, has no effect here.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The address of the link, a `URL` or a `String`; stored, has no effect here.
  public static let link = NSAttributedString.Key("NSLink")
  /// The use of ligatures, a number; stored, has no effect here.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant of the text, a number; stored, has no effect here.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The additional width of each character in a text without `kern`, a number of points.
  public static let tracking = NSAttributedString.Key("CTTracking")
}

/// The styles of a line below a text or through it.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line below words only, not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
