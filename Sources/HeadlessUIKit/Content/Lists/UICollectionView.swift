/// A view that shows items in an arrangement that a layout determines, and scrolls them.
///
///     let photos = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     photos.dataSource = self
///
/// Only items in the visible rectangle have cells. Animations end immediately. Touches do not select:
/// `HeadlessLayout.tapItem(at:in:)` does what a tap does.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Creates a collection view with a frame, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.collectionView = self
  }

  override func commonInit() {
    super.commonInit()
    super.backgroundColor = .systemBackground
  }

  // The layout

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { exchangeLayout(for: newValue) }
  }

  /// Sets the layout, without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Sets the layout, without an animation, and calls `completion` with true.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  var currentLayout: UICollectionViewLayout
  var needsPreparation = true
  var preparations = 0
  var preparedBounds = CGRect.null
  /// The content insets and the safe area for which the layout was prepared.
  var preparedInsets: [UIEdgeInsets] = []
  /// The items whose cells were asked for their preferred sizes since the layout became invalid.
  var measured: Set<IndexPath> = []
  /// True while the collection view shows its items, which must not begin again meanwhile.
  var isShowing = false

  // The data

  /// The object that provides the items.
  weak open var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataDidChange() } }
  }

  /// The object that is told about display and selection, a `UICollectionViewDelegate`.
  weak open override var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { currentLayout.invalidateLayout() } }
  }

  /// Reads the data again in the next layout and replaces all cells; the selection ends.
  open func reloadData() { dataDidChange() }

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.count }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  var counts: [Int] = []
  var needsLoad = true
  /// True if a layout follows a change of the items, after which the content must not end above the bottom.
  var mayEndAboveBottom = false

  // Cells and other views

  /// Registers the class of the cells with an identifier; nil removes the class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellStore.register(cellClass, for: identifier, as: "UICollectionViewCell")
  }

  /// Registers the class of the supplementary views of a kind with an identifier; nil removes the class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { otherStore.register(viewClass, for: elementKind + "/" + identifier, as: "UICollectionReusableView") }

  /// Returns an unused or a new cell with an identifier, for an item.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { trapping(try makeCell(identifier, at: indexPath)) }

  /// Returns an unused or a new supplementary view of a kind with an identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { trapping(try makeOther(elementKind, identifier, at: indexPath)) }

  var cellStore = ListViews<UICollectionViewCell>()
  var otherStore = ListViews<UICollectionReusableView>()

  /// The cells in the visible rectangle, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  /// The items in the visible rectangle.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// Returns the cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// Returns the item of a cell; nil if the collection view does not show the cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { others[OtherView(kind: elementKind, path: indexPath, isDecoration: false)] }
  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    others.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var others: [OtherView: UICollectionReusableView] = [:]
  override func subviewIsLeaving(_ subview: UIView) { forget(subview) }

  /// The view behind everything else, which fills the visible rectangle; nil unless set.
  open var backgroundView: UIView? { didSet { exchange(oldValue) } }

  // Positions

  /// Returns the attributes of an item in the layout; nil for an item that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath)
  }
  /// Returns the attributes of a supplementary view in the layout; nil if there is none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(flipped)
  }
  /// Returns the item at a point in the coordinates of the collection view; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Scrolls to an item, without an animation.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  // Selection

  /// True if items can be selected by a touch; true unless set.
  open var allowsSelection = true
  /// True if several items can be selected by touches; false unless set.
  open var allowsMultipleSelection = false
  /// True if the collection view is in the editing mode; false unless set.
  open var isEditing = false {
    didSet { if isEditing != oldValue { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } } }
  }
  /// True if items can be selected by a touch in the editing mode; false unless set; stored, has no effect
  /// here.
  open var allowsSelectionDuringEditing = false
  /// True if several items can be selected in the editing mode; false unless set; stored, has no effect here.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected items, in the order of their index paths; empty if none is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }
  /// Selects an item, without calls of the delegate, and scrolls to it if a position is given; nil ends the
  /// selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, scrollPosition) }
  /// Deselects an item, without calls of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  var selectedPaths: Set<IndexPath> = []

  // Updates

  /// Calls `updates`, whose changes take effect together, without an animation, and then `completion` with
  /// true.
  ///
  /// Traps if the numbers of items and sections in the data source do not match the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates)
    completion?(true)
  }

  /// Inserts items, by their indices after the update.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted.formUnion(indexPaths) } }
  /// Deletes items, by their indices before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted.formUnion(indexPaths) } }
  /// Replaces the cells of items, by their indices before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded.formUnion(indexPaths) } }
  /// Moves an item from its index before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections, by their indices after the update.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections, by their indices before the update.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  /// Reads sections again, by their indices before the update.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section from its index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// The changes since the beginning of the outermost update.
  var pendingUpdate = ListUpdate()
  /// The number of updates that began and have not ended.
  var updateDepth = 0

  // The pass

  /// Shows the items in the visible rectangle; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    super.textSizeDidChange(to: category)
    currentLayout.invalidateLayout()
  }
}

struct OtherView: Hashable {
  var kind: String
  var path: IndexPath
  var isDecoration: Bool
}
