extension UITableView {
  /// Selects a row and deselects the others if only one may be selected; nil deselects all.
  func select(_ path: IndexPath?, _ position: ScrollPosition) {
    guard let path else {
      for other in selectedPaths { deselect(other) }
      return
    }
    guard loaded.contains(path) else { return }
    if !mayHaveSeveralSelected { for other in selectedPaths where other != path { deselect(other) } }
    mark(path)
    if position != .none { scroll(to: path, position) }
  }

  private func mark(_ path: IndexPath) {
    selectedPaths.insert(path)
    cells[path]?.setSelected(true, animated: false)
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.remove(path)
    cells[path]?.setSelected(false, animated: false)
  }

  /// Selects or deselects a row with the calls of the delegate that a tap causes.
  func tap(_ path: IndexPath) {
    precondition(loaded.contains(path), "The table has no row \(path) that could be tapped.")
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    cells[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
    cells[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    guard mayBeSelected else { return }
    if selectedPaths.contains(path), mayHaveSeveralSelected { return tapSelected(path) }
    let wanted = tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let wanted, loaded.contains(wanted) else { return }
    if !mayHaveSeveralSelected {
      for other in selectedPaths.sorted() where other != wanted { tapSelected(other) }
    }
    // A row that the delegate keeps selected remains so beside the new one.
    mark(wanted)
    cells[wanted]?.selectionAction?()
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func tapSelected(_ path: IndexPath) {
    let wanted = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let wanted else { return }
    deselect(wanted)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }
}

extension HeadlessLayout {
  /// Taps a row of a table: calls the delegate and changes the selection as a touch does.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - tableView: The table.
  public static func tapRow(at indexPath: IndexPath, in tableView: UITableView) { tableView.tap(indexPath) }
}
