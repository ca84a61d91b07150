/// A row or a column of views, which the stack view places with constraints of its own.
///
///     let row = UIStackView(arrangedSubviews: [icon, title, badge])
///     row.spacing = 8
///     // |[icon]-8-[title]-8-[badge]|
///
/// The constraints are made when constraints are updated, before a layout; a change costs as
/// much as there are arranged views.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the arranged views share the length of the stack view.
  public enum Distribution: Int, Sendable {
    /// They fill it: what is left goes by hugging, what is missing by compression resistance, and by
    /// their order where those are equal.
    case fill = 0
    /// They fill it, all with the same size.
    case fillEqually
    /// They fill it, each with its part of the sum of the natural sizes and the gaps.
    case fillProportionally
    /// They keep their sizes, and the gaps between them are equal and at least the spacing.
    case equalSpacing
    /// They keep their sizes, their middles are equally far apart where there is room for it, and the
    /// gaps are at least the spacing.
    case equalCentering
  }

  /// Where the arranged views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They are as large as the stack view.
    case fill = 0
    /// In a column: at the edge where text begins; in a row: at the top.
    case leading = 1
    /// In a row: their first baselines are on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// In a column: at the edge where text ends; in a row: at the bottom.
    case trailing = 4
    /// In a row: their last baselines are on one line.
    case lastBaseline = 5

    /// In a row: at the top; the same as `leading`.
    public static var top: Alignment { .leading }
    /// In a row: at the bottom; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// What stands for "no spacing of its own" after an arranged view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// What stands for the spacing of the system: 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var hiddenInLayout: Set<ObjectIdentifier> = []
  private var ownConstraints = StackConstraints()
  private var isAskedForBaselines = false
  private var tallestInUse: ObjectIdentifier?

  /// An empty stack view with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty stack view; nothing is read from `coder`.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// A row of `views`, which become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // The arranged views

  /// The views that stand in the row or column, in their order there; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts `view` at the end; it becomes a subview, if it is none, and constraints place it from now on.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Puts `view` at a place in the row or column; an arranged view changes its place.
  ///
  /// Traps, as UIKit raises, when `stackIndex` is larger than the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "Index out of bounds for arranged subview: "
        + "index = \(stackIndex) expected to be less than or equal to \(arranged.count)"
    )
    if view.node.flags.contains(.isArranged) { arranged.removeAll { $0 === view } }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.node.flags.insert(.isArranged)
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementDidChange()
  }

  /// Takes `view` out of the row or column; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let place = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    hiddenInLayout.remove(ObjectIdentifier(view))
    view.node.flags.remove(.isArranged)
    arrangementDidChange()
  }

  // How they stand

  /// Whether it is a row or a column; a row unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the arranged views share the length; `fill` unless set.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where the arranged views stand across the axis; `fill` unless set.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The gap between neighbours, in points; 0 unless set.
  ///
  /// With equal spacing and equal centering it is the least one.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the gap after one arranged view, in points; it goes when the view goes.
  ///
  /// Nothing happens when the view is not arranged here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after an arranged view, in points; `spacingUseDefault` when there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the gaps of a column are measured from the last baseline of a text to the first baseline of
  /// the next one; false unless set.
  ///
  /// `spacing` is also the distance of the first baseline of all from the top, and of the last one from the
  /// bottom, where those views have text.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the arranged views keep to `layoutMargins`; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // Baselines

  /// The view whose first baseline is that of the stack view: in a column the first one that is shown, in a
  /// row the tallest one of the last layout.
  ///
  /// Where that is a stack view too, it is the one that it names; without views it is the stack view itself.
  open override var forFirstBaselineLayout: UIView { baselineView(.first) }
  /// The view whose last baseline is that of the stack view: in a column the last one that is shown, in a row
  /// the tallest one of the last layout.
  ///
  /// Where that is a stack view too, it is the one that it names; without views it is the stack view itself.
  open override var forLastBaselineLayout: UIView { baselineView(.last) }

  private func baselineView(_ baseline: NSLayoutConstraint.Attribute.Baseline) -> UIView {
    isAskedForBaselines = true
    let named =
      if axis == .horizontal {
        tallest
      } else {
        baseline == .first ? shown.first : shown.last
      }
    guard let view = named else { return self }
    if axis == .horizontal { tallestInUse = ObjectIdentifier(view) }
    view.node.flags.insert(.isBaselineOfOthers)
    guard let inner = view as? UIStackView else { return view }
    return baseline == .first ? inner.forFirstBaselineLayout : inner.forLastBaselineLayout
  }

  /// The first of those with the largest height.
  private var tallest: UIView? {
    shown.reduce(nil) { tallest, view in
      tallest.map { $0.bounds.height >= view.bounds.height } == true ? tallest : view
    }
  }

  // The layout

  /// The arranged views that are not hidden.
  var shown: [UIView] { arranged.filter { !$0.isHidden } }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard axis == .horizontal, isAskedForBaselines, let tallest, ObjectIdentifier(tallest) != tallestInUse
    else { return }
    node.engine?.queueBaselines(of: node)
    tellOuterStacks()
  }

  private func arrange() {
    // Callbacks of clients run while a view leaves, and may arrange it once more.
    arranged.removeAll { !$0.node.isInside(node) }
    hiddenInLayout = Set(arranged.lazy.filter(\.isHidden).map { ObjectIdentifier($0) })
    var arrangement = StackArrangement(self)
    arrangement.placeAlong()
    arrangement.placeAcross()
    ownConstraints.become(arrangement.wanted, in: node)
    keepGuides(arrangement.guideCount)
    if isAskedForBaselines { node.engine?.queueBaselines(of: node) }
  }

  override func arrangedSubviewDidChange(_ subview: UIView) {
    if needsArranging(for: subview) { setNeedsUpdateConstraints() }
    tellOuterStacks()
  }

  override func subviewIsLeaving(_ subview: UIView) { removeArrangedSubview(subview) }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    tellOuterStacks()
  }

  /// Tells the stack views that this one is arranged in, whose views may share their length
  /// by the sizes of what is in here.
  private func tellOuterStacks() {
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
