import AutoLayoutKit
import UIKit

/// A filled or framed button with a title in its middle.
final class PillButton: UIView {
  private let title: UILabel

  init(_ text: String, fill: UIColor, ink: UIColor, border: UIColor? = nil) {
    title = UILabel(text, size: 16, weight: .semibold, color: ink)
    super.init(frame: .zero)
    backgroundColor = fill
    layer.cornerRadius = 12
    if let border {
      layer.borderWidth = 1
      layer.borderColor = border.cgColor
    }
    addSubview(title)
    tk_constraint { make in
      make.center(title)
    }
  }

  required init?(coder: NSCoder) {
    title = UILabel()
    super.init(coder: coder)
  }
}
