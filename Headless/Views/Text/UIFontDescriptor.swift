/// What a font is like: its name, its size and its traits.
///
/// It is how a `TextMeasurer` finds out which font of its own is meant, and how
/// a font is made bold or italic.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// What sets a font apart from the regular one of its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// A set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy strokes: a weight of semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// One width for all characters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The looks that the system's font comes in.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// A design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// One with round ends, which is as wide as the usual one here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// One with serifs, which is as wide as the usual one here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// One with one width for all characters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// The descriptor of a font with a name, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(face: FontFace(name: fontName), pointSize: size))
  }

  /// The descriptor of the font of a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name of the font, such as `Avenir-Heavy`.
  open var postscriptName: String { font.fontName }
  /// What sets the font apart from the regular one of its family.
  open var symbolicTraits: SymbolicTraits { font.face.traits }

  /// The same font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The same font with these traits and no other ones.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(UIFont(face: font.face.with(symbolicTraits), pointSize: font.pointSize))
  }

  /// The system's font in another look; nil when the font is not the system's, or when there is no such look.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.face.family == nil, let own = FontFace.Design(design) else { return nil }
    var face = font.face
    face.design = own
    return UIFontDescriptor(UIFont(face: face, pointSize: font.pointSize))
  }

  /// The descriptor itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether `object` describes the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  /// The same number for descriptors of the same font.
  open override var hash: Int { font.hash }
}
