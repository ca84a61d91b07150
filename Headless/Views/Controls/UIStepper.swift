import Foundation

/// A control with a button for less and one for more; 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private let track = ControlPart()
  private let less = UIImageView(image: UIImage(systemName: "minus"))
  private let more = UIImageView(image: UIImage(systemName: "plus"))

  /// Creates a stepper at the corner of a frame, in points, whose size does not matter.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.stepper))
    prepare()
  }

  /// Creates a stepper; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlSizes.stepper
    prepare()
  }

  private func prepare() {
    for part in [track, less, more] { addSubview(part) }
  }

  private var exactValue = 0.0

  /// The value; 0 at first, and never below the least or above the greatest value.
  ///
  /// What is no number changes nothing.
  open var value: Double {
    get { exactValue }
    set { if !newValue.isNaN { exactValue = min(max(newValue, minimumValue), maximumValue) } }
  }

  /// The least value; 0 at first.
  ///
  /// A greatest value and a value below it become it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = exactValue
    }
  }

  /// The greatest value; 100 at first.
  ///
  /// A least value and a value above it become it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = exactValue
    }
  }

  /// How much a touch changes the value; 1 at first.
  open var stepValue = 1.0
  /// Whether actions run at each change, and not only at the end; `true` at first.
  open var isContinuous = true
  /// Whether holding a button changes the value again and again; `true` at first.
  open var autorepeat = true
  /// Whether the greatest value is followed by the least; `false` at first.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { ControlSizes.stepper }

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
