import AutoLayoutKit
import UIKit

/// One large tile and two small ones that change places.
final class Tiles: UIView, ChangingScene {
  let red = NamedBox.red()
  let blue = NamedBox.blue()
  let green = NamedBox.green()

  private let edge: CGFloat = 20
  private let group = AutoLayoutKitConstraintGroup()

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
    show(state: 0)
  }

  var stateCount: Int { 3 }

  /// Moves the tile with the number of the state to the large place.
  func show(state: Int) {
    let tiles = [red, blue, green]
    let large = tiles[state % 3]
    let upper = tiles[(state + 1) % 3]
    let lower = tiles[(state + 2) % 3]
    tk_constraint(replace: group) { make in
      make.insetEdges(edge: edge)
      make.size(large) == (make.w * 0.5 - edge * 0.5, make.h)
      make.size(upper, lower) == (make.w * 0.5 - edge * 0.5, make.h * 0.5 - edge * 0.5)
      make.xPlace(large, edge, upper)
      make.xRight(lower)
      make.yTop(large)
      make.yPlace(upper, edge, lower)
    }
  }
}
