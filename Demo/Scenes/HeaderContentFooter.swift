import AutoLayoutKit
import UIKit

/// A bar of 44 points at the top, one at the bottom, and the content between them.
final class HeaderContentFooter: UIView {
  let header = NamedBox("header", UIColor(red: 0.18, green: 0.45, blue: 0.86, alpha: 1))
  let content = NamedBox("content", UIColor(red: 0.48, green: 0.55, blue: 0.65, alpha: 1))
  let footer = NamedBox("footer", UIColor(red: 0.16, green: 0.60, blue: 0.40, alpha: 1))

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = Theme.paper
    for box in [header, content, footer] {
      box.layer.cornerRadius = 0
      addSubview(box)
    }
    tk_constraint { make in
      make.height(header, footer) == 44
      make.xEqual(header, content, footer)
      make.yPlace(header, content, footer)
    }
  }
}
