import Foundation

/// A control with a title and a picture, which does something when it is touched.
///
/// Its natural size is that of the two side by side and of some room above and below a title; a picture alone
/// has none around it. Title and picture are subviews, placed by their frames when the button is laid out.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// As the system shows buttons: the title in the tint colour.
    case system = 1
  }

  private var titles = PerState<String>()
  private var styledTitles = PerState<NSAttributedString>()
  private var titleColors = PerState<UIColor>()
  private var images = PerState<UIImage>()
  private var backgroundImages = PerState<UIImage>()
  private var label: ControlLabel?
  private var subtitle: ControlLabel?
  // The title with styles that is shown, and the font that the label had before.
  private var shownStyle: (title: NSAttributedString, plainFont: UIFont)?
  private var picture: UIImageView?
  private var background: UIImageView?
  // The background of a configuration.
  private var plate: ControlPart?

  /// Creates a button of the custom kind with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button of the custom kind; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a kind that shows the title and the picture of an action
  /// and runs it when it is touched.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  /// Creates a button with a frame, in points, that shows the title and the picture of an action
  /// and runs it when it is touched.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Creates a button with a configuration that runs an action when it is touched; its title and picture
  /// are shown where there are none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    become(.system)
    contentDidChange()
  }

  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom

  private func become(_ type: ButtonType) {
    buttonType = type
    label?.font = titleFont
  }

  // What is shown

  /// Sets the title for a state; the normal one is shown in every state that has none.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the title with styles for a state; it goes before the one without, and the normal one is
  /// shown in every state that has none.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state] = title
    contentDidChange()
  }

  /// Sets the colour of the title for a state; the normal one is used in every state that has none.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showContent()
  }

  /// Sets the picture for a state; the normal one is shown in every state that has none.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the picture behind title and picture for a state; the normal one is
  /// shown in every state that has none.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The title for a state; the normal one where there is none.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// The title with styles for a state; the normal one where there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles.value(for: state) }
  /// The colour of the title for a state; the normal one where there is none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(in: state)
  }
  /// The picture for a state; the normal one where there is none.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// The picture behind title and picture for a state; the normal one where there is none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The title that is shown now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with styles that is shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
  /// The colour of the title now.
  open var currentTitleColor: UIColor {
    if let configuration, titleColors.value(for: state) == nil {
      return configuration.foreground(tint: tintColor)
    }
    return titleColor(for: state) ?? .white
  }
  /// The picture that is shown now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The picture that is shown now behind title and picture.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title, whose font and number of lines may be set; what it shows belongs to the button.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = ControlLabel()
    label.font = titleFont
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.didChange = { [weak self] in self?.contentDidChange() }
    self.label = label
    addSubview(label)
    return label
  }

  /// The view of the picture; what it shows belongs to the button.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView()
    self.picture = picture
    addSubview(picture)
    return picture
  }

  /// The font of the title unless the label has one.
  private var titleFont: UIFont {
    if configuration != nil { return .systemFont(ofSize: ControlSizes.configuredButton.font) }
    return .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : ControlSizes.systemButtonFont)
  }

  /// What the button shows and how; none at first.
  ///
  /// It goes before what was set one by one, which is shown where it has nothing.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if (configuration == nil) != (oldValue == nil) { label?.font = titleFont }
      contentDidChange()
    }
  }

  private func defaultTitleColor(in state: State) -> UIColor {
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .systemGray : tintColor
  }

  private func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  private func showSubtitle() {
    guard subtitle != nil || configuration?.subtitle != nil else { return }
    let view = subtitle ?? ControlLabel()
    if subtitle == nil { addSubview(view) }
    subtitle = view
    view.numberOfLines = 0
    view.font = .systemFont(ofSize: ControlSizes.buttonSubtitle.font)
    view.text = configuration?.subtitle
    view.textColor = currentTitleColor
    view.isHidden = configuration?.subtitle == nil
  }

  // Fills the subviews, which are made when there is something to show in them.
  private func showContent() {
    if label != nil || hasTitle { showTitle() }
    if picture != nil || currentImage != nil { imageView?.image = currentImage }
    showSubtitle()
    guard background != nil || currentBackgroundImage != nil else { return }
    let view = background ?? UIImageView()
    if background == nil { insertSubview(view, at: 0) }
    background = view
    view.image = currentBackgroundImage
  }

  private func showTitle() {
    guard let label = titleLabel as? ControlLabel else { return }
    label.show {
      if configuration != nil { $0.numberOfLines = 0 }
      show(currentAttributedTitle, in: $0)
    }
  }

  private func show(_ styledTitle: NSAttributedString?, in label: ControlLabel) {
    guard let styledTitle else {
      if let shownStyle { label.font = shownStyle.plainFont }
      shownStyle = nil
      label.text = currentTitle
      label.textColor = currentTitleColor
      return
    }
    if shownStyle?.title === styledTitle { return }
    // What has no colour of its own gets that of the label.
    label.textColor = currentTitleColor
    shownStyle = (styledTitle, shownStyle?.plainFont ?? label.font)
    label.attributedText = styledTitle
  }

  // Room

  /// The room between the edges and the content, in points; zero, as at first, for the button's
  /// own room above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// Insets of the area the title is placed in, in points; they do not count in the natural size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Insets of the area the picture is placed in, in points; they do not count in the natural size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// What the button is called for somebody who does not see the screen; its title unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }
  /// What the button is there; a button unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    configuredRoom?.size(within: .greatestFiniteMagnitude) ?? room().size
  }

  /// The natural size, in points; with a configuration its titles are broken where `size` is too
  /// narrow, and a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredRoom?.size(within: size.width > 0 ? size.width : .greatestFiniteMagnitude) ?? room().size
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    configuredRoom?.size(within: width).height
  }

  override func contentWidth(within width: CGFloat) -> CGFloat? { configuredRoom?.size(within: width).width }

  override var baselineFont: UIFont? { label?.font }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselineOffsets(forWidth: bounds.width) }

  override func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    guard let label, hasTitle else { return (0, 0) }
    let natural = CGRect(
      origin: .zero,
      size: configuredRoom == nil ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: 0)))
    let place =
      configuredRoom?.places(in: natural).title ?? titleRect(forContentRect: contentRect(forBounds: natural))
    let offsets = label.baselineOffsets(forWidth: place.width)
    return (place.minY + offsets.first, natural.height - place.maxY + offsets.last)
  }

  /// The rectangle of the background: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle for title and picture together: the background inside `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// The rectangle of the title: beside the picture, no larger than its text.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: titleEdgeInsets)
    return room(titleWithin: area.width).titleRect(in: area)
  }

  /// The rectangle of the picture, which stands where reading begins.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    room(titleWithin: contentRect.inset(by: titleEdgeInsets).width).imageRect(
      in: contentRect.inset(by: imageEdgeInsets))
  }

  // The size of the title in one line, or of one that may have several in a width that the picture leaves.
  private func titleSize(within width: CGFloat?) -> CGSize? {
    guard hasTitle, let label else { return hasTitle ? .zero : nil }
    guard let width, label.numberOfLines != 1 else { return label.intrinsicContentSize }
    let room = max(width - (currentImage?.size.width ?? 0), 1)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
  }

  private func room(titleWithin width: CGFloat? = nil) -> ButtonRoom {
    ButtonRoom(
      title: titleSize(within: width), image: currentImage?.size, background: currentBackgroundImage?.size,
      emptyHeight: (label?.font ?? titleFont).lineHeight.rounded(.up), insets: contentEdgeInsets,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft)
  }

  private var configuredRoom: ConfiguredRoom? {
    guard var configuration else { return nil }
    configuration.image = currentImage
    return ConfiguredRoom(
      configuration: configuration, title: hasTitle ? label : nil,
      subtitle: configuration.subtitle == nil ? nil : subtitle, isRightToLeft: isRightToLeft)
  }

  private func layOut(_ room: ConfiguredRoom) {
    let places = room.places(in: bounds)
    picture?.takeFrameOfControl(places.image)
    label?.takeFrameOfControl(places.title)
    subtitle?.takeFrameOfControl(places.subtitle)
    let color = room.configuration.background(tint: tintColor)
    if color != nil, plate == nil {
      let plate = ControlPart()
      insertSubview(plate, at: 0)
      self.plate = plate
    }
    plate?.fill(bounds, with: color ?? .clear)
    plate?.layer.cornerRadius = room.configuration.cornerRadius(height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
    background?.takeFrameOfControl(backgroundRect(forBounds: bounds))
    if let configuredRoom { return layOut(configuredRoom) }
    plate?.backgroundColor = .clear
    let content = contentRect(forBounds: bounds)
    picture?.takeFrameOfControl(imageRect(forContentRect: content))
    label?.takeFrameOfControl(titleRect(forContentRect: content))
  }
}
