import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

enum CheckedAxis: CaseIterable, Sendable {
  case x
  case y

  init(isVertical: Bool) { self = isVertical ? .y : .x }

  var isVertical: Bool { self == .y }
  var across: CheckedAxis { self == .x ? .y : .x }
  var words: AxisWords { AxisWords(isVertical: isVertical) }

  /// The left or upper edge of a rectangle.
  func near(of area: Area) -> Length { self == .x ? area.minX : area.minY }
  func near(of rect: CGRect) -> CGFloat { self == .x ? rect.minX : rect.minY }
  /// The right or lower edge of a rectangle.
  func far(of area: Area) -> Length { self == .x ? area.maxX : area.maxY }
  func far(of rect: CGRect) -> CGFloat { self == .x ? rect.maxX : rect.maxY }
  func length(of area: Area) -> Length { self == .x ? area.width : area.height }
  func length(of size: CGSize) -> CGFloat { self == .x ? size.width : size.height }

  func has(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute != .notAnAttribute && attribute.isVertical == isVertical
  }

  func isSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute.isSize && has(attribute) }
}

extension AutoLayoutKitView {
  func contentPriority(isHugging: Bool, _ axis: CheckedAxis) -> Float {
    isHugging
      ? contentHuggingPriority(for: axis == .x ? .horizontal : .vertical).rawValue
      : contentCompressionResistancePriority(for: axis == .x ? .horizontal : .vertical).rawValue
  }
}

extension CGRect {
  func moved(by distance: CGPoint) -> CGRect { offsetBy(dx: distance.x, dy: distance.y) }

  var area: CGFloat { width * height }
}

extension CGSize {
  var points: String { "\(width.points) × \(height.points)" }
}
