import AutoLayoutKit
import UIKit

/// Five boxes of 0.3 of the inset size: one in each corner, one in the center.
final class Corners: UIView {
  let red = NamedBox.red()
  let blue = NamedBox.blue()
  let yellow = NamedBox.yellow()
  let green = NamedBox.green()
  let purple = NamedBox.purple()

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
    for box in [red, blue, yellow, green, purple] { addSubview(box) }
    tk_constraint { make in
      make.insetEdges(edge: 20)
      make.size(red, blue, yellow, green, purple) == (make.w * 0.3, make.h * 0.3)
      make.xLeft(red, blue)
      make.xRight(yellow, green)
      make.yTop(red, yellow)
      make.yBottom(blue, green)
      make.center(purple)
    }
  }
}
