/// A control with a title and an image, which runs actions when it is touched.
///
/// Its intrinsic content size is that of the title and the image side by side, plus padding above and below a
/// title; an image without a title has no padding. The title and the image are subviews, whose frames are set
/// when the button is laid out.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the style of the system, with the title in the tint color.
    case system = 1
    /// A button with a round picture of a cross, 30 × 30 points.
    case close = 7

    /// The older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  private var titles = PerState<String>()
  private var styledTitles = PerState<NSAttributedString>()
  private var titleColors = PerState<UIColor>()
  private var images = PerState<UIImage>()
  private var backgroundImages = PerState<UIImage>()
  private var label: ControlLabel?
  private var subtitle: ControlLabel?
  // The attributed title that is shown, and the font that the label had before.
  private var shownStyle: (title: NSAttributedString, plainFont: UIFont)?
  private var picture: UIImageView?
  private var background: UIImageView?
  // The background of a configuration.
  private var shownBackground: BackgroundView?
  private var activity: UIActivityIndicatorView?

  /// Creates a custom button with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a custom button, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchEndedInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  /// The menu of the button; nil unless set; never shown here.
  open var menu: UIMenu?
  /// True if a touch selects or deselects the button; false unless set.
  open var changesSelectionAsPrimaryAction = false
  /// True if the image of a highlighted button is darker; true unless set; stored, has no effect here.
  open var adjustsImageWhenHighlighted = true
  /// True if the image of a disabled button is lighter; true unless set; stored, has no effect here.
  open var adjustsImageWhenDisabled = true
  /// True if the button reacts to a pointer above it; false unless set; stored, has no effect here.
  open var isPointerInteractionEnabled = false
  /// A function that chooses the style of a pointer above a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// The function that chooses the style of a pointer; nil unless set; never called here.
  open var pointerStyleProvider: PointerStyleProvider?

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a kind that shows the title and the image of an action and runs it when it is
  /// touched.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
  }

  /// Creates a button with a frame, in points, that shows the title and the image of an action and runs it
  /// when it is touched.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Creates a button with a configuration that runs an action when it is touched.
  ///
  /// The title and the image of the action are shown if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    become(.system)
    contentDidChange()
  }

  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom

  func become(_ type: ButtonType) {
    buttonType = type
    label?.font = titleFont
    if type == .close { setImage(.close, for: .normal) }
  }

  // Content

  /// Sets the title for a state; a state without a title shows the title of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the attributed title for a state; a state without one shows that of the normal state.
  ///
  /// An attributed title has precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state] = title
    contentDidChange()
  }

  /// Sets the color of the title for a state; a state without a color uses that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showContent()
  }

  /// Sets the image for a state; a state without an image shows that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the background image for a state; a state without one shows that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the title for a state, or that of the normal state if the state has none.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// Returns the attributed title for a state, or that of the normal state if the state has none.
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles.value(for: state) }
  /// Returns the color of the title for a state, or that of the normal state if the state has none.
  open func titleColor(for state: State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(in: state)
  }
  /// Returns the image for a state, or that of the normal state if the state has none.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// Returns the background image for a state, or that of the normal state if the state has none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The title in the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? {
    guard let configuration, configuration.title != nil else { return attributedTitle(for: state) }
    return configuration.shownTitle(font: titleFont, color: currentTitleColor)
  }
  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor {
    if let configuration, titleColors.value(for: state) == nil {
      return configuration.foreground(tint: tintColor)
    }
    return titleColor(for: state) ?? .white
  }
  /// The image in the current state.
  open var currentImage: UIImage? { configuration?.shownImage ?? image(for: state) }
  /// True if the image grows with the accessibility sizes of text; false unless set.
  ///
  /// It has no effect on a button with a configuration.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { contentDidChange() } }

  override func textSizeDidChange(to category: UIContentSizeCategory) {
    if configuration != nil || adjustsImageSizeForAccessibilityContentSizeCategory { contentDidChange() }
  }

  private var imageSize: CGSize? {
    guard let size = currentImage?.size else { return nil }
    let growth = imageGrowth(adjustsImageSizeForAccessibilityContentSizeCategory)
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title; its font and number of lines can be set, its text is set by the button.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = ControlLabel()
    label.font = titleFont
    label.adjustsFontForContentSizeCategory = configuration != nil
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.didChange = { [weak self] in self?.contentDidChange() }
    self.label = label
    addSubview(label)
    return label
  }

  /// The view of the image, which is set by the button.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let picture = UIImageView()
    self.picture = picture
    addSubview(picture)
    return picture
  }

  private var titleFont: UIFont {
    if let configuration { return configuration.titleFont }
    return .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : ControlSizes.systemButtonFont)
  }

  /// The contents and the appearance of the button; nil unless set.
  ///
  /// The configuration has precedence over the separate properties, which apply if it does not contain a
  /// value.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if oldValue == nil { setNeedsUpdateConfiguration() }
      if configuration?.buttonSize != oldValue?.buttonSize {
        label?.font = titleFont
        label?.adjustsFontForContentSizeCategory = configuration != nil
        shownStyle = nil
      }
      contentDidChange()
    }
  }

  /// A function that changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The function that is called after `updateConfiguration()`; nil unless set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True if the appearance of the configuration follows the state of the button; true unless set; stored,
  /// has no effect here.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of `updateConfiguration()` before the next layout; changes of the state request it too.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsUpdateConstraints()
  }

  /// Called before a layout to change the configuration for the state of the button; does nothing unless
  /// overridden.
  open func updateConfiguration() {}

  private var needsUpdateConfiguration = false

  /// Updates the configuration and the constraints before a layout pass; an override calls super at its end.
  open override func updateConstraints() {
    if needsUpdateConfiguration {
      needsUpdateConfiguration = false
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    super.updateConstraints()
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
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  private func showSubtitle() {
    guard subtitle != nil || configuration?.subtitle != nil else { return }
    let view = subtitle ?? ControlLabel()
    if subtitle == nil { addSubview(view) }
    subtitle = view
    view.font = .preferredFont(forTextStyle: ControlSizes.buttonSubtitle.style)
    view.adjustsFontForContentSizeCategory = true
    view.text = configuration?.subtitle
    view.textColor = currentTitleColor
    if let configuration {
      view.breakLines(configuration.subtitleLineBreakMode)
      let styled = configuration.shownSubtitle(font: view.font, color: currentTitleColor)
      if let styled { view.attributedText = styled }
    }
    view.isHidden = configuration?.subtitle == nil
  }

  // Updates the subviews, which are created when they are first needed.
  private func showContent() {
    if label != nil || hasTitle { showTitle() }
    if picture != nil || currentImage != nil { imageView?.image = currentImage }
    showSubtitle()
    showActivity()
    guard background != nil || currentBackgroundImage != nil else { return }
    let view = background ?? UIImageView()
    if background == nil { insertSubview(view, at: 0) }
    background = view
    view.image = currentBackgroundImage
  }

  private func showActivity() {
    let isShown = configuration?.showsActivityIndicator ?? false
    picture?.isHidden = isShown
    guard isShown || activity != nil else { return }
    let view = activity ?? UIActivityIndicatorView()
    if activity == nil { addSubview(view) }
    activity = view
    view.color = currentTitleColor
    if isShown { view.startAnimating() } else { view.stopAnimating() }
  }

  private func showTitle() {
    guard let label = titleLabel as? ControlLabel else { return }
    label.show {
      if let configuration { $0.breakLines(configuration.titleLineBreakMode) }
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
    if let shown = shownStyle?.title, shown === styledTitle || shown == styledTitle { return }
    // Text without a color attribute gets the color of the label.
    label.textColor = currentTitleColor
    shownStyle = (styledTitle, shownStyle?.plainFont ?? label.font)
    label.attributedText = styledTitle
  }

  // Insets and sizes

  /// The distances of the content from the edges, in points; zero, the default, means the default
  /// padding above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The insets of the area in which the title is placed, in points; they do not change the intrinsic content
  /// size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The insets of the area in which the image is placed, in points; they do not change the intrinsic content
  /// size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  override var usualAccessibilityLabel: String? { currentTitle ?? currentAttributedTitle?.string }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .button }

  open override var intrinsicContentSize: CGSize {
    configuredLayout?.size(within: widthInLayout ?? .greatestFiniteMagnitude) ?? layout().size
  }

  /// The width at which `intrinsicContentSize` breaks titles into lines during a layout, in points; nil for
  /// no limit.
  ///
  /// The engine asks through `intrinsicContentSize`, so that the answer of an override counts.
  private var widthInLayout: CGFloat?

  /// Returns the preferred size, in points.
  ///
  /// With a configuration, titles are broken into lines at the width of `size`; a width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredLayout?.size(within: size.width > 0 ? size.width : .greatestFiniteMagnitude) ?? layout().size
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard configuration != nil else { return nil }
    widthInLayout = width
    defer { widthInLayout = nil }
    return intrinsicContentSize.height
  }

  override var baselineLineHeight: CGFloat? { label?.font?.lineHeight }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselineOffsets(forWidth: bounds.width) }

  override func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) {
    guard let label, hasTitle else { return (0, 0) }
    let natural = CGRect(
      origin: .zero,
      size: configuredLayout == nil ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: 0)))
    let titleFrame =
      configuredLayout?.frames(in: natural).title
      ?? titleRect(forContentRect: contentRect(forBounds: natural))
    let offsets = label.baselineOffsets(forWidth: titleFrame.width)
    return (titleFrame.minY + offsets.first, natural.height - titleFrame.maxY + offsets.last)
  }

  /// Returns the rectangle of the background, which is `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title and the image together, which is the background inside
  /// `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title, which is beside the image and at most as large as its text.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: titleEdgeInsets)
    return layout(titleWithin: area.width).titleRect(in: area)
  }

  /// Returns the rectangle of the image, which is at the leading edge of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(titleWithin: contentRect.inset(by: titleEdgeInsets).width).imageRect(
      in: contentRect.inset(by: imageEdgeInsets))
  }

  // Returns the size of the title in whole points: in one line, or broken into lines in the width that the
  // image leaves free.
  private func titleSize(within width: CGFloat?) -> CGSize? {
    guard hasTitle, let label else { return hasTitle ? .zero : nil }
    guard let width, label.numberOfLines != 1 else { return label.intrinsicContentSize.inWholePoints }
    let room = max(width - (imageSize?.width ?? 0), 1)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).inWholePoints
  }

  private func layout(titleWithin width: CGFloat? = nil) -> ButtonLayout {
    ButtonLayout(
      title: titleSize(within: width), image: imageSize, background: currentBackgroundImage?.size,
      emptyHeight: (label?.font ?? titleFont).lineHeight.rounded(.up), insets: contentEdgeInsets,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft)
  }

  private var configuredLayout: ConfiguredLayout? {
    guard let configuration else { return nil }
    let indicator = configuration.showsActivityIndicator ? ControlSizes.activity.medium : nil
    return ConfiguredLayout(
      configuration: configuration,
      imageSize: indicator.map { CGSize(width: $0, height: $0) } ?? currentImage?.size,
      title: hasTitle ? label : nil, subtitle: configuration.subtitle == nil ? nil : subtitle,
      isRightToLeft: isRightToLeft)
  }

  private func layOut(_ layout: ConfiguredLayout) {
    let frames = layout.frames(in: bounds)
    picture?.takeFrameOfControl(frames.image)
    activity?.takeFrameOfControl(frames.image)
    label?.takeFrameOfControl(frames.title)
    subtitle?.takeFrameOfControl(frames.subtitle)
    showBackground(layout.configuration)
  }

  private func showBackground(_ configuration: Configuration) {
    let color = configuration.background(tint: tintColor)
    let isNeeded = color != nil || configuration.background != .clear()
    guard isNeeded || shownBackground != nil else { return }
    let shownBackground = self.shownBackground ?? BackgroundView()
    if self.shownBackground == nil { insertSubview(shownBackground, at: 0) }
    self.shownBackground = shownBackground
    shownBackground.show(
      configuration.background, color: color, radius: configuration.cornerRadius(height: bounds.height),
      in: self)
  }

  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    super.layoutSubviews()
    showContent()
    background?.takeFrameOfControl(backgroundRect(forBounds: bounds))
    if let configuredLayout { return layOut(configuredLayout) }
    shownBackground?.removeFromSuperview()
    shownBackground = nil
    let content = contentRect(forBounds: bounds)
    picture?.takeFrameOfControl(imageRect(forContentRect: content))
    label?.takeFrameOfControl(titleRect(forContentRect: content))
  }
}

extension UIImage {
  fileprivate static var close: UIImage? {
    UIImage(
      systemName: "xmark.circle.fill",
      withConfiguration: SymbolConfiguration(pointSize: ControlSizes.closeButtonFont))
  }
}

extension CGSize {
  package var inWholePoints: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}

extension UILabel {
  /// Breaks lines in a mode: any number of lines, and one line if the mode truncates or clips the text.
  fileprivate func breakLines(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}
