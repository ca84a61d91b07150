/// A row of a table, with a content view and an accessory beside it.
///
/// A cell outside of a table is laid out like any other view. The views in `contentView` determine its
/// preferred size.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredCell {
  private var contentHolder = UIView()
  private let style: CellStyle
  private var text: ControlLabel?
  private var detail: ControlLabel?
  private var picture: UIImageView?
  private var ownAccessory: UIImageView?
  private var separator: CellSeparator?

  /// Creates a cell in a style, with a size of 320 × 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: ControlSizes.cell))
  }

  /// Creates a cell in the default style with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// Creates a cell in the default style, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    style = CellStyle(coder.documentAttribute("style"))
    reuseIdentifier = coder.documentAttribute("reuseIdentifier")
    super.init(coder: coder)
    if frame.isEmpty { frame.size = ControlSizes.cell }
  }

  override func commonInit() {
    super.commonInit()
    contentHolder.fill(self)
    contentHolder.directionalLayoutMargins = ControlSizes.cellMargins
    addSubview(contentHolder)
  }

  /// The identifier with which a table reuses the cell.
  open internal(set) var reuseIdentifier: String?

  /// A function that a tap on the cell calls before the delegate is told: a segue of a storyboard.
  var selectionAction: (() -> Void)?

  /// Called before a table reuses the cell; an override calls super.
  open func prepareForReuse() {}

  /// The view that contains everything that the cell shows; as large as the cell without the accessory.
  open var contentView: UIView { contentHolder }
  override func managesFrame(of subview: UIView) -> Bool { subview === contentHolder }

  // The standard content of a style

  /// The label of the cell's text.
  open var textLabel: UILabel? { label(\.text, font: style == .value2 ? 12 : 17) }

  /// The label of the second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : label(\.detail, font: style == .value1 ? 17 : 12)
  }

  /// The view of the image at the leading edge; nil in the style `value2`.
  open var imageView: UIImageView? {
    if style == .value2 { return nil }
    if let picture { return picture }
    let view = UIImageView()
    picture = view
    contentView.addSubview(view)
    return view
  }

  private func label(_ labelPath: ReferenceWritableKeyPath<UITableViewCell, ControlLabel?>, font: CGFloat)
    -> UILabel
  {
    if let label = self[keyPath: labelPath] { return label }
    let label = ControlLabel()
    label.font = .systemFont(ofSize: font)
    if labelPath == \.detail, style != .value2 { label.textColor = .secondaryLabel }
    label.didChange = { [weak self] in self?.setNeedsLayout() }
    self[keyPath: labelPath] = label
    contentView.addSubview(label)
    return label
  }

  private func standardContent(width: CGFloat) -> CellContent {
    CellContent(
      style: style,
      area: CGRect(x: 0, y: 0, width: width, height: contentView.bounds.height).inset(by: standardMargins),
      image: picture?.image?.size, text: text, detail: detail)
  }

  private var standardMargins: UIEdgeInsets {
    var margins = contentView.layoutMargins
    let indentation = CGFloat(indentationLevel) * indentationWidth
    if isRightToLeft { margins.right += indentation } else { margins.left += indentation }
    return margins
  }

  // The accessory

  /// The kind of accessory beside the content; none unless set.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view beside the content, which replaces the accessory of `accessoryType`; nil unless set.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  // In the editing mode, the accessory of this mode takes the place of the other one.
  private var shownAccessory: UIView? { chosenAccessory.view ?? ownAccessory }

  private var chosenAccessory: (view: UIView?, type: AccessoryType) {
    isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
  }

  private func accessoryDidChange() {
    ownAccessory?.removeFromSuperview()
    let chosen = chosenAccessory
    for view in [accessoryView, editing.accessoryView] where view !== chosen.view && view?.superview === self
    { view?.removeFromSuperview() }
    let symbol = chosen.view == nil ? chosen.type.symbol : nil
    ownAccessory = symbol.map { UIImageView(image: UIImage(systemName: $0)) }
    if let shownAccessory { addSubview(shownAccessory) }
    chooseTrailingMargin()
    showEditingControls()
    placeContentView()
    setNeedsLayout()
  }

  /// Makes the trailing margin of the content that beside an accessory, or the usual one.
  ///
  /// Any other margin was set by a client, and stays.
  private func chooseTrailingMargin() {
    let usual = ControlSizes.cellMargins.trailing
    let beside = ControlSizes.cellMarginBesideAccessory
    let (old, new) = shownAccessory == nil ? (beside, usual) : (usual, beside)
    guard contentHolder.directionalLayoutMargins.trailing == old else { return }
    contentHolder.directionalLayoutMargins.trailing = new
  }

  private var accessorySize: CGSize? {
    guard var size = shownAccessory?.bounds.size, chosenAccessory.view == nil else {
      return shownAccessory?.bounds.size
    }
    switch chosenAccessory.type {
    case .disclosureIndicator:
      let category = traitCollection.preferredContentSizeCategory
      let width = TextSizes.scaled(ControlSizes.accessories.disclosure, with: .body, in: category)
      let scale = UIScreen.main.scale
      size.width = scale > 1 ? width.roundedHalfUp(scale) : width
    case .detailButton, .detailDisclosureButton: size.width = ControlSizes.accessories.detail
    case .none, .checkmark: break
    }
    return size
  }

  private var accessoryMargin: CGFloat {
    ControlSizes.accessoryMargin(onScreenOf: UIScreen.main.bounds.width)
  }

  // |<- safe area ->[ content ][accessory]<- margin ->|<- safe area ->|
  private var contentFrame: CGRect {
    let area = innerArea
    guard let accessorySize else { return area }
    let taken = accessorySize.width + accessoryMargin
    let left = CGRect(x: area.minX, y: area.minY, width: max(area.width - taken, 0), height: area.height)
    return isRightToLeft ? left.mirrored(in: area) : left
  }

  /// The corners that the table has rounded, as those of an inset group.
  var groupCorners: CACornerMask = [] {
    didSet {
      if groupCorners == oldValue { return }
      layer.cornerRadius = groupCorners.isEmpty ? 0 : ListSizes.corner
      layer.maskedCorners = groupCorners.isEmpty ? LayerState().maskedCorners : groupCorners
      clipsToBounds = !groupCorners.isEmpty
    }
  }
  /// True if the table has set the margins of the content for the readable width.
  var followsReadableWidth = false
  var insetsContent = false { didSet { if insetsContent != oldValue { placeContentView() } } }
  var contentArea: CGRect { insetsContent ? boundsBetweenSides : bounds }

  /// Updates the configurations and gives the content its frame, before the cell is measured or laid out.
  func placeContent() {
    updateConfigurationsIfNeeded()
    placeContentView()
  }

  private final func placeContentView() { contentHolder.takeFrameOfControl(contentFrame) }

  // Backgrounds

  /// The view behind the content, as large as the cell; nil unless set.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }

  /// The view between the background and the content that is shown while the cell is selected or highlighted;
  /// nil unless set.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, for: selectedBackgroundView) } }

  /// The appearance of the selected cell; it has no influence here.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the separator line below the cell, in points; those of the table unless set.
  ///
  /// The left inset is at the leading edge. Outside of a table it is 16.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? separator?.insets ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?

  /// Shows a line below the cell in a color; nil removes it.
  ///
  /// - Parameters:
  ///   - insets: The insets from the edges of the content area, if the cell has none of its own.
  ///   - isWhole: True if the line reaches from edge to edge of the cell.
  func showSeparator(_ color: UIColor?, insets: UIEdgeInsets, isWhole: Bool) {
    guard let color else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let line = separator ?? CellSeparator()
    separator = line
    line.backgroundColor = color
    line.insets = isWhole ? insets : ownSeparatorInset ?? insets
    line.isWhole = isWhole
    if line.superview !== self { addSubview(line) }
    line.place(in: contentArea, bounds, isMirrored: isRightToLeft)
  }

  /// True if the cell is selected; false unless set.
  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }
  private var isSelectedNow = false

  /// True if the cell is highlighted, as while it is touched; false unless set.
  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }
  private var isHighlightedNow = false

  /// Selects or deselects the cell, without an animation; an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if isSelectedNow != selected { setNeedsUpdateConfiguration() }
    isSelectedNow = selected
    if isEditing { showEditingControls() }
    showBackgrounds()
  }

  /// Turns the highlight of the cell on or off, without an animation; an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if isHighlightedNow != highlighted { setNeedsUpdateConfiguration() }
    isHighlightedNow = highlighted
    showBackgrounds()
  }

  var showsSelection: Bool { isSelected || isHighlighted }

  // Editing

  /// True if the cell is in the editing mode of its table; false unless set.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing mode, without an animation; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard self.editing.isOn != editing else { return }
    self.editing.isOn = editing
    editingDidChange()
  }
  /// The control before the content in the editing mode, which the delegate of the table chooses.
  open var editingStyle: EditingStyle { editing.controls.style }
  /// True if the content makes room for the control in the editing mode; true unless set.
  open var shouldIndentWhileEditing: Bool {
    get { editing.indents }
    set {
      editing.indents = newValue
      editingDidChange()
    }
  }
  /// True if the cell shows the control with which it is moved, in the editing mode of a table whose data
  /// source allows it; false unless set.
  open var showsReorderControl: Bool {
    get { editing.showsReorder }
    set {
      editing.showsReorder = newValue
      editingDidChange()
    }
  }
  /// True if the cell asks for the confirmation of its deletion; always false here.
  open var showingDeleteConfirmation: Bool { false }
  /// The kind of accessory in the editing mode; none unless set.
  open var editingAccessoryType: AccessoryType {
    get { editing.accessoryType }
    set {
      editing.accessoryType = newValue
      accessoryDidChange()
    }
  }
  /// The view beside the content in the editing mode; nil unless set.
  open var editingAccessoryView: UIView? {
    get { editing.accessoryView }
    set {
      let old = editing.accessoryView
      if old !== newValue, old?.superview === self { old?.removeFromSuperview() }
      editing.accessoryView = newValue
      accessoryDidChange()
    }
  }
  /// The number of steps by which the content is indented; 0 unless set.
  open var indentationLevel: Int {
    get { editing.level }
    set {
      editing.level = newValue
      setNeedsLayout()
    }
  }
  /// The width of a step of the indentation, in points; 10 unless set.
  open var indentationWidth: CGFloat {
    get { editing.levelWidth }
    set {
      editing.levelWidth = newValue
      setNeedsLayout()
    }
  }

  func takeEditing(_ controls: CellControls) {
    guard editing.controls != controls else { return }
    editing.controls = controls
    editingDidChange()
  }

  private func editingDidChange() {
    accessoryDidChange()
    setNeedsUpdateConfiguration()
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
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// The function that is called after `updateConfiguration(using:)`; nil unless set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
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

  /// Returns the content of the style of the cell, without texts and an image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func exchangeContentView(for view: UIView?) {
    contentHolder = exchangeContent(contentHolder, for: view)
    if view == nil { contentHolder.directionalLayoutMargins = ControlSizes.cellMargins }
    (text, detail, picture) = (nil, nil, nil)
    placeContentView()
    setNeedsLayout()
  }

  // Sizes

  /// Returns the size that the constraints in `contentView` give the cell.
  ///
  /// A cell with the standard content of its style is high enough for this content, and at least 44 points
  /// high.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if text == nil, detail == nil, picture == nil { return size }
    let width = max(size.width, targetSize.width)
    let room = width - bounds.width + contentFrame.width
    let height = standardContent(width: room).height + standardMargins.top + standardMargins.bottom
    size = CGSize(width: width, height: max(size.height, height, ControlSizes.cell.height))
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    super.layoutSubviews()
    placeContent()
    placeBackground()
    separator?.place(in: contentArea, bounds, isMirrored: isRightToLeft)
    if let accessory = shownAccessory, let size = accessorySize {
      let area = innerArea
      let x = area.maxX - accessoryMargin - size.width
      let right = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      accessory.takeFrameOfControl(isRightToLeft ? right.mirrored(in: area) : right)
    }
    placeEditingControls()
    let frames = standardContent(width: contentView.bounds.width).frames
    func place(_ view: UIView?, in rect: CGRect) {
      view?.takeFrameOfControl(isRightToLeft ? rect.mirrored(in: contentView.bounds) : rect)
    }
    place(picture, in: frames.image)
    place(text, in: frames.text)
    place(detail, in: frames.detail)
  }
}
