/// The part of a view that says how its box is drawn: rounded, framed, cut off, with a shadow.
///
/// The headless layer draws nothing and has no tree of its own; whoever draws the views reads it. The
/// pictures of this package show neither shadows nor which corners are round.
open class CALayer: NSObject {
  /// The radius of the four corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the line inside the edge, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line inside the edge; opaque black unless said otherwise.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Whether what is inside is cut off at the edge.
  open var masksToBounds = false

  /// Which corners are round; all four unless said otherwise.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The line of the corners; a circle's unless said otherwise.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The colour of the shadow; opaque black unless said otherwise.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How opaque the shadow is, from 0 to 1; 0 unless said otherwise.
  open var shadowOpacity: Float = 0
  /// Where the shadow stands, in points from the layer; 3 points higher unless said otherwise.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points; 3 unless said otherwise.
  open var shadowRadius: CGFloat = 3

  /// A layer with square corners and no border.
  public override init() { super.init() }
}
