/// A box with a place, an appearance and sublayers: the drawing of a view, or a part of it.
///
/// The layer of a view shows the view's own state: its `frame`, `bounds`, `position`, `transform`,
/// `anchorPoint`, `backgroundColor`, `opacity`, `isHidden` and `contentsScale` are those of the view. A layer
/// that an app creates has its own. The headless layer draws nothing; the pictures of this package read its
/// properties.
open class CALayer: NSObject {
  /// The node of the view to which the layer belongs; nil for a layer of its own.
  final var host: LayoutNode? { ownHost ?? borrower?.takeUnretainedValue() }
  private final var ownHost: LayoutNode?
  /// The node of the view that has borrowed the layer for one call.
  @exclusivity(unchecked) private final var borrower: Unmanaged<LayoutNode>?
  /// The stored properties; nil until one of them is set.
  @exclusivity(unchecked) private(set) final var state: LayerState?

  /// Creates a layer of its own, with an empty frame.
  public override init() { super.init() }

  /// Creates a layer with the place and the appearance of another one, without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    position = layer.position
    transform = layer.transform
    copyAppearance(of: layer)
  }

  /// Creates a layer with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a layer; see `makeLayer(_:)`.
  convenience init(_ use: LayerOfView) { self.init() }

  /// The properties to read.
  final var shown: LayerState { state ?? .plain }

  /// The properties to change.
  final var own: LayerState {
    if let state { return state }
    let made = LayerState()
    state = made
    // A borrowed layer that stores something is no longer borrowed.
    if borrower != nil { MainActor.unchecked(self) { _ = $0.view?.layer } }
    return made
  }

  /// The view to which the layer belongs; nil for a layer of its own.
  package final var view: UIView? { host?.view }

  final func move(to node: LayoutNode) {
    ownHost = node
    borrower = nil
  }

  /// Lends the layer to a view for one call; nil ends it.
  final func lend(to node: LayoutNode?) { borrower = node.map { Unmanaged.passUnretained($0) } }

  final func isLent(to node: LayoutNode) -> Bool {
    borrower?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }

  /// The class of this module that the layer is an instance of, or from which its class, one of the app,
  /// inherits.
  var classOfUIKit: CALayer.Type { CALayer.self }

  private func copyAppearance(of layer: CALayer) {
    backgroundColor = layer.backgroundColor
    opacity = layer.opacity
    isHidden = layer.isHidden
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    masksToBounds = layer.masksToBounds
  }

  // Geometry

  /// The rectangle of the layer in the superlayer's coordinates, in points: the smallest one around the
  /// bounds as `transform` moves them.
  open var frame: CGRect {
    get { host?.shownFrame ?? shown.plane.frame }
    set {
      if let view { return MainActor.unchecked { view.frame = newValue } }
      changePlane { $0.setFrame(newValue.standardized) }
    }
  }

  /// The rectangle of the layer in its own coordinates, in points; a new size leaves `position` unchanged.
  open var bounds: CGRect {
    get { host?.bounds ?? shown.plane.bounds }
    set {
      if let view { return MainActor.unchecked { view.bounds = newValue } }
      changePlane { $0.bounds = newValue }
    }
  }

  /// The place of the anchor point in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { host?.plane.position ?? shown.plane.position }
    set {
      if let view { return MainActor.unchecked { view.center = newValue } }
      changePlane { $0.position = newValue }
    }
  }

  /// The point of the bounds that `position` places and around which the transform is applied, in shares of
  /// the size; the center, 0.5 and 0.5, unless set.
  open var anchorPoint: CGPoint {
    get { host?.viewTransform.anchor ?? shown.anchor }
    set {
      if let view { return MainActor.unchecked { view.anchorPoint = newValue } }
      own.anchor = newValue
      changePlane { $0.anchor = newValue.usableAnchor }
    }
  }

  /// The transform, which is applied around `position`; the identity unless set.
  open var transform: CATransform3D {
    get { host?.viewTransform.matrix ?? shown.matrix }
    set {
      if let view { return MainActor.unchecked { view.transform3D = newValue } }
      own.matrix = newValue
      changePlane { $0.transform = newValue.flat.usable }
    }
  }

  /// Returns the transform as one of the plane.
  open func affineTransform() -> CGAffineTransform { transform.flat }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The place of the layer in front of its siblings: pictures draw layers with larger numbers later.
  open var zPosition: CGFloat {
    get { shown.zPosition }
    set { own.zPosition = newValue }
  }

  /// The place of the layer in its superlayer.
  package final var plane: PlaneGeometry { host?.plane ?? shown.plane }

  /// The rectangle of the layer in the superlayer's coordinates, without its transform.
  package final var untransformedFrame: CGRect { host?.frame ?? shown.plane.untransformedFrame }

  private func changePlane(_ change: (inout PlaneGeometry) -> Void) {
    var plane = plane
    change(&plane)
    let frame = plane.untransformedFrame
    precondition(
      frame.isFinite && plane.bounds.isFinite, "The frame of \(type(of: self)) is not finite: \(frame)")
    // A layer that has outlived its view has the place of the view, which it does not leave any more.
    guard host == nil else { return }
    let old = own.plane.bounds.size
    own.plane = plane
    if old != plane.bounds.size { sizeDidChange() }
  }

  private func ofView<Value>(_ read: @MainActor (UIView) -> Value) -> Value? {
    view.map { view in MainActor.unchecked { read(view) } }
  }

  // Appearance

  /// The color of the background; nil is clear.
  open var backgroundColor: CGColor? {
    get {
      guard let view else { return host == nil ? shown.backgroundColor : nil }
      return MainActor.unchecked { view.backgroundColor?.cgColor }
    }
    set {
      guard let view else { return own.backgroundColor = newValue }
      MainActor.unchecked { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }

  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { ofView { Float($0.alpha) } ?? shown.opacity }
    set {
      guard let view else { return own.opacity = newValue }
      MainActor.unchecked { view.alpha = CGFloat(newValue) }
    }
  }

  /// True if the layer is not drawn.
  open var isHidden: Bool {
    get { ofView { $0.isHidden } ?? shown.isHidden }
    set {
      guard let view else { return own.isHidden = newValue }
      MainActor.unchecked { view.isHidden = newValue }
    }
  }

  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat {
    get { ofView { $0.contentScaleFactor } ?? shown.contentsScale }
    set {
      guard let view, newValue > 0, newValue.isFinite else { return own.contentsScale = newValue }
      MainActor.unchecked { view.contentScaleFactor = newValue }
    }
  }

  // Overridden by gradient and shape layers; the others are in CALayer+Appearance.

  /// Lays out the sublayers.
  ///
  /// It calls `layoutSublayers(of:)` of the view to which the layer belongs, or of the delegate.
  open func layoutSublayers() {
    MainActor.unchecked(self) { layer in
      if let view = layer.view { return view.layoutSublayers(of: layer) }
      layer.shown.delegate?.layoutSublayers(of: layer)
    }
  }

  /// Draws the contents: asks the delegate for them.
  open func display() {
    state?.needsDisplay = false
    MainActor.unchecked(self) { layer in layer.shown.delegate?.display(layer) }
  }

  /// Marks the contents for drawing; `displayIfNeeded()` then calls `display()`.
  open func setNeedsDisplay() { own.needsDisplay = true }

  /// Marks the layer for a call of `layoutSublayers()` in the next layout.
  open func setNeedsLayout() {
    if let view { return MainActor.unchecked { view.setNeedsLayout() } }
    own.needsLayout = true
    let viewAround = viewAround
    MainActor.unchecked { viewAround?.setNeedsLayout() }
  }

  /// Adds `layer` in front of the other sublayers and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Removes the layer from its superlayer, as a sublayer or as a mask.
  ///
  /// The layer of a view stays in the tree of its view, and the call is logged.
  open func removeFromSuperlayer() { leaveSuperlayer() }
}

/// The mark of the initializer of layers of views; empty, so that nobody has to own it in a call.
struct LayerOfView {}

/// An object that lays out or draws a layer for an app.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the contents of the layer.
  func display(_ layer: CALayer)
  /// Called before the layer is drawn; never called here.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers of the layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Sets no contents.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers as they are.
  public func layoutSublayers(of layer: CALayer) {}
}
