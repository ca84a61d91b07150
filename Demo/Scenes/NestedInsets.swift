import AutoLayoutKit
import UIKit

/// Four boxes one inside the other: each call adds to the present insets, and a reset removes them all.
final class NestedInsets: UIView {
  let outer = NamedBox("", UIColor(red: 0.85, green: 0.90, blue: 0.98, alpha: 1))
  let middle = NamedBox("", UIColor(red: 0.60, green: 0.75, blue: 0.95, alpha: 1))
  let inner = NamedBox("inner", UIColor(red: 0.18, green: 0.45, blue: 0.86, alpha: 1))
  let badge = NamedBox("badge", UIColor(red: 0.91, green: 0.30, blue: 0.26, alpha: 1))

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
    for box in [outer, middle, inner, badge] { addSubview(box) }
    tk_constraint { make in
      let none = make.insetEdges(edge: 20)
      make.equal(outer)
      make.insetEdges(top: 60, left: 30, bottom: 30, right: 40)
      make.equal(middle)
      make.insetEdges(edge: 40)
      make.equal(inner)
      make.resetEdges(none)
      make.insetEdges(edge: 36)
      make.xRight(badge)
      make.yTop(badge)
      make.size(badge) == (64, 28)
    }
  }
}
