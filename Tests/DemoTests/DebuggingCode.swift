import AutoLayoutKit
import LayoutTesting
import UIKit

/// The code of Sources/LayoutTesting/LayoutTesting.docc/Debugging.md.
///
/// `ReadmeTests` compares the page with it word for word.
@MainActor enum DebuggingCode {
  /// Checks a screen.
  static func checks(view: DebuggingScreen) {
    check(view)
    check(view, .noOverlap.except(view.badge), .aligned(view.title, view.detail, by: .left))
    check(view, except: [view.badge])
  }

  /// Prints the problems of a screen.
  static func list(view: DebuggingScreen) {
    for problem in problems(in: view, [.noConflict, .notAmbiguous]) {
      print(problem)
    }
  }

  /// A check of an app's own.
  static let noRed = LayoutCheck("noRed") { view in
    view.subviews.filter { $0.backgroundColor == .red }.map { red in
      LayoutProblem(
        .overlap, views: ["red"], frames: [red.frame], sites: [], description: "A view is still red.")
    }
  }
}

/// A screen with a title, a detail and a badge.
final class DebuggingScreen: UIView {
  let title = UILabel()
  let detail = UILabel()
  let badge = UILabel()
}
