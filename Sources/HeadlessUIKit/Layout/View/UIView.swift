/// A rectangular area in a tree of views that lays out its subviews.
@preconcurrency @MainActor open class UIView: UIResponder {
  nonisolated(unsafe) let node = LayoutNode()
  @exclusivity(unchecked) var content = ViewContent()
  @exclusivity(unchecked) var margins = ViewMargins()

  /// The value of a dimension of `intrinsicContentSize` along which the view has no intrinsic size: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// True if instances only work with constraints; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Creates a view with a frame, in points.
  public init(frame: CGRect) {
    super.init()
    node.view = self
    setGeometry(of: frame.standardized)
    commonInit()
  }

  /// Creates a view with the properties and the subviews that a storyboard or a xib gives it; an empty view
  /// with any other coder.
  public required init?(coder: NSCoder) {
    super.init()
    node.view = self
    commonInit()
    coder.fillFromDocument(self)
  }

  /// Completes a new view of this module, for example by adding the parts of a control.
  ///
  /// Both initializers of `UIView` call it once at their end. An override calls super.
  func commonInit() {}

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  // Geometry

  /// The rectangle of the view in the superview's coordinates, in points: the smallest one around the bounds
  /// as `transform` moves them.
  ///
  /// Set `bounds` and `center`, and not the frame, of a view with a transform. A frame that is set on such a
  /// view is its frame afterward if the transform only moves, scales or turns it by right angles; with any
  /// other one, its middle is that of the given frame.
  open var frame: CGRect {
    get {
      if LayoutReads.reader != nil { LayoutReads.note() }
      if node.flags.contains(.isTransformed) { return node.shownFrame }
      return CGRect(origin: node.origin, size: node.bounds.size)
    }
    set {
      if node.flags.contains(.isTransformed) { return setTransformedFrame(newValue.standardized) }
      setGeometry(of: newValue.standardized)
    }
  }

