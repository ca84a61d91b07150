import UIKit

/// Makes the views of recordings, without frames, subviews and constraints.
@MainActor enum ViewMaker {
  /// Returns the view of a recorded one.
  ///
  /// With `isPinned`, a text has the size of the recording.
  static func view(of recorded: RecordedView, isPinned: Bool, countsWholePoints: Bool) -> UIView {
    let view = unsizedView(of: recorded)
    if let view = view as? any RoundedView { view.countsWholePoints = countsWholePoints }
    if let view = view as? any PinnedView {
      if isPinned && recorded.isMeasured || recorded.unknown != nil && hasOwnSize(recorded) {
        view.pinnedSize = contentSize(of: recorded, in: view)
      }
      if let size = recorded.placeholderSize {
        view.pinnedSize = CGSize(width: ownLength(size[0]), height: ownLength(size[1]))
      }
    }
    if !recorded.element.hasPrefix("tableViewCell") { setPriorities(of: view, recorded) }
    setMargins(of: view, recorded)
    view.isHidden = recorded.isHidden != nil
    return view
  }

  static func setMargins(of view: UIView, _ recorded: RecordedView) {
    if let margins = recorded.margins {
      view.directionalLayoutMargins = directionalInsets(margins)
    }
    if recorded.preservesMargins != nil { view.preservesSuperviewLayoutMargins = true }
    if recorded.insetsMargins == 0 { view.insetsLayoutMarginsFromSafeArea = false }
  }

  static func insets(_ sides: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  static func directionalInsets(_ sides: [CGFloat]) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  private static func ownLength(_ length: CGFloat) -> CGFloat {
    length >= 0 ? length : UIView.noIntrinsicMetric
  }

  /// True if the recorded size stands for an own size that is not known, and not for that of a scroll view.
  private static func hasOwnSize(_ recorded: RecordedView) -> Bool {
    recorded.element != "textView" || recorded.doesNotScroll != nil
  }

  /// The own size of a view whose frame was recorded: a segmented control's is a point less high.
  private static func contentSize(of recorded: RecordedView, in view: UIView) -> CGSize {
    view.alignmentRect(forFrame: recorded.rect).size
  }

  private static func setPriorities(of view: UIView, _ recorded: RecordedView) {
    for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
      let hugging = recorded.hugging?[index] ?? 250
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      let resistance = recorded.resistance?[index] ?? 750
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
  }

  private static func unsizedView(of recorded: RecordedView) -> UIView {
    switch recorded.element {
    case "label": label(recorded)
    case "button": recorded.unknown != nil ? PlainView() : button(recorded)
    case "imageView": PinnedImageView(image: image(recorded.image))
    case "textField": field(recorded)
    case "textView": textView(recorded)
    case "stackView": stackView(recorded)
    case "scrollView": scrollView(recorded)
    case "tableView": UITableView()
    case "collectionView":
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "switch": UISwitch()
    case "slider": UISlider()
    case "stepper": UIStepper()
    case "segmentedControl": segmentedControl(recorded)
    case "progressView": UIProgressView(progressViewStyle: recorded.style == "bar" ? .bar : .default)
    case "pageControl": pageControl(recorded)
    case "activityIndicatorView": activityIndicator(recorded)
    case "searchBar": UISearchBar()
    case "toolbar": UIToolbar()
    case "navigationBar": UINavigationBar()
    case "visualEffectView": UIVisualEffectView(effect: UIBlurEffect(style: .light))
    case "tabBar": UITabBar()
    case "datePicker", "pickerView": pinnedPlainView(recorded)
    case "tableViewCell": tableViewCell(recorded)
    case "collectionViewCell": UICollectionViewCell()
    default: PlainView()
    }
  }

  /// A view for a control that the headless UIKit does not measure.
  private static func pinnedPlainView(_ recorded: RecordedView) -> PlainView {
    let view = PlainView()
    view.pinnedSize = recorded.rect.size
    return view
  }

  // Texts

  private static func label(_ recorded: RecordedView) -> PinnedLabel {
    let label = PinnedLabel()
    if let font = font(recorded.font) { label.font = font }
    label.text = recorded.text
    label.numberOfLines = recorded.lines ?? 1
    label.lineBreakMode = lineBreakModes[recorded.lineBreak ?? ""] ?? .byTruncatingTail
    if recorded.shrinks != nil {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = recorded.minimumScale ?? 0
    }
    if let width = recorded.preferredWidth { label.preferredMaxLayoutWidth = width }
    return label
  }

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "charWrap": .byCharWrapping,
    "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private static func field(_ recorded: RecordedView) -> PinnedField {
    let field = PinnedField()
    field.borderStyle = borderStyles[recorded.border ?? ""] ?? .none
    if let font = font(recorded.font) { field.font = font }
    field.text = recorded.text
    if let placeholder = recorded.placeholder, !placeholder.isEmpty { field.placeholder = placeholder }
    return field
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
  ]

