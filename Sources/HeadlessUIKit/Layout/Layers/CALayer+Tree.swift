// The sublayers of a view's layer are the layers of its subviews, in their order, and the layers that the app
// has added between them. Only the latter are stored, each with the number of subviews behind it.
extension CALayer {
  /// The layer that contains this one, as a sublayer or as a mask; for the layer of a view, that of its
  /// superview.
  public var superlayer: CALayer? {
    if let superlayer = shown.superlayer { return superlayer }
    return MainActor.unchecked(self) { $0.view?.superview?.layer }
  }

  /// The sublayers, back to front; nil if there are none.
  ///
  /// Those of a view's layer include the layers of its subviews, which stay there whatever is set.
  public var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for placed in shown.sublayers { placed.layer.state?.superlayer = nil }
      if let state { state.sublayers = [] }
      var viewsBehind = 0
      for layer in newValue ?? [] {
        if layer.view?.node.parent === host, host != nil {
          viewsBehind += 1
        } else if canTake(layer) {
          layer.leaveSuperlayer()
          own.sublayers.append(PlacedLayer(layer: layer, viewsBehind: viewsBehind))
          layer.own.superlayer = self
        }
      }
      sublayersDidChange()
    }
  }

  /// The layer whose opacity masks this one; nil for none.
  ///
  /// A mask is placed in the coordinates of the layer and must not be a sublayer.
  public var mask: CALayer? {
    get { shown.mask }
    set {
      guard newValue !== shown.mask else { return }
      shown.mask?.state?.superlayer = nil
      guard let newValue else {
        state?.mask = nil
        return
      }
      precondition(!isInside(newValue), "Can't mask \(self) with \(newValue), which contains it.")
      if newValue.shown.superlayer != nil { newValue.leaveSuperlayer() }
      own.mask = newValue
      newValue.own.superlayer = self
    }
  }

  /// Inserts `layer` at an index among the sublayers; 0 is at the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts `layer` directly behind `sibling`; at the back of all if `sibling` is nil or no sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts `layer` directly in front of `sibling`; in front of all if `sibling` is nil or no sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces a sublayer by another layer; does nothing if `oldLayer` is no sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = orderedSublayers.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer else {
      return
    }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  /// Returns true if a point in the layer's coordinates is inside its bounds.
  public func contains(_ p: CGPoint) -> Bool {
    let bounds = bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  // Coordinates

  /// Converts a point from the coordinates of `l`, or of the topmost layer if `l` is nil.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { (l ?? topmost).converted(p, to: self) }
  /// Converts a point to the coordinates of `l`, or of the topmost layer if `l` is nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l ?? topmost) }
  /// Converts a rectangle from the coordinates of `l`: the box around the converted corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.isNull ? r : CGRect(around: r.corners.map { convert($0, from: l) })
  }
  /// Converts a rectangle to the coordinates of `l`: the box around the converted corners.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.isNull ? r : CGRect(around: r.corners.map { convert($0, to: l) })
  }

  private func converted(_ point: CGPoint, to other: CALayer) -> CGPoint {
    var outer = layersUpToRoot
    var inner = other.layersUpToRoot
    while outer.count > 1, inner.count > 1, outer[outer.count - 2] === inner[inner.count - 2] {
      outer.removeLast()
      inner.removeLast()
    }
    let around = outer.dropLast().reduce(point) { $1.plane.outward($0) }
    return inner.dropLast().reversed().reduce(around) { $1.plane.inward($0) }
  }

  private var layersUpToRoot: [CALayer] { Array(sequence(first: self) { $0.superlayer }) }
  private var topmost: CALayer { layersUpToRoot.last ?? self }
  private func isInside(_ other: CALayer) -> Bool { layersUpToRoot.contains { $0 === other } }
}

extension CALayer {
  /// The layers of the subviews and the app's own layers, back to front.
  package final var orderedSublayers: [CALayer] {
    let views = MainActor.unchecked(self) { layer in layer.host?.children.map { $0.layer } ?? [] }
    return ordered(views) { $0 }
  }

  /// Merges a list that has one entry for each subview with the app's own layers.
  package final func ordered<Entry>(_ entries: [Entry], own: (CALayer) -> Entry) -> [Entry] {
    let placed = shown.sublayers
    guard !placed.isEmpty else { return entries }
    var merged: [Entry] = []
    var next = 0
    for (index, entry) in entries.enumerated() {
      while next < placed.count, placed[next].viewsBehind <= index {
        merged.append(own(placed[next].layer))
        next += 1
      }
      merged.append(entry)
    }
    return merged + placed[next...].map { own($0.layer) }
  }

  final func insert(_ layer: CALayer, at index: Int?) {
    guard canTake(layer) else { return }
    layer.leaveSuperlayer()
    let all = orderedSublayers
    let behind = all[..<min(index ?? all.count, all.count)]
    let viewsBehind = behind.count { $0.host != nil }
    let place = PlacedLayer(layer: layer, viewsBehind: viewsBehind)
    own.sublayers.insert(place, at: behind.count - viewsBehind)
    layer.own.superlayer = self
    sublayersDidChange()
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling, canTake(layer) else { return }
    layer.leaveSuperlayer()
    let all = orderedSublayers
    guard let sibling, let index = all.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: offset == 0 ? 0 : nil)
    }
    insert(layer, at: index + offset)
  }

  private func canTake(_ layer: CALayer) -> Bool {
    precondition(!isInside(layer), "Can't add \(layer) as a sublayer of \(self), which is inside it.")
    guard let view = layer.view else { return true }
    let receiver = self.view?.description ?? description
    MainActor.unchecked {
      HeadlessLayout.log("The layer of \(view) stays with its view and is not added to that of \(receiver).")
    }
    return false
  }

  final func leaveSuperlayer() {
    guard let superlayer = shown.superlayer else {
      guard let view, view.node.parent != nil else { return }
      return MainActor.unchecked {
        HeadlessLayout.log("The layer of \(view) stays with its view; remove the view from its superview.")
      }
    }
    state?.superlayer = nil
    if superlayer.shown.mask === self {
      superlayer.state?.mask = nil
    } else {
      superlayer.state?.sublayers.removeAll { $0.layer === self }
      superlayer.sublayersDidChange()
    }
  }

  private func sublayersDidChange() {
    host?.flags.set(.hasSublayers, !shown.sublayers.isEmpty)
    setNeedsLayoutOfOwnClass()
  }
}

extension LayoutNode {
  /// Keeps the places of the app's layers between the subviews when one is inserted or removed at an index.
  ///
  /// A subview that is inserted between two others is directly behind the next one, and so in front of the
  /// layers between the two.
  func shiftSublayers(at index: Int, by count: Int) {
    guard let state = MainActor.unchecked(self, { $0.view?.layerInUse?.state }) else { return }
    for place in state.sublayers.indices where state.sublayers[place].viewsBehind > index {
      state.sublayers[place].viewsBehind += count
    }
  }

  /// Moves the app's layers that are directly in front of a subview in front of the next one.
  func raiseSublayers(directlyAbove view: UIView) {
    guard let state = MainActor.unchecked(self, { $0.view?.layerInUse?.state }),
      let index = children.firstIndex(where: { $0 === view })
    else { return }
    for place in state.sublayers.indices where state.sublayers[place].viewsBehind == index + 1 {
      state.sublayers[place].viewsBehind += 1
    }
  }
}
