/// Which constraints a stack view wants, as it is now.
///
/// The canvas is the stack view, or what is inside its margins. Hidden views keep their places with the size
/// 0, and the gap after them is 0, so that each stands right before the next view that is shown:
///
///     canvas |[a]-- gap after a --[hidden][b]|
@MainActor struct StackArrangement {
  /// The constraints, in their order.
  private(set) var wanted: [(tie: StackTie, constant: CGFloat)] = []
  /// How many guides they are about.
  private(set) var guideCount = 0

  private let stack: UIStackView
  private let views: [UIView]
  private let canvas: LayoutNode
  private let along: AxisAttributes
  private let across: AxisAttributes

  private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

  /// No constraints yet, for a stack view.
  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.node : stack.node
    along = AxisAttributes(stack.axis)
    across = AxisAttributes(stack.axis.across)
  }

  private mutating func tie(
    _ role: StackTie.Role, _ first: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to second: LayoutNode? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000, place: Int? = nil
  ) {
    let tie = StackTie(
      role: role, first: StackTie.Side(node: first, attribute: attribute), relation: relation,
      second: second.map { StackTie.Side(node: $0, attribute: other) }, multiplier: multiplier,
      priority: UILayoutPriority(priority), place: place)
    wanted.append((tie, constant))
  }

  // Along the axis

  /// The order, the gaps and the sizes along the axis.
  mutating func placeAlong() {
    guard let first = views.first, let last = views.last else { return }
    let shown = stack.shown
    connectNear(first, firstShown: shown.first)
    connectFar(last, lastShown: shown.last)
    for view in views where view.isHidden { tie(.hiding, view.node, along.size) }
    placeGaps(shown)
    switch stack.distribution {
    case .fill: order(shown)
    case .fillEqually: fillEqually(shown)
    case .fillProportionally: fillProportionally(shown)
    case .equalSpacing: equalizeGaps(shown)
    case .equalCentering: equalizeCenters(shown)
    }
  }

  /// Where nothing else decides who grows and who shrinks, the places do.
  private mutating func order(_ shown: [UIView]) {
    for (place, view) in shown.enumerated().dropFirst() {
      tie(.order, view.node, along.size, at: 1, place: place)
    }
  }

  private mutating func connectNear(_ first: UIView, firstShown: UIView?) {
    if isBaselineRelative, let firstShown, firstShown.hasBaseline(.first) {
      tie(
        .canvasConnection, firstShown.node, .firstBaseline, to: canvas, along.near,
        plus: stack.meaning(of: stack.spacing))
    } else {
      tie(.canvasConnection, first.node, along.near, to: canvas, along.near)
    }
  }

  private mutating func connectFar(_ last: UIView, lastShown: UIView?) {
    if isBaselineRelative, let lastShown, lastShown.hasBaseline(.last) {
      tie(
        .canvasConnection, canvas, along.far, to: lastShown.node, .lastBaseline,
        plus: stack.meaning(of: stack.spacing))
    } else {
      // When all are hidden the stack view has no length, unless something else says otherwise.
      tie(.canvasConnection, canvas, along.far, to: last.node, along.far, at: lastShown == nil ? 999 : 1000)
    }
  }

  /// The gaps between neighbours that are shown, and no gaps where hidden views stand.
  private mutating func placeGaps(_ shown: [UIView]) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let (end, start) = isBaselineRelative ? (.lastBaseline, .firstBaseline) : (along.far, along.near)
    for (view, next) in zip(shown, shown.dropFirst()) {
      tie(
        .spacing, next.node, start, isLoose ? .greaterThanOrEqual : .equal, to: view.node, end,
        plus: stack.gap(after: view))
    }
    var isBehindAll = shown.isEmpty
    for (view, next) in zip(views, views.dropFirst()) {
      if view === shown.last { isBehindAll = true }
      if view.isHidden || isBehindAll { tie(.spacing, next.node, along.near, to: view.node, along.far) }
    }
  }

  private mutating func fillEqually(_ shown: [UIView]) {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() { tie(.fillEqually, view.node, along.size, to: first.node, along.size) }
  }

  /// Each size is its part of the canvas.
  ///
  /// With gaps the parts do not add up to the rest, except in the natural size, and the last view gives way.
  private mutating func fillProportionally(_ shown: [UIView]) {
    let sizes = shown.map { $0.naturalLength(along: stack.axis) }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let whole = sizes.reduce(gaps, +)
    guard sizes.contains(where: { $0 > 0 }), whole > 0 else { return fillEqually(shown) }
    for (place, (view, size)) in zip(shown, sizes).enumerated() {
      let priority = Float(max(999 - place, 990))
      if size > 0 {
        tie(
          .fillProportionally, view.node, along.size, to: canvas, along.size, times: size / whole,
          at: priority)
      } else {
        tie(.fillProportionally, view.node, along.size, at: priority)
      }
    }
  }

  //  [a]|<- guide ->|[b]|<- guide ->|[c]
  private mutating func equalizeGaps(_ shown: [UIView]) {
    for (view, next) in zip(shown, shown.dropFirst()) {
      addGuide(from: view.node, along.far, to: next.node, along.near, equalAt: 1000)
    }
    tie(.canvasFit, canvas, along.size, at: 49)
    order(shown)
  }

  //  [  a |  ]  [  | b  ]
  //       |<-guide>|
  private mutating func equalizeCenters(_ shown: [UIView]) {
    for (view, next) in zip(shown, shown.dropFirst()) {
      addGuide(from: view.node, along.center, to: next.node, along.center, equalAt: 149)
    }
    tie(.canvasFit, canvas, along.size, at: 49)
    order(shown)
  }

  /// Spans a guide, as large as the first one at a priority.
  private mutating func addGuide(
    from view: LayoutNode, _ start: NSLayoutConstraint.Attribute, to next: LayoutNode,
    _ end: NSLayoutConstraint.Attribute, equalAt priority: Float
  ) {
    let guide = stack.guide(at: guideCount).node
    tie(.distributingEdge, guide, along.near, to: view, start)
    tie(.distributingEdge, guide, along.far, to: next, end)
    if guideCount > 0 {
      tie(.fillEqually, guide, along.size, to: stack.guide(at: 0).node, along.size, at: priority)
    }
    guideCount += 1
  }

  // Across the axis

  /// The edges across the axis.
  mutating func placeAcross() {
    guard let first = views.first?.node else { return }
    let alignment = effectiveAlignment
    for edge in edges(alignment) {
      for view in views.dropFirst() { tie(.alignment, view.node, edge, to: first, edge) }
      if edge != .firstBaseline, edge != .lastBaseline {
        tie(.canvasConnection, first, edge, to: canvas, edge)
      }
    }
    guard alignment != .fill else { return }
    for view in views {
      if alignment != .leading {
        tie(.spanningBoundary, view.node, across.near, .greaterThanOrEqual, to: canvas, across.near)
      }
      if alignment != .trailing {
        tie(.spanningBoundary, view.node, across.far, .lessThanOrEqual, to: canvas, across.far)
      }
      tie(.ambiguitySuppression, view.node, across.size, at: 25)
    }
    tie(.canvasFit, canvas, across.size, at: views.count == 1 ? 49 : 51)
    if edges(alignment).contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) {
      // A canvas that is too high for them has room below them.
      tie(.ambiguitySuppression, first, across.near, to: canvas, across.near, at: 24)
    }
  }

  /// Baselines are for rows; a column stands at its leading edge instead.
  private var effectiveAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  /// What all views have in common.
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
  /// The length along an axis that the view has by nature; 0 where it has none, and what
  /// its views need in a stack view.
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

  /// Whether the view has text, whose baseline is not an edge.
  fileprivate func hasBaseline(_ baseline: NSLayoutConstraint.Attribute.Baseline) -> Bool {
    view(for: baseline).baselineOffsets != (0, 0)
  }
}

extension UIStackView {
  /// The gap after an arranged view that is shown, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return meaning(of: custom == Self.spacingUseDefault ? spacing : custom)
  }

  /// A spacing in points, where it may be a word for one.
  func meaning(of spacing: CGFloat) -> CGFloat {
    switch spacing {
    case Self.spacingUseSystem: 8
    case Self.spacingUseDefault: 0
    default: spacing
    }
  }

  /// The guide at a place among those that the stack view has for its gaps; it is made when there is none.
  func guide(at place: Int) -> UILayoutGuide {
    let extras = node.makeExtras()
    while extras.privateGuides.count <= place {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      guide.node.parent = node
      extras.privateGuides.append(guide)
    }
    return extras.privateGuides[place]
  }

  /// Lets go of all guides but the first `count`; no constraint may be about the others.
  func keepGuides(_ count: Int) {
    guard let extras = node.extras, extras.privateGuides.count > count else { return }
    for guide in extras.privateGuides[count...] {
      guide.node.deactivateMentions()
      node.engine?.dismiss(guide.node)
      guide.node.parent = nil
    }
    extras.privateGuides.removeSubrange(count...)
  }
}
