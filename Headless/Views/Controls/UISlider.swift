import Foundation

/// A control with a knob that is moved between a minimum and a maximum value.
///
/// It has an intrinsic height of 30 points and no intrinsic width. Its frame extends 2 points beyond the left
/// and the right edge of the alignment rectangle, and 1 point beyond the bottom edge.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let restOfTrack = ControlPart()
  private let filledTrack = ControlPart()
  private let knob = ControlPart()

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

  /// The colour of the track before the knob; the tint colour unless set.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the track after the knob; grey unless set.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The distances of 2 points at the left and the right, and 1 point at the bottom, by which the frame
  /// extends beyond the edges.
  open override var alignmentRectInsets: UIEdgeInsets { ControlSizes.slider.insets }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: ControlSizes.slider.height - alignmentRectInsets.sum(.vertical))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.slider.height)
  }

  /// Returns the rectangle of the track, which is as wide as the bounds and vertically centred in them.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    bounds.middle(CGSize(width: bounds.width, height: ControlSizes.slider.track))
  }

  /// Returns the rectangle of the knob for a value.
  ///
  ///     //  minimum                     maximum
  ///     //  |[knob]---------------------------|
  ///     //  |---------------------------[knob]|
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = ControlSizes.slider.knob
    let span = maximumValue - minimumValue
    let share = span > 0 && span.isFinite ? CGFloat((value - minimumValue) / span) : 0
    let knob = CGRect(
      x: rect.minX + share * (rect.width - side), y: rect.midY - side / 2, width: side, height: side)
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
  }
}
