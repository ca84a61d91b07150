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
  /// On Apple's platforms the engine cannot be read; required constraints that the frames do not satisfy are
  /// reported there.
  public static let noConflict = LayoutCheck("noConflict") { conflictProblems(in: $0) }

  /// Checks that the constraints determine every position and size.
  public static let notAmbiguous = LayoutCheck("notAmbiguous") { ambiguityProblems(in: $0) }
}
