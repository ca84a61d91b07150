/// The header or footer of a section of a table, which has a content view in front of a background.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredCell {
  private var contentHolder = UIView()
  private var titleLabel: ControlLabel?
  private var titleStyle: SectionTitleStyle?

  /// Creates a view with an empty frame.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.documentAttribute("reuseIdentifier")
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    contentHolder.fill(self)
    contentHolder.directionalLayoutMargins = ControlSizes.cellMargins
    addSubview(contentHolder)
  }

  /// The identifier with which a table reuses the view.
  open internal(set) var reuseIdentifier: String?

  /// Called before a table reuses the view; an override calls super.
  open func prepareForReuse() {}

  /// The view that contains everything that the header or footer shows; as large as the header or footer.
  open var contentView: UIView { contentHolder }
  override func managesFrame(of subview: UIView) -> Bool { subview === contentHolder }

  /// The label of the title, which a table shows if its data source has one.
  open var textLabel: UILabel? {
    if let titleLabel { return titleLabel }
    let label = ControlLabel()
    label.numberOfLines = 0
    label.didChange = { [weak self] in self?.setNeedsLayout() }
    titleLabel = label
    contentHolder.addSubview(label)
    return label
  }

  func show(_ title: String, _ style: SectionTitleStyle) {
    titleStyle = style
    textLabel?.font = style.font
    textLabel?.textColor = style.color
    textLabel?.text = title
    contentHolder.backgroundColor = style.above == nil ? .systemBackground : nil
  }

  var insetsContent = false { didSet { if insetsContent != oldValue { setNeedsLayout() } } }

  /// The view behind the content, as large as the header or footer; nil unless set.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }

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

  /// A function that changes the configurations of a header or footer for its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The function that is called after `updateConfiguration(using:)`; nil unless set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The current state of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }
  /// Called before a layout to change the configurations for the state; does nothing unless overridden.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Returns the content of a header of a plain table, without texts and an image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Updates the configurations and the constraints before a layout pass; an override calls super at its end.
  open override func updateConstraints() {
    updateConfigurationsIfNeeded()
    super.updateConstraints()
  }

  var needsConfigurationUpdate = true
  func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  func exchangeContentView(for view: UIView?) {
    contentHolder = exchangeContent(contentHolder, for: view)
    if view == nil { contentHolder.directionalLayoutMargins = ControlSizes.cellMargins }
    (titleLabel, titleStyle) = (nil, nil)
    setNeedsLayout()
  }

  // Sizes

  /// Returns the size that the constraints in `contentView` give the view; one with a title only is high
  /// enough for the title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard titleLabel != nil else { return size }
    let width = max(size.width, targetSize.width)
    let text = titleHeight(width: width - bounds.width + contentFrame.width)
    let space = ListSizes.plainTitle
    let height = (titleStyle?.above ?? space) + text + (titleStyle?.below ?? space)
    let least = titleStyle?.above == nil ? ListSizes.header : 0
    return CGSize(width: width, height: max(size.height, height, least))
  }

  private func titleHeight(width: CGFloat) -> CGFloat {
    let margins = contentHolder.layoutMargins
    let room = max(width - margins.left - margins.right, 1)
    return titleLabel?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
  }

  private var contentFrame: CGRect { insetsContent ? boundsBetweenSides : bounds }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentHolder.takeFrameOfControl(contentFrame)
    placeBackground()
    guard let titleLabel else { return }
    let area = contentHolder.bounds
    let margins = contentHolder.layoutMargins
    let width = max(area.width - margins.left - margins.right, 0)
    let height = titleHeight(width: area.width)
    // A plain title is in the middle, the title of a group at its distance from the top.
    let y = titleStyle?.above ?? (area.height - height) / 2
    titleLabel.takeFrameOfControl(CGRect(x: area.minX + margins.left, y: y, width: width, height: height))
  }
}
