import Foundation

/// A view in a collection view: a cell, a header or a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which a collection view reuses the view; nil for a view that it did not make.
  open internal(set) var reuseIdentifier: String?

  /// Called before a collection view reuses the view; an override calls super.
  open func prepareForReuse() {}

  /// Called before the view is shown with attributes of the layout, and when they change.
  ///
  /// The frame and the opacity are already those of the attributes. An override calls super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of the layout; the same unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// A cell of a collection view, which has a content view in front of a background.
///
/// A cell outside of a collection view is laid out like any other view. The views in `contentView` determine
/// its preferred size.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let contentHolder = UIView()

  override func commonInit() {
    super.commonInit()
    contentHolder.fill(self)
    addSubview(contentHolder)
  }

  /// The view that contains everything that the cell shows; as large as the cell.
  open var contentView: UIView { contentHolder }

  /// The view behind the content, as large as the cell; nil unless set.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// The view between the background and the content that is shown while the cell is selected or highlighted;
  /// nil unless set.
  open var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, for: selectedBackgroundView) }
  }

  /// True if the cell is selected; false unless set.
  open var isSelected = false {
    didSet { if isSelected != oldValue { showBackgrounds() } }
  }

  /// True if the cell is highlighted, as while it is touched; false unless set.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showBackgrounds() } }
  }

  /// Returns the attributes with the size that the constraints in `contentView` give the cell, closest to the
  /// size of the layout.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame.size = size
    return preferred
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
  /// Sets the frame to the bounds of `view`, and the autoresizing mask so that it remains so.
  func fill(_ view: UIView) {
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Inserts the backgrounds of a cell behind everything else; the background for a selected cell only if it
  /// is selected.
  func showBackgrounds(_ plain: UIView?, _ selected: UIView?, isSelected: Bool) {
    if !isSelected, selected?.superview === self { selected?.removeFromSuperview() }
    for background in [isSelected ? selected : nil, plain].compactMap(\.self) {
      background.fill(self)
      insertSubview(background, at: 0)
    }
  }
}
