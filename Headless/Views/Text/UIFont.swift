import Foundation

/// A font in one size: the system's in some weight and style, or one that was asked for by its name.
///
/// There are no font files here. Vertical metrics are those of Apple's San Francisco as fixed parts of the
/// point size (it counts 2048 units to the em: ascender 1950, descender −494, capitals 1443, lower case
/// 1078, no leading), so one line of 17 points is 20.287109375 points high, as on a device. Horizontal
/// ones come from the table in ``TextMetrics``. Fonts with a name of their own have the same, by the
/// weight and style that the name says.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Has to be the first property; see AttributeTag.
  private let attributeTag = AttributeTag()

  /// The size of the font in points.
  public let pointSize: CGFloat
  package let face: FontFace
  /// How the font follows the size of text; nil for one that does not.
  let scaling: FontScaling?

  init(face: FontFace, pointSize: CGFloat, scaling: FontScaling?) {
    precondition(pointSize > 0 && pointSize.isFinite, "A font's size is a number above 0, not \(pointSize).")
    self.pointSize = pointSize
    self.face = face
    self.scaling = scaling
    super.init()
  }

  package convenience init(face: FontFace, pointSize: CGFloat) {
    self.init(face: face, pointSize: pointSize, scaling: nil)
  }

  package convenience init(
    pointSize: CGFloat, weight: Weight = .regular, isItalic: Bool = false, design: FontFace.Design = .standard
  ) {
    self.init(face: FontFace(weight: weight, isItalic: isItalic, design: design), pointSize: pointSize)
  }

  /// A font with a name such as `Avenir-Heavy`, in points; nil when the name is empty.
  ///
  /// Which fonts there are is not known here: each name is one, and its metrics are the system's in the
  /// weight and style that the name says. A `TextMeasurer` finds the name in `fontName`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(face: FontFace(name: fontName), pointSize: fontSize)
  }

  /// The font that a descriptor describes, in points; a size of 0 stands for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.font.face, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The name of the font, such as `Avenir-Heavy`; those of the system's fonts begin with a full stop.
  open var fontName: String { face.name }
  /// The name of the family the font belongs to, such as `Avenir`.
  open var familyName: String { face.family ?? ".AppleSystemUIFont" }
  /// What the font is like: its name, size and traits.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  package var weight: Weight { face.weight }
  package var isItalic: Bool { face.isItalic }

  /// Returns the font itself, as it never changes.
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

  /// Returns the same font in another size.
  ///
  /// - Parameter fontSize: In points, above 0.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, pointSize: fontSize) }
}

// MARK: The system's fonts

extension UIFont {
  /// Returns the system's font in its regular weight.
  ///
  /// - Parameter fontSize: In points; must be above 0.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  /// Returns the system's font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: In points; must be above 0.
  ///   - weight: How heavy its strokes are.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the system's font in bold.
  ///
  /// - Parameter fontSize: In points; must be above 0.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// Returns the system's font in italics, which are as wide as the upright letters.
  ///
  /// - Parameter fontSize: In points; must be above 0.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, isItalic: true)
  }

  /// Returns the system's font with digits of one width, which all its digits have here anyway.
  ///
  /// - Parameters:
  ///   - fontSize: In points; must be above 0.
  ///   - weight: How heavy its strokes are.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system's font with one width for all characters.
  ///
  /// - Parameters:
  ///   - fontSize: In points; must be above 0.
  ///   - weight: How heavy its strokes are.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, design: .monospaced)
  }

  /// Returns the font of a text style in the size of text that the device is set to: large, unless
  /// `HeadlessLayout.setScreen` says otherwise.
  ///
  /// A style that is not one of Apple's gets the font of the body.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style in the size of text that a collection of traits says; nil, or one that
  /// says none, for that of the device.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let usual = usualFont(of: style)
    let scaling = FontScaling(style: style, size: usual.pointSize, limit: nil, isScaled: false)
    return UIFont(face: usual.face, pointSize: usual.pointSize, scaling: scaling).following(
      traitCollection?.values.category ?? TextSizes.current)
  }

  /// The font of a text style where text is large.
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

  /// The size of a label's text unless it is set: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title unless it is set: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's smaller text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's ordinary text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

// MARK: Metrics

extension UIFont {
  /// How far above the baseline a line begins, in points: 1950/2048 of the size.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// How far below the baseline a line ends, in points, as a negative number: −494/2048 of the size.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of a capital letter in points: 1443/2048 of the size.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of the letter x in points: 1078/2048 of the size.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The room between two lines beyond their heights, in points: none.
  public var leading: CGFloat { 0 }
  /// The height of one line in points: ascender − descender, 2444/2048 of the size.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
}
