import AutoLayoutKit
import UIKit

// Mistakes in columns.

/// A view that no vertical verb mentions.
final class NoColumn: MistakeScreen {
  let title = UILabel("Departure")
  let time = UILabel("12:45")

  override func build() {
    add(title, time)
    tk_constraint { make in
      make.xPlace(16, title, make.wall, time, 16)
      make.yTop(title, by: 24)
    }
  }

  override var report: String {
    let size = time.intrinsicContentSize
    let x = (320 - 16 - size.width).text
    let rest = "\(size.width.text), \(size.height.text)"
    return
      "{line xPlace}: \"time\" has no vertical position:"
      + " no yPlace, yEqual, yTop, yBottom or yCenter mentions it."
      + " The frames (\(x), 0, \(rest)) and (\(x), 10, \(rest)) fit equally well."
      + " Add make.yTop(time, by: 24), as for title ({line yTop})."
  }
}

/// A column without a wall, whose last text fills the screen.
final class NoWall: MistakeScreen {
  let title = UILabel("Departure")
  let detail = UILabel("The train leaves from platform 4.")

  override func build() {
    add(title, detail)
    tk_constraint { make in
      make.xPlace(16, title, make.wall)
      make.xPlace(16, detail, make.wall)
      make.yPlace(24, title, 8, detail, 17)
    }
  }

  override var report: String {
    let shared: CGFloat = 480 - 24 - 8 - 17
    let width = title.intrinsicContentSize.width.text
    let height = shared - detail.intrinsicContentSize.height
    return "{line yPlace}: title.height and detail.height share \(shared.text) points and nothing says how:"
      + " end the yPlace with make.wall, or add make.yHugging(detail) == .high. The frames"
      + " (16, 24, \(width), \(height.text)) and (16, 24, \(width), \((height - 10).text)) fit equally well."
  }
}

/// A stack view that is too low for the views in it.
final class LowStack: MistakeScreen {
  let stack = UIStackView()
  let rows = [UIView.box(), UIView.box(), UIView.box()]

  override func build() {
    stack.axis = .vertical
    stack.spacing = 12
    for row in rows { stack.addArrangedSubview(row) }
    add(stack)
    tk_constraint { make in
      make.height(rows) == 44
      make.height(stack) == 120
      make.xPlace(16, stack, 16)
      make.yTop(stack, by: 24)
    }
  }

  override var report: String {
    "{height} and the stack view \"stack\" together need 44 + 12 + 44 + 12 + 44 = 156, but {height 2} makes"
      + " stack 120 high. Make height(stack) at least 120 ({line height 2})."
  }
}

/// A cell whose content does not reach its bottom.
final class CellWithoutHeight: MistakeScreen {
  let cell = UIView.box()
  let title = UILabel("Departure")

  override func build() {
    add(cell)
    cell.addSubview(title)
    tk_constraint { make in
      make.xEqual(cell)
      make.yTop(cell, by: 24)
      make.ref(cell).xPlace(16, title, make.wall)
      make.ref(cell).yPlace(11, title, make.wall)
    }
  }

  override var report: String {
    "\"cell\" has no height: the column at {line yPlace} ends at a wall. The frames (0, 24, 320, 0) and"
      + " (0, 24, 320, 10) fit equally well. End it with a gap: yPlace(11, title, 11)."
  }
}

/// An aspect ratio of a view that is tied to both edges and has a height.
final class RatioAndEdges: MistakeScreen {
  let photo = UIView.box()

  override func build() {
    add(photo)
    tk_constraint { make in
      make.xPlace(16, photo, 18)
      make.yTop(photo, by: 24)
      make.height(photo) == 100
      make.aspectRatio(5, 2, photo)
    }
  }

  override var report: String {
    // (320 − 16 − 18) / 2.5 = 114.4
    "{aspectRatio} makes photo 114.4 high, but {height} makes it 100 high. Keep only one of the two."
  }
}

/// A row of a fixed height in a large size of text.
final class LargeText: MistakeScreen {
  let title = UILabel("Settings")

