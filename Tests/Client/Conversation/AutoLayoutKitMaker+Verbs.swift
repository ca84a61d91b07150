import AutoLayoutKit
import UIKit

/// Verbs that an app adds with the public part of the library.
extension AutoLayoutKitMaker {
  /// Puts the middle of an item on the upper right corner of the reference, moved inward by the insets.
  ///
  ///     //  ──────[●]
  ///     //         │
  @discardableResult func corner(
    _ item: any AutoLayoutKitItem, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    install(
      AutoLayoutKitAttribute(item, .centerX) == AutoLayoutKitAttribute(reference, .right) - insets.right,
      AutoLayoutKitAttribute(item, .centerY) == AutoLayoutKitAttribute(reference, .top) + insets.top,
      file: file, line: line)
  }

  /// Places a picture and, below it, a title and a text, all from edge to edge.
  ///
  /// The picture takes the free height.
  @discardableResult func card(
    _ picture: UIView, _ title: UIView, _ text: UIView, gap: any AutoLayoutKitNumber = 8,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("card", file: file, line: line) {
      xEqual(picture, title, text)
      yPlace(picture, gap, title, 4, text)
    }
  }

  /// Makes an item a share of the container's width, even with another reference.
  @discardableResult func share(
    _ factor: Double, _ item: any AutoLayoutKitItem, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    width(item, file: file, line: line) == AutoLayoutKitAttribute(container, .width) * factor
  }
}
