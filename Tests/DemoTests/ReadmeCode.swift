import AutoLayoutKit
import Testing
import UIKit

@testable import Demo

/// The code of README.md that does not stand in a scene of the demo.
///
/// `ReadmeTests` compares the two word for word.
@MainActor
enum ReadmeCode {
  /// Constraints made by hand.
  static func byHand(_ make: AutoLayoutKitMaker, title: UILabel, icon: UIView) {
    make.install(title.tk_left >= icon.tk_right + 8)
    make.install(title.tk_centerY, icon.tk_centerY)
    make.install(AutoLayoutKitAttribute(title, .width) <= make.w * 0.5)
  }

  /// A group, taken out and put back.
  static func group(view: UIView, banner: UIView) {
    let group = view.tk_constraint { make in
      make.xEqual(banner)
      make.yPlace(20, banner, make.wall)
    }
    group.uninstall()
    group.install()
  }

  /// Makers that are made from the maker.
  static func modifiers(_ make: AutoLayoutKitMaker, icon: UIView, title: UILabel, detail: UILabel, header: UIView, list: UIView) {
    make.safeArea(.top, .bottom).yPlace(header, 8, list)
    make.margins.xEqual(header, list)
    make.directional.xPlace(20, icon, 8, title, make.wall)
    make.ref(title).yFirstBaseline(detail)
    let soft = make.priority(.high - 1).named("card")
    soft.width(title) == 200
    make.xHugging(detail) == .high
  }

  /// What a verb returns.
  static func handle(_ make: AutoLayoutKitMaker, banner: UIView) -> AutoLayoutKitHandle {
    let top = make.yTop(banner, by: 20)
    top.constant = 40
    top.priority = .low
    return top
  }

  /// A layout that waits, and what a change has touched.
  static func prepared(view: UIView, banner: UIView, print: (AutoLayoutKitChange) -> Void) {
    let group = view.tk_constraint(active: false) { make in
      make.yPlace(20, banner, make.wall)
    }
    group.install()
    view.tk_constraint(replace: group) { make in
      make.yPlace(30, banner, make.wall)
    }
    print(group.lastChange)  // one updated, nothing added or removed
  }

  /// Where reports go.
  static func reports(show: @escaping (String) -> Void) {
    AutoLayoutKitReport.handler = { report in
      show(report.description)
    }
  }
}

/// A verb of an app's own.
extension AutoLayoutKitMaker {
  @discardableResult func figure(
    _ picture: UIView, _ caption: UIView, gap: Double = 8, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    if gap < 0 {
      report("the caption would cover the picture, so the gap is 0.", call: "figure(gap: \(gap))", about: caption, file: file, line: line)
    }
    return handle {
      xEqual(picture, caption, file: file, line: line)
      yPlace(picture, max(0, gap), caption, file: file, line: line)
    }
  }
}

@MainActor
@Test func theTitleStandsBesideTheIcon() {
  let cell = Cell(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
  cell.layoutIfNeeded()
  #expect(cell.icon.frame == CGRect(x: 16, y: 12, width: 56, height: 56))
  #expect(cell.title.frame.minX == 84)
}
