/// A row of segments with titles or images, of which one is selected.
///
/// All segments are as wide as the widest one, unless widths were set or `apportionsSegmentWidthsByContent`
/// is true. The frame is 32 points high and extends 1 point beyond the bottom edge of the alignment
/// rectangle.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected: −1.
  public class var noSegment: Int { -1 }

  private var segments: [Segment] = []
  private let track = ControlPart()
  private let choice = ControlPart()

  /// Creates a control in its preferred size, with a segment for each of `items`, which are strings and
  /// images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { insertSegment(withTitle: title, at: segments.count, animated: false) }
      if let image = item as? UIImage { insertSegment(with: image, at: segments.count, animated: false) }
    }
    frame.size = naturalSize
  }

  /// Creates a control without segments and with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func commonInit() {
    super.commonInit()
    content.hugging.vertical = .defaultHigh
    addSubview(track)
    addSubview(choice)
  }

  /// Sets the attributes of the titles in a state; nil for those of the system.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    for segment in segments { segment.attributes = titleAttributes }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the attributes that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  private var titleAttributes = PerState<[NSAttributedString.Key: Any]>()

  // Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, or after the last segment if the index is too large.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  /// Inserts a segment with an image at an index, or after the last segment if the index is too large.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.picture.image = image }
  }

  private func insert(at number: Int, filling fill: (Segment) -> Void) {
    let segment = Segment()
    segment.attributes = titleAttributes
    fill(segment)
    let index = min(max(number, 0), segments.count)
    segments.insert(segment, at: index)
    for view in segment.views { addSubview(view) }
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    contentDidChange()
  }

  /// Removes a segment; the last one if the index is too large.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = index(of: segment) else { return }
    for view in segments.remove(at: index).views { view.removeFromSuperview() }
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    contentDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() { while !segments.isEmpty { removeSegment(at: 0, animated: false) } }

  /// Sets the title of a segment and removes its image; changes the last one if the index is too large.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = title
      $0.picture.image = nil
    }
  }

  /// Sets the image of a segment and removes its title; changes the last one if the index is too large.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = nil
      $0.picture.image = image
    }
  }

  /// Sets the width of a segment, in points; changes the last one if the index is too large.
  ///
  /// If the width is 0, it is computed from the contents.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// Enables or disables a segment; changes the last one if the index is too large.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns the title of a segment; of the last one if the index is too large.
  open func titleForSegment(at segment: Int) -> String? {
    index(of: segment).flatMap { segments[$0].label.text }
  }
  /// Returns the image of a segment; of the last one if the index is too large.
  open func imageForSegment(at segment: Int) -> UIImage? {
    index(of: segment).flatMap { segments[$0].picture.image }
  }
  /// Returns the width that was set for a segment, in points, or 0 if none was set; of the last one if the
  /// index is too large.
  open func widthForSegment(at segment: Int) -> CGFloat { index(of: segment).map { segments[$0].width } ?? 0 }
  /// Returns true if a segment is enabled; of the last one if the index is too large.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    index(of: segment).map { segments[$0].isEnabled } ?? false
  }

  /// The index of the selected segment; `noSegment` unless set, and if it is set to an index out of range.
  open var selectedSegmentIndex = -1 {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      setNeedsLayout()
    }
  }

  /// True if the width of each segment is computed from its own content; false unless set.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  /// Selects the segment on which the touch ends and runs the actions for `valueChanged`; an override calls
  /// super.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, touch.phase == .ended, let index = segment(at: touch.location(in: self)),
      segments[index].isEnabled, index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private func segment(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return areas.firstIndex { point.x >= $0.minX && point.x < $0.maxX }
  }

  /// True if a segment does not remain selected after it is touched; false unless set.
  open var isMomentary = false

  /// The color behind the selected segment; white unless set.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  private func index(of number: Int) -> Int? {
    segments.isEmpty ? nil : min(max(number, 0), segments.count - 1)
  }

  private func change(_ number: Int, _ body: (Segment) -> Void) {
    guard let index = index(of: number) else { return }
    body(segments[index])
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // Sizes

  /// The distance of 1 point by which the frame extends beyond the bottom edge.
  open override var alignmentRectInsets: UIEdgeInsets { ControlSizes.segments.insets }

  open override var intrinsicContentSize: CGSize { naturalSize.inset(by: alignmentRectInsets) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  // The size of the frame that the segments need.
  private var naturalSize: CGSize {
    let naturalWidths = segments.map(\.naturalWidth)
    let widest = naturalWidths.max() ?? 0
    let widths = zip(segments, naturalWidths).map { segment, naturalWidth in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? naturalWidth : widest
    }
    return CGSize(width: widths.reduce(0, +) + dividers, height: ControlSizes.segments.height)
  }

  override var baselineLineHeight: CGFloat? {
    segments.first { $0.label.text != nil }?.label.font?.lineHeight
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let label = segments.first(where: { $0.label.text != nil })?.label else { return (0, 0) }
    let offsets = label.baselineOffsets
    let first = (ControlSizes.segments.height - offsets.first - offsets.last) / 2 + offsets.first
    return (first, ControlSizes.segments.height - first)
  }

  // The sum of the widths of the dividers between segments.
  private var dividers: CGFloat { CGFloat(max(segments.count - 1, 0)) * ControlSizes.segments.divider }

  /// The widths of the segments inside the bounds: the widths that were set, and for the other segments equal
  /// shares of the rest or shares by their contents.
  private var widths: [CGFloat] {
    let free = bounds.width - dividers - segments.reduce(0) { $0 + $1.width }
    let weights = segments.map { segment -> CGFloat in
      if segment.width > 0 { return 0 }
      return apportionsSegmentWidthsByContent ? segment.naturalWidth : 1
    }
    let sum = weights.reduce(0, +)
    return zip(segments, weights).map { sum > 0 && $1 > 0 ? max(free * $1 / sum, 0) : $0.width }
  }

  private var areas: [CGRect] {
    var x = bounds.minX
    return widths.map { width in
      let area = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width + ControlSizes.segments.divider
      return isRightToLeft ? area.mirrored(in: bounds) : area
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.fill(bounds, with: .systemFill)
    track.layer.cornerRadius = 8
    choice.isHidden = selectedSegmentIndex < 0
    for (index, area) in areas.enumerated() {
      segments[index].place(in: area, isChosen: index == selectedSegmentIndex)
      if index == selectedSegmentIndex {
        choice.fill(
          area.insetBy(dx: min(2, area.width / 2), dy: min(2, bounds.height / 2)),
          with: selectedSegmentTintColor ?? .white)
        choice.layer.cornerRadius = 6
      }
    }
  }
}

@MainActor private final class Segment {
  let label = UILabel()
  let picture = UIImageView()
  var width: CGFloat = 0
  var isEnabled = true

  init() {
    label.font = font(isChosen: false)
    label.textAlignment = .center
  }

  var views: [UIView] { [label, picture] }
  var attributes = PerState<[NSAttributedString.Key: Any]>()

  /// The width that the content needs in the font of a selected segment, in whole points.
  var naturalWidth: CGFloat {
    let shown = label.font
    label.font = font(isChosen: true)
    defer { label.font = shown }
    let content = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return (content + 2 * ControlSizes.segments.padding).rounded(.up)
  }

  func place(in area: CGRect, isChosen: Bool) {
    label.font = font(isChosen: isChosen)
    let color = attributes.value(for: isChosen ? .selected : .normal)?[.foregroundColor] as? UIColor
    label.textColor = isEnabled ? color ?? .label : .placeholderText
    let text = label.intrinsicContentSize
    label.frame = area.middle(
      CGSize(width: min(text.width, area.width), height: min(text.height, area.height)))
    picture.frame = area.middle(picture.image?.size ?? .zero)
  }

  private func font(isChosen: Bool) -> UIFont {
    let font = attributes.value(for: isChosen ? .selected : .normal)?[.font] as? UIFont
    return font ?? .systemFont(ofSize: ControlSizes.segments.font, weight: isChosen ? .medium : .regular)
  }
}
