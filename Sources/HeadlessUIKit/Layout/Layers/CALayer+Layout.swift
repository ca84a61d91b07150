extension CALayer {
  /// Returns true if the layer is marked for a call of `layoutSublayers()`.
  public func needsLayout() -> Bool {
    guard let host else { return shown.needsLayout }
    return host.flags.contains(.needsLayout)
  }

  /// Calls `layoutSublayers()` on this layer and on the layers inside it that are marked.
  ///
  /// For the layer of a view, the layout is that of the view.
  public func layoutIfNeeded() {
    if let view { return MainActor.unchecked { view.layoutIfNeeded() } }
    layOutMarked()
  }

  /// Lays out this layer and the layers inside it that are marked, each before its sublayers.
  final func layOutMarked() {
    var open = [self]
    while let layer = open.popLast() {
      if layer.shown.needsLayout {
        layer.state?.needsLayout = false
        layer.layoutSublayers()
      }
      open += layer.shown.sublayers.lazy.map(\.layer)
      if let mask = layer.shown.mask, mask.view == nil { open.append(mask) }
    }
  }

  final func sizeDidChange() {
    if shown.needsDisplayOnBoundsChange { setNeedsDisplay() }
    setNeedsLayoutOfOwnClass()
  }

  /// Marks the layer if its class or its delegate may lay out sublayers.
  final func setNeedsLayoutOfOwnClass() {
    guard view == nil else { return }
    if type(of: self) != classOfUIKit || shown.delegate != nil { setNeedsLayout() }
  }

  final var viewAround: UIView? {
    var layer = self
    while let above = layer.shown.superlayer { layer = above }
    return layer.view
  }

  /// The object that lays out the layer; for the layer of a view, this view.
  public var delegate: (any CALayerDelegate)? {
    get { MainActor.unchecked(self) { $0.view } ?? shown.delegate }
    set { own.delegate = newValue }
  }

  /// Returns the layer as it is shown: the layer itself, because animations end immediately.
  public func presentation() -> Self? { self }

  /// Returns the layer itself.
  public func model() -> Self { self }
}

extension UIView: CALayerDelegate {
  /// A layer that belongs to no view, for the next one that borrows it.
  @exclusivity(unchecked) private static var spareLayer: CALayer?
  /// The layer that the view that is being laid out has borrowed.
  @exclusivity(unchecked) private static var borrowedLayer: Unmanaged<CALayer>?

  /// Lays out the content of the view: calls `layoutSublayers(of:)`, which calls `layoutSubviews()`.
  ///
  /// A view that has no layer yet borrows one for the call, and keeps it if the call has used it. A plain
  /// view needs none, because only a subclass can override `layoutSublayers(of:)`.
  func layOutContent() {
    if layerInUse == nil, type(of: self) == UIView.self { return layoutSubviews() }
    // Colors are resolved for the traits of the device, unless some view has others.
    guard UIScreen.main.hasColorOverrides else { return layOutWithLayer() }
    traitCollection.performForColors(layOutWithLayer)
  }

  private func layOutWithLayer() {
    if layerInUse == nil, Self.layerClass == CALayer.self { return layOutWithSpareLayer() }
    layer.layoutSublayers()
    layOutSublayers()
  }

  private func layOutWithSpareLayer() {
    // The layout of another view may have caused this one. It keeps its layer.
    if let outer = Self.borrowedLayer?.takeUnretainedValue() { _ = outer.view?.layer }
    var spare = Self.spareLayer.take() ?? CALayer()
    spare.lend(to: node)
    Self.borrowedLayer = Unmanaged.passUnretained(spare)
    layoutSublayers(of: spare)
    Self.borrowedLayer = nil
    if layerInUse != nil { return layOutSublayers() }
    if isKnownUniquelyReferenced(&spare) {
      spare.lend(to: nil)
      Self.spareLayer = spare
    } else {
      spare.move(to: node)
      layerInUse = spare
    }
  }

  private func layOutSublayers() { if layerInUse?.state?.hasOwnLayers == true { layerInUse?.layOutMarked() } }

  /// Creates the layer of the view, of its `layerClass`, or keeps the one that the view has borrowed.
  func makeLayer() -> CALayer {
    if let borrowed = Self.borrowedLayer?.takeUnretainedValue(), borrowed.isLent(to: node) {
      borrowed.move(to: node)
      layerInUse = borrowed
      return borrowed
    }
    let type = Self.layerClass as? CALayer.Type
    precondition(type != nil, "The layerClass of \(Self.self) is no layer: \(Self.layerClass)")
    let made = (type ?? CALayer.self).makeLayer(LayerOfView())
    made.move(to: node)
    layerInUse = made
    return made
  }
}

extension CALayer {
  /// Creates the layer of a view: an object of the class on which it is called.
  ///
  /// It is the convenience initializer of layers of views, declared as a function by its symbol. Swift calls
  /// an initializer of a class that is known at run time only if it is required, and `init()` of UIKit is
  /// not. If it were, every subclass of an app would have to repeat the word.
  @_silgen_name("$s13HeadlessUIKit7CALayerCyAcA11LayerOfViewVcfC") static func makeLayer(_ use: LayerOfView)
    -> CALayer
}
