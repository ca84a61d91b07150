import AutoLayoutKit
import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension LayoutCheck {
  /// Checks that all required constraints hold together.
  ///
  /// The engines of UIKit and AppKit cannot be asked: there, the constraints that the frames do not satisfy
  /// are reported, and `LayoutReports.conflicts(inLog:views:)` explains them.
  public static let noConflict = LayoutCheck("noConflict") { conflictProblems(in: $0) }

  /// Checks that the constraints determine every position and size.
  public static let notAmbiguous = LayoutCheck("notAmbiguous") { ambiguityProblems(in: $0) }
}
