import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The frames of views and guides in the coordinates of an inspected view.
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
}
