extension UITableView {
  var mayBeSelected: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var mayHaveSeveralSelected: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Gives a cell the mode of the table, and the controls that the data source and the delegate choose.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0, cell.indentationLevel != level { cell.indentationLevel = level }
    if isEditing { takeEditingControls(of: cell, at: path) }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  private func takeEditingControls(of cell: UITableViewCell, at path: IndexPath) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
    let canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    var style = UITableViewCell.EditingStyle.none
    if canEdit { style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete }
    let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.takeEditing(
      CellControls(
        style: style, selects: allowsMultipleSelectionDuringEditing && canEdit, canMove: canMove,
        indents: indents))
  }

  /// Turns the mode of the visible cells on or off; their heights are measured again.
  func editingDidChange() {
    if !isEditing, allowsMultipleSelectionDuringEditing { select(nil, .none) }
    for (path, cell) in cells { prepareEditing(of: cell, at: path) }
    heightsDidChange()
  }
}

// Methods that are optional in UIKit.

extension UITableViewDataSource {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
}

extension UITableViewDelegate {
  /// Returns `delete`.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// Returns true.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  { true }
  /// Returns 0.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the proposed row.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
}
