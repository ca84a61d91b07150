import AutoLayoutKit
import UIKit

/// A scroll view with three boxes in a row that is wider than its visible part.
final class Carousel: UIScrollView {
  let boxes = Boxes.letters(3)
  private let paper = UIView()

  init(_ place: DemoScene.Placing) {
    super.init(frame: .zero)
    backgroundColor = Theme.color(red: 0.90, green: 0.92, blue: 0.95, dark: 0.2)
    addSubview(paper)
    for (box, name) in zip(boxes, ["a", "b", "c"]) {
      box.accessibilityIdentifier = name
      addSubview(box)
    }
    paper.backgroundColor = UIColor(red: 1.00, green: 0.93, blue: 0.70, alpha: 1)
    tk_constraint { make in
      make.height(paper) == make.h
      make.content.equal(paper)
      place(make, boxes[0], boxes[1], boxes[2])
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("A carousel is made in code, with its layout.")
  }
}
