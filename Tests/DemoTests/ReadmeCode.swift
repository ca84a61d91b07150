import AutoLayoutKit
import UIKit

/// The code of README.md and docs/AutoLayoutKit.docc/Vocabulary.md that is in no scene of the demo.
///
/// `ReadmeTests` compares the pages with it word for word.
@MainActor
enum ReadmeCode {
  /// Uninstalls a group and installs it again.
  static func group(view: UIView, banner: UIView) {
    let group = view.tk_constraint { make in
      make.xEqual(banner)
      make.yPlace(20, banner, make.wall)
    }
    group.uninstall()
    group.install()
  }

  /// Uses a maker in several lines.
  static func modifiers(_ make: AutoLayoutKitMaker, title: UILabel) {
    let soft = make.priority(.high - 1).named("card")
    soft.width(title) == 200
  }

  /// Prepares a layout and installs it later.
  static func prepared(view: UIView, banner: UIView) {
    let group = view.tk_constraint(active: false) { make in
      make.yPlace(20, banner, make.wall)
    }
    group.install()
  }

  /// Sets a handler for reports.
  static func reports(show: @escaping (String) -> Void) {
    AutoLayoutKitReport.handler = { report in
      show(report.description)
    }
  }
}
