import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

/// The frames and depths of views and guides in an inspected tree.
@MainActor enum InspectedFrame {
  /// Returns the frame of a view or guide in the coordinates of `view`.
  static func of(_ item: AnyObject, in view: AutoLayoutKitView) -> CGRect {
    if let item = item as? AutoLayoutKitView { return item.convert(item.bounds, to: view) }
    guard let guide = item as? AutoLayoutKitGuide, let owner = guide.owningView else { return .zero }
    #if canImport(UIKit)
      return owner.convert(guide.layoutFrame, to: view)
    #else
      return owner.convert(guide.frame, to: view)
    #endif
  }

  /// Returns the number of views around a view or guide.
  static func depth(of item: AnyObject) -> Int {
    var view = item as? AutoLayoutKitView
    var depth = 0
    if let guide = item as? AutoLayoutKitGuide {
      view = guide.owningView
      depth = 1
    }
    while let above = view?.superview {
      depth += 1
      view = above
    }
    return depth
  }
}

extension CGRect {
  /// The numbers of the rectangle: x, y, width and height.
  var points: [String] { [minX, minY, width, height].map(\.points) }

  /// The rectangle as `(x, y, width, height)`.
  var inspectionText: String { "(\(points.joined(separator: ", ")))" }
}
