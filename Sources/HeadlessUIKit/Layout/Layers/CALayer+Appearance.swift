// The box, the shadow and the contents of a layer.
extension CALayer {
  // The box

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { shown.cornerRadius }
    set { own.cornerRadius = newValue }
  }
  /// The corners that are rounded; all four unless set.
  public var maskedCorners: CACornerMask {
    get { shown.maskedCorners }
    set { own.maskedCorners = newValue }
  }
  /// The curve of the corners; circular unless set.
  ///
  /// Pictures draw both curves as circular ones.
  public var cornerCurve: CALayerCornerCurve {
    get { shown.cornerCurve }
    set { own.cornerCurve = newValue }
  }
  /// The width of the border, which is drawn inside the edge, in points.
  public var borderWidth: CGFloat {
    get { shown.borderWidth }
    set { own.borderWidth = newValue }
  }
  /// The color of the border; opaque black unless set.
  public var borderColor: CGColor? {
    get { shown.borderColor }
    set { own.borderColor = newValue }
  }
  /// True if the content and the sublayers are clipped at the edge.
  public var masksToBounds: Bool {
    get { shown.masksToBounds }
    set { own.masksToBounds = newValue }
  }

  // The shadow, which pictures do not show

  /// The color of the shadow; opaque black unless set.
  public var shadowColor: CGColor? {
    get { shown.shadowColor }
    set { own.shadowColor = newValue }
  }
  /// The opacity of the shadow, from 0 to 1; 0 unless set.
  public var shadowOpacity: Float {
    get { shown.shadowOpacity }
    set { own.shadowOpacity = newValue }
  }
  /// The distance of the shadow from the layer, in points; 3 points upward unless set.
  public var shadowOffset: CGSize {
    get { shown.shadowOffset }
    set { own.shadowOffset = newValue }
  }
  /// The blur radius of the shadow, in points; 3 unless set.
  public var shadowRadius: CGFloat {
    get { shown.shadowRadius }
    set { own.shadowRadius = newValue }
  }
  /// The outline of the shadow; nil for that of the layer.
  public var shadowPath: CGPath? {
    get { shown.shadowPath }
    set { own.shadowPath = newValue?.copy() }
  }

  // The contents, which are stored and not drawn

  /// The picture of the layer.
  public var contents: Any? {
    get { shown.contents }
    set { own.contents = newValue }
  }
  /// The placement of the contents.
  public var contentsGravity: CALayerContentsGravity {
    get { shown.contentsGravity }
    set { own.contentsGravity = newValue }
  }
  /// True if the contents have no transparent parts.
  public var isOpaque: Bool {
    get { shown.isOpaque }
    set { own.isOpaque = newValue }
  }
  /// True if the layer is also visible from behind.
  public var isDoubleSided: Bool {
    get { shown.isDoubleSided }
    set { own.isDoubleSided = newValue }
  }
  /// True if a new size marks the contents for drawing.
  public var needsDisplayOnBoundsChange: Bool {
    get { shown.needsDisplayOnBoundsChange }
    set { own.needsDisplayOnBoundsChange = newValue }
  }
  /// True if the layer is drawn into a picture first; stored, and without effect.
  public var shouldRasterize: Bool {
    get { shown.shouldRasterize }
    set { own.shouldRasterize = newValue }
  }
  /// The number of pixels per point of this picture.
  public var rasterizationScale: CGFloat {
    get { shown.rasterizationScale }
    set { own.rasterizationScale = newValue }
  }
  /// A name for the app's own use.
  public var name: String? {
    get { shown.name }
    set { own.name = newValue }
  }

  // Drawing

  /// Marks a part of the contents for drawing.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns true if the contents are marked for drawing.
  public func needsDisplay() -> Bool { shown.needsDisplay }
  /// Calls `display()` if the contents are marked for drawing.
  public func displayIfNeeded() { if needsDisplay() { display() } }
}
