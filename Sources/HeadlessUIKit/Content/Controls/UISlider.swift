/// A control with a knob that is moved between a minimum and a maximum value.
///
/// It has an intrinsic height of 30 points and no intrinsic width. Its frame extends 2 points beyond the left
/// and the right edge of the alignment rectangle, and 1 point beyond the bottom edge.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let restOfTrack = ControlPart()
  private let filledTrack = ControlPart()
  private let knob = ControlPart()
  // Nil as long as there are no images.
  private var images: SliderImages?

  override func commonInit() {
    super.commonInit()
    content.hugging.vertical = .defaultHigh
    for part in [restOfTrack, filledTrack, knob] { addSubview(part) }
  }

  private var exactValue: Float = 0

  /// The value of the knob's position, limited to `minimumValue` and `maximumValue`; 0 unless set.
  ///
  /// NaN is ignored.
  open var value: Float {
    get { exactValue }
    set {
      guard !newValue.isNaN else { return }
      exactValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }

  /// The minimum value; 0 unless set.
  ///
  /// A smaller `maximumValue` and a smaller `value` are raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = exactValue
    }
  }

  /// The maximum value; 1 unless set.
  ///
  /// A larger `minimumValue` and a larger `value` are lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = exactValue
    }
  }

  /// Sets the value, without an animation and without running actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// True if actions also run while the knob is moved, and not only at the end; true unless set.
  open var isContinuous = true

  // Touches

  /// Begins to move the knob if the touch is on it; an override calls super.
  ///
  /// A touch beside the knob has no effect.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    guard super.beginTracking(touch, with: event), knob.contains(point) else { return false }
    drag = Drag(distance: point.x - knob.midX, first: value)
    return true
  }

  /// Moves the knob with the touch and runs the actions for `valueChanged` if `isContinuous` is true; an
  /// override calls super.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isTracked = super.continueTracking(touch, with: event)
    guard let drag else { return isTracked }
    let old = value
    moveKnob(to: touch.location(in: self).x - drag.distance)
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return isTracked
  }

  /// Runs the actions for `valueChanged` if the touch has changed the value and `isContinuous` is false; an
  /// override calls super.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    if !isContinuous, value != drag.first { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Ends the movement of the knob, which stays where it is; an override calls super.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
  }

  /// A movement of the knob by a touch.
  private struct Drag {
    let distance: CGFloat
    let first: Float
  }
  private var drag: Drag?

  /// Sets the value at which the middle of the knob is at `x`.
  ///
  ///     |<-- knob / 2 -->|<--- share --->x                |<-- knob / 2 -->|
  private func moveKnob(to x: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard low != high else { return }
    value = minimumValue + Float((x - low) / (high - low)) * (maximumValue - minimumValue)
  }

  /// The color of the track before the knob; the tint color unless set.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the track after the knob; gray unless set.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  // Images

  /// The image at the leading end, beside the track; nil unless set.
  open var minimumValueImage: UIImage? {
    get { images?.minimum.image }
    set { changeImages { $0.minimum.image = newValue } }
  }
  /// The image at the trailing end, beside the track; nil unless set.
  open var maximumValueImage: UIImage? {
    get { images?.maximum.image }
    set { changeImages { $0.maximum.image = newValue } }
  }
  /// Sets the image of the knob for a state; a state without one shows that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: State) { changeImages { $0.thumb[state] = image } }
  /// Returns the image of the knob for a state, or that of the normal state if the state has none.
  open func thumbImage(for state: State) -> UIImage? { images?.thumb.value(for: state) }
  /// The image of the knob in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// Sets the image of the track before the knob for a state; stored, has no effect here.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    changeImages { $0.minimumTrack[state] = image }
  }
  /// Returns the image of the track before the knob for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { images?.minimumTrack.value(for: state) }
  /// Sets the image of the track after the knob for a state; stored, has no effect here.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    changeImages { $0.maximumTrack[state] = image }
  }
  /// Returns the image of the track after the knob for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { images?.maximumTrack.value(for: state) }

  private func changeImages(_ change: (inout SliderImages) -> Void) {
    var changed = images ?? SliderImages()
    change(&changed)
    images = changed
    for view in changed.views where view.superview == nil { addSubview(view) }
    setNeedsLayout()
  }

  /// Returns the rectangle of the image at the leading end, which is as large as the image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    images?.minimum.rect(in: bounds, atRight: isRightToLeft) ?? .zero
  }
  /// Returns the rectangle of the image at the trailing end, which is as large as the image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    images?.maximum.rect(in: bounds, atRight: !isRightToLeft) ?? .zero
  }

  /// The distances of 2 points at the left and the right, and 1 point at the bottom, by which the frame
  /// extends beyond the edges.
  open override var alignmentRectInsets: UIEdgeInsets { ControlSizes.slider.insets }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: ControlSizes.sliderHeight(.ofDevice) - alignmentRectInsets.sum(.vertical))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.sliderHeight(.ofDevice))
  }

  /// Returns the rectangle of the track, which is vertically centered in the bounds and as wide as they are,
  /// less the images at the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (first, last) = (images?.minimum.room ?? 0, images?.maximum.room ?? 0)
    let (left, right) = isRightToLeft ? (last, first) : (first, last)
    let height = ControlSizes.slider.track
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
      height: height)
  }

  /// Returns the rectangle of the knob for a value.
  ///
  ///     //  minimum                     maximum
  ///     //  |[knob]---------------------------|
  ///     //  |---------------------------[knob]|
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = ControlSizes.slider.knob
    let size = currentThumbImage?.size ?? CGSize(width: side, height: side)
    let span = maximumValue - minimumValue
    let share = span > 0 && span.isFinite ? CGFloat((value - minimumValue) / span) : 0
    let knob = CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    return isRightToLeft ? knob.mirrored(in: rect) : knob
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var filled = track
    filled.size.width = max((isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX), 0)
    if isRightToLeft { filled.origin.x = thumb.midX }
    restOfTrack.fill(track, with: maximumTrackTintColor ?? .systemFill)
    filledTrack.fill(filled, with: minimumTrackTintColor ?? tintColor)
    knob.fill(thumb, with: thumbTintColor ?? .white)
    guard let images else { return }
    knob.isHidden = currentThumbImage != nil
    images.thumbView.image = currentThumbImage
    images.thumbView.frame = thumb
    images.minimum.frame = minimumValueImageRect(forBounds: bounds)
    images.maximum.frame = maximumValueImageRect(forBounds: bounds)
  }
}

@MainActor private struct SliderImages {
  let minimum = UIImageView()
  let maximum = UIImageView()
  let thumbView = UIImageView()
  var thumb = PerState<UIImage>()
  var minimumTrack = PerState<UIImage>()
  var maximumTrack = PerState<UIImage>()
  var views: [UIImageView] { [minimum, maximum, thumbView] }
}

extension UIImageView {
  fileprivate var room: CGFloat { image.map { $0.size.width + ControlSizes.sliderGap } ?? 0 }

  fileprivate func rect(in bounds: CGRect, atRight: Bool) -> CGRect {
    let size = image?.size ?? .zero
    let x = atRight ? bounds.maxX - size.width : bounds.minX
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