  private static func textView(_ recorded: RecordedView) -> PinnedTextView {
    let view = PinnedTextView()
    if let font = font(recorded.font) { view.font = font }
    view.text = recorded.text
    view.isScrollEnabled = recorded.doesNotScroll == nil
    return view
  }

  private static func font(_ recorded: RecordedView.RecordedFont?) -> UIFont? {
    guard let recorded else { return nil }
    if let style = recorded.style { return .preferredFont(forTextStyle: textStyles[style] ?? .body) }
    let size = recorded.size ?? 17
    if recorded.weight == "italic" { return .italicSystemFont(ofSize: size) }
    return .systemFont(ofSize: size, weight: weights[recorded.weight ?? ""] ?? .regular)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let textStyles: [String: UIFont.TextStyle] = [
    "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
    "Headline": .headline, "Subhead": .subheadline, "Body": .body, "Callout": .callout,
    "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
  ]

  // Buttons and images

  private static func button(_ recorded: RecordedView) -> PinnedButton {
    let isSystem = recorded.buttonType != "custom"
    let button = PinnedButton(type: isSystem ? .system : .custom)
    if let description = recorded.configuration {
      button.configuration = configuration(description)
      return button
    }
    if let title = recorded.state?.title { button.setTitle(title, for: .normal) }
    if let image = image(recorded.state?.image) { button.setImage(image, for: .normal) }
    if let image = image(recorded.state?.background) { button.setBackgroundImage(image, for: .normal) }
    // A document leaves the size of these out.
    button.titleLabel?.font = font(recorded.font) ?? .systemFont(ofSize: isSystem ? 15 : 18)
    if let sides = recorded.insets?["contentEdgeInsets"] { button.contentEdgeInsets = insets(sides) }
    if let sides = recorded.insets?["titleEdgeInsets"] { button.titleEdgeInsets = insets(sides) }
    if let sides = recorded.insets?["imageEdgeInsets"] { button.imageEdgeInsets = insets(sides) }
    return button
  }

  private static func configuration(_ recorded: RecordedView.ButtonDescription) -> UIButton.Configuration {
    var configuration = configurationOfStyle(recorded.style)
    if let title = recorded.title {
      if let font = font(recorded.font) {
        var text = AttributedString(title)
        text.font = font
        configuration.attributedTitle = text
      } else {
        configuration.title = title
      }
    }
    configuration.subtitle = recorded.subtitle
    configuration.image = image(recorded.image)
    switch recorded.imagePlacement {
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    case "trailing": configuration.imagePlacement = .trailing
    default: break
    }
    switch recorded.buttonSize {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    if let padding = recorded.imagePadding { configuration.imagePadding = padding }
    if let padding = recorded.titlePadding { configuration.titlePadding = padding }
    if let sides = recorded.insets { configuration.contentInsets = directionalInsets(sides) }
    return configuration
  }

  private static func configurationOfStyle(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    default: .plain()
    }
  }

  /// Returns an empty image of the recorded size; nil without one.
  private static func image(_ recorded: RecordedView.RecordedImage?) -> UIImage? {
    guard let size = recorded?.size, size[0] > 0, size[1] > 0 else { return nil }
    return UIGraphicsImageRenderer(size: CGSize(width: size[0], height: size[1])).image { _ in }
  }

  // Containers

  private static func stackView(_ recorded: RecordedView) -> UIStackView {
    let stack = UIStackView()
    stack.axis = recorded.axis == "vertical" ? .vertical : .horizontal
    stack.distribution = distributions[recorded.distribution ?? ""] ?? .fill
    stack.alignment = alignments[recorded.arrangement ?? ""] ?? .fill
    stack.spacing = recorded.spacing ?? 0
    stack.isBaselineRelativeArrangement = recorded.arrangesBaselines != nil
    stack.isLayoutMarginsRelativeArrangement = recorded.arrangesInMargins != nil
    return stack
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "leading": .leading, "top": .top, "trailing": .trailing, "bottom": .bottom, "center": .center,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
  ]

  private static func scrollView(_ recorded: RecordedView) -> UIScrollView {
    let view = UIScrollView()
    if let sides = recorded.contentInset { view.contentInset = insets(sides) }
    switch recorded.insetAdjustment {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    return view
  }

  private static func tableViewCell(_ recorded: RecordedView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessories[recorded.accessory ?? ""] ?? .none
    return cell
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
    "detailDisclosureButton": .detailDisclosureButton,
  ]

  // Controls

  private static func segmentedControl(_ recorded: RecordedView) -> PinnedSegments {
    let control = PinnedSegments()
    control.apportionsSegmentWidthsByContent = recorded.apportionsSegments != nil
    for (index, title) in (recorded.segments ?? []).enumerated() {
      control.insertSegment(withTitle: title ?? "", at: index, animated: false)
    }
    return control
  }

  private static func pageControl(_ recorded: RecordedView) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = recorded.pages ?? 0
    return control
  }

  private static func activityIndicator(_ recorded: RecordedView) -> UIActivityIndicatorView {
    let isLarge = recorded.style == "large" || recorded.style == "whiteLarge"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.hidesWhenStopped = false
    return view
  }
}
