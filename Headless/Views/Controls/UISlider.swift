import Foundation

/// A control with a knob that stands somewhere between a least and a greatest value.
///
/// It has a natural height of 34 points and no natural width.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let restOfTrack = ControlPart()
  private let filledTrack = ControlPart()
  private let knob = ControlPart()

  /// Creates a slider with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a slider; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for part in [restOfTrack, filledTrack, knob] { addSubview(part) }
  }

  private var exactValue: Float = 0

  /// Where the knob stands; 0 at first, and never below the least or above the greatest value.
  ///
  /// What is no number changes nothing.
  open var value: Float {
    get { exactValue }
    set {
      guard !newValue.isNaN else { return }
      exactValue = min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }

  /// The least value; 0 at first.
  ///
  /// A greatest value and a value below it become it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = exactValue
    }
  }

  /// The greatest value; 1 at first.
  ///
  /// A least value and a value above it become it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = exactValue
    }
  }

  /// Moves the knob; no action runs.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Whether actions run while the knob is moved, and not only at the end; `true` at first.
  open var isContinuous = true

  /// The colour of the track up to the knob; the tint colour unless it is set.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the track beyond the knob; grey unless it is set.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the knob; white unless it is set.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.slider.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.slider.height)
  }

  /// The rectangle of the track: as wide as the bounds, in their vertical middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    bounds.middle(CGSize(width: bounds.width, height: ControlSizes.slider.track))
  }

  /// The rectangle of the knob when it stands at a value.
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
