import TestSupport
import Testing
import UIKit

@MainActor @Suite struct TableEditingTests {
  /// A table of three rows; the second one cannot be edited, and the third one is inserted.
  private final class Owner: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.showsReorderControl = indexPath.row == 2
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }
  }

  private let owner = Owner()

  private func table(isRightToLeft: Bool = false) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    if isRightToLeft { table.semanticContentAttribute = .forceRightToLeft }
    table.rowHeight = 44
    table.dataSource = owner
    table.delegate = owner
    table.layoutIfNeeded()
    return table
  }

  private func contents(_ table: UITableView) -> [CGRect] { table.visibleCells.map(\.contentView.frame) }

  @Test func theEditingModeMakesRoomForTheControls() {
    let table = table()
    let whole = CGRect(x: 0, y: 0, width: 200, height: 44)
    #expect(contents(table) == [whole, whole, whole])
    table.isEditing = true
    table.layoutIfNeeded()
    let indented = CGRect(x: 38, y: 0, width: 162, height: 44)
    let movable = CGRect(x: 38, y: 0, width: 162 - 42, height: 44)
    #expect(contents(table) == [indented, whole, movable])
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .none, .insert])
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true])
    table.setEditing(false, animated: true)
    table.layoutIfNeeded()
    #expect(contents(table) == [whole, whole, whole])
  }

  @Test func aCellThatAppearsInTheEditingModeHasItsControls() {
    let table = table()
    table.setEditing(true, animated: false)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true])
    #expect(contents(table)[0].minX == 38)
  }

  @Test func aCellMayKeepItsContentInPlace() {
    let table = table()
    table.visibleCells[0].shouldIndentWhileEditing = false
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(contents(table)[0].minX == 0)
  }

  @Test func theAccessoryOfTheEditingModeTakesThePlaceOfTheOther() {
    let table = table()
    let (plain, editing) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 9)), UIView())
    editing.frame.size = CGSize(width: 30, height: 9)
    let cell = table.visibleCells[0]
    cell.accessoryView = plain
    cell.editingAccessoryView = editing
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == CGFloat(200 - 20 - 16))
    table.isEditing = true
    table.layoutIfNeeded()
    #expect(plain.superview == nil && editing.superview === cell)
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 200 - 38 - 30 - 16, height: 44))
    #expect(editing.frame.maxX == CGFloat(200 - 16))
  }

  @Test func rowsAreSelectedInTheEditingModeOnlyIfThatIsAllowed() {
    let table = table()
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    table.isEditing = true
    HeadlessLayout.tapRow(at: paths[0], in: table)
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsMultipleSelectionDuringEditing = true
    HeadlessLayout.tapRow(at: paths[0], in: table)
    HeadlessLayout.tapRow(at: paths[2], in: table)
    #expect(table.indexPathsForSelectedRows == [paths[0], paths[2]])
    table.isEditing = false
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func theEditButtonTurnsTheModeOfAControllerAndItsTableOnAndOff() {
    let controller = UITableViewController(style: .plain)
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.title == "Edit")
    controller.loadViewIfNeeded()
    #expect(HeadlessLayout.perform(button))
    #expect(controller.isEditing && controller.tableView.isEditing && button.title == "Done")
    controller.isEditing = false
    #expect(!controller.tableView.isEditing && button.title == "Edit")
  }

  @Test func aTestPerformsASwipeAction() {
    var isDone = false
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    let actions = UISwipeActionsConfiguration(actions: [action])
    actions.actions[0].handler(action, UIView()) { isDone = $0 }
    #expect(isDone && action.backgroundColor == .systemRed && actions.performsFirstActionWithFullSwipe)
  }

  @Test func indentationMovesTheStandardContent() throws {
    let cell = UITableViewCell()
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    cell.textLabel?.text = "Text"
    cell.layoutIfNeeded()
    let x = try #require(cell.textLabel?.frame.minX)
    cell.indentationLevel = 3
    cell.indentationWidth = 7
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == x + 21)
  }
}
