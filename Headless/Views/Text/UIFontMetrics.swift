/// Lets a font of one's own, or any length, grow with the size of text as a text style does.
///
/// The factor is that of the style's sizes; nothing is rounded.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that grow as the body of a text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font as large as it is in the size of text that the device is set to; `font` is the one for large
  /// text, as on a device unless its user says otherwise.
  ///
  /// Traps, as UIKit raises, when `font` comes from here already.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, limit: nil, category: nil) }

  /// The same, at most `maximumPointSize` points large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, limit: maximumPointSize, category: nil)
  }

  /// The same in the size of text that `traitCollection` says; nil, or one that
  /// says none, for that of the device.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, limit: nil, category: traitCollection?.values.category)
  }

  /// The same in the size of text that `traitCollection` says, at most `maximumPointSize` points large.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, limit: maximumPointSize, category: traitCollection?.values.category)
  }

  /// A length as large as it is in the size of text that the device is set to, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length as large as it is in the size of text that `traitCollection` says, in points; nil, or one that
  /// says none, for that of the device.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    TextSizes.scaled(value, with: style, in: traitCollection?.values.category ?? TextSizes.current)
  }

  private func scaledFont(for font: UIFont, limit: CGFloat?, category: UIContentSizeCategory?) -> UIFont {
    precondition(
      font.scaling?.isScaled != true, "A font that has been scaled already cannot be scaled again: \(font).")
    let positive = limit.flatMap { $0 > 0 ? $0 : nil }
    let scaling = FontScaling(style: style, size: font.pointSize, limit: positive, isScaled: true)
    return UIFont(
      face: font.face, pointSize: scaling.size(in: category ?? TextSizes.current), scaling: scaling)
  }
}
