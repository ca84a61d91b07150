/// An object that scales fonts and lengths with the content size category, in the same ratio as a text style.
///
/// The factor is the ratio of the font sizes of the style; nothing is rounded.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates metrics that scale in the same ratio as a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns `font`, which is the font for the category large, scaled for the content size category of the
  /// device.
  ///
  /// Traps, where UIKit raises an exception, if `font` has been scaled already.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, limit: nil, category: nil) }

  /// Returns `font` scaled for the content size category of the device, with at most `maximumPointSize`
  /// points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, limit: maximumPointSize, category: nil)
  }

  /// Returns `font` scaled for the content size category in `traitCollection`.
  ///
  /// If the collection is nil or contains no category, the category of the device is used.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, limit: nil, category: traitCollection?.values.category)
  }

  /// Returns `font` scaled for the content size category in `traitCollection`, with at most
  /// `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, limit: maximumPointSize, category: traitCollection?.values.category) }

  /// Returns a length, in points, scaled for the content size category of the device.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length, in points, scaled for the content size category in `traitCollection`.
  ///
  /// If the collection is nil or contains no category, the category of the device is used.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    TextSizes.scaled(
      value, with: style, in: traitCollection?.values.category ?? UIContentSizeCategory.ofDevice)
  }

  /// Returns the sentence about a font that cannot be scaled; nil if it can.
  static func mistake(inScaling font: UIFont) -> String? {
    font.scaling?.isScaled == true
      ? "A font that has been scaled already cannot be scaled again: \(font)." : nil
  }

  private func scaledFont(for font: UIFont, limit: CGFloat?, category: UIContentSizeCategory?) -> UIFont {
    trap(if: Self.mistake(inScaling: font))
    let positive = limit.flatMap { $0 > 0 ? $0 : nil }
    let scaling = FontScaling(style: style, size: font.pointSize, limit: positive, isScaled: true)
    return UIFont(
      face: font.face, pointSize: scaling.size(in: category ?? UIContentSizeCategory.ofDevice),
      scaling: scaling)
  }
}
