import AutoLayoutKit
import LayoutInspection
import UIKit

/// A screen of 320 × 400 points for the tests of the checks; its views are named after its properties.
final class CheckedScreen: UIView {
  let title = UILabel()
  let time = UILabel()
  let photo = UIImageView(image: UIImage(systemName: "photo"))
  let button = UIButton(type: .system)
  let card = UIView()
  let inner = UILabel()
  let scroll = UIScrollView()

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    title.text = "Departure"
    time.text = "12:45"
    inner.text = "Gate 7"
    button.setTitle("Book", for: .normal)
  }

  /// Adds views and places them with fixed frames.
  func place(_ frames: [(view: UIView, frame: CGRect)]) {
    for (view, frame) in frames {
      if view.superview == nil { addSubview(view) }
      view.frame = frame
    }
  }

  /// Returns the sentences of the problems that a check finds.
  func sentences(_ checks: LayoutCheck...) -> [String] { problems(in: self, checks).map(\.description) }
}
