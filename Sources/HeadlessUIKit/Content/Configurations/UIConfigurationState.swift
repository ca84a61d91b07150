/// The state of a view for which a configuration is updated.
public protocol UIConfigurationState {
  /// Creates the default state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
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

  /// Creates the default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
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
  /// True if the cell is in the editing mode; false unless set.
  public var isEditing = false
  /// True if the cell shows its children; false unless set.
  public var isExpanded = false

  /// Creates the default state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
