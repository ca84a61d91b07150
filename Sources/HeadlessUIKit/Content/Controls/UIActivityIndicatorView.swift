/// A spinning wheel that shows that a task is in progress.
///
/// It is hidden while it does not spin, unless `hidesWhenStopped` is false. Its intrinsic content size is 20
/// × 20 points, or 37 × 37 points in the style `large`.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private let ring = ControlPart()

  /// Creates a wheel with the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
  }

  /// Creates a medium wheel with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a medium wheel, and sets it up as a storyboard or a xib says.
  public required init(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
    coder.fillFromDocument(self)
  }

  override func commonInit() {
    super.commonInit()
    content.hugging = PerAxis(.defaultHigh)
    isHidden = true
    addSubview(ring)
  }

  /// The style.
  open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }

  /// The color of the wheel; gray unless set.
  open var color: UIColor! = .systemGray { didSet { setNeedsLayout() } }

  /// True if the wheel is hidden while it does not spin; true unless set.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// True while the wheel spins.
  open private(set) var isAnimating = false

  /// Starts spinning and shows the wheel.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops spinning and hides the wheel if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ring.fill(bounds.middle(style.size), with: .clear)
    ring.layer.borderWidth = style.size.width / 10
    ring.layer.borderColor = (color ?? .systemGray).cgColor
  }
}

extension UIActivityIndicatorView {
  /// The sizes of the wheel.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101

    /// The older name of `medium`; the gray color has to be set.
    public static var gray: Style { .medium }
    /// The older name of `medium`; the white color has to be set.
    public static var white: Style { .medium }
    /// The older name of `large`; the white color has to be set.
    public static var whiteLarge: Style { .large }

    fileprivate var size: CGSize {
      let side = self == .medium ? ControlSizes.activity.medium : ControlSizes.activity.large
      return CGSize(width: side, height: side)
    }
  }
}
