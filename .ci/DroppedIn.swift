// An app's own file beside the library's two files and those of LayoutTracking in one module: nothing is
// imported but the platform.
#if canImport(UIKit)
  import UIKit

  typealias PlatformView = UIView
#elseif canImport(AppKit)
  import AppKit

  typealias PlatformView = NSView
#endif

/// A picture, a title and a button in a row.
final class DroppedInView: PlatformView {
  private let picture = PlatformView()
  private let title = PlatformView()
  private let button = PlatformView()
  private let group = AutoLayoutKitConstraintGroup()

  func place(isWide: Bool) {
    for view in [picture, title, button] { addSubview(view) }
    tk_constraint(replace: group) { make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xPlace(picture, 8, title, make.wall, button)
      make.size(picture) == CGSize(width: 40, height: 32)
      make.width(button) >= (isWide ? 120 : 44)
      make.priority(.high).width(title) == make.w * 0.5
    }
  }

  /// Lays out the same views in a block that runs again.
  func follow() {
    let followed = tk_constraintTracking { view, make in
      make.collapsing.xPlace(view.picture, make.fold, view.title, 8, view.button)
      make.height(view.picture) == (make.isWider(than: 400) && !make.isTaller(than: 300) ? 80 : 40)
    }
    followed.setNeedsReplace()
  }
}
