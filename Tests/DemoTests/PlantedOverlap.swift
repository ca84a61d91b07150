import AutoLayoutKit
import UIKit

#if canImport(Demo)
  @testable import Demo
#endif

// The benchmark compiles this file as well, together with the scenes.

/// Scenes with a badge that covers a label below a width of 301 points.
///
///     |<------------- 301 ------------->|
///     |-start-[ label ][ badge ]-inset--|
@MainActor enum PlantedOverlap {
  static func chat() -> UIView {
    let chat = Chat()
    // 12 [back 24] 8 [avatar 36] 10 [name; the status below it]
    plant(besides: chat.status, startingAt: 12 + 24 + 8 + 36 + 10, inset: 50, in: chat, chat.header)
    return chat
  }

  static func product() -> UIView {
    let product = Product()
    // 20 [five stars of 20] 8 [rating]
    plant(besides: product.rating, startingAt: 20 + 5 * 20 + 8, inset: 20, in: product, product.details)
    return product
  }

  /// Adds a badge with a background in the row of a label, `inset` points from the right edge of the root.
  private static func plant(
    besides label: UILabel, startingAt start: CGFloat, inset: CGFloat, in root: UIView, _ row: UIView
  ) {
    let badge = UILabel()
    badge.text = "new"
    badge.backgroundColor = .systemRed
    badge.accessibilityIdentifier = "badge"
    row.addSubview(badge)
    let width = 301 - start - label.intrinsicContentSize.width - inset
    root.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 7, right: inset)
      make.size(badge) == (width, 8)
      make.xRight(badge)
      make.ref(label).yCenter(badge)
    }
  }
}
