/// The part of a view that says how its box is drawn: rounded, framed, cut off.
///
/// The headless layer draws nothing and has no tree of its own; whoever draws the views reads it.
open class CALayer: NSObject {
  /// The radius of the four corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the line inside the edge, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line inside the edge; opaque black unless said otherwise.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Whether what is inside is cut off at the edge.
  open var masksToBounds = false

  /// A layer with square corners and no border.
  public override init() { super.init() }
}
