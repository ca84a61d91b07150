/// The rules by which a collection view arranges its items; a subclass overrides the methods.
///
///     override func prepare() { /* compute all frames */ }
///     override var collectionViewContentSize: CGSize { size }
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///       frames.filter { $0.frame.intersects(rect) }
///     }
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Creates a layout that arranges nothing.
  public nonisolated override init() { super.init() }

  /// Creates a layout that arranges nothing; nothing is read from the coder.
  public nonisolated required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The collection view that uses the layout.
  weak open internal(set) var collectionView: UICollectionView?

  // Overridden by subclasses

  /// Computes the layout, before the collection view asks for it; an override calls super.
  open func prepare() {}

  /// The size of the whole content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views in a rectangle; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns true if the layout must be computed again for new bounds; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns true if the layout must be computed again because a cell prefers other attributes than it was
  /// given; false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the offset at which the content is shown after an update or another layout; the proposed one
  /// unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// True if the layout is mirrored in an interface from right to left; false unless overridden.
  ///
  /// A layout that is mirrored computes its frames from left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout computes its frames; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Computes the layout again in the next layout pass; an override calls super.
  open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

  // Decoration views

  /// Registers the class of the decoration views of a kind; nil removes the class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind, as: "UICollectionReusableView")
  }
  var decorations = ListViews<UICollectionReusableView>()

  // For the layouts of this module

  var asksForPreferredSizes: Bool { true }
  /// Takes over the size that a cell prefers, after `shouldInvalidateLayout` returned true.
  func take(_ preferred: UICollectionViewLayoutAttributes) { invalidateLayout() }
}
