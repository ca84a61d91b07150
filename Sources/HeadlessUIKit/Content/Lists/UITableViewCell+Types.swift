extension UITableViewCell {
  /// The styles of a cell, which decide its standard content.
  public enum CellStyle: Int, Sendable {
    /// A text and an image.
    case `default` = 0
    /// A text at the leading edge, a second text at the trailing edge, and an image.
    case value1 = 1
    /// A text in a narrow column and a second text beside it.
    case value2 = 2
    /// A text above a smaller second text, and an image.
    case subtitle = 3

    /// Creates the style with a name in documents, such as `IBUITableViewCellStyleValue1`; the default style
    /// for any other name.
    init(_ name: String?) {
      let styles: [String: Self] = ["Value1": .value1, "Value2": .value2, "Subtitle": .subtitle]
      self = styles[name.map { String($0.replacing("IBUITableViewCellStyle", with: "")) } ?? ""] ?? .default
    }
  }

  /// The kinds of accessories beside the content of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron that shows that the cell leads to more content.
    case disclosureIndicator = 1
    /// A button for details, in a cell that also leads to more content.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4

    var symbol: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.right"
      case .checkmark: "checkmark"
      case .detailDisclosureButton, .detailButton: "info.circle"
      }
    }
  }

  /// The appearances of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The selected cell looks like any other cell.
    case none = 0
    /// A blue background.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// The default appearance of the system.
    case `default` = 3
  }

  /// The controls before the content in the editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2

    var symbol: String? {
      switch self {
      case .none: nil
      case .delete: "minus.circle.fill"
      case .insert: "plus.circle.fill"
      }
    }
  }
}
