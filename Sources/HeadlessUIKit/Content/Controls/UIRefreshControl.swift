/// A control above the content of a scroll view, which shows that the content is being updated.
///
/// It is 60 points high and as wide as the scroll view, and hidden unless it is refreshing. No touch pulls it
/// down: a test calls `beginRefreshing()` and `sendActions(for: .valueChanged)`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  fileprivate weak var owner: UIScrollView?

  override func commonInit() {
    super.commonInit()
    isHidden = true
    frame.size.height = ControlSizes.refresh.height
    addSubview(wheel)
    addSubview(label)
  }

  /// True between `beginRefreshing()` and `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// The text below the wheel; nil unless set.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Shows the control and adds its height to the adjusted insets of the scroll view.
  ///
  /// It does not scroll, and sends no action, as UIKit documents for an update that the app begins itself.
  open func beginRefreshing() { refresh(true) }

  /// Hides the control and removes its height from the adjusted insets of the scroll view; content that was
  /// scrolled to its beginning stays there.
  open func endRefreshing() { refresh(false) }

  private func refresh(_ isOn: Bool) {
    guard isRefreshing != isOn else { return }
    isRefreshing = isOn
    isHidden = !isOn
    if isOn { wheel.startAnimating() } else { wheel.stopAnimating() }
    owner?.showRefreshing(isOn)
  }

  fileprivate func move(to scroll: UIScrollView?) {
    if isRefreshing { owner?.showRefreshing(false) }
    owner = scroll
    guard let scroll else { return removeFromSuperview() }
    let height = ControlSizes.refresh.height
    frame = CGRect(x: 0, y: -height, width: scroll.bounds.width, height: height)
    autoresizingMask = .flexibleWidth
    scroll.insertSubview(self, at: 0)
    if isRefreshing { scroll.showRefreshing(true) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.takeFrameOfControl(bounds.middle(wheel.intrinsicContentSize))
    let text = label.intrinsicContentSize
    label.takeFrameOfControl(
      CGRect(
        x: bounds.midX - text.width / 2, y: bounds.maxY - ControlSizes.refresh.title - text.height,
        width: text.width, height: text.height))
  }
}

extension UIScrollView {
  /// The control that shows that the content is being updated; nil unless set.
  public var refreshControl: UIRefreshControl? {
    get { node[RefreshArea.self].control }
    set {
      let old = refreshControl
      guard newValue !== old else { return }
      old?.move(to: nil)
      newValue?.owner?.refreshControl = nil
      node[RefreshArea.self].control = newValue
      newValue?.move(to: self)
    }
  }

  /// Adds the height of the refresh control to the adjusted insets, without scrolling, or removes it.
  fileprivate func showRefreshing(_ isOn: Bool) {
    let offset = contentOffset
    ownInsets.top = isOn ? ControlSizes.refresh.height : 0
    if isOn { contentOffset = offset }
  }
}

private struct RefreshArea: ExtraValue { var control: UIRefreshControl? }
