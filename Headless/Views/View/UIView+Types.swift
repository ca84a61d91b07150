extension UIView {
  /// Which margins and sizes of a view give way when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content that is not as large as its view is placed in it.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits, with its proportions.
    case scaleAspectFit = 1
    /// As small as fills, with its proportions.
    case scaleAspectFill = 2
    /// Drawn again when the size changes; placed as `scaleToFill`.
    case redraw = 3
    /// In its size, in the middle.
    case center = 4
    /// In its size, at the top.
    case top = 5
    /// In its size, at the bottom.
    case bottom = 6
    /// In its size, at the left.
    case left = 7
    /// In its size, at the right.
    case right = 8
    /// In its size, in the upper left corner.
    case topLeft = 9
    /// In its size, in the upper right corner.
    case topRight = 10
    /// In its size, in the lower left corner.
    case bottomLeft = 11
    /// In its size, in the lower right corner.
    case bottomRight = 12
  }
}
