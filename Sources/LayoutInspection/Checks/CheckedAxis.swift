import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// An axis of a checked layout, with the lengths and the attributes that belong to it.
enum CheckedAxis: CaseIterable, Sendable {
  case x
  case y

  /// The left or upper edge of a rectangle.
  func near(of area: Area) -> Length { self == .x ? area.minX : area.minY }
  /// The right or lower edge of a rectangle.
  func far(of area: Area) -> Length { self == .x ? area.maxX : area.maxY }
  /// The width or the height of a rectangle.
  func length(of area: Area) -> Length { self == .x ? area.width : area.height }
  /// The width or the height.
  func length(of size: CGSize) -> CGFloat { self == .x ? size.width : size.height }

  /// The words for the axis.
  var words: AxisWords { AxisWords(isVertical: self == .y) }

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

  /// The width times the height.
  var area: CGFloat { width * height }
}

extension CGSize {
  /// The size in points: `40 × 20`.
  var points: String { "\(width.points) × \(height.points)" }
}
