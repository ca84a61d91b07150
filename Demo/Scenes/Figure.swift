import AutoLayoutKit
import UIKit

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
