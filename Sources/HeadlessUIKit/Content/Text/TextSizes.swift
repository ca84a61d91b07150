/// The font sizes of the text styles for each content size category: the table of the Human Interface
/// Guidelines ("Typography", "Dynamic Type sizes").
enum TextSizes {
  /// Returns the font sizes of a style, in points, for the twelve categories from extra small upward; for a
  /// style that is not one of Apple's, those of the body style.
  private static func sizes(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    }
  }

  /// The distances of two lines by the size of their font, in points.
  ///
  /// The same table has them too; they depend on the size alone.
  private static let lineDistances: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29,
    24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44,
    38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62,
    55: 65, 56: 66, 58: 68, 60: 70,
  ]

  /// Returns the distance of two lines of a text style by the size of its font, in points; 0 for a size that
  /// no style has.
  static func lineDistance(ofSize size: CGFloat) -> CGFloat { lineDistances[size] ?? 0 }

  /// Returns the distance of lines of the body style as a share of that for the category large.
  static func lineDistanceShare(in category: UIContentSizeCategory) -> CGFloat {
    let size = scaled(17, with: .body, in: category)
    return lineDistance(ofSize: size) / lineDistance(ofSize: 17)
  }

  /// Returns a length, in points, scaled for another content size category in the same ratio as the font size
  /// of a text style.
  ///
  /// - Parameters:
  ///   - value: The length for the category large, the default of a device.
  ///   - style: The text style.
  ///   - category: The content size category; one that is not among the twelve means large.
  static func scaled(
    _ value: CGFloat, with style: UIFont.TextStyle, in category: UIContentSizeCategory
  ) -> CGFloat {
    let sizes = sizes(of: style)
    guard let rank = category.rank, let usual = UIContentSizeCategory.large.rank else { return value }
    return value * sizes[rank] / sizes[usual]
  }
}

/// The rule by which the size of a font follows the content size category.
struct FontScaling: Sendable {
  var style: UIFont.TextStyle
  var size: CGFloat
  var limit: CGFloat?
  /// True for a client's font that `UIFontMetrics` has scaled.
  var isScaled: Bool

  func size(in category: UIContentSizeCategory) -> CGFloat {
    min(TextSizes.scaled(size, with: style, in: category), limit ?? .greatestFiniteMagnitude)
  }
}

extension UIFont {
  /// Returns the font in the size for a content size category, or the font itself if it is not scaled.
  func following(_ category: UIContentSizeCategory) -> UIFont {
    guard let scaling, category.rank != nil else { return self }
    let size = scaling.size(in: category)
    return size == pointSize ? self : UIFont(face: face, pointSize: size, scaling: scaling)
  }
}

extension NSAttributedString {
  func following(_ category: UIContentSizeCategory) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont, font.scaling != nil else { return }
      text.addAttribute(.font, value: font.following(category), range: range)
    }
    return text
  }
}
