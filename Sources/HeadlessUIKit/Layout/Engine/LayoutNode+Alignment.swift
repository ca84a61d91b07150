// The alignment rectangle of a view, after Apple's documentation of `alignmentRect(forFrame:)`. It is
// computed when the engine first needs it and after `invalidateIntrinsicContentSize()`. For a view whose
// alignment rectangle is its frame, the cost is one comparison.
extension LayoutNode {
  /// The relation of the alignment rectangle to the frame.
  enum Alignment {
    /// It has not been computed yet.
    case unknown
    case isFrame
    case hasInsets
  }

  @inline(__always) var mayHaveAlignmentInsets: Bool { alignment != .isFrame }

  @MainActor var alignmentInsets: UIEdgeInsets {
    if alignment == .unknown {
      alignment = .isFrame
      // If the insets depend on the size of the view, they are computed again as soon as it has one.
      if let view {
        note(view.alignmentInsets(inFrame: CGRect(x: 0, y: 0, width: 1000, height: 1000)) ?? .zero)
      }
    }
    return alignment == .hasInsets ? extras?.alignmentInsets ?? .zero : .zero
  }

  /// Computes the alignment rectangle again, and updates the constraints if it has changed.
  @MainActor func updateAlignment() {
    guard let view, let insets = view.alignmentInsets(inFrame: frame) else { return }
    change(to: insets)
  }

  /// Returns the view's own frame for the alignment rectangle that belongs to `frame`.
  @MainActor func alignedFrame(of view: UIView, for frame: CGRect) -> CGRect {
    let own = view.frame(forAlignmentRect: frame.inset(by: alignmentInsets))
    guard own.isFinite else { return frame }
    let size = CGSize(width: max(0, own.size.width), height: max(0, own.size.height))
    let taken = CGRect(origin: parent == nil ? origin : own.origin, size: size)
    if let insets = view.alignmentInsets(inFrame: taken) { change(to: insets) }
    return taken
  }

  private func note(_ insets: UIEdgeInsets) {
    if insets != .zero || extras != nil { makeExtras().alignmentInsets = insets }
    alignment = insets == .zero ? .isFrame : .hasInsets
  }

  @MainActor private func change(to insets: UIEdgeInsets) {
    let old = alignmentInsets
    // Insets computed from a frame far from the corner contain a rounding error.
    guard (insets + old.negated).largest > 1e-6 else { return }
    note(insets)
    engine?.alignmentDidChange(of: self)
  }
}

extension UIView {
  /// Returns the insets of the alignment rectangle inside `frame`; nil if the view's rectangle is not finite.
  ///
  ///     frame     |<-- near -->[ rectangle ]<-- far -->|
  fileprivate func alignmentInsets(inFrame frame: CGRect) -> UIEdgeInsets? {
    let rectangle = alignmentRect(forFrame: frame)
    guard rectangle.isFinite else { return nil }
    return UIEdgeInsets(
      top: rectangle.origin.y - frame.origin.y, left: rectangle.origin.x - frame.origin.x,
      bottom: frame.origin.y + frame.size.height - rectangle.origin.y - rectangle.size.height,
      right: frame.origin.x + frame.size.width - rectangle.origin.x - rectangle.size.width)
  }

  /// Returns the view whose baseline this view uses.
  ///
  /// It is the end of the chain of views that subclasses return, as long as each is inside the one before.
  func view(for baseline: NSLayoutConstraint.Attribute.Baseline) -> UIView {
    var view = self
    while true {
      let next = baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      next.node.flags.insert(.isBaselineOfOthers)
      view = next
    }
  }
}

extension LayoutEngine {
  /// Updates everything that is positioned relative to the frame of a view whose alignment rectangle has
  /// changed.
  @MainActor func alignmentDidChange(of node: LayoutNode) {
    invalidateRows(of: node)
    if node.hasVariables, !node.flags.contains(.translatesAutoresizingMask) { awaitFrame(of: node) }
    for child in node.children where child.node.hasVariables { invalidateRows(of: child.node) }
    node.forEachGuide { if $0.hasVariables { invalidateRows(of: $0) } }
    for inner in node.subtree() {
      queueMentions(of: inner, upFrom: node)
      inner.forEachGuide { queueMentions(of: $0, upFrom: node) }
      if inner !== node { inner.invalidateOwnGuides(following: .alignmentAround) }
    }
  }

  private func queueMentions(of item: LayoutNode, upFrom node: LayoutNode) {
    for mention in item.mentions {
      let constraint = mention.takeUnretainedValue()
      if let holder = constraint.holder, node.isInside(holder) { queue(constraint) }
    }
  }

  /// Marks the constraints on the baselines of `node`, and of the views around it that use its baselines, for
  /// lowering.
  func queueBaselines(of node: LayoutNode) {
    queueBaselineMentions(of: node)
    if node.flags.contains(.isBaselineOfOthers) { queueBaselines(around: node) }
  }

  /// Marks the constraints on the baselines of the views around `node` for lowering.
  func queueBaselines(around node: LayoutNode) {
    var outer = node.parent
    while let current = outer {
      queueBaselineMentions(of: current)
      outer = current.parent
    }
  }

  private func queueBaselineMentions(of item: LayoutNode) {
    for mention in item.mentions {
      let constraint = mention.takeUnretainedValue()
      if constraint.mentionsBaseline, constraint.holder?.engine === self { queue(constraint) }
    }
  }
}

extension UIEdgeInsets {
  fileprivate var largest: CGFloat { max(abs(top), abs(left), abs(bottom), abs(right)) }
}
