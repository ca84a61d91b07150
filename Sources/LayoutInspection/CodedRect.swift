package import Foundation
import LayoutWords

/// A rectangle as JSON: `x`, `y`, `width` and `height`, in points.
package struct CodedRect: Codable, Equatable, CustomStringConvertible {
  package let x, y, width, height: CGFloat

  package init(_ rect: CGRect) {
    (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  package var description: String { [x, y, width, height].map(\.points).joined(separator: " ") }
}
