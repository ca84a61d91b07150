import AutoLayoutKit
import LayoutTracking
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A row of a photo, a title and a badge, which counts the runs of its block.
final class Row: Box {
  let photo = Box()
  let title = Box()
  let badge = Box()
  let inner = Box()
  weak var extra: Box?
  var runs = 0
  var widths: [CGFloat] = [30]

  init(width: CGFloat = 200) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    for view in [photo, title, badge, inner] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Keeps a block that follows the width and `isHidden` of the title.
  @discardableResult
  func keepBlock() -> AutoLayoutKitConstraintGroup {
    tk_constraintTracking { row, make in
      row.runs += 1
      make.insetUnequally()
      make.yEqual(row.photo, row.title, row.badge)
      make.width(row.photo) == (make.isWider(than: 250) ? 60 : row.widths[0])
      make.width(row.title) == 20
      make.collapsing.xPlace(row.photo, 6, row.title, 4, row.badge)
    }
  }

  func expectRow(
    _ expected: [(x: CGFloat, width: CGFloat)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    layoutIfNeeded()
    let rows = zip([("photo", photo), ("title", title), ("badge", badge)], expected).map { view, row in
      (
        name: view.0, item: view.1 as AnyObject,
        frame: CGRect(x: row.x, y: 3, width: row.width, height: bounds.height - 3 - 11)
      )
    }
    expectFrames(rows, sourceLocation: sourceLocation)
  }
}
