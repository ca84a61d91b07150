import Foundation

/// The thresholds of the checks, each with its source.
enum CheckLimit {
  /// The least width and height of a control, in points: Apple's Human Interface Guidelines, *Accessibility*.
  static let touchTarget: CGFloat = 44
  /// The least contrast of a text: Web Content Accessibility Guidelines 2.2, criterion 1.4.3, large texts.
  static let contrast: CGFloat = 3
  /// The thickness up to which a view is a line between others, in points: a separator has one or two pixels.
  static let line: CGFloat = 2
  /// The length above which a line between others is too thick, in points: twice the usual gap of 8.
  static let thickLine: CGFloat = 16
  /// The share of the area of a view that a badge on its corner may have: the badges of Apple's icons have
  /// less than a fifth.
  static let badge: CGFloat = 0.25
  /// The alpha below which UIKit sends a view no touches, as a hidden one: `UIView.hitTest(_:with:)`.
  static let visibleAlpha: CGFloat = 0.01
  /// The alpha above which nothing behind a view is seen: half a step of 255 is missing at most.
  static let opaqueAlpha: CGFloat = 0.998
  /// The difference of two widths of a scrolled content that is no mistake, in points: sums of rounded
  /// numbers.
  static let scrolledWidth: CGFloat = 1
  /// The rounding of the widths of a text, in points: UIKit rounds them up to pixels.
  static let textRounding: CGFloat = 0.01
  /// The compression resistance from which on content must not be cut off: UIKit's default.
  static let resistance: Float = 750
  /// The hugging of a label in UIKit, above which an app has raised it.
  static let hugging: Float = 251
}
