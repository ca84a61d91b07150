import Foundation

/// A part of a collection view: a cell, or a header or footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name under which a collection view would keep the view for use at another place; none here.
  open var reuseIdentifier: String? { nil }

  /// Called before a collection view uses the view at another place; an override calls super.
  open func prepareForReuse() {}
}

/// A cell of a collection view: a content view in front of a background.
///
/// There are no collection views here; a cell is laid out like any other view, and what is put into
/// `contentView` decides how large it wants to be.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let contentHolder = UIView()

  /// Creates a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentHolder.fill(self)
    addSubview(contentHolder)
  }

  /// The view for everything the cell shows; as large as the cell.
  open var contentView: UIView { contentHolder }

  /// The view behind the content, as large as the cell; none at first.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// The view behind the content, and in front of the background, while the cell is selected
  /// or highlighted; none at first.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, for: selectedBackgroundView) }
  }

  /// Whether the cell is chosen; `false` at first.
  open var isSelected = false {
    didSet { if isSelected != oldValue { showBackgrounds() } }
  }

  /// Whether the cell is being touched; `false` at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showBackgrounds() } }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    showBackgrounds()
  }

  private func showBackgrounds() {
    showBackgrounds(backgroundView, selectedBackgroundView, isSelected: isSelected || isHighlighted)
  }
}

extension UIView {
  /// Takes the frame that fills `view`, and goes on filling it when its size changes.
  func fill(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Puts the backgrounds of a cell behind everything else, the one for a selected cell only when it is.
  func showBackgrounds(_ plain: UIView?, _ selected: UIView?, isSelected: Bool) {
    if !isSelected, selected?.superview === self { selected?.removeFromSuperview() }
    for background in [isSelected ? selected : nil, plain].compactMap(\.self) {
      background.fill(self)
      insertSubview(background, at: 0)
    }
  }
}
