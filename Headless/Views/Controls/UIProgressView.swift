import Foundation

/// A bar that shows how much is done.
///
/// It has a natural height of 4 points and no natural width.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private let track = ControlPart()
  private let filledTrack = ControlPart()

  /// Creates a bar with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  private func prepare() {
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(filledTrack)
  }

  /// The style; it makes no difference to the size here.
  open var progressViewStyle = Style.default

  private var exactProgress: Float = 0

  /// How much is done, from 0 to 1; what is outside is brought inside, and what is no number changes nothing.
  open var progress: Float {
    get { exactProgress }
    set {
      guard !newValue.isNaN else { return }
      exactProgress = min(max(newValue, 0), 1)
      setNeedsLayout()
    }
  }

  /// Says how much is done, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The colour of what is done; the tint colour unless it is set.
  open var progressTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of what is left; grey unless it is set.
  open var trackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.progress)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.progress)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var done = bounds
    done.size.width *= CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { done = done.mirrored(in: bounds) }
    track.fill(bounds, with: trackTintColor ?? .systemFill)
    filledTrack.fill(done, with: progressTintColor ?? tintColor)
  }
}

extension UIProgressView {
  /// The style of a bar.
  public enum Style: Int, Sendable {
    /// For anywhere.
    case `default` = 0
    /// For toolbars.
    case bar = 1
  }
}
