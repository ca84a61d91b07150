/// The properties with which the box of a view is drawn: rounded corners, border, clipping and shadow.
///
/// The headless layer draws nothing and has no tree of layers; code that draws the views reads its
/// properties. The pictures that this package makes show no shadows and do not distinguish between corners.
open class CALayer: NSObject {
  /// The radius of the four corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, which is drawn inside the edge, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; opaque black unless set.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// True if the content is clipped at the edge.
  open var masksToBounds = false

  /// The corners that are rounded; all four unless set.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners; circular unless set.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The colour of the shadow; opaque black unless set.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The opacity of the shadow, from 0 to 1; 0 unless set.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow from the layer, in points; 3 points upwards unless set.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points; 3 unless set.
  open var shadowRadius: CGFloat = 3

  /// Creates a layer with square corners and without a border.
  public override init() { super.init() }
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins with a slight bend.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