  /// The rectangle of the view in its own coordinates, in points; a new size leaves `center` unchanged.
  open var bounds: CGRect {
    get {
      if LayoutReads.reader != nil { LayoutReads.note() }
      return node.bounds
    }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point, which is the center of the view unless it is changed, in the superview's
  /// coordinates, in points.
  open var center: CGPoint {
    get {
      if LayoutReads.reader != nil { LayoutReads.note() }
      return anchorPosition
    }
    set { anchorPosition = newValue }
  }

  /// The transform of the view, which is applied around `center`; the identity unless set.
  ///
  /// Constraints, autoresizing masks, margins and the safe area refer to the view without its transform. A
  /// transform with a number that is not finite has no effect.
  open var transform: CGAffineTransform {
    get { node.viewTransform.matrix.flat }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform of the view in space; frames and pictures use its effect on the plane.
  open var transform3D: CATransform3D {
    get { node.viewTransform.matrix }
    set { changeTransform { $0.matrix = newValue } }
  }

  /// The point of the bounds that `center` places and around which the transform is applied, in shares of the
  /// size: the center, 0.5 and 0.5, unless set.
  ///
  /// A new anchor point leaves `center` unchanged, so the view moves. A layout moves a view with constraints
  /// back to the place that they determine.
  open var anchorPoint: CGPoint {
    get { node.viewTransform.anchor }
    set { changeTransform { $0.anchor = newValue } }
  }

  // Scale

  /// The number of pixels per point: that of the screen if the view is in a window, else 1, unless another
  /// number above 0 is set.
  ///
  /// If it is larger than 1, the edges of frames that constraints give to views in windows are on whole
  /// pixels.
  open var contentScaleFactor: CGFloat {
    get { node.extras?.contentScale ?? (node.layoutWindow == nil ? 1 : UIScreen.main.scale) }
    set { node.changeContentScale(to: newValue) }
  }

  // Appearance: stored for code that draws the tree

  /// The background color; nil is clear.
  open var backgroundColor: UIColor?
  /// The opacity of the view and of its subviews, from 0 to 1, as a Float, which UIKit's layer stores.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = Float(newValue) }
  }
  private final var opacity: Float = 1
  /// True if the view is not drawn; a hidden view still takes part in the layout.
  open var isHidden = false {
    didSet {
      if node.flags.contains(.isArranged) { superview?.arrangedSubviewDidChange(self) }
      node.extras?.checkObservers(hiddenIsSet: true)
    }
  }
  /// The placement of content whose size differs from that of the view.
  open var contentMode = ContentMode.scaleToFill
  /// A number with which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// A name with which tests find the view.
  open var accessibilityIdentifier: String?

  // Touches

  /// True if the view and its subviews receive touches and gestures; true unless set to false.
  open var isUserInteractionEnabled = true
  /// True if the view receives all fingers of a touch and not only the first one; stored, has no effect here.
  open var isMultipleTouchEnabled: Bool {
    get { node[TouchSettings.self].isMultiple }
    set { node[TouchSettings.self].isMultiple = newValue }
  }
  /// True if no other view of the window receives touches at the same time; stored, has no effect here.
  open var isExclusiveTouch: Bool {
    get { node[TouchSettings.self].isExclusive }
    set { node[TouchSettings.self].isExclusive = newValue }
  }

  /// Returns the frontmost view below this view, itself included, that contains a point in this view's
  /// coordinates, or nil if there is none.
  ///
  /// Views that are hidden, nearly transparent (an `alpha` below 0.01) or without user interaction are left
  /// out together with their subviews. A subview is found only inside the bounds of all views above it, even
  /// if they do not clip it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }

  /// True if the view follows a touch that began in it; false except for controls.
  var tracksTouches: Bool { false }

  /// Returns true if the bounds contain a point in this view's coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Called to draw the content of the view; never called here.
  open func draw(_ rect: CGRect) {}

  // Gestures

  /// The recognizers of the view, in the order in which they were added; nil if it never had one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizersInUse }
    set { changeRecognizers(to: newValue ?? []) }
  }
  /// Adds a recognizer to the view and removes it from the view that had it; the view retains it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  /// Removes a recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
  /// Returns true if a recognizer may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The color of symbols and interactive parts.
  ///
  /// It is the tint color of the superview unless it is set to another color than nil, and blue for the
  /// topmost view.
  open var tintColor: UIColor! {
    get { sequence(first: self, next: { $0.superview }).lazy.compactMap(\.ownTintColor).first ?? .systemBlue }
    set {
      ownTintColor = newValue
      changeTint()
    }
  }
  private var ownTintColor: UIColor?
  /// Called after the tint color of the view or a view around it has changed, or its adjustment.
  open func tintColorDidChange() {}
  /// How the tint color is shown while another view is in front: the views are told, and the color is the
  /// same here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { changeTint { $0.tintAdjustmentMode == .automatic } }
  }

  private func changeTint(inheritedBy inherits: (UIView) -> Bool = { $0.ownTintColor == nil }) {
    tintColorDidChange()
    for view in subviews where inherits(view) { view.changeTint(inheritedBy: inherits) }
  }

  /// The class of the layer: `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which holds the corners, the border and further layers of the view; created on first use.
  open var layer: CALayer { layerInUse ?? makeLayer() }
  @exclusivity(unchecked) package final var layerInUse: CALayer?

  /// The view whose opacity masks this one; a view that becomes the mask leaves its superview.
  open var mask: UIView? {
    get { layerInUse?.mask?.view }
    set {
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
    }
  }

  /// Lays out the sublayers of a layer; for the layer of the view, calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === layerInUse || layer.isLent(to: node) { layoutSubviews() }
  }

  /// True if subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layerInUse?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  /// The style, light or dark, of the view and of its subviews; `unspecified`, the default, means that of the
  /// superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // The tree

  /// The superview of the view.
  open var superview: UIView? { node.parentView }
  /// The subviews of the view, back to front.
  open var subviews: [UIView] { node.children }
  /// The window that contains the view; for a window, the window itself.
  open var window: UIWindow? { node.window }
  /// The next responder: the view controller of the view, or else the superview.
  open override var next: UIResponder? { node.layoutController ?? superview }
  override var responderView: UIView? { self }

  /// Adds `view` in front of the other subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: node.children.count) }

  /// Inserts `view` at an index among the subviews; 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` directly in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts `view` directly behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Removes the view from its superview and deactivates the constraints between its subtree and the rest of
  /// the tree.
  open func removeFromSuperview() { move(to: nil, at: 0) }

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `newSuperview` is nil if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Returns true if the view is `view` or below it.
  open func isDescendant(of view: UIView) -> Bool { node.isInside(view.node) }

  // Layout by frames

  /// True if a change of the bounds resizes, by their autoresizing masks, the subviews that are placed by
  /// their frames.
  open var autoresizesSubviews: Bool {
    get { node.flags.contains(.autoresizesSubviews) }
    set { changeAutoresizing(to: newValue) }
  }

  /// The margins and sizes that change when the superview is resized; empty unless set.
  open var autoresizingMask: AutoresizingMask {
    get { content.mask }
    set { changeMask(to: newValue) }
  }

  /// Returns the preferred size of the view inside `size`, in points; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its preferred size and keeps the origin of its frame.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard node.flags.contains(.isTransformed) else { return frame.size = size }
    let origin = frame.origin
    bounds.size = size
    center = center + (origin - frame.origin)
  }

  // Constraints

  /// True if the frame and the autoresizing mask are turned into constraints; true unless set to false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { node.flags.contains(.translatesAutoresizingMask) }
    set { changeTranslation(to: newValue) }
  }

  // Anchors

  /// The leading edge, at which a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
  /// The trailing edge, at which a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }
  /// The baseline of the first line of text, or the top of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .lastBaseline) }

  // The constraints of the view

  /// The constraints that this view holds, in the order of their activation.
  open var constraints: [NSLayoutConstraint] { node.held.all }
  /// Activates `constraint`, which this view then holds; the items of the constraint must be this view or
  /// below it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: node) }
  /// Activates `constraints`, which this view then holds; the items of the constraints must be this view or
  /// below it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates `constraint` if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === node { constraint.deactivate() }
  }
  /// Deactivates those of `constraints` that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Updates the constraints before a layout pass; an override calls super at its end.
  open func updateConstraints() {}
  /// Marks the view so that `updateConstraints()` is called before the next layout pass.
  open func setNeedsUpdateConstraints() {
    node.mark(.needsUpdateConstraints, below: .descendantNeedsUpdateConstraints)
  }
  /// Returns true if `updateConstraints()` will be called before the next layout pass.
  open func needsUpdateConstraints() -> Bool { node.flags.contains(.needsUpdateConstraints) }
  /// Calls `updateConstraints()` now on this view and on all views below it that need it.
  open func updateConstraintsIfNeeded() { engineOfTree().updateConstraints(from: node) }

  /// Adds `layoutGuide` to this view and removes it from its previous owning view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
  /// Removes `layoutGuide` from this view and deactivates the constraints of the guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }
  /// The guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { node.guides }

  // The properties

  /// Updates properties, such as texts and colors, before a layout pass; an override calls super.
  ///
  /// It is called in the first pass and after `setNeedsUpdateProperties()`, on each view before its subviews,
  /// and before the constraints are updated. The properties that it reads are not observed here.
  open func updateProperties() {}
  /// Marks the view so that `updateProperties()` is called before the next layout pass.
  open func setNeedsUpdateProperties() {
    node.mark(.needsUpdateProperties, below: .descendantNeedsUpdateProperties)
  }
  /// Calls `updateProperties()` now on this view, on all views below it and on their controllers, if they
  /// need it.
  open func updatePropertiesIfNeeded() { engineOfTree().updateProperties(from: node) }

  // The layout

  /// Marks the view so that the next layout pass lays out its subviews.
  open func setNeedsLayout() { node.markNeedsLayout() }
  /// Lays out now the views that need layout in the whole tree that contains this view.
  open func layoutIfNeeded() { layoutTree() }
  /// Gives the subviews the frames that the constraints determine.
  ///
  /// An override calls super first; the subviews then have these frames.
  open func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    for child in node.children { child.node.takeFrame() }
  }

  // Content

  /// The natural size of the content, in points.
  ///
  /// A dimension without a natural size is `noIntrinsicMetric`; a plain view has none along both axes.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Tells the layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Returns the priority with which the view resists growing beyond its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    content.hugging[axis]
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    content.hugging[axis] = priority
    contentPriorityDidChange(along: axis)
  }
  /// Returns the priority with which the view resists shrinking below its content; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    content.resistance[axis]
  }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    content.resistance[axis] = priority
    contentPriorityDidChange(along: axis)
  }

  /// True if other content with the same compression resistance is compressed before this view.
  var winsCompressionTies: Bool { false }

  /// Called with the safe area of the superview, in whose bounds `area` the view has its frame.
  func surroundingSafeAreaWasPassed(_ insets: UIEdgeInsets, in area: CGRect) {}

  /// The distances of the first baseline from the top edge and of the last baseline from the bottom edge, in
  /// points; 0 without text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Returns the baseline offsets of a view that is `width` points wide, for text that is broken into lines.
  func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) { baselineOffsets }
  /// Returns the height of the content in a view that is `width` points wide, or nil if the height does not
  /// depend on the width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// Returns the width of the content if it may be at most `width` points wide, or nil if the content is not
  /// broken into lines.
  func contentWidth(within width: CGFloat) -> CGFloat? { nil }

  // Fitting

  /// Returns the size closest to `targetSize` that the constraints and contents inside the view allow, in
  /// points.
  ///
  /// No frame changes. The target has the priority `fittingSizeLevel`, 50, along both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints and contents inside the view give it if it should have the size
  /// `targetSize`, with a priority of 1...1000 for each axis.
  ///
  /// No frame changes. The constraints that views above this one hold, and the frame of this view, have no
  /// influence.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
  }

  // Alignment and baselines

  /// The distances of the alignment rectangle from the edges of the frame, in points; zero unless overridden.
  ///
  /// Constraints refer to the alignment rectangle. A positive number excludes a part of the view, such as a
  /// shadow. Call `invalidateIntrinsicContentSize()` when the insets have changed.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle of the view if it has the frame `frame`, both in the superview's
  /// coordinates, in points.
  ///
  /// An override has to be the inverse of an override of `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame of the view if it has the alignment rectangle `alignmentRect`, both in the superview's
  /// coordinates, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first baseline is the first baseline of this view; `forLastBaselineLayout` unless
  /// overridden.
  ///
  /// A view that is not below this view is replaced by this view.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is the last baseline of this view; the view itself unless overridden.
  ///
  /// A view that is not below this view is replaced by this view.
  open var forLastBaselineLayout: UIView { self }

  /// The line height of the text that determines the baselines, in points; nil without text.
  var baselineLineHeight: CGFloat? { nil }

  // Direction

  /// The attribute that decides if the content is mirrored, and so the meaning of leading and trailing in the
  /// constraints that this view holds.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { content.semantics }
    set { changeSemantics(to: newValue) }
  }

  /// The layout direction of leading and trailing in this view: that of the user interface, unless
  /// `semanticContentAttribute` overrides it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    content.semantics == .unspecified ? directionOfTraits : content.semantics.direction(in: .leftToRight)
  }

  // Traits

  /// The traits of the view, which describe the device and the available space.
  open var traitCollection: UITraitCollection { node.traits }
  /// Called after the traits changed, before the next layout pass.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Safe area and margins

  /// The distances by which the bars and corners of the screen cover the view, in points, as of the last
  /// layout pass.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// The guide of the part of the view that no bar covers; always the same object.
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(SafeAreaGuide.self) }

  /// The margins of the content, in points: 8 at each edge unless set, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins(to: newValue) }
  }
  /// The margins of the content with leading and trailing, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { changeMargins(to: newValue) }
  }
  /// True if the safe area is added to the margins; true unless set to false.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.addsSafeArea }
    set { changeMargins { $0.addsSafeArea = newValue } }
  }
  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}
  /// The guide of the part of the view inside its margins; always the same object.
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(MarginsGuide.self) }

  // Readable content and keyboard

  /// The guide of the part of the view inside its margins that is narrow enough for readable lines of text:
  /// at most 672 points wide and centered; always the same object.
  open var readableContentGuide: UILayoutGuide { ownGuide(ReadableGuide.self) }
  /// The guide of the area that the keyboard covers, or without a keyboard of the safe area at the bottom;
  /// always the same object.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownGuide(KeyboardGuide.self) }
  /// True if each margin is at least as large as the part of the superview's margin that reaches into the
  /// view; false unless set to true.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changePreservation(to: newValue) }
  }

  // Callbacks for the views of this module. Clients override the public callbacks without calling super.

  /// Returns true if this view determines the frame of a subview, so that the translation of the subview's
  /// frame stays on.
  func managesFrame(of subview: UIView) -> Bool { false }
  /// Called when a subview with the flag `isArranged` was hidden or shown, or when its content changed.
  func arrangedSubviewDidChange(_ subview: UIView) {}
  /// Called before `willRemoveSubview`, while `subview` still has its superview and all its constraints.
  func subviewIsLeaving(_ subview: UIView) {}
  func treeWasLaidOut() {}
  func boundsOriginDidChange() {}
  /// Called when the preferred text size of the user has changed, before the views are told about the new
  /// traits.
  func textSizeDidChange(to category: UIContentSizeCategory) {}

  /// The class, the accessibility identifier if it is set, the frame, and the transform if there is one.
  nonisolated open override var description: String {
    let frame = node.shownFrame
    let name = MainActor.unchecked { accessibilityIdentifier }.map { " '\($0)'" } ?? ""
    let place = "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))"
    return "<\(type(of: self))\(name) \(place)\(node.transformDescription)>"
  }

  deinit { node.viewWillDeinit() }
}
