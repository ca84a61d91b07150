import LayoutWords

/// The constraints that a stack view needs in its current state.
///
/// The canvas is the stack view, or the area inside its margins. A hidden view keeps its place with the size
/// 0 and with a gap of 0 after it, so that it is directly before the next visible view:
///
///     canvas |[a]-- gap after a --[hidden][b]|
@MainActor struct StackArrangement {
  private(set) var constraints: [(key: StackConstraintKey, constant: CGFloat)] = []
  private(set) var guideCount = 0
  private let stack: UIStackView
  private let views: [UIView]
  private let canvas: LayoutNode
  private let along: AxisAttributes
  private let across: AxisAttributes

  /// True if gaps are measured between baselines; a view alone has no gap and fills the stack view.
  private var isBaselineRelative: Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical && stack.shown.count > 1
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.node : stack.node
    along = AxisAttributes(stack.axis)
    across = AxisAttributes(stack.axis.across)
  }

  private mutating func add(
    _ role: StackRole, _ first: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to second: LayoutNode? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000, index: Int? = nil
  ) {
    let key = StackConstraintKey(
      role: role, first: ItemAttribute(node: first, attribute: attribute), relation: relation,
      second: second.map { ItemAttribute(node: $0, attribute: other) }, multiplier: multiplier,
      priority: UILayoutPriority(priority), index: index)
    constraints.append((key, constant))
  }

  // Along the axis

  /// Adds the constraints for the order, the gaps and the sizes along the axis.
  mutating func placeAlong() {
    guard let first = views.first, let last = views.last else { return }
    let shown = stack.shown
    connectNear(first, firstShown: shown.first)
    connectFar(last, lastShown: shown.last)
    for view in views where view.isHidden { add(.hiding, view.node, along.size) }
    placeGaps(shown)
    switch stack.distribution {
    case .fill: order(shown)
    case .fillEqually: fillEqually(shown)
    case .fillProportionally: fillProportionally(shown)
    //  [a]|<- guide ->|[b]|<- guide ->|[c]
    case .equalSpacing: placeGuides(between: shown, from: along.far, to: along.near, equalAt: 1000)
    //  [  a |  ]  [  | b  ]
    //       |<-guide>|
    case .equalCentering: placeGuides(between: shown, from: along.center, to: along.center, equalAt: 149)
    }
  }

  /// Adds constraints that rank the views by their order, for the case that nothing else decides which view
  /// grows or shrinks.
  private mutating func order(_ shown: [UIView]) {
    for (index, view) in shown.enumerated().dropFirst() {
      add(.order, view.node, along.size, at: 1, index: index)
    }
  }

  private mutating func connectNear(_ first: UIView, firstShown: UIView?) {
    if isBaselineRelative, let firstShown, firstShown.hasBaseline(.first) {
      add(
        .canvasConnection, firstShown.node, .firstBaseline, to: canvas, along.near,
        plus: stack.meaning(of: stack.spacing))
    } else {
      add(.canvasConnection, first.node, along.near, to: canvas, along.near)
    }
  }

  private mutating func connectFar(_ last: UIView, lastShown: UIView?) {
    if isBaselineRelative, let lastShown, lastShown.hasBaseline(.last) {
      add(
        .canvasConnection, canvas, along.far, to: lastShown.node, .lastBaseline,
        plus: stack.meaning(of: stack.spacing))
    } else {
      // If all views are hidden, the length of the stack view is 0 unless another constraint determines it.
      add(.canvasConnection, canvas, along.far, to: last.node, along.far, at: lastShown == nil ? 999 : 1000)
    }
  }

  /// Adds the gaps between visible neighbors, and gaps of 0 next to hidden views.
  private mutating func placeGaps(_ shown: [UIView]) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let (end, start) = isBaselineRelative ? (.lastBaseline, .firstBaseline) : (along.far, along.near)
    for (view, next) in zip(shown, shown.dropFirst()) {
      add(
        .spacing, next.node, start, isLoose ? .greaterThanOrEqual : .equal, to: view.node, end,
        plus: stack.gap(after: view))
    }
    var isBehindAll = shown.isEmpty
    for (view, next) in zip(views, views.dropFirst()) {
      if view === shown.last { isBehindAll = true }
      if view.isHidden || isBehindAll { add(.spacing, next.node, along.near, to: view.node, along.far) }
    }
  }

  private mutating func fillEqually(_ shown: [UIView], at priority: Float = 1000) {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() {
      add(.fillEqually, view.node, along.size, to: first.node, along.size, at: priority)
    }
  }

  /// Makes the length of each view proportional to its natural length.
  ///
  /// Each length is a fraction of the canvas: the natural length divided by the sum of all natural lengths
  /// and gaps. With gaps, these lengths fill the canvas only if the canvas has its natural length. Otherwise
  /// the last view, whose priority is the lowest, takes the difference. Views without natural lengths are
  /// equally long, where no required length says otherwise.
  private mutating func fillProportionally(_ shown: [UIView]) {
    let sizes = shown.map { $0.naturalLength(along: stack.axis) }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let whole = sizes.reduce(gaps, +)
    guard sizes.contains(where: { $0 > 0 }), whole > 0 else { return fillEqually(shown, at: 999) }
    for (index, (view, size)) in zip(shown, sizes).enumerated() {
      let priority = Float(max(999 - index, 990))
      if size > 0 {
        add(
          .fillProportionally, view.node, along.size, to: canvas, along.size, times: size / whole,
          at: priority)
      } else {
        add(.fillProportionally, view.node, along.size, at: priority)
      }
    }
  }

  /// Adds a guide between each two views, which is as large as the first guide at the given priority.
  private mutating func placeGuides(
    between shown: [UIView], from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute, equalAt priority: Float
  ) {
    for (view, next) in zip(shown, shown.dropFirst()) {
      let guide = stack.guide(at: guideCount).node
      add(.distributingEdge, guide, along.near, to: view.node, start)
      add(.distributingEdge, guide, along.far, to: next.node, end)
      if guideCount > 0 {
        add(.fillEqually, guide, along.size, to: stack.guide(at: 0).node, along.size, at: priority)
      }
      guideCount += 1
    }
    add(.canvasFit, canvas, along.size, at: 49)
    order(shown)
  }

  // Across the axis

  mutating func placeAcross() {
    guard let first = views.first?.node else { return }
    if stack.shown.isEmpty { return collapseAcross(first) }
    let alignment = effectiveAlignment
    for edge in edges(alignment) {
      for view in views.dropFirst() { add(.alignment, view.node, edge, to: first, edge) }
      if edge != .firstBaseline, edge != .lastBaseline {
        add(.canvasConnection, first, edge, to: canvas, edge)
      }
    }
    guard alignment != .fill else { return }
    for view in views {
      if alignment != .leading {
        add(.spanningBoundary, view.node, across.near, .greaterThanOrEqual, to: canvas, across.near)
      }
      if alignment != .trailing {
        add(.spanningBoundary, view.node, across.far, .lessThanOrEqual, to: canvas, across.far)
      }
      add(.ambiguitySuppression, view.node, across.size, at: 25)
    }
    add(.canvasFit, canvas, across.size, at: views.count == 1 ? 49 : 51)
    if edges(alignment).contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) {
      // In a canvas that is higher than the views, the free space is below them.
      add(.ambiguitySuppression, first, across.near, to: canvas, across.near, at: 24)
    }
  }

  /// Keeps hidden views at their edge; a stack view that shows none has no size across the axis.
  private mutating func collapseAcross(_ first: LayoutNode) {
    add(.canvasConnection, first, across.near, to: canvas, across.near)
    for view in views.dropFirst() { add(.alignment, view.node, across.near, to: first, across.near) }
    add(.canvasFit, canvas, across.size, at: 51)
  }

  /// The alignment in use: baseline alignments apply to rows only and mean `leading` in a column.
  private var effectiveAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private func edges(_ alignment: UIStackView.Alignment) -> [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [across.near, across.far]
    case .leading: [across.near]
    case .center: [across.center]
    case .trailing: [across.far]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    }
  }
}

