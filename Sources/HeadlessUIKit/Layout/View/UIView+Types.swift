extension UIView {
  /// The margins and sizes of a view that change when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
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

  /// How the tint color is changed while another view is in front.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic = 0
    /// The color is not changed.
    case normal = 1
    /// The color is gray.
    case dimmed = 2
  }

  /// The ways to place content in a view whose size differs from that of the content.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the size of the view.
    case scaleToFill = 0
    /// Scales the content, with its aspect ratio, to the largest size that fits inside the view.
    case scaleAspectFit = 1
    /// Scales the content, with its aspect ratio, to the smallest size that fills the view.
    case scaleAspectFill = 2
    /// Draws the content again when the size changes; placed as with `scaleToFill`.
    case redraw = 3
    /// Keeps the size of the content and centers it.
    case center = 4
    /// Keeps the size of the content and places it at the top.
    case top = 5
    /// Keeps the size of the content and places it at the bottom.
    case bottom = 6
    /// Keeps the size of the content and places it at the left.
    case left = 7
    /// Keeps the size of the content and places it at the right.
    case right = 8
    /// Keeps the size of the content and places it in the top left corner.
    case topLeft = 9
    /// Keeps the size of the content and places it in the top right corner.
    case topRight = 10
    /// Keeps the size of the content and places it in the bottom left corner.
    case bottomLeft = 11
    /// Keeps the size of the content and places it in the bottom right corner.
    case bottomRight = 12
  }
}
