/// A layer that draws a path over its background.
open class CAShapeLayer: CALayer {
  override var classOfUIKit: CALayer.Type { CAShapeLayer.self }

  /// The path, in the coordinates of the layer; nil for none.
  ///
  /// A path outside of the bounds is drawn too.
  open var path: CGPath? {
    get { storedPath }
    set { storedPath = newValue?.copy() }
  }
  private var storedPath: CGPath?

  /// The color of the area; opaque black unless set, nil for no color.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The rule by which areas that the path surrounds more than once are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line; nil, for no line, unless set.
  open var strokeColor: CGColor?
  /// The place on the path at which the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The place on the path at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The limit of a pointed corner, in multiples of the line width.
  open var miterLimit: CGFloat = 10
  /// The form of the ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0
}

/// The rule by which a shape layer fills areas that its path surrounds more than once.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An area is filled if the path runs around it, counted with its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// An area is filled if the path runs around it an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at its points.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half circles around the ends.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half squares beyond the ends.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String

  /// Creates a form from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners that are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
