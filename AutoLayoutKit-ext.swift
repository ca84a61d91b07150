// Conveniences built on the public part of AutoLayoutKit.swift. An app may do without this file.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// MARK: - Attributes

/// Each attribute takes `*`, `/`, `+` and `-` with a number, and `==`, `<=` and `>=` make an `NSLayoutConstraint` of it.
///
///     make.install(title.tk_left >= icon.tk_right + 8)
extension AutoLayoutKitItem {
  /// The left edge.
  public var tk_left: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .left) }
  /// The right edge.
  public var tk_right: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .right) }
  /// The top edge.
  public var tk_top: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .top) }
  /// The bottom edge.
  public var tk_bottom: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .bottom) }
  /// The edge where text begins: the left one where it runs from left to right.
  public var tk_leading: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .leading) }
  /// The edge where text ends: the right one where it runs from left to right.
  public var tk_trailing: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .trailing) }
  /// The width, in points.
  public var tk_width: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .width) }
  /// The height, in points.
  public var tk_height: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .height) }
  /// The middle between left and right.
  public var tk_centerX: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .centerX) }
  /// The middle between top and bottom.
  public var tk_centerY: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .centerY) }
}

/// Baselines, which guides do not have.
extension AutoLayoutKitView {
  /// The baseline of the first line of text.
  public var tk_firstBaseline: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var tk_lastBaseline: AutoLayoutKitAttribute { AutoLayoutKitAttribute(self, .lastBaseline) }
}
