import AutoLayoutKit
import UIKit

/// Two small pictures one above the other, each with a line about it: the same layout before and after a
/// change, or in two variants.
final class PairScene: UIView {
  let first: VerbScene
  let second: VerbScene

  init(_ first: VerbScene, _ second: VerbScene) {
    self.first = first
    self.second = second
    super.init(frame: .zero)
    build()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A pair is made in code, with its two pictures.")
  }

  private func build() {
    for half in [first, second] { addSubview(half) }
    tk_constraint { make in
      make.xEqual(first, second)
      make.ySpread(first, second, gap: 0)
    }
  }
}
