import AutoLayoutKit
import UIKit

extension AutoLayoutKitMaker {
  /// Places a view or a guide in the middle, as wide as possible, but never wider than a limit in points.
  ///
  ///     // |------[   atMost   ]------|      on a wide screen
  ///     // |[     full width     ]|          on a narrow one
  func xFill(_ item: any AutoLayoutKitItem, atMost limit: CGFloat) {
    xCenter(item)
    width(item) <= limit
    width(item) <= w
    let fill = AutoLayoutKitAttribute(item, .width) == w
    fill.priority = .defaultHigh
    install(fill)
  }
}
