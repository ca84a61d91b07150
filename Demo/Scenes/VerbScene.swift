import AutoLayoutKit
import UIKit

/// A small view with up to three boxes on a sheet of paper, placed by a handful of lines: what the pictures of the verbs show.
///
/// The paper is what the maker's insets, four different ones, leave free.
final class VerbScene: UIView {
  let paper = UIView(color: .white)
  let a = NamedBox("a", UIColor(red: 0.91, green: 0.30, blue: 0.26, alpha: 1))
  let b = NamedBox("b", UIColor(red: 0.18, green: 0.45, blue: 0.86, alpha: 1))
  let c = NamedBox("c", UIColor(red: 0.16, green: 0.60, blue: 0.40, alpha: 1))

  init(boxes count: Int, _ place: (AutoLayoutKitMaker, NamedBox, NamedBox, NamedBox) -> Void) {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.90, green: 0.92, blue: 0.95, alpha: 1)
    addSubview(paper)
    for box in [a, b, c].prefix(count) { addSubview(box) }
    tk_constraint { make in
      make.insetEdges(top: 16, left: 24, bottom: 24, right: 40)
      make.equal(paper)
    }
    tk_constraint { make in
      make.insetEdges(top: 16, left: 24, bottom: 24, right: 40)
      place(make, a, b, c)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
