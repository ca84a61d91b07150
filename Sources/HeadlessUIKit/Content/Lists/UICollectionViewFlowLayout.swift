/// A layout that places items in lines, one line after the other, between the headers and footers of their
/// sections.
///
///     | header                       |
///     | [item]   [item]   [item]     |   a full line takes the whole width
///     | [item]   [item]              |
///     | footer                       |
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The references of the insets of a section.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content inside `contentInset`.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins of the collection view.
    case fromLayoutMargins = 2
  }

  /// The value of an item size that follows from the content of the cell.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The direction of scrolling, in which lines follow each other; vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of each item, in points; 50 × 50 unless set.
  open var itemSize = CGSize(width: ListSizes.item, height: ListSizes.item) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size that an item counts for until its cell is measured, in points; zero, so that cells are not
  /// measured, unless set.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The least space between two lines, in points; 10 unless set.
  open var minimumLineSpacing = ListSizes.spacing {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least space between two items of a line, in points; 10 unless set.
  open var minimumInteritemSpacing = ListSizes.spacing {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The space around the items of a section, in points; zero unless set.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The reference of `sectionInset`; the content inside `contentInset` unless set.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the one in the direction of scrolling counts, in points; zero, so that
  /// there are none, unless set.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the one in the direction of scrolling counts, in points; zero, so that
  /// there are none, unless set.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// True if headers stay at the near edge while their section is visible; false unless set.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// True if footers stay at the far edge while their section is visible; false unless set.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  var sections: [FlowSection] = []
  var preferredSizes: [IndexPath: CGSize] = [:]
  /// True while the preferred size of a cell invalidates the layout.
  private var isTakingSize = false
  /// True if the delegate was asked for the size of an item and does not implement the method.
  var delegateLeavesSizes = false
  /// True if an item that does not fit into a line was logged.
  var hasLogged = false

  /// Reads the sizes and computes the lines; an override calls super.
  open override func prepare() {
    super.prepare()
    makeSections()
  }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Returns the attributes of the items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  /// Returns the attributes of an item; nil for an item that does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(ofItem: indexPath)
  }

  /// Returns the attributes of a header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(ofKind: elementKind, in: indexPath.first ?? -1) }

  /// Returns true if the extent across the direction of scrolling changed.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { newBounds.size[across] != $0.preparedBounds.size[across] } ?? false
  }

  /// Returns true if the cell prefers another size and an estimated size is set.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { asksForPreferredSizes && preferredAttributes.size != originalAttributes.size }

  /// Computes the layout again in the next layout pass, and measures the cells again; an override calls
  /// super.
  open override func invalidateLayout() {
    if !isTakingSize { preferredSizes = [:] }
    super.invalidateLayout()
  }

  override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    preferredSizes[preferred.indexPath] = preferred.size
    isTakingSize = true
    invalidateLayout()
    isTakingSize = false
  }
}

/// The methods with which a flow layout asks the delegate of its collection view for sizes and spaces.
///
/// All methods are optional in UIKit and have default implementations here.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points; `itemSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the space around the items of a section, in points; `sectionInset` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the least space between two lines, in points; `minimumLineSpacing` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least space between two items of a line, in points; `minimumInteritemSpacing` unless
  /// implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a header, in points; `headerReferenceSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer, in points; `footerReferenceSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    flow?.delegateLeavesSizes = true
    return flow?.itemSize ?? .zero
  }
  /// Returns `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// Returns `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// Returns `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// Returns `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
