import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// An axis of a checked layout, with the lengths, the attributes and the words that belong to it.
enum CheckedAxis: CaseIterable, Sendable {
  case x
  case y

  /// The left or upper edge of a rectangle.
  func near(of rect: CGRect) -> CGFloat { self == .x ? rect.minX : rect.minY }
  /// The right or lower edge of a rectangle.
  func far(of rect: CGRect) -> CGFloat { self == .x ? rect.maxX : rect.maxY }
  /// The width or the height.
  func length(of size: CGSize) -> CGFloat { self == .x ? size.width : size.height }

  /// `left` or `top`.
  var nearWord: String { self == .x ? "left" : "top" }
  /// `right` or `bottom`.
  var farWord: String { self == .x ? "right" : "bottom" }
  /// `wide` or `high`.
  var extentWord: String { self == .x ? "wide" : "high" }
  /// `width` or `height`.
  var sizeWord: String { self == .x ? "width" : "height" }
  /// `x` or `y`.
  var letter: String { self == .x ? "x" : "y" }
  /// `xPlace` or `yPlace`.
  var chainVerb: String { "\(letter)Place" }

  /// Returns true for an attribute of this axis.
  func has(_ attribute: NSLayoutConstraint.Attribute) -> Bool { Self.of(attribute) == self }

  /// Returns the axis of an attribute; nil for `notAnAttribute`.
  private static func of(_ attribute: NSLayoutConstraint.Attribute) -> CheckedAxis? {
    switch attribute {
    case .notAnAttribute: return nil
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: return .y
    #if canImport(UIKit)
      case .topMargin, .bottomMargin, .centerYWithinMargins: return .y
    #endif
    default: return .x
    }
  }
}

extension CGRect {
  /// Returns the rectangle moved by a distance.
  func moved(by distance: CGPoint) -> CGRect { offsetBy(dx: distance.x, dy: distance.y) }

  /// True if the rectangle holds another one, except for `tolerance` at each edge.
  func holds(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    insetBy(dx: -tolerance, dy: -tolerance).contains(other)
  }

  /// The number of corners of the rectangle that are inside another one.
  func corners(inside other: CGRect) -> Int {
    let xs = [minX, maxX].filter { other.minX <= $0 && $0 <= other.maxX }
    let ys = [minY, maxY].filter { other.minY <= $0 && $0 <= other.maxY }
    return xs.count * ys.count
  }

  /// The width times the height.
  var area: CGFloat { width * height }
}

extension CGFloat {
  /// The number of points with at most two decimals.
  var points: String {
    guard isFinite else { return "\(self)" }
    let hundredths = (magnitude * 100).rounded()
    guard hundredths < 1e12 else { return "\(self)" }
    let whole = Int(hundredths)
    var text = "\(whole / 100)"
    if whole % 100 != 0 {
      text += "." + String(String(100 + whole % 100).dropFirst())
      if text.hasSuffix("0") { text.removeLast() }
    }
    return self < 0 && whole != 0 ? "-" + text : text
  }
}

extension CGSize {
  /// The size in points: `40 × 20`.
  var points: String { "\(width.points) × \(height.points)" }
}
