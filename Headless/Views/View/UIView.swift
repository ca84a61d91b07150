/// A rectangle in a tree of rectangles, which has a frame and lays out what is inside it.
@preconcurrency @MainActor open class UIView: UIResponder {
  nonisolated(unsafe) let node = LayoutNode()
  var content = ViewContent()
  var margins = ViewMargins()

  /// What stands for "no size of its own" in `intrinsicContentSize`: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Whether instances only work with constraints; false unless a subclass says otherwise.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// A view with a frame in points.
  public init(frame: CGRect) {
    super.init()
    node.view = self
    setGeometry(of: frame.standardized)
  }

  /// A view with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
    node.view = self
  }

  /// A view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  // Geometry

  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get { CGRect(origin: node.origin, size: node.bounds.size) }
    set { setGeometry(of: newValue.standardized) }
  }

  /// The rectangle in the view's own coordinates, in points; a new size keeps the centre where it is.
  open var bounds: CGRect {
    get { node.bounds }
    set { setBounds(newValue) }
  }

  /// The middle of the frame, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: node.origin.x + node.bounds.width / 2, y: node.origin.y + node.bounds.height / 2) }
    set {
      let size = node.bounds.size
      setGeometry(
        of: CGRect(
          origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size))
    }
  }

  // Scale

  /// Pixels per point: those of the screen in a window and 1 outside of one, unless it is
  /// set to another number above 0.
  ///
  /// On a screen of more than one pixel per point, frames that constraints give to views in windows
  /// have their edges on whole pixels.
  open var contentScaleFactor: CGFloat {
    get { node.extras?.contentScale ?? (node.window == nil ? 1 : UIScreen.main.scale) }
    set { node.changeContentScale(to: newValue) }
  }

  // Appearance: kept for whoever draws the tree

  /// The colour of the rectangle; nil is clear.
  open var backgroundColor: UIColor?
  /// How opaque the view and what is inside it are, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is left out when the tree is drawn; a hidden view still takes part in the layout.
  open var isHidden = false {
    didSet { if node.flags.contains(.isArranged) { superview?.arrangedSubviewDidChange(self) } }
  }
  /// How content that is not as large as the view is placed in it.
  open var contentMode = ContentMode.scaleToFill
  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String?

  // Accessibility: kept for whoever asks

  /// Whether somebody who does not see the screen is told of the view as a whole; false except for
  /// labels and controls, unless set.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// What the view is called there; the text of labels and buttons unless set.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What happens there when the view is used.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What the view says there; the text of fields unless set.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What the view is there; none except for labels, buttons and pictures, unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// Whether what is inside the view is left out there.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether everything beside the view is left out there.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether touches reach the view; true unless a subclass says otherwise, and without effect here.
  open var isUserInteractionEnabled = true

  /// The colour of symbols and of what can be touched: the superview's until it is set, and again when it
  /// is set to nil; blue at the top.
  open var tintColor: UIColor! {
    get { sequence(first: self, next: { $0.superview }).lazy.compactMap(\.ownTintColor).first ?? .systemBlue }
    set { ownTintColor = newValue }
  }
  private var ownTintColor: UIColor?

  /// The corners and the border of the rectangle.
  open var layer: CALayer {
    if let layerInUse { return layerInUse }
    let layer = CALayer()
    layerInUse = layer
    return layer
  }
  private var layerInUse: CALayer?

  /// Whether subviews are cut off at the edges.
  open var clipsToBounds: Bool {
    get { layerInUse?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }

  // The tree

  /// The view this view is in.
  open var superview: UIView? { node.superview }
  /// The views in this view, back to front.
  open var subviews: [UIView] { node.children }
  /// The window this view is in; a window's own is the window itself.
  open var window: UIWindow? { node.window }
  /// The superview, or the view controller of the view.
  open override var next: UIResponder? { node.controller ?? superview }

  /// Puts `view` in front of the other subviews; it leaves the superview it had.
  open func addSubview(_ view: UIView) { insert(view, at: node.children.count) }

  /// Puts `view` at a place among the subviews; 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts `view` right behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: node.children.count - 1) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Takes the view out of its superview, and out of the layout every constraint between what is
  /// inside it and what is outside.
  open func removeFromSuperview() { move(to: nil, at: 0) }

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when the view is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The first view with this tag in the tree that begins here, this view first; nil when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }

  /// Whether the view is `view` or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool { node.isInside(view.node) }

  // Coordinates

  /// A point of this view's coordinates in those of `view`; nil stands for the topmost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point + offset(to: view) }
  /// A point of `view`'s coordinates in those of this view; nil stands for the topmost view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point - offset(to: view) }
  /// A rectangle of this view's coordinates in those of `view`; nil stands for the topmost view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of `view`'s coordinates in those of this view; nil stands for the topmost view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  // Placing by frames

  /// Whether subviews that are placed by their frames are resized by their masks when the bounds change.
  open var autoresizesSubviews: Bool {
    get { node.flags.contains(.autoresizesSubviews) }
    set { changeAutoresizing(to: newValue) }
  }

  /// Which margins and sizes give way when the superview changes its size; none unless said otherwise.
  open var autoresizingMask: AutoresizingMask {
    get { content.mask }
    set { changeMask(to: newValue) }
  }

  /// The size the view likes best inside `size`, in points; its own size unless a subclass says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size it likes best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // Constraints

  /// Whether the frame is turned into constraints by the autoresizing mask; true unless set to false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { node.flags.contains(.translatesAutoresizingMask) }
    set { changeTranslation(to: newValue) }
  }

  /// The constraints that live in this view, in the order they were activated.
  open var constraints: [NSLayoutConstraint] { node.held.all }
  /// Activates `constraint`, whose items have to be this view or inside it; it lives in this view then.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: node) }
  /// Activates `constraints`, whose items have to be this view or inside it; they live in this view then.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates `constraint` when it lives in this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === node { constraint.deactivate() }
  }
  /// Deactivates those of `constraints` that live in this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Changes constraints before a layout; an override calls super at its end.
  open func updateConstraints() {}
  /// Notes that `updateConstraints()` has to be called before the next layout.
  open func setNeedsUpdateConstraints() {
    node.mark(.needsUpdateConstraints, below: .descendantNeedsUpdateConstraints)
  }
  /// Whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { node.flags.contains(.needsUpdateConstraints) }
  /// Calls `updateConstraints()` now on the views in this view, itself included, that asked for it.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Gives `layoutGuide` to this view; it leaves the view it had.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Takes `layoutGuide` away from this view, and out of the layout every constraint it is part of.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }
  /// The guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { node.guides }

  // The layout

  /// Notes that the subviews have to be laid out in the next layout.
  open func setNeedsLayout() { node.markNeedsLayout() }
  /// Lays out now what is outstanding, in the whole tree this view is in.
  open func layoutIfNeeded() { layoutTree() }
  /// Gives the subviews the frames that the constraints ask for; an override calls
  /// super first and finds them there.
  open func layoutSubviews() { placeSubviews() }

  // Ambiguity

  /// Whether the constraints leave the place or the size of the view open, so that another
  /// frame would fulfil them as well.
  ///
  /// False for a view that is placed by its frame. It costs a layout of the whole tree and is
  /// meant for looking for mistakes.
  open var hasAmbiguousLayout: Bool { node.isAmbiguous }
  /// Gives a view whose layout is ambiguous another frame that fulfils the constraints as well, and
  /// the first one when called again.
  ///
  /// What is tied to the view moves along. The next layout takes it back.
  open func exerciseAmbiguityInLayout() { node.exerciseAmbiguity() }
  /// The active constraints that the place and the size of the view along `axis` depend
  /// on, those of outer views first.
  ///
  /// It costs many layouts of the tree and is meant for looking for mistakes.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffecting(axis)
  }

  // Content

  /// The size the content has by nature, in points; `noIntrinsicMetric` where it has none, as a
  /// plain view in both directions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Notes that `intrinsicContentSize` has another value now.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// How much the view resists growing beyond its content: 250 unless said otherwise.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    content.hugging[axis]
  }
  /// Says how much the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    content.hugging[axis] = priority
    contentPriorityDidChange(along: axis)
  }
  /// How much the view resists being smaller than its content: 750 unless said otherwise.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    content.resistance[axis]
  }
  /// Says how much the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    content.resistance[axis] = priority
    contentPriorityDidChange(along: axis)
  }

  /// How far the baselines are inside the edges, in points: the first from the top, the last
  /// from the bottom; 0 without text.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The same for a view that is `width` points wide, where the lines of its text depend on that.
  func baselineOffsets(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat) { baselineOffsets }
  /// The height of the content when it is `width` points wide; nil for everything whose
  /// height does not depend on its width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The width of the content when it may be `width` points wide at most; nil for everything that does
  /// not break its content into lines.
  func contentWidth(within width: CGFloat) -> CGFloat? { nil }

  // Fitting

  /// The target for "as small as possible" in `systemLayoutSizeFitting(_:)`: 0 × 0.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target for "as large as possible" in `systemLayoutSizeFitting(_:)`: 10,000 × 10,000 points.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size closest to `targetSize` that the constraints and contents inside the view
  /// allow, in points; no frame changes.
  ///
  /// The view wants the target at the priority `fittingSizeLevel`, 50, along both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints and contents inside the view give it when it wants `targetSize` at a
  /// priority of 1...1000 for each axis.
  ///
  /// No frame changes. Constraints that live above the view and its own frame do not count.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
  }

  // Alignment and baselines

  /// How far the rectangle that constraints are about is inside the frame, in points; zero
  /// unless a subclass says otherwise.
  ///
  /// A positive number leaves a part of the view out, such as a shadow.
  /// `invalidateIntrinsicContentSize()` lets the layout ask again.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints are about when the view has `frame`, both in the
  /// superview's coordinates, in points.
  ///
  /// An override has to be the inverse of an override of `frame(forAlignmentRect:)`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame that belongs to a rectangle that constraints are about, both in the
  /// superview's coordinates, in points.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first baseline is the first baseline of this one; that of `forLastBaselineLayout`
  /// unless a subclass says otherwise.
  ///
  /// A view that is not inside this one counts as this one.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is the last baseline of this one; this view
  /// unless a subclass says otherwise.
  ///
  /// A view that is not inside this one counts as this one.
  open var forLastBaselineLayout: UIView { self }

  /// The font of the text whose baselines the view has; nil without text.
  var baselineFont: UIFont? { nil }

  // Direction

  /// Whether content is mirrored; it decides what leading and trailing mean for the
  /// constraints that live in this view.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { content.semantics }
    set { changeSemantics(to: newValue) }
  }

  /// The direction that leading and trailing have in this view: that of the user interface, unless
  /// `semanticContentAttribute` says otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    content.semantics == .unspecified ? directionOfTraits : content.semantics.direction(in: .leftToRight)
  }

  /// The direction of a view with this attribute where nothing else is known: that of
  /// the app when it is `unspecified`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIScreen.main.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view with this attribute inside content of a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  // Traits

  /// What is known of the device and of the room there is.
  open var traitCollection: UITraitCollection { node.traits }
  /// Called after the traits changed, before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Safe area and margins

  /// How far the bars and corners of the screen reach into the view, in points, as of the last layout.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}
  /// The part of the view that no bar covers; always the same object.
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// The distances that content keeps from the edges, in points; 8 each unless set, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins(to: newValue) }
  }
  /// `layoutMargins`, with leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { changeMargins(to: newValue) }
  }
  /// Whether the safe area is added to the margins; true unless set to false.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.addsSafeArea }
    set { changeMargins { $0.addsSafeArea = newValue } }
  }
  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}
  /// The part of the view inside its margins; always the same object.
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

  // Readable content and keyboard

  /// The part of the view inside its margins in which lines of text are not too long to read: at most 672
  /// points wide, in the middle; always the same object.
  open var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
  /// What the keyboard covers, or the safe area at the bottom where there is none; always the same object.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }
  /// Whether the margins are at least as large as what the superview's margins reach into the
  /// view; false unless set to true.
  open var preservesSuperviewLayoutMargins: Bool {
    get { node.flags.contains(.preservesMargins) }
    set { changePreservation(to: newValue) }
  }

  // Told to views of this module, whose clients override the public callbacks without calling super

  /// Called when a subview that has the flag `isArranged` was hidden or shown, or when its content changed.
  func arrangedSubviewDidChange(_ subview: UIView) {}
  /// Called before `willRemoveSubview`, while `subview` is still there with all its constraints.
  func subviewIsLeaving(_ subview: UIView) {}
  /// Called on a topmost view after a layout of its tree.
  func treeWasLaidOut() {}
  /// Called after `bounds.origin` changed.
  func boundsOriginDidChange() {}
  /// Called when the size of text that the user wants has changed, before the traits are told.
  func textSizeDidChange(to category: UIContentSizeCategory) {}
  /// Called in a layout when the solver has found another place or size for a guide of the view's own,
  /// once for each number that is new.
  func ownGuideDidChange(_ kind: OwnGuideKind) {}

  /// The class, the identifier if there is one, and the frame.
  nonisolated open override var description: String {
    let frame = node.frame
    let name = MainActor.unchecked { accessibilityIdentifier }.map { " '\($0)'" } ?? ""
    return "<\(type(of: self))\(name) frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
  }

  deinit { node.viewDidDie() }
}
