/// A description of a font: its name, its size and its traits.
///
/// A `TextMeasurer` uses it to find the font among its own fonts. An app uses it to create a bold or an
/// italic font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The traits in which a font differs from the regular font of its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters: a weight of at least semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The same width for all characters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with rounded strokes, which has the widths of the default design here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs, which has the widths of the default design here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with the same width for all characters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  /// Creates the descriptor of a font with a name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(face: FontFace(name: fontName), pointSize: size))
  }

  /// Returns the descriptor of the font of a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name of the font, such as `Avenir-Heavy`.
  open var postscriptName: String { font.fontName }
  /// The traits in which the font differs from the regular font of its family.
  open var symbolicTraits: SymbolicTraits { font.face.traits }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Returns the descriptor with exactly the given traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(UIFont(face: font.face.with(symbolicTraits), pointSize: font.pointSize))
  }

  /// Returns the descriptor with another design, or nil if the font is not the system font or the design is
  /// not known.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.face.family == nil, let own = FontFace.Design(design) else { return nil }
    var face = font.face
    face.design = own
    return UIFontDescriptor(UIFont(face: face, pointSize: font.pointSize))
  }

  /// Returns the descriptor with other attributes in place of its own; other keys than the size, the name,
  /// the family and the traits have no effect here.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var face = font.face
    if let family = attributes[.family] as? String { face = face.inFamily(family) }
    if let name = attributes[.name] as? String { face = FontFace(name: name) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { face = face.adding(traits) }
    let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
    return UIFontDescriptor(UIFont(face: face, pointSize: size ?? attributes[.size] as? CGFloat ?? pointSize))
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns true if `object` describes the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  /// A hash value that is equal for descriptors of the same font.
  open override var hash: Int { font.hash }
}
