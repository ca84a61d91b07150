/// A control with two buttons that decrease and increase a value; its size is 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private let track = ControlPart()
  private let less = UIImageView(image: UIImage(systemName: "minus"))
  private let more = UIImageView(image: UIImage(systemName: "plus"))

  /// Creates a stepper at the origin of a frame, in points; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.stepper))
  }

  /// Creates a stepper, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlSizes.stepper
  }

  override func commonInit() {
    super.commonInit()
    content.hugging = PerAxis(.defaultHigh)
    for part in [track, less, more] { addSubview(part) }
  }

  private var exactValue = 0.0

  /// The value, limited to `minimumValue` and `maximumValue`; 0 unless set.
  ///
  /// NaN is ignored.
  open var value: Double {
    get { exactValue }
    set { if !newValue.isNaN { exactValue = min(max(newValue, minimumValue), maximumValue) } }
  }

  /// The minimum value; 0 unless set.
  ///
  /// A smaller `maximumValue` and a smaller `value` are raised to it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = exactValue
    }
  }

  /// The maximum value; 100 unless set.
  ///
  /// A larger `minimumValue` and a larger `value` are lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = exactValue
    }
  }

  /// The amount by which a touch of a button changes the value; 1 unless set.
  open var stepValue = 1.0
  /// True if actions run at each change, and not only at the end; true unless set.
  open var isContinuous = true
  /// True if holding a button changes the value repeatedly; true unless set; stored, has no effect here.
  open var autorepeat = true
  /// True if the value continues with the minimum after the maximum; false unless set.
  open var wraps = false

  // True if a touch has changed the value and the actions have not run yet.
  private var hasChanged = false

  /// Increases or decreases the value if the touch is on the button for it; an override calls super.
  ///
  /// The actions for `valueChanged` run at once, or at the end of the touch if `isContinuous` is false.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isTracked = super.beginTracking(touch, with: event)
    let area = bounds.middle(ControlSizes.stepper)
    let isRight = touch.location(in: self).x >= area.midX
    let old = value
    step(isRight == isRightToLeft ? -stepValue : stepValue)
    hasChanged = value != old
    if isContinuous { reportChange() }
    return isTracked
  }

  /// Runs the actions for a change of the value that they do not know; an override calls super.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    reportChange()
  }

  private func step(_ distance: Double) {
    let next = value + distance
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  private func reportChange() {
    guard hasChanged else { return }
    hasChanged = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { ControlSizes.stepper }
  override var winsCompressionTies: Bool { true }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.stepper }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.middle(ControlSizes.stepper)
    track.fill(area, with: .systemFill)
    track.layer.cornerRadius = 8
    let half = CGRect(x: area.minX, y: area.minY, width: area.width / 2, height: area.height)
    let first = half.middle(less.image?.size ?? .zero)
    less.frame = isRightToLeft ? first.mirrored(in: area) : first
    more.frame = isRightToLeft ? first : first.mirrored(in: area)
  }
}
