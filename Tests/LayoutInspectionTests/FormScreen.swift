import AutoLayoutKit
import UIKit

/// A form that scrolls and holds at every size: rows with a title and a text in several lines.
@MainActor final class FormScreen: UIView {
  let scroll = UIScrollView()
  let column = UIView()
  let rows: [FormRow]

  /// Creates a form; 19 rows make 60 views.
  init(rowCount: Int) {
    let words = ["Mail", "goes", "to", "all", "who", "are", "on", "the", "list", "of", "this", "week"]
    rows = (0..<rowCount).map { row in
      let count = 3 + (row * 5) % 10
      return FormRow("Row \(row)", words.prefix(count).joined(separator: " "))
    }
    super.init(frame: .zero)
    backgroundColor = .white
    addSubview(scroll)
    scroll.addSubview(column)
    rows.forEach(column.addSubview)
    tk_constraint { make in make.equal(scroll) }
    scroll.tk_constraint { make in
      make.content.equal(column)
      make.width(column) == make.w
    }
    column.tk_constraint { make in
      make.inset(16).xEqual(rows)
      make.yPlace(rows)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A title above a text.
@MainActor final class FormRow: UIView {
  let title = UILabel()
  let detail = UILabel()

  init(_ titleText: String, _ text: String) {
    super.init(frame: .zero)
    for (label, text) in [(title, titleText), (detail, text)] {
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    tk_constraint { make in
      make.xEqual(title, detail)
      make.yPlace(8, title, 4, detail, 8)
    }
  }

  required init?(coder: NSCoder) { nil }
}
