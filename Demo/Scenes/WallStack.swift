import AutoLayoutKit
import UIKit

/// A stack between two walls, held by its middle box.
final class WallStack: UIView {
  let red = NamedBox.red()
  let blue = NamedBox.blue()
  let green = NamedBox.green()

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
    for box in [red, blue, green] { addSubview(box) }
    tk_constraint { make in
      make.width(red, blue, green) == [50, 100, 200]
      make.height(red, blue, green) == 100
      make.xCenter(red, blue, green)
      make.yCenter(blue)
      make.yPlace(make.wall, red, 10, blue, 10, green, make.wall)
    }
  }
}
