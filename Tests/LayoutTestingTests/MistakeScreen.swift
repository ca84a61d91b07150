import AutoLayoutKit
import Foundation
import UIKit

/// A screen with one mistake, and the report that it should give.
///
/// A subclass adds its views and places them in `build()`.
class MistakeScreen: UIView {
  override required init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// Adds the views and places them.
  func build() {}

  /// The size of the screen, in points.
  class var size: CGSize { CGSize(width: 320, height: 480) }

  /// The report; `{xPlace}` stands for the place of the first `xPlace` of the class, `{xPlace 2}` for that of
  /// the second.
  var report: String { "" }

  /// Adds several subviews, the last one on top.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}

extension UILabel {
  /// Creates a label with a text in 17 points.
  convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}

extension UIView {
  /// Creates a light gray box.
  static func box() -> UIView {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)
    return view
  }
}

extension UIButton {
  /// Creates a system button with a title.
  static func titled(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}

extension CGFloat {
  /// The number as a report has it, for numbers with at most one decimal.
  var text: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
