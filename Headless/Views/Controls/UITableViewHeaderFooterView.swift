import Foundation

/// The header or footer of a section of a table, which has a content view in front of a background.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let contentHolder = UIView()

  /// Creates a view with an empty frame.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func commonInit() {
    super.commonInit()
    contentHolder.fill(self)
    contentHolder.directionalLayoutMargins = ControlSizes.cellMargins
    addSubview(contentHolder)
  }

  /// The identifier with which a table would reuse the view.
  open private(set) var reuseIdentifier: String?

  /// Called before a table reuses the view; an override calls super.
  open func prepareForReuse() {}

  /// The view that contains everything that the header or footer shows; as large as the header or footer.
  open var contentView: UIView { contentHolder }

  /// The view behind the content, as large as the header or footer; nil unless set.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      showBackgrounds(backgroundView, nil, isSelected: false)
    }
  }
}
