/// A layer that draws a gradient of colors over its background.
open class CAGradientLayer: CALayer {
  override var classOfUIKit: CALayer.Type { CAGradientLayer.self }

  /// The colors of the stops, each a `CGColor`; nil for no gradient.
  open var colors: [Any]?
  /// The places of the stops, from 0 to 1 and increasing; nil for equal distances.
  open var locations: [NSNumber]?
  /// The place of the first stop, in shares of the bounds; the middle of the top edge unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last stop, in shares of the bounds; the middle of the bottom edge unless set.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial

  /// The stops that are drawn: a color with its place, from 0 to 1; one color fills the layer.
  package var stops: [(location: CGFloat, color: CGColor)] {
    let colors = (colors ?? []).compactMap(CGColor.color)
    let steps = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
      let location = given ?? CGFloat(index) / steps
      return (location.isNaN ? 0 : min(max(location, 0), 1), color)
    }
  }
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colors follow the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colors follow ellipses around the start, through the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colors follow the angle around the start, from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
