/// A font in one size: the system font in a weight and style, or a font with a name.
///
/// There are no font files. The vertical metrics are those of Apple's San Francisco as fixed fractions of the
/// point size: with 2048 units per em, the ascender is 1950, the descender −494, the cap height 1443, the
/// x-height 1078 and the leading 0, except in text styles. One line of 17 points is therefore 20.287109375
/// points high, as on a device. The widths of the characters are those of `TextMetrics`. A font with a name
/// has the same metrics, for the weight and style in its name.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Must be the first stored property; see `AttributeTag`.
  private let attributeTag = AttributeTag()

  /// The size of the font in points.
  public let pointSize: CGFloat
  package let face: FontFace
  /// The rule by which the font follows the content size category; nil for a font with a fixed size.
  let scaling: FontScaling?
  /// The widths of the characters, once they have been used; guarded by the lock of the tables.
  var table: FontTable?

  init(face: FontFace, pointSize: CGFloat, scaling: FontScaling?) {
    trap(if: Self.mistake(inPointSize: pointSize))
    self.pointSize = pointSize
    self.face = face
    self.scaling = scaling
    super.init()
  }

  /// Returns the sentence about a size that no font can have; nil if one can have it.
  static func mistake(inPointSize size: CGFloat) -> String? {
    size > 0 && size.isFinite ? nil : "The size of a font must be finite and above 0: \(size)."
  }

  package convenience init(face: FontFace, pointSize: CGFloat) {
    self.init(face: face, pointSize: pointSize, scaling: nil)
  }

  package convenience init(
    pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false, design: FontFace.Design = .standard
  ) { self.init(face: FontFace(weight: weight, isItalic: isItalic, design: design), pointSize: pointSize) }

  /// Creates a font from a name such as `Avenir-Heavy` and a size in points; returns nil if the name is
  /// empty.
  ///
  /// The installed fonts are not known here. Every name is accepted, and the metrics are those of the system
  /// font in the weight and style that the name contains. A `TextMeasurer` reads the name from `fontName`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(face: FontFace(name: fontName), pointSize: fontSize)
  }

  /// Creates the font of a descriptor with a size in points; 0 means the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.font.face, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The name of the font, such as `Avenir-Heavy`; the names of system fonts begin with a full stop.
  open var fontName: String { face.name }
  /// The name of the font's family, such as `Avenir`.
  open var familyName: String { face.family ?? ".AppleSystemUIFont" }
  /// The descriptor with the name, the size and the traits of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  package var weight: Weight { face.weight }
  package var isItalic: Bool { face.isItalic }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && face == other.face
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(face)
    return hasher.finalize()
  }

  open override var description: String {
    let name = face.family.map { _ in " \(fontName)" } ?? ""
    return "UIFont\(name) \(pointSize) pt, weight \(weight.rawValue)\(isItalic ? ", italic" : "")"
  }

  /// Returns the font in another size.
  ///
  /// - Parameter fontSize: The size in points; must be above 0.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, pointSize: fontSize) }
}

// MARK: The system's fonts

extension UIFont {
  /// Returns the system font in its regular weight.
  ///
  /// - Parameter fontSize: The size in points; must be above 0.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  /// Returns the system font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points; must be above 0.
  ///   - weight: The thickness of the strokes.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the bold system font.
  ///
  /// - Parameter fontSize: The size in points; must be above 0.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font, whose letters are as wide as the upright ones.
  ///
  /// - Parameter fontSize: The size in points; must be above 0.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isItalic: true)
  }

  /// Returns the system font with digits of equal width: that of the digit 0.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points; must be above 0.
  ///   - weight: The thickness of the strokes.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(weight: weight)
    face.hasMonospacedDigits = true
    return UIFont(face: face, pointSize: fontSize)
  }

  /// Returns the monospaced system font, in which all characters have the same width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points; must be above 0.
  ///   - weight: The thickness of the strokes.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: .monospaced)
  }

  /// Returns the font of a text style for the content size category of the device: large, unless
  /// `HeadlessLayout.setScreen` sets another one.
  ///
  /// A style that is not one of Apple's has the font of the body style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the content size category in a trait collection.
  ///
  /// If the collection is nil or contains no category, the category of the device is used.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let usual = usualFont(of: style)
    let scaling = FontScaling(style: style, size: usual.pointSize, limit: nil, isScaled: false)
    return UIFont(face: usual.face, pointSize: usual.pointSize, scaling: scaling).following(
      traitCollection?.values.category ?? UIContentSizeCategory.ofDevice)
  }

  private class func usualFont(of style: TextStyle) -> UIFont {
    switch style {
    case .extraLargeTitle: UIFont(pointSize: 36, weight: .bold)
    case .extraLargeTitle2: UIFont(pointSize: 28, weight: .bold)
    case .largeTitle: UIFont(pointSize: 34)
    case .title1: UIFont(pointSize: 28)
    case .title2: UIFont(pointSize: 22)
    case .title3: UIFont(pointSize: 20)
    case .headline: UIFont(pointSize: 17, weight: .semibold)
    case .callout: UIFont(pointSize: 16)
    case .subheadline: UIFont(pointSize: 15)
    case .footnote: UIFont(pointSize: 13)
    case .caption1: UIFont(pointSize: 12)
    case .caption2: UIFont(pointSize: 11)
    default: UIFont(pointSize: 17)
    }
  }

  /// The default size of the text of a label: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default size of the title of a button: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of regular system text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

// MARK: Metrics

extension UIFont {
  /// The height of a line above its baseline, in points: 1950/2048 of the size.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The depth of a line below its baseline, in points, as a negative number: −494/2048 of the size.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of capital letters, in points: 1443/2048 of the size.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of the letter x, in points: 1078/2048 of the size.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The additional space between two lines, in points: 0, and more in the font of a text style.
  ///
  /// The lines of a text style have the distances of the table in the Human Interface Guidelines
  /// ("Typography", "Dynamic Type sizes"), as recorded labels have: two lines of body text are 20.29 + 22
  /// points high.
  public var leading: CGFloat {
    scaling?.isScaled == false ? max(0, TextSizes.lineDistance(ofSize: pointSize) - lineHeight) : 0
  }
  /// The height of one line, in points: ascender − descender, 2444/2048 of the size.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
}
