/// A controller whose view is a table, of which it is the data source and the delegate.
///
/// A subclass overrides the methods of both protocols. Those that it does not override have the answers of a
/// table without a delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller with a table in a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table, or with that of the xib with the given name or the name of the
  /// class.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the view of the controller.
  open var tableView: UITableView! {
    get { view(as: UITableView.self) }
    set { view = newValue }
  }

  /// The control of the table that shows that its content is being updated; nil unless set.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// True if the selection ends when the view appears; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the table, or makes that of the storyboard or the xib.
  open override func loadView() {
    if loadViewFromDocument() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
  }

  /// Ends the selection if `clearsSelectionOnViewWillAppear` is true; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    table.selectRow(at: nil, animated: animated, scrollPosition: .none)
  }

  // The data source

  /// The sections of a table with static cells in a storyboard; nil for any other table.
  var staticSections: [StaticSection]?

  /// Returns the number of sections with static cells in the storyboard, or else 1.
  open func numberOfSections(in tableView: UITableView) -> Int { staticSections?.count ?? 1 }
  /// Returns the number of static cells in the storyboard, or else 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSections?[section].rows.count ?? 0
  }
  /// Returns a static cell of the storyboard, and traps without one; a subclass whose table has other rows
  /// overrides the method.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let staticSections { return staticSections[indexPath.section].rows[indexPath.row].cell }
    preconditionFailure("\(self) must override tableView(_:cellForRowAt:), because its table has rows.")
  }
  /// Returns the title in the storyboard, or else nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let staticSections { return staticSections[section].header.title }
    return tableView.noteDefault(.headerTitle, nil)
  }
  /// Returns the title in the storyboard, or else nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let staticSections { return staticSections[section].footer.title }
    return tableView.noteDefault(.footerTitle, nil)
  }

  // Display

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  // Heights

  /// Returns the height of a static cell in the storyboard, or else `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let staticSections {
      return staticSections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
    }
    return tableView.noteDefault(.rowHeight, tableView.rowHeight)
  }
  /// Returns the height of the header of static cells in the storyboard, or else `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if let staticSections { return staticSections[section].header.height }
    return tableView.noteDefault(.headerHeight, tableView.sectionHeaderHeight)
  }
  /// Returns the height of the footer of static cells in the storyboard, or else `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    if let staticSections { return staticSections[section].footer.height }
    return tableView.noteDefault(.footerHeight, tableView.sectionFooterHeight)
  }
  /// Returns `estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.noteDefault(.rowEstimate, tableView.estimatedRowHeight)
  }
  /// Returns `estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.noteDefault(.headerEstimate, tableView.estimatedSectionHeaderHeight)
  }
  /// Returns `estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.noteDefault(.footerEstimate, tableView.estimatedSectionFooterHeight)
  }

  // Headers and footers

  /// Returns nil.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.noteDefault(.headerView, nil)
  }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.noteDefault(.footerView, nil)
  }

  // Selection

  /// Returns true.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns `indexPath`.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns `indexPath`.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // Editing

  /// Returns true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { index }
  /// Returns `delete`.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// Returns true.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns 0.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the proposed row.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Does nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// Begins or ends the editing mode of the controller and of its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // Scrolling

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

struct StaticSection {
  let header: StaticTitle
  let footer: StaticTitle
  let rows: [StaticRow]
}

/// The header or footer of a section of static cells, with its height in points.
struct StaticTitle {
  let title: String?
  let height: CGFloat
}

/// A static cell in a storyboard, with its height in points; nil means the height of the table's rows.
struct StaticRow {
  let cell: UITableViewCell
  let height: CGFloat?
}
