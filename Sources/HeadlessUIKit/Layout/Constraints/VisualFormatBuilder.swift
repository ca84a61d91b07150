@MainActor struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private struct Item {
    let object: AnyObject
    let position: Int

    /// The view that `|` denotes next to this item.
    @MainActor var superview: UIView? {
      (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
    }
  }

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var items: [Item] = []
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// Returns the constraints from left to right, followed by the alignments.
  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    for view in format.views { items.append(try item(named: view.name)) }
    if let leading = format.leading, let first = items.first {
      try connect(try superview(of: first, leading.position), leading.value, first.object, atEdge: .near)
    }
    for (index, view) in format.views.enumerated() {
      for predicate in view.predicates { try addSize(items[index].object, predicate) }
      if index < format.connections.count {
        try connect(items[index].object, format.connections[index], items[index + 1].object)
      }
    }
    if let trailing = format.trailing, let last = items.last {
      try connect(last.object, trailing.value, try superview(of: last, trailing.position), atEdge: .far)
    }
    try addAlignments()
    return made
  }

  // Distances.

  private enum Edge { case near, far }

  /// Adds the distance from `one` to `other`; one of them may be the superview.
  ///
  ///     one [      far ]<-- distance -->[ near      ] other        other.near = one.far + distance
  ///     superview [ near |<-- distance -->[ near    ] other
  private mutating func connect(
    _ one: AnyObject, _ connection: VisualFormat.Connection, _ other: AnyObject, atEdge edge: Edge? = nil
  ) throws(VisualFormatError) {
    var (from, to) = (edge == .near ? near : far, edge == .far ? far : near)
    let countsBaselines =
      edge == nil && format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    if countsBaselines { (from, to) = (.lastBaseline, .firstBaseline) }
    switch connection {
    case .flush: made.append(distance(one, from, .equal, other, to, 0))
    case .standard:
      if let edge {
        (from, to) = edge == .near ? (from.insideMargins, to) : (from, to.insideMargins)
        made.append(distance(one, from, .equal, other, to, 0))
      } else if countsBaselines, let upper = one as? UIView, let lower = other as? UIView {
        made.append(
          lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1))
      } else {
        made.append(distance(one, from, .equal, other, to, SystemSpacingConstraint.standard))
      }
    case .predicates(let predicates):
      for predicate in predicates {
        try add(
          distance(one, from, predicate.relation, other, to, try number(predicate.amount)), predicate.priority
        )
      }
    }
  }

  /// Returns the constraint on a distance, with the right or lower item first, so that the constant is
  /// positive.
  private func distance(
    _ one: AnyObject, _ from: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject,
    _ to: Attribute, _ distance: CGFloat
  ) -> NSLayoutConstraint {
    var (first, second) = ((item: other, attribute: to), (item: one, attribute: from))
    if format.axis == .horizontal, isRightToLeft { swap(&first, &second) }
    return NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second.item,
      attribute: second.attribute, multiplier: 1, constant: distance)
  }

  private var isRightToLeft: Bool { options.intersection(.directionMask) == .directionRightToLeft }

  private var near: Attribute {
    guard format.axis == .horizontal else { return .top }
    if isRightToLeft { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var far: Attribute {
    guard format.axis == .horizontal else { return .bottom }
    if isRightToLeft { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  // Sizes.

  private mutating func addSize(
    _ item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let size: Attribute = format.axis == .horizontal ? .width : .height
    if case .name(let name) = predicate.amount.value, metrics[name] == nil {
      guard views[name] != nil else {
        throw VisualFormatError(.neitherMetricNorView(name), at: predicate.amount.position)
      }
      let other = try self.item(named: VisualFormat.Symbol(value: name, position: predicate.amount.position))
      let constraint = NSLayoutConstraint(
        item: item, attribute: size, relatedBy: predicate.relation, toItem: other.object, attribute: size,
        multiplier: 1, constant: 0)
      return try add(constraint, predicate.priority)
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: size, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: try number(predicate.amount))
    try add(constraint, predicate.priority)
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Symbol<VisualFormat.Amount>?
  ) throws(VisualFormatError) {
    if let priority {
      let value = Float(try number(priority))
      guard value > 0, value <= 1000 else { throw VisualFormatError(.priority, at: priority.position) }
      constraint.priority = UILayoutPriority(value)
    }
    made.append(constraint)
  }

  // Alignments.

  private mutating func addAlignments() throws(VisualFormatError) {
    for bit in 0..<16 where options.rawValue & (1 << UInt(bit)) != 0 {
      guard let attribute = Attribute(rawValue: bit), attribute != .notAnAttribute else { continue }
      guard attribute.geometry(isMirrored: false).axis != format.axis else {
        throw VisualFormatError(.alignment(format.axis), at: nil)
      }
      for (one, other) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: one.object, attribute: attribute, relatedBy: .equal, toItem: other.object,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }

  // Names.

  private func item(named name: VisualFormat.Symbol<String>) throws(VisualFormatError) -> Item {
    guard let value = views[name.value] else {
      throw VisualFormatError(.unknownView(name.value), at: name.position)
    }
    if let view = value as? UIView { return Item(object: view, position: name.position) }
    if let guide = value as? UILayoutGuide { return Item(object: guide, position: name.position) }
    throw VisualFormatError(.notAnItem(name.value), at: name.position)
  }

  private func superview(of item: Item, _ position: Int) throws(VisualFormatError) -> UIView {
    guard let superview = item.superview else { throw VisualFormatError(.noSuperview, at: position) }
    return superview
  }

  private func number(
    _ amount: VisualFormat.Symbol<VisualFormat.Amount>
  ) throws(VisualFormatError) -> CGFloat {
    guard case .name(let name) = amount.value else {
      guard case .number(let number) = amount.value else { return 0 }
      return number
    }
    guard let value = metrics[name] else {
      throw VisualFormatError(
        views[name] == nil ? .unknownMetric(name) : .viewAsDistance(name), at: amount.position)
    }
    guard let number = Self.number(value), number.isFinite else {
      throw VisualFormatError(.notANumber(name), at: amount.position)
    }
    return number
  }

  /// Returns a value of the metrics as a number; nil if it is none.
  ///
  /// Without Objective-C, Swift's own numbers do not become `NSNumber`, so they are tested first.
  private static func number(_ value: Any) -> CGFloat? {
    if let number = value as? any BinaryFloatingPoint { return CGFloat(Double(number)) }
    if let number = value as? any BinaryInteger { return CGFloat(Double(number)) }
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var insideMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
