/// The stored properties of a layer, which a layer has as soon as one of them is set.
final class LayerState {
  /// The properties of every layer that has set none.
  nonisolated(unsafe) static let plain = LayerState()

  // The place of a layer that belongs to no view.
  var plane = PlaneGeometry()
  var matrix = CATransform3DIdentity
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0

  // The appearance of a layer that belongs to no view.
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var contentsScale: CGFloat = 1

  // The box.
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var masksToBounds = false

  // The shadow.
  var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  // The contents.
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var name: String?
  var isOpaque = false
  var isDoubleSided = true
  var needsDisplayOnBoundsChange = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1

  // The tree.
  var sublayers: [PlacedLayer] = []
  weak var superlayer: CALayer?
  var mask: CALayer? { didSet { maskView = mask?.view } }
  /// The view of the mask, which is drawn as long as it masks.
  private var maskView: UIView?
  weak var delegate: (any CALayerDelegate)?
  var needsLayout = false
  var needsDisplay = false
  /// The time of the layer, in seconds.
  var timing = (speed: Float(1), beginTime: 0.0, offset: 0.0)
  var animations: [String: NSObject] = [:]
  var hasOwnLayers: Bool { !sublayers.isEmpty || mask != nil }
}

/// A sublayer that belongs to no view, and its place among the layers of the subviews.
struct PlacedLayer {
  let layer: CALayer
  /// The number of subviews that are behind the layer; a larger number than that of the subviews means all.
  var viewsBehind: Int
}

/// The placement of the contents of a layer; stored, and not used here.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement.
  public let rawValue: String

  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as the bounds allow, with its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it covers the bounds, with its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
