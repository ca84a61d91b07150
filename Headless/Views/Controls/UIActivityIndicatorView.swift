import Foundation

/// A wheel that turns as long as something is being done.
///
/// It is hidden until it turns, unless it is told to stay. Its natural size is 20 × 20
/// points, or 37 × 37 for the large one.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  private let ring = ControlPart()

  /// Creates a wheel as large as its style wants it.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Creates a medium wheel with a frame, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Creates a medium wheel; nothing is read from the coder.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
    prepare()
  }

  private func prepare() {
    isHidden = true
    addSubview(ring)
  }

  /// The style.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the wheel; grey unless it is set.
  open var color: UIColor! = .systemGray {
    didSet { setNeedsLayout() }
  }

  /// Whether the wheel is hidden as long as it does not turn; `true` at first.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Lets the wheel turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it unless it is to stay.
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
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 × 20 points.
    case medium = 100
    /// 37 × 37 points.
    case large = 101

    fileprivate var size: CGSize {
      let side = self == .medium ? ControlSizes.activity.medium : ControlSizes.activity.large
      return CGSize(width: side, height: side)
    }
  }
}
