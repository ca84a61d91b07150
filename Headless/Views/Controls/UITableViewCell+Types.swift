import Foundation

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

    /// The name of the symbol of the accessory.
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
    /// A grey background.
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

    /// The name of the symbol of the control.
    var symbol: String? {
      switch self {
      case .none: nil
      case .delete: "minus.circle.fill"
      case .insert: "plus.circle.fill"
      }
    }
  }
}

/// The controls of a cell in the editing mode, which its table determines.
struct CellControls: Equatable {
  var style = UITableViewCell.EditingStyle.none
  var selects = false
  var canMove = false
  var indents = true

  /// The name of the symbol of the control before the content.
  func symbol(isSelected: Bool) -> String? {
    guard selects else { return style.symbol }
    return isSelected ? "checkmark.circle.fill" : "circle"
  }
}

/// The editing mode of a cell and the indentation; stored for cells that use them.
struct CellEditing: ExtraValue {
  var isOn = false
  var controls = CellControls()
  var indents = true
  var showsReorder = false
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var level = 0
  var levelWidth: CGFloat = 10
  var control: UIImageView?
  var grip: UIImageView?

  /// True if the content makes room for a control before it.
  var makesRoom: Bool {
    isOn && indents && controls.indents && controls.symbol(isSelected: false) != nil
  }
  /// True if the control with which the cell is moved is shown.
  var showsMove: Bool { isOn && controls.canMove && showsReorder }
}
