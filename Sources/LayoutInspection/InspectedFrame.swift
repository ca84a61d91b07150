import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

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

  static func depth(of item: AnyObject) -> Int {
    guard let outer = ConstraintList.container(of: item) else { return 0 }
    return sequence(first: outer, next: { $0.superview }).reduce(0) { count, _ in count + 1 }
  }
}

extension CGRect {
  var points: [String] { [minX, minY, width, height].map(\.points) }
  var inspectionText: String { "(\(points.joined(separator: ", ")))" }
}
