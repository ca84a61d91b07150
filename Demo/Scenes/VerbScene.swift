import AutoLayoutKit
import UIKit

/// A small view with up to three boxes on a sheet of paper, placed by a few
/// lines, for the pictures of the verbs.
///
/// Rulers measure edges, so the code beside a picture places edges, and lines that the picture does not
/// explain place centers.
final class VerbScene: UIView {
  /// The area of the sheet.
  enum Sheet {
    /// The rectangle inside four different insets, as the reference.
    case insets
    /// No sheet: the scene itself is the reference.
    case none
    /// The area below a line of text, with the sheet as the reference.
    case captioned(String)
    /// The area with this name, into which a modifier places; the maker has no insets.
    case area(String, @MainActor (AutoLayoutKitMaker) -> AutoLayoutKitMaker)
  }

  let paper = UIView(color: Theme.paper)
  /// The boxes, from a on.
  let boxes: [UIView]
  /// The line above the sheet, which only some scenes have.
  let caption = UILabel()

  let sheet: Sheet

  init(boxes: [UIView], on sheet: Sheet = .insets) {
    self.boxes = boxes
    self.sheet = sheet
    super.init(frame: .zero)
    build()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("The scene of a verb is made in code, with its boxes.")
  }

  private func build() {
    backgroundColor = Theme.color(red: 0.90, green: 0.92, blue: 0.95, dark: 0.2)
    layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 24, right: 36)
    addSubview(paper)
    for (box, name) in zip(boxes, ["a", "b", "c"]) {
      box.accessibilityIdentifier = name
      addSubview(box)
    }
    switch sheet {
    case .insets: addSheet()
    case .none: paper.isHidden = true
    case .captioned(let text): addCaption(text)
    case .area(let name, let modifier):
      tk_constraint { make in modifier(make).equal(paper) }
      paper.tint(as: name)
    }
  }

  private func addSheet() {
    tk_constraint { make in
      make.insetEdges(top: 16, left: 24, bottom: 24, right: 40)
      make.center(paper)
      make.named("sheet").size(paper) == (make.w, make.h)
    }
  }

  private func addCaption(_ text: String) {
    caption.text = text
    caption.font = .systemFont(ofSize: 11, weight: .medium)
    caption.textAlignment = .center
    addSubview(caption)
    tk_constraint { make in
      make.height(caption) == 24
      make.xEqual(caption, paper)
      make.yPlace(caption, paper)
    }
  }

  /// Returns the maker that places the boxes.
  private func maker(_ make: AutoLayoutKitMaker) -> AutoLayoutKitMaker {
    switch sheet {
    case .insets, .captioned: make.ref(paper)
    case .none, .area: make
    }
  }

  /// Places the boxes by a few lines, and returns the scene.
  func placed(_ place: DemoScene.Placing) -> Self {
    tk_constraint { make in
      place(maker(make), self[0], self[1], self[2])
    }
    return self
  }

  /// Returns the box with a number; for a missing one, a view outside the scene.
  subscript(_ number: Int) -> UIView { boxes.indices.contains(number) ? boxes[number] : UIView() }
}

extension UIView {
  /// Colors a sheet that shows an area, and writes the area's name at its lower edge.
  func tint(as name: String) {
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textColor = UIColor(red: 0.55, green: 0.42, blue: 0.05, alpha: 1)
    label.textAlignment = .center
    backgroundColor = UIColor(red: 1.00, green: 0.93, blue: 0.70, alpha: 1)
    addSubview(label)
    tk_constraint { make in
      make.height(label) == 20
      make.equal(label, except: .top)
    }
  }
}
