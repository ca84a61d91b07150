import Foundation

/// How large the text styles are in each size of text: the table of the Human Interface Guidelines
/// ("Typography", "Dynamic Type sizes").
enum TextSizes {
  /// The size of a style in points, in the twelve sizes of text from extra small on; the body's for a
  /// style that is not one of Apple's.
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

  /// A length that belongs to a style, in points, in another size of text: as much larger as the style is.
  ///
  /// - Parameters:
  ///   - value: The length where text is large, as it is on a device unless its user says otherwise.
  ///   - style: The style.
  ///   - category: The size of text; one that is not of the twelve stands for large.
  static func scaled(
    _ value: CGFloat, with style: UIFont.TextStyle, in category: UIContentSizeCategory
  ) -> CGFloat {
    let sizes = sizes(of: style)
    guard let place = category.place, let usual = UIContentSizeCategory.large.place else { return value }
    return value * sizes[place] / sizes[usual]
  }

  /// The size of text that the device is set to.
  static var current: UIContentSizeCategory {
    get { inUse.value }
    set { inUse.value = newValue }
  }

  private static let inUse = SizeInUse()
}

/// The size of text of the device, for fonts that are made outside the main actor as well.
private final class SizeInUse: @unchecked Sendable {
  private let lock = NSLock()
  private var category = UIContentSizeCategory.large

  var value: UIContentSizeCategory {
    get { lock.withLock { category } }
    set { lock.withLock { category = newValue } }
  }
}

/// What a font follows that grows with the size of text.
struct FontScaling: Sendable {
  /// The style with which it grows.
  var style: UIFont.TextStyle
  /// Its size where text is large, in points.
  var size: CGFloat
  /// The size beyond which it does not grow, in points.
  var limit: CGFloat?
  /// Whether it is a client's font that `UIFontMetrics` has scaled.
  var isScaled: Bool

  /// Its size where text has another size, in points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    min(TextSizes.scaled(size, with: style, in: category), limit ?? .greatestFiniteMagnitude)
  }
}

extension UIFont {
  /// The same font where text has the size `category`; itself when it does not follow that.
  func following(_ category: UIContentSizeCategory) -> UIFont {
    guard let scaling, category.place != nil else { return self }
    let size = scaling.size(in: category)
    return size == pointSize ? self : UIFont(face: face, pointSize: size, scaling: scaling)
  }
}

extension NSAttributedString {
  /// The same text with each font as large as it is where text has the size `category`.
  func following(_ category: UIContentSizeCategory) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont, font.scaling != nil else { return }
      text.addAttribute(.font, value: font.following(category), range: range)
    }
    return text
  }
}
