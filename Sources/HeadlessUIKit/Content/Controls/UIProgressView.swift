/// A bar that shows the progress of a task.
///
/// It has an intrinsic height of 4 points and no intrinsic width.
@preconcurrency @MainActor open class UIProgressView: UIView {
  private let track = ControlPart()
  private let filledTrack = ControlPart()

  /// Creates a bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  override func commonInit() {
    super.commonInit()
    content.hugging.vertical = .defaultHigh
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(filledTrack)
  }

  /// The style of the bar; it has no influence on the size here.
  open var progressViewStyle = Style.default

  private var exactProgress: Float = 0

  /// The progress, limited to 0...1; NaN is ignored.
  open var progress: Float {
    get { exactProgress }
    set {
      guard !newValue.isNaN else { return }
      exactProgress = min(max(newValue, 0), 1)
      setNeedsLayout()
    }
  }

  /// Sets the progress, from 0 to 1, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The color of the completed part; the tint color unless set.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The color of the remaining part; gray unless set.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

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
    if isRightToLeft { done = done.mirrored(in: bounds) }
    track.fill(bounds, with: trackTintColor ?? .systemFill)
    filledTrack.fill(done, with: progressTintColor ?? tintColor)
  }
}

extension UIProgressView {
  /// The styles of a progress bar.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style for toolbars.
    case bar = 1
  }
}
