/// The key of a value that an app adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view for which a configuration is updated.
public protocol UIConfigurationState {
  /// Creates the default state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value that an app has set for a key; nil if it has set none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that can be disabled, highlighted, selected or focused.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// True if the view is disabled; false unless set.
  public var isDisabled = false
  /// True if the view is highlighted; false unless set.
  public var isHighlighted = false
  /// True if the view is selected; false unless set.
  public var isSelected = false
  /// True if the view is focused; false unless set.
  public var isFocused = false
  /// True if the view is pinned to an edge of the visible area; false unless set.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that an app has set for a key; nil if it has set none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a cell that is dragged.
  public enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The states of a cell while something is dropped.
  public enum DropState: Hashable, Sendable {
    /// Nothing is dropped.
    case none
    /// Something is dropped elsewhere.
    case notTargeted
    /// Something is dropped into the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// True if the cell is disabled; false unless set.
  public var isDisabled = false
  /// True if the cell is highlighted; false unless set.
  public var isHighlighted = false
  /// True if the cell is selected; false unless set.
  public var isSelected = false
  /// True if the cell is focused; false unless set.
  public var isFocused = false
  /// True if the cell is pinned to an edge of the visible area; false unless set.
  public var isPinned = false
  /// True if the cell is in the editing mode; false unless set.
  public var isEditing = false
  /// True if the cell shows its children; false unless set.
  public var isExpanded = false
  /// True if the cell shows its swipe actions; false unless set.
  public var isSwiped = false
  /// True if the cell is being moved to another position; false unless set.
  public var isReordering = false
  /// The state of a drag of the cell; none unless set.
  public var cellDragState = DragState.none
  /// The state of a drop at the cell; none unless set.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that an app has set for a key; nil if it has set none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
