/// A view that shows the content of a row of a list.
///
/// The margins of the configuration are the margins of the view; the image and the texts are inside of them.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let core: ListContentCore
  private let least: NSLayoutConstraint

  /// Creates a view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    core = ListContentCore(configuration)
    least = core.superviewHeight()
    super.init(frame: .zero)
    placeCore()
  }

  /// Creates a view without content; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    core = ListContentCore(.cell())
    least = core.superviewHeight()
    super.init(coder: coder)
    placeCore()
  }

  private func placeCore() {
    core.translatesAutoresizingMaskIntoConstraints = false
    addSubview(core)
    let guide = layoutMarginsGuide
    let bottom = core.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      core.topAnchor.constraint(equalTo: guide.topAnchor),
      core.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      core.trailingAnchor.constraint(equalTo: guide.trailingAnchor), bottom, least,
    ])
    show(core.shown)
  }

  /// The content; it must be a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { core.shown }
    set {
      guard let content = newValue as? UIListContentConfiguration else {
        preconditionFailure("The configuration \(newValue) must be a UIListContentConfiguration")
      }
      show(content)
    }
  }

  private func show(_ content: UIListContentConfiguration) {
    let margins = content.directionalLayoutMargins
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    least.constant = max(content.minimumHeight - margins.top - margins.bottom, 0)
    core.shown = content
  }

  /// A guide at the text; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { core.hasText ? core.guide(.text) : nil }
  /// A guide at the second text; nil without a second text.
  open var secondaryTextLayoutGuide: UILayoutGuide? { core.hasSecondaryText ? core.guide(.secondary) : nil }
  /// A guide at the image; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? { core.shown.image == nil ? nil : core.guide(.image) }
}

/// The image and the texts of a list content, inside of the margins.
final class ListContentCore: UIView {
  enum Part: Hashable { case image, text, secondary }

  private var firstLabel: UILabel?
  private var secondLabel: UILabel?
  private var picture: UIImageView?
  private var guides: [Part: UILayoutGuide] = [:]
  private var frameConstraints: [Part: [NSLayoutConstraint]] = [:]
  var shown: UIListContentConfiguration { didSet { contentDidChange() } }

  init(_ content: UIListContentConfiguration) {
    shown = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  func superviewHeight() -> NSLayoutConstraint { heightAnchor.constraint(greaterThanOrEqualToConstant: 0) }
  var hasText: Bool { shown.text != nil || shown.attributedText != nil }
  var hasSecondaryText: Bool { shown.secondaryText != nil || shown.secondaryAttributedText != nil }

  private func contentDidChange() {
    firstLabel = label(firstLabel, hasText, shown.text, shown.attributedText, shown.textProperties)
    secondLabel = label(
      secondLabel, hasSecondaryText, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func label(
    _ old: UILabel?, _ isShown: Bool, _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard isShown else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    if old == nil { addSubview(label) }
    label.take(properties)
    if let styled {
      label.attributedText = styled
    } else {
      label.text = properties.transform.applied(to: text ?? "")
    }
    return label
  }

  private func showImage() {
    guard shown.image != nil else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    if picture == nil { addSubview(view) }
    picture = view
    view.contentMode = .scaleAspectFit
    view.tintColor = shown.imageProperties.tintColor
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.image = shownImage
  }

  private var shownImage: UIImage? {
    guard let symbol = shown.imageProperties.preferredSymbolConfiguration else { return shown.image }
    return shown.image?.withConfiguration(symbol)
  }

  private var imageSize: CGSize? {
    guard let size = shownImage?.size else { return nil }
    let most = shown.imageProperties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0, size.width > most.width { scale = most.width / size.width }
    if most.height > 0, size.height > most.height { scale = min(scale, most.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var contentLayout: ListContentLayout {
    ListContentLayout(configuration: shown, text: firstLabel, secondary: secondLabel, image: imageSize)
  }

  override var intrinsicContentSize: CGSize { contentLayout.parts(within: .greatestFiniteMagnitude).size }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    contentLayout.parts(within: width).size.height
  }
  override func contentWidth(within width: CGFloat) -> CGFloat? {
    contentLayout.parts(within: width).size.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = contentLayout.parts(within: bounds.width)
    // The parts are in the middle of a content that is higher than they are.
    let top = (bounds.height - parts.size.height) / 2
    place(picture, .image, parts.image, top)
    place(firstLabel, .text, parts.text, top)
    place(secondLabel, .secondary, parts.secondary, top)
  }

  private func place(_ view: UIView?, _ part: Part, _ rect: CGRect, _ top: CGFloat) {
    let moved = rect.offsetBy(dx: 0, dy: top)
    let frame = isRightToLeft ? moved.mirrored(in: bounds) : moved
    view?.frame = frame
    guard let constraints = frameConstraints[part], constraints.count == 4 else { return }
    for (constraint, constant) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height])
    where constraint.constant != constant { constraint.constant = constant }
  }

  func guide(_ part: Part) -> UILayoutGuide {
    if let guide = guides[part] { return guide }
    let guide = UILayoutGuide()
    guides[part] = guide
    addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(constraints)
    frameConstraints[part] = constraints
    setNeedsLayout()
    return guide
  }
}

extension UILabel {
  fileprivate func take(_ properties: UIListContentConfiguration.TextProperties) {
    font = properties.font
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: textAlignment = .natural
    case .center: textAlignment = .center
    case .justified: textAlignment = .justified
    }
  }
}

extension UIListContentConfiguration.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
