/// A view that arranges views in a row or a column with constraints of its own.
///
///     let row = UIStackView(arrangedSubviews: [icon, title, badge])
///     row.spacing = 8
///     // |[icon]-8-[title]-8-[badge]|
///
/// The constraints are updated before a layout pass. The cost of a change grows with the number of arranged
/// views.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The ways to distribute the length of the stack view among the arranged views.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack view.
    ///
    /// Free space is distributed by content hugging, and missing space by compression resistance. If the
    /// priorities are equal, the order of the views decides.
    case fill = 0
    /// The views fill the stack view and all have the same size.
    case fillEqually
    /// The views fill the stack view, each with its share of the sum of all natural lengths and gaps.
    case fillProportionally
    /// The views keep their sizes.
    ///
    /// The gaps between them are equal, and at least the spacing.
    case equalSpacing
    /// The views keep their sizes.
    ///
    /// The distances between their centers are equal if there is enough space, and the gaps are at least the
    /// spacing.
    case equalCentering
  }

  /// The positions of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views are as large as the stack view.
    case fill = 0
    /// The views of a column are at its leading edge, the views of a row at its top.
    case leading = 1
    /// The first baselines of the views of a row are on one line.
    case firstBaseline = 2
    /// The views are centered.
    case center = 3
    /// The views of a column are at its trailing edge, the views of a row at its bottom.
    case trailing = 4
    /// The last baselines of the views of a row are on one line.
    case lastBaseline = 5

    /// The views of a row are at its top; the same as `leading`.
    public static var top: Alignment { .leading }
    /// The views of a row are at its bottom; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// A special value for the gap after an arranged view without a custom spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A special value for the spacing of the system: 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var hiddenInLayout: Set<ObjectIdentifier> = []
  private var ownConstraints = StackConstraints()
  private var hasBaselineClient = false
  private var tallestInUse: ObjectIdentifier?

  /// Creates an empty stack view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view, and sets it up as a storyboard or a xib says.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.fillFromDocument(self)
  }

  /// Creates a row of `views`, which become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // The arranged views

  /// The views that are arranged in the row or column, in their order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds `view` at the end of the row or column, as a subview that is placed by constraints.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Returns the sentence about an index that no arranged view can have; nil if one can have it.
  final func mistake(inArrangedIndex index: Int) -> String? {
    if index >= 0, index <= arranged.count { return nil }
    return "Index out of bounds for arranged subview: "
      + "index = \(index) expected to be less than or equal to \(arranged.count)"
  }

  /// Inserts `view` at an index in the row or column, or moves it there if it is arranged already.
  ///
  /// Traps, where UIKit raises an exception, if `stackIndex` is larger than the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    trap(if: mistake(inArrangedIndex: stackIndex))
    if view.node.flags.contains(.isArranged) { arranged.removeAll { $0 === view } }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.node.flags.insert(.isArranged)
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementDidChange()
  }

  /// Removes `view` from the row or column; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    hiddenInLayout.remove(ObjectIdentifier(view))
    view.node.flags.remove(.isArranged)
    arrangementDidChange()
  }

  // The arrangement

  /// The direction of the stack view: a row if horizontal, a column if vertical; horizontal unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The way in which the arranged views share the length of the stack view; `fill` unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The position of the arranged views across the axis; `fill` unless set.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

  /// The gap between neighbors, in points; 0 unless set.
  ///
  /// With equal spacing and equal centering it is the smallest possible gap.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }

  /// Sets the gap after one arranged view, in points; it is removed together with the view.
  ///
  /// Does nothing if the view is not arranged here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the gap that was set after an arranged view, in points, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// True if the gaps of a column are measured from the last baseline of a text to the first baseline of the
  /// next one; false unless set.
  ///
  /// `spacing` is then also the distance of the first baseline from the top, and of the last baseline from
  /// the bottom, if the first and the last view have text.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// True if the arranged views stay inside `layoutMargins`; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // Baselines

  /// The view whose first baseline is that of the stack view: in a column the first visible view, in a row
  /// the tallest view of the last layout pass.
  ///
  /// If that view is a stack view, too, its own `forFirstBaselineLayout` is used. Without visible views it is
  /// the stack view itself.
  open override var forFirstBaselineLayout: UIView { baselineView(.first) }
  /// The view whose last baseline is that of the stack view: in a column the last visible view, in a row the
  /// tallest view of the last layout pass.
  ///
  /// If that view is a stack view, too, its own `forLastBaselineLayout` is used. Without visible views it is
  /// the stack view itself.
  open override var forLastBaselineLayout: UIView { baselineView(.last) }

  private func baselineView(_ baseline: NSLayoutConstraint.Attribute.Baseline) -> UIView {
    hasBaselineClient = true
    let named = if axis == .horizontal { tallest } else { baseline == .first ? shown.first : shown.last }
    guard let view = named else { return self }
    if axis == .horizontal { tallestInUse = ObjectIdentifier(view) }
    view.node.flags.insert(.isBaselineOfOthers)
    guard let inner = view as? UIStackView else { return view }
    return baseline == .first ? inner.forFirstBaselineLayout : inner.forLastBaselineLayout
  }

  /// The first one of the visible views with the largest height.
  private var tallest: UIView? {
    shown.reduce(nil) { tallest, view in
      tallest.map { $0.bounds.height >= view.bounds.height } == true ? tallest : view
    }
  }

  // The layout

  var shown: [UIView] { arranged.filter { !$0.isHidden } }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    let reader = LayoutReads.pause()
    defer { LayoutReads.reader = reader }
    super.layoutSubviews()
    guard axis == .horizontal, hasBaselineClient, let tallest, ObjectIdentifier(tallest) != tallestInUse
    else { return }
    node.engine?.queueBaselines(of: node)
    updateOuterStacks()
  }

  private func arrange() {
    // While a view is being removed, a client's callback can arrange it again.
    arranged.removeAll { !$0.node.isInside(node) }
    hiddenInLayout = Set(arranged.lazy.filter(\.isHidden).map { ObjectIdentifier($0) })
    var arrangement = StackArrangement(self)
    arrangement.placeAlong()
    arrangement.placeAcross()
    ownConstraints.replace(with: arrangement.constraints, in: node)
    keepGuides(arrangement.guideCount)
    if hasBaselineClient { node.engine?.queueBaselines(of: node) }
  }

  override func arrangedSubviewDidChange(_ subview: UIView) {
    if needsArranging(for: subview) { setNeedsUpdateConstraints() }
    updateOuterStacks()
  }

  override func subviewIsLeaving(_ subview: UIView) { removeArrangedSubview(subview) }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    updateOuterStacks()
  }

  /// Tells the stack views that contain this one, because their lengths can depend on the sizes of the views
  /// in it.
  private func updateOuterStacks() {
    var inner: UIView = self
    while inner.node.flags.contains(.isArranged), let outer = inner.superview as? UIStackView {
      if outer.needsArranging(for: inner) { outer.setNeedsUpdateConstraints() }
      inner = outer
    }
  }

  private func needsArranging(for subview: UIView) -> Bool {
    distribution == .fillProportionally || isBaselineRelativeArrangement
      || subview.isHidden != hiddenInLayout.contains(ObjectIdentifier(subview))
  }
}