  override func build() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
    title.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    add(title)
    tk_constraint { make in
      make.height(title) == 44
      make.xPlace(16, title, make.wall)
      make.yTop(title, by: 24)
    }
  }

  override var report: String {
    "The text of \"title\" needs \(title.intrinsicContentSize.height.text) points and is 44 high ({height})."
      + " Remove the fixed height, or make it a minimum: >= instead of ==."
  }
}

/// A scroll view whose column ends at a wall.
final class NoContentSize: MistakeScreen {
  let scroll = UIScrollView()
  let photo = UIView.box()
  let text = UILabel("The end")

  override func build() {
    add(scroll)
    scroll.addSubview(photo)
    scroll.addSubview(text)
    tk_constraint { make in
      make.equal(scroll)
      make.width(photo) == make.w
      make.height(photo) == 600
      make.ref(scroll).xEqual(photo)
      make.ref(scroll).xPlace(16, text, make.wall)
      make.ref(scroll).yPlace(photo, 12, text, make.wall)
    }
  }

  override var report: String {
    "\"scroll\" has no content height, so it does not scroll to \"text\" ({yPlace}). Tie the bottom of the"
      + " last view to the content: let the yPlace end with the view or a gap, and not with a wall."
  }
}

/// Two heights that follow from each other.
final class CircularHeight: MistakeScreen {
  let photo = UIView.box()
  let caption = UIView.box()

  override func build() {
    add(photo, caption)
    tk_constraint { make in
      make.xEqual(photo, caption)
      make.height(photo) == caption.tk_height * 2
      make.height(caption) == photo.tk_height * 0.5
      make.yPlace(24, photo, 8, caption, make.wall)
    }
  }

  override var report: String {
    "{line height}: photo.height and caption.height follow from each other, and nothing gives one of them:"
      + " give one a length of its own. The frames (0, 24, 320, 0) and (0, 24, 320, 10) fit equally well."
  }
}

/// A block that runs twice.
final class TwiceInstalled: MistakeScreen {
  let title = UILabel("Departure")

  override func build() {
    add(title)
    arrange()
    arrange()
  }

  private func arrange() {
    tk_constraint { make in
      make.xPlace(16, title, make.wall)
      make.yTop(title, by: 24)
    }
  }

  override var report: String {
    "{xPlace} and 1 more are installed twice in TwiceInstalled. Keep the group of the block and pass it on:"
      + " group = tk_constraint(replace: group) { … }."
  }
}

/// A fixed height around a text of several lines.
final class FixedHeight: MistakeScreen {
  let text = UILabel("The train to the coast leaves from platform 4 and not from platform 2.")

  override func build() {
    text.numberOfLines = 0
    add(text)
    tk_constraint { make in
      make.xPlace(16, text, 40)
      make.height(text) == 30
      make.yTop(text, by: 24)
    }
  }

  override var report: String {
    let needed = text.sizeThatFits(CGSize(width: 320 - 16 - 40, height: 0)).height
    return
      "The text of \"text\" needs \(needed.text) points and is 30 high ({height}). Remove the fixed height,"
      + " or make it a minimum: >= instead of ==."
  }
}

/// A form and a button, which have room in portrait only.
final class Landscape: MistakeScreen {
  let photo = UIImageView(image: UIImage(systemName: "photo"))
  let name = UILabel("Ada Lovelace")
  let save = UIButton.titled("Save")

  override class var size: CGSize { CGSize(width: 568, height: 320) }

  override func build() {
    add(photo, name, save)
    tk_constraint { make in
      make.size(photo) == (200, 230)
      make.xCenter(photo, name, save)
      make.yPlace(24, photo, 12, name, make.wall)
      make.size(save) == (280, 44)
      make.yPlace(make.wall, save, 16)
    }
  }

  override var report: String {
    let size = name.intrinsicContentSize
    let height = 24 + 230 + 12 + size.height - (320 - 16 - 44)
    return "\"save\" overlaps \"name\" by \(size.width.text) × \(min(height, size.height).text) points"
      + " ({yPlace 2}, {yPlace}). Nothing keeps them apart along y: name both in one yPlace, such as"
      + " yPlace(name, 8..., save)."
  }
}
