#if canImport(UIKit)
  import Foundation
  package import LayoutPlatform

  extension UIContentSizeCategory {
    /// The name without the words that all names share: `L`, `AccessibilityXXXL`.
    package var shortName: String {
      rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    }
  }
#endif
