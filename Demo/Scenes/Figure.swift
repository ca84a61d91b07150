import AutoLayoutKit
import UIKit

/// A verb of an app.
extension AutoLayoutKitMaker {
  @discardableResult func figure(
    _ picture: UIView, _ caption: UIView, gap: Double = 8, file: StaticString = #fileID, line: UInt = #line
  ) -> AutoLayoutKitHandle {
    verb("figure", file: file, line: line) {
      if gap < 0 {
        report(
          "the caption would cover the picture, so the gap is 0.",
          call: "figure(gap: \(gap))", about: caption)
      }
      xEqual(picture, caption)
      yPlace(picture, max(0, gap), caption)
    }
  }
}
