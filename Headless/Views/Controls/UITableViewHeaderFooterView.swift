import Foundation

/// The view above or below a section of a table: a content view in front of a background.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let contentHolder = UIView()

  /// Creates a view with an empty frame.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentHolder.fill(self)
    contentHolder.directionalLayoutMargins = ControlSizes.cellMargins
    addSubview(contentHolder)
  }

  /// The name under which a table would keep the view for use in another section.
  open private(set) var reuseIdentifier: String?

  /// Called before a table uses the view for another section; an override calls super.
  open func prepareForReuse() {}

  /// The view for everything the view shows; as large as the view.
  open var contentView: UIView { contentHolder }

  /// The view behind the content, as large as the view; none at first.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      showBackgrounds(backgroundView, nil, isSelected: false)
    }
  }
}