extension UIView {
  /// Returns the natural length of the view along an axis, or 0 if it has none.
  ///
  /// The natural length of a stack view is the one that its arranged views need.
  fileprivate func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let stack = self as? UIStackView else { return max(intrinsicContentSize[axis], 0) }
    let shown = stack.shown
    let lengths = shown.map { $0.naturalLength(along: axis) }
    let length =
      axis == stack.axis
      ? shown.dropLast().reduce(lengths.reduce(0, +)) { $0 + stack.gap(after: $1) } : lengths.max() ?? 0
    guard stack.isLayoutMarginsRelativeArrangement else { return length }
    return length + stack.layoutMargins.near(axis) + stack.layoutMargins.far(axis)
  }

  /// Returns true if the view has text, so that its baseline is not an edge.
  fileprivate func hasBaseline(_ baseline: NSLayoutConstraint.Attribute.Baseline) -> Bool {
    view(for: baseline).baselineOffsets != (0, 0)
  }
}

extension UIStackView {
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return meaning(of: custom == Self.spacingUseDefault ? spacing : custom)
  }

  /// Returns the spacing in points, also for the special values `spacingUseSystem` and `spacingUseDefault`.
  func meaning(of spacing: CGFloat) -> CGFloat {
    switch spacing {
    case Self.spacingUseSystem: 8
    case Self.spacingUseDefault: 0
    default: spacing
    }
  }

  /// Returns the stack view's guide for a gap at an index and creates it if necessary.
  func guide(at index: Int) -> UILayoutGuide {
    let extras = node.makeExtras()
    while extras.privateGuides.count <= index {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      guide.node.parent = node
      extras.privateGuides.append(guide)
    }
    return extras.privateGuides[index]
  }

  /// Removes all guides but the first `count` and deactivates the constraints of the removed guides.
  func keepGuides(_ count: Int) {
    guard let extras = node.extras, extras.privateGuides.count > count else { return }
    for guide in extras.privateGuides[count...] {
      guide.node.deactivateMentions()
      node.engine?.releaseVariables(of: guide.node)
      guide.node.parent = nil
    }
    extras.privateGuides.removeSubrange(count...)
  }
}
