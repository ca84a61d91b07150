/// A view in a collection view: a cell, a header or a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which a collection view reuses the view; nil for a view that it did not make.
  open internal(set) var reuseIdentifier: String?

  /// Called before a collection view reuses the view; an override calls super.
  open func prepareForReuse() {}

  /// Called before the view is shown with attributes of the layout, and when they change.
  ///
  /// The frame and the opacity are already those of the attributes. An override calls super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of the layout; the same unless overridden.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
}

/// A cell of a collection view, which has a content view in front of a background.
///
/// A cell outside of a collection view is laid out like any other view. The views in `contentView` determine
/// its preferred size.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  private var contentHolder = UIView()

  override func commonInit() {
    super.commonInit()
    contentHolder.fill(self)
    addSubview(contentHolder)
  }

  /// The view that contains everything that the cell shows; as large as the cell.
  open var contentView: UIView { contentHolder }
  override func managesFrame(of subview: UIView) -> Bool { subview === contentHolder }

  /// A function that a tap on the cell calls before the delegate is told: a segue of a storyboard.
  var selectionAction: (() -> Void)?

  /// The view behind the content, as large as the cell; nil unless set.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }

  /// The view between the background and the content that is shown while the cell is selected or highlighted;
  /// nil unless set.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, for: selectedBackgroundView) } }

  /// True if the cell is selected; false unless set.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// True if the cell is highlighted, as while it is touched; false unless set.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Returns the attributes with the size that the constraints in `contentView` give the cell, closest to the
  /// size of the layout.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = size
    return preferred
  }

  // Configurations

  /// The content as a value; nil unless set.
  ///
  /// Its view replaces `contentView`. A content of the same type changes the view, any other makes a new one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// The background as a value, behind everything else; nil unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }
  /// True if changes of the state update the content; true unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// True if changes of the state update the background; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// A function that changes the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The function that is called after `updateConfiguration(using:)`; nil unless set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }
  /// Requests a call of `updateConfiguration(using:)` before the next layout; changes of the state request
  /// it too.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
  /// Called before a layout to change the configurations for the state; does nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the configurations and the constraints before a layout pass; an override calls super at its end.
  open override func updateConstraints() {
    updateConfigurationsIfNeeded()
    super.updateConstraints()
  }

  var needsConfigurationUpdate = true
  func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  func exchangeContentView(for view: UIView?) { contentHolder = exchangeContent(contentHolder, for: view) }

  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    super.layoutSubviews()
    placeBackground()
  }

  private func stateDidChange() {
    showBackgrounds()
    setNeedsUpdateConfiguration()
  }

  var showsSelection: Bool { isSelected || isHighlighted }
}

extension UIView {
  /// Sets the frame to the bounds of `view`, and the autoresizing mask so that it remains so.
  func fill(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Replaces the view of the content of a cell and returns the new view; nil makes an empty one.
  func exchangeContent(_ old: UIView, for new: UIView?) -> UIView {
    let view = new ?? UIView()
    guard view !== old else { return old }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.fill(self)
    let index = subviews.firstIndex(of: old) ?? subviews.count
    if old.superview === self { old.removeFromSuperview() }
    insertSubview(view, at: index)
    return view
  }
}
