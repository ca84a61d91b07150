import Foundation

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
  var name: String?
  var isOpaque = false
  var needsDisplayOnBoundsChange = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1

  // The tree.
  var sublayers: [PlacedLayer] = []
  weak var superlayer: CALayer?
  var mask: CALayer? {
    didSet { maskView = mask?.view }
  }
  /// The view of the mask, which is drawn as long as it masks.
  private var maskView: UIView?
  weak var delegate: (any CALayerDelegate)?
  var needsLayout = false
  var needsDisplay = false
  /// The animations that remain, by their keys.
  var animations: [String: NSObject] = [:]

  /// True if an app has added layers.
  var hasOwnLayers: Bool { !sublayers.isEmpty || mask != nil }
}

/// A sublayer that belongs to no view, and its place among the layers of the subviews.
struct PlacedLayer {
  let layer: CALayer
  /// The number of subviews that are behind the layer; a larger number than that of the subviews means all.
  var viewsBehind: Int
}
