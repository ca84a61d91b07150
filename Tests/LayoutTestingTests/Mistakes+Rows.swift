import AutoLayoutKit
import UIKit

// Mistakes in rows.

/// A required width in a container that is too narrow for it.
final class RequiredWidth: MistakeScreen {
  let map = UIView.box()
  let list = UIView.box()

  override func build() {
    add(map, list)
    tk_constraint { make in
      make.width(map) == 200
      make.width(list) == 92
      make.xPlace(20, map, 8, list, 20)
      make.yPlace(24, map, 24)
      make.yPlace(24, list, 24)
    }
  }

  override var report: String {
    "{xPlace} needs 20 + 200 + 8 + 92 + 20 = 340, but RequiredWidth is 320 wide. Make width(list) at most 92"
      + " ({line width 2}) or width(map) at most 200 ({line width})."
  }
}

/// A title that pushes a button out of the screen.
final class PushedButton: MistakeScreen {
  let title = UILabel("All departures of this morning")
  let more = UIButton.titled("Show all of them")

  override func build() {
    add(title, more)
    tk_constraint { make in
      make.height(more) == 44
      make.xPlace(16, title, 8, more, make.wall)
      make.yTop(more, by: 24)
      make.ref(more).yCenter(title)
    }
  }

  override var report: String {
    let end = 16 + title.intrinsicContentSize.width + 8 + more.intrinsicContentSize.width
    return "\"more\" reaches \((end - 320).text) points beyond the right edge of PushedButton, which is"
      + " 320 × 480 ({xPlace}). Nothing ties its right edge to PushedButton: end the xPlace with a gap such"
      + " as 8... there and not with a wall, and let a view of the row shrink."
  }
}

/// Two texts that both could take the rest of the row.
final class TyingTexts: MistakeScreen {
  let title = UILabel("Departure")
  let time = UILabel("12:45")

  override func build() {
    add(title, time)
    tk_constraint { make in
      make.xPlace(16, title, 8, time, 16)
      make.yTop(title, time, by: 24)
    }
  }

  override var report: String {
    let shared: CGFloat = 320 - 16 - 8 - 16
    let size = time.intrinsicContentSize
    let width = shared - size.width
    return "{line xPlace}: title.width and time.width share \(shared.text) points and nothing says how:"
      + " make.xHugging(time) == .high. The frames (16, 24, \(width.text), \(size.height.text)) and"
      + " (16, 24, \((width - 10).text), \(size.height.text)) fit equally well."
  }
}

/// Texts on the left and the right in a screen that is mirrored.
final class MixedDirections: MistakeScreen {
  let name = UILabel("Northern terminal")
  let gate = UILabel("Gate 7")

  override func build() {
    semanticContentAttribute = .forceRightToLeft
    add(name, gate)
    tk_constraint { make in
      make.directional.xPlace(16, name, make.wall)
      make.xPlace(make.wall, gate, 16)
      make.yTop(name, gate, by: 24)
    }
  }

  override var report: String {
    "{xPlace} places \"name\" by leading and trailing, and {xPlace 2} places \"gate\" in the same row by left"
      + " and right: from right to left, only \"name\" changes sides. Write make.directional in both lines or"
      + " in none."
  }
}

/// A hidden view that still takes its room in the row.
final class HiddenView: MistakeScreen {
  let title = UILabel("Departures of this morning")
  let badge = UIView.box()

  override func build() {
    badge.isHidden = true
    add(title, badge)
    tk_constraint { make in
      make.size(badge) == (120, 20)
      make.xPlace(16, title, 8, badge, 16)
      make.yTop(title, badge, by: 24)
    }
  }

  override var report: String {
    let room = 320 - 16 - 8 - 120 - 16
    return
      "\"badge\" is hidden and still takes 120 points of the row ({xPlace}), so the text of \"title\" needs"
      + " \(title.intrinsicContentSize.width.text) points and is \(room) wide. Write"
      + " make.collapsing.xPlace(…), and run the block again with replace: when it is shown or hidden."
  }
}

/// A label that its neighbors leave no room.
final class SqueezedLabel: MistakeScreen {
  let name = UILabel("Ada")
  let chart = UIView.box()

  override func build() {
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    add(name, chart)
    tk_constraint { make in
      make.width(chart) == 280
      make.xPlace(16, name, 8, chart, 16)
      make.yTop(name, by: 24)
      make.yPlace(24, chart, 24)
    }
  }

  override var report: String {
    "\"name\" needs \(name.intrinsicContentSize.width.text) points and is squeezed to nothing ({xPlace}). The"
      + " rest of the row leaves no room for it: make another view of the row smaller or flexible, or give"
      + " \"name\" a minimum width."
  }
}

/// A view whose inset has the wrong sign.
final class WrongSign: MistakeScreen {
  let photo = UIView.box()

  override func build() {
    add(photo)
    tk_constraint { make in
      make.size(photo) == (90, 70)
      make.xPlace(make.wall, photo, -16)
      make.yTop(photo, by: 24)
    }
  }

  override var report: String {
    "{xPlace}: the gap -16 after photo is negative, so \"photo\" reaches 16 points beyond the right edge of"
      + " WrongSign, which is 320 × 480. Insets point inward, and a gap keeps views apart: probably 16 was"
      + " meant."
  }
}

/// A column between two fixed ones that take all of the width.
final class ColumnWithoutWidth: MistakeScreen {
  let menu = UIView.box()
  let article = UIView.box()
  let notes = UIView.box()
  let text = UILabel("Read")

  override func build() {
    add(menu, article, notes)
    article.addSubview(text)
    tk_constraint { make in
      make.width(menu, notes) == [120, 200]
      make.xPlace(menu, article, notes)
      make.yEqual(menu, article, notes)
      make.ref(article).center(text)
    }
  }

  override var report: String {
    "\"article\" has content and is 0 wide ({xPlace}). The rest of the row leaves no room for it: make"
      + " another view of the row smaller or flexible, or give \"article\" a minimum width."
  }
}

/// A width whose priority is lower than that of everything beside it.
final class WeakWidth: MistakeScreen {
  let menu = UIView.box()
  let entry = UILabel("Inbox")
  let article = UIView.box()

  override func build() {
    add(menu, article)
    menu.addSubview(entry)
    tk_constraint { make in
      make.priority(.low).width(menu) == 120
      make.width(article) >= 320
      make.xPlace(menu, article)
      make.yEqual(menu, article)
      make.ref(menu).center(entry)
    }
  }

  override var report: String {
    "\"menu\" has content and is 0 wide ({width}). Its width of 120 has the priority 250, and stronger"
      + " constraints leave no room. Raise the priority."
  }
}
