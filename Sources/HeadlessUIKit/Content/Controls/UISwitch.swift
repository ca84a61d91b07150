/// A control that is on or off; its frame is 51 × 31 points large, and 63 × 28 from iOS 26 on.
///
/// The frame extends 2 points beyond the right edge of the alignment rectangle, so the intrinsic content size
/// is 49 × 31 points, or 61 × 28.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = ControlPart()
  private let knob = ControlPart()
  private var sizes: (size: CGSize, insets: UIEdgeInsets, distance: CGFloat) {
    ControlSizes.toggle(.ofDevice)
  }

  /// Creates a switch at the origin of a frame, in points; the size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.toggle(.ofDevice).size))
  }

  /// Creates a switch, and sets it up as a storyboard or a xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = sizes.size
  }

  override func commonInit() {
    super.commonInit()
    content.hugging = PerAxis(.defaultHigh)
    addSubview(track)
    addSubview(knob)
  }

  /// True if the switch is on; false unless set.
  open var isOn = false { didSet { setNeedsLayout() } }

  // A tap changes the value.
  override func touchEndedInside() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Turns the switch on or off, without running actions.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of a switch that is on; green unless set.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the knob; white unless set.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The distance of 2 points by which the frame extends beyond the right edge.
  open override var alignmentRectInsets: UIEdgeInsets { sizes.insets }

  open override var intrinsicContentSize: CGSize { sizes.size.inset(by: alignmentRectInsets) }
  override var winsCompressionTies: Bool { true }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizes.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, _, distance) = sizes
    let area = bounds.middle(size)
    track.fill(area, with: isOn ? onTintColor ?? .systemGreen : .systemFill)
    let side = size.height - 2 * distance
    let off = CGRect(x: area.minX + distance, y: area.minY + distance, width: side, height: side)
    knob.fill(isOn == isRightToLeft ? off : off.mirrored(in: area), with: thumbTintColor ?? .white)
  }
}
