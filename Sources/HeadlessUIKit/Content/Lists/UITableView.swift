/// A view that shows rows in sections, one below the other, and scrolls them.
///
///     let table = UITableView(frame: .zero, style: .plain)
///     table.register(MessageCell.self, forCellReuseIdentifier: "message")
///     table.dataSource = self
///
/// Only rows in the visible rectangle have cells. A row whose height is not set is as high as its cell's
/// constraints require at the width of the table; until it is shown, an estimate counts. Animations end
/// immediately. Touches do not select: `HeadlessLayout.tapRow(at:in:)` does what a tap does.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The value of a height that follows from the content: −1.
  public class var automaticDimension: CGFloat { -1 }

  /// The style of the table.
  public let style: Style

  /// Creates a table with a frame, in points, and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    style = Style(coder.documentAttribute("style"))
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    super.alwaysBounceVertical = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // The data

  /// The object that provides the rows.
  weak open var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }

  /// The object that decides about heights, headers, footers and selection, a `UITableViewDelegate`.
  weak open override var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      if delegate !== oldValue { delegateDidChange() }
    }
  }

  /// Reads the data again in the next layout and replaces all cells; the selection ends.
  open func reloadData() { dataDidChange() }

  /// The number of sections.
  open var numberOfSections: Int { loaded.sections.count }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { loaded.sections[section].rows.count }

  private(set) weak var tableDelegate: (any UITableViewDelegate)?
  /// The questions that the data source and the delegate leave open.
  var openQuestions: TableQuestions = []
  /// The questions whose last answer came from the default implementation of a class.
  var defaultAnswers: TableQuestions = []
  var needsLoad = true
  /// True if a layout follows a change of the rows, after which the content must not end above the bottom.
  var mayEndAboveBottom = false
  let geometry = TableGeometry()

  // Cells

  /// Registers the class of the cells with an identifier; nil removes the class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellStore.register(cellClass, for: identifier, as: "UITableViewCell")
  }

  /// Registers the class of the headers and footers with an identifier; nil removes the class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerStore.register(aClass, for: identifier, as: "UITableViewHeaderFooterView")
  }

  /// Returns an unused or a new cell with an identifier; nil if no class is registered and no cell is unused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makeCell(identifier)
  }

  /// Returns an unused or a new cell with an identifier, for a row of the table.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { trapping(try registeredCell(identifier)) }

  /// Returns an unused or a new header or footer with an identifier; nil if no class is registered and no
  /// view is unused.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  { makeHeader(identifier) }

  var cellStore = ListViews<UITableViewCell>()
  var headerStore = ListViews<UITableViewHeaderFooterView>()

  /// The cells in the visible rectangle, by row, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownPaths.compactMap { cells[$0] } }
  /// The rows in the visible rectangle, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// Returns the cell of a row; nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the row of a cell; nil if the table does not show the cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// Returns the header of a section; nil if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[.header]?[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[.footer]?[section] as? UITableViewHeaderFooterView
  }

  var cells: [IndexPath: UITableViewCell] = [:]
  var sectionViews: [SectionPart: [Int: UIView]] = [:]
  /// The sections whose header or footer has a height and no view.
  var emptyParts: [SectionPart: Set<Int>] = [:]
  var shownPaths: [IndexPath] { cells.keys.sorted() }

  // Heights

  /// The height of each row, in points; automatic unless set.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }
  /// The height of each header, in points; automatic unless set.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height of each footer, in points; automatic unless set.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The height that a row counts for until it is shown, in points; automatic unless set.
  ///
  /// If it is 0, the delegate is asked for the heights of all rows at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }
  /// The height that a header counts for until it is shown, in points; automatic unless set.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }
  /// The height that a footer counts for until it is shown, in points; automatic unless set.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }
  /// The space above each header, in points; if it is automatic, as it is unless set, 22 in a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  var measuredWidth: CGFloat = 0
  var needsHeights = false
  /// True while the table shows its rows, which must not begin again meanwhile.
  var isShowing = false

  override func subviewIsLeaving(_ subview: UIView) { forget(subview) }

  // Views around the sections

  /// The view above the first section, as wide as the table and as high as its frame; nil unless set.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// The view below the last section, as wide as the table and as high as its frame; nil unless set.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// The view behind everything else, which fills the visible rectangle; nil unless set.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }

  // Appearance

  /// The style of the lines between cells; single lines unless set.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }
  /// The insets of the lines between cells, in points; 16 at the leading edge unless set.
  ///
  /// The left inset is at the leading edge.
  open var separatorInset = UIEdgeInsets(top: 0, left: ListSizes.margins.narrow, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }
  /// The edges to which `separatorInset` refers; those of the cell unless set.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }
  /// The color of the lines between cells; nil is the color of separators.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// True if the margins of cells follow the readable width; false unless set.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { heightsDidChange() } }
  }
  /// True if the contents of cells, headers and footers are inside the safe area; true unless set.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { heightsDidChange() } }
  }

  // Selection

  /// True if rows can be selected by a touch; true unless set.
  open var allowsSelection = true
  /// True if several rows can be selected by touches; false unless set.
  open var allowsMultipleSelection = false
  /// The selected row, the upper one of several; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
  /// The selected rows, from top to bottom; nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }
  /// Selects a row, without calls of the delegate, and scrolls to it if the position is another one than
  /// `none`; nil ends the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, scrollPosition)
  }
  /// Deselects a row, without calls of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  var selectedPaths: Set<IndexPath> = []

  // Editing

  /// True if the table is in the editing mode; false unless set.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingNow = false
  /// Begins or ends the editing mode, without an animation.
  ///
  /// The cells show the controls that the data source and the delegate choose.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard isEditingNow != editing else { return }
    isEditingNow = editing
    editingDidChange()
  }
  /// True if rows can be selected by a touch in the editing mode; false unless set.
  open var allowsSelectionDuringEditing = false
  /// True if several rows can be selected by touches in the editing mode; false unless set.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue, isEditing { editingDidChange() } }
  }

  // Positions

  /// Returns the rectangle of a section with its header and footer, in the coordinates of the table; zero for
  /// a section that does not exist.
  open func rect(forSection section: Int) -> CGRect { rectangle(ofSection: section) }
  /// Returns the rectangle of a header, where it is while the table is not scrolled, in the coordinates of
  /// the table.
  open func rectForHeader(inSection section: Int) -> CGRect { rectangle(of: .header, in: section) }
  /// Returns the rectangle of a footer, where it is while the table is not scrolled, in the coordinates of
  /// the table.
  open func rectForFooter(inSection section: Int) -> CGRect { rectangle(of: .footer, in: section) }
  /// Returns the rectangle of a row in the coordinates of the table; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectangle(of: indexPath) }
  /// Returns the row at a point in the coordinates of the table; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the rows that intersect a rectangle in the coordinates of the table, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Scrolls to a row, without an animation.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }
  /// Scrolls to the upper one of the selected rows, without an animation.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scroll(to: path, scrollPosition) }
  }

  /// The row to which the next layout scrolls, when the heights of the rows around it are known.
  var target: (path: IndexPath, position: ScrollPosition)?

  // Updates

  /// Begins a group of changes that take effect together at `endUpdates()`; groups can be nested.
  ///
  /// The end of a group measures all rows again, even without a change.
  open func beginUpdates() { beginUpdate() }
  /// Ends a group of changes, without an animation.
  ///
  /// Traps if the numbers of rows and sections in the data source do not match the changes.
  open func endUpdates() { endUpdate() }
  /// Calls `updates`, whose changes take effect together, and then `completion` with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdate()
    updates?()
    endUpdate()
    completion?(true)
  }

  /// Inserts rows, by their indices after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes rows, by their indices before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  /// Replaces the cells of rows, by their indices before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// Moves a row from its index before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections, by their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections, by their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Reads sections again, by their indices before the update.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section from its index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// The changes since the beginning of the outermost update.
  var pendingUpdate = ListUpdate()
  /// The number of updates that began and have not ended.
  var updateDepth = 0

  // The layout

  /// Shows the rows in the visible rectangle; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSections()
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    super.textSizeDidChange(to: category)
    heightsDidChange()
  }
}
