import AutoLayoutKit
import UIKit

/// A colored box with its name in the middle, for the small scenes.
final class NamedBox: UIView {
  private let caption = UILabel()

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    caption.text = name
    backgroundColor = color
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    caption.font = .systemFont(ofSize: 13, weight: .semibold)
    caption.textColor = .white
    layer.cornerRadius = 6
    addSubview(caption)
    tk_constraint { make in
      make.center(caption)
    }
  }
}

extension NamedBox {
  static func red() -> NamedBox { NamedBox("red", UIColor(red: 0.91, green: 0.30, blue: 0.26, alpha: 1)) }
  static func blue() -> NamedBox { NamedBox("blue", UIColor(red: 0.18, green: 0.45, blue: 0.86, alpha: 1)) }
  static func green() -> NamedBox { NamedBox("green", UIColor(red: 0.16, green: 0.60, blue: 0.40, alpha: 1)) }
  static func yellow() -> NamedBox {
    NamedBox("yellow", UIColor(red: 0.72, green: 0.52, blue: 0.06, alpha: 1))
  }
  static func purple() -> NamedBox {
    NamedBox("purple", UIColor(red: 0.51, green: 0.32, blue: 0.78, alpha: 1))
  }
}
