import AutoLayoutKit
import UIKit

/// Two boxes in a row, for the pictures that explain walls.
class TwoBoxes: UIView {
  let red = NamedBox.red()
  let blue = NamedBox.blue()

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
    for box in [red, blue] { addSubview(box) }
    tk_constraint { make in
      make.size(red, blue) == (80, 60)
      make.yCenter(red, blue)
      place(make)
    }
  }

  /// Places the two boxes along x.
  func place(_ make: AutoLayoutKitMaker) {}
}

/// A wall between the two boxes: each one is at its side.
final class WallInTheMiddle: TwoBoxes {
  override func place(_ make: AutoLayoutKitMaker) {
    make.xPlace(20, red, make.wall, blue, 20)
  }
}

/// A wall before the two boxes: both are at the right side.
final class WallAtTheStart: TwoBoxes {
  override func place(_ make: AutoLayoutKitMaker) {
    make.xPlace(make.wall, red, 20, blue, 20)
  }
}

/// A wall after the two boxes: both are at the left side.
final class WallAtTheEnd: TwoBoxes {
  override func place(_ make: AutoLayoutKitMaker) {
    make.xPlace(20, red, 20, blue, make.wall)
  }
}

/// Insets add up: the second call is added to the first one.
final class TwoStepInsets: UIView {
  let first = NamedBox("", UIColor(red: 0.85, green: 0.90, blue: 0.98, alpha: 1))
  let second = NamedBox("second", UIColor(red: 0.18, green: 0.45, blue: 0.86, alpha: 1))

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
    for box in [first, second] { addSubview(box) }
    tk_constraint { make in
      make.insetEdges(edge: 30)
      make.equal(first)
      make.insetEdges(top: 50, left: 20, bottom: 30, right: 60)
      make.equal(second)
    }
  }
}
