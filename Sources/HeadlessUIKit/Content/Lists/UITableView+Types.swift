extension UITableView {
  /// The styles of a table.
  public enum Style: Int, Sendable {
    /// Sections directly below each other, with headers that stay at the top while their section is shown.
    case plain = 0
    /// Sections as groups with space between them.
    case grouped = 1
    /// Groups inside the margins of the table.
    case insetGrouped = 2

    /// Creates the style with a name in documents; plain for any other name.
    init(_ name: String?) {
      self = ["grouped": .grouped, "insetGrouped": .insetGrouped][name ?? ""] ?? .plain
    }
  }

  /// The positions to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls by the smallest distance that shows the row.
    case none = 0
    /// Shows the row at the top.
    case top = 1
    /// Shows the row in the middle.
    case middle = 2
    /// Shows the row at the bottom.
    case bottom = 3
  }

  /// The animations of inserted, deleted and reloaded rows; all end immediately here.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade = 0
    /// The rows move in from the right, or out to the right.
    case right = 1
    /// The rows move in from the left, or out to the left.
    case left = 2
    /// The rows move in from the top, or out to the top.
    case top = 3
    /// The rows move in from the bottom, or out to the bottom.
    case bottom = 4
    /// There is no animation.
    case none = 5
    /// The rows stay in the middle of their space.
    case middle = 6
    /// The table selects an animation.
    case automatic = 100
  }

  /// The edges to which `separatorInset` refers.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table would choose itself.
    case fromAutomaticInsets = 1
  }
}

extension UITableViewCell {
  /// The styles of the lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// There are no lines.
    case none = 0
    /// There is a line below each cell.
    case singleLine = 1
  }
}

enum SectionPart: CaseIterable {
  case header
  case footer
}

/// The questions to which a data source or delegate may have no answer of its own.
///
/// All methods are optional in UIKit. The default implementation of a method in a protocol notes that it was
/// called, so the table does not ask again. One in a class only marks its answer, because an override may
/// call it for some of the rows.
struct TableQuestions: OptionSet {
  let rawValue: Int
  static let rowHeight = TableQuestions(rawValue: 1)
  static let rowEstimate = TableQuestions(rawValue: 2)
  static let headerHeight = TableQuestions(rawValue: 4)
  static let headerEstimate = TableQuestions(rawValue: 8)
  static let headerView = TableQuestions(rawValue: 16)
  static let headerTitle = TableQuestions(rawValue: 32)
  static let footerHeight = TableQuestions(rawValue: 64)
  static let footerEstimate = TableQuestions(rawValue: 128)
  static let footerView = TableQuestions(rawValue: 256)
  static let footerTitle = TableQuestions(rawValue: 512)
}
