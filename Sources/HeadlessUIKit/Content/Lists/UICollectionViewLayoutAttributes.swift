extension UICollectionView {
  /// The kind of the header of a section in a flow layout.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of the footer of a section in a flow layout.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The categories of the views of a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// Cells.
    case cell = 0
    /// Headers, footers and other views that show data.
    case supplementaryView = 1
    /// Views that the layout adds for decoration.
    case decorationView = 2
  }

  /// The positions to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the item at the top.
    public static var top: Self { Self(rawValue: 1) }
    /// Shows the item in the middle along the vertical axis.
    public static var centeredVertically: Self { Self(rawValue: 2) }
    /// Shows the item at the bottom.
    public static var bottom: Self { Self(rawValue: 4) }
    /// Shows the item at the left.
    public static var left: Self { Self(rawValue: 8) }
    /// Shows the item in the middle along the horizontal axis.
    public static var centeredHorizontally: Self { Self(rawValue: 16) }
    /// Shows the item at the right.
    public static var right: Self { Self(rawValue: 32) }
  }

  /// The directions in which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From the leading to the trailing edge.
    case horizontal = 1
  }
}

/// The frame and the appearance that a layout gives to a cell or another view of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Creates attributes without values.
  public nonisolated override init() { super.init() }

  /// Creates the attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// The rectangle of the view in the coordinates of the collection view, in points.
  open var frame = CGRect.zero
  /// The center of the rectangle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the rectangle, in points; a new one leaves `center` unchanged.
  open var size: CGSize {
    get { frame.size }
    set {
      let oldCenter = center
      frame.size = newValue
      center = oldCenter
    }
  }
  /// The rectangle in the view's own coordinates; a new size leaves `center` unchanged.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of the view: views with a higher index are in front.
  open var zIndex = 0
  /// True if the view is not shown.
  open var isHidden = false
  /// The item or the section of the view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Returns new attributes of the same class with the same values; an override copies the values of the
  /// subclass.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked {
      let made = type(of: self).made()
      made.takeValues(of: self)
      return made
    }
  }

  private func takeValues(of other: UICollectionViewLayoutAttributes) {
    frame = other.frame
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    indexPath = other.indexPath
    category = other.category
    kind = other.kind
  }
}
