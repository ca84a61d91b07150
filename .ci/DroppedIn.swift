// An app's own file beside the library's two files in one module: nothing is imported but the platform.
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
}
