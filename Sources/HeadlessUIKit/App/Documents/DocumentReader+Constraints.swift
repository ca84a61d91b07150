extension DocumentReader {
  func keepConstraints(_ value: DocumentValue, of view: UIView) {
    for element in value.element?.children ?? [] { constraints.append((element, view)) }
  }

  /// Makes the constraints of all views; the variations activate them.
  ///
  /// A placeholder constraint, which Interface Builder removes at build time, is left out.
  func makeConstraints() {
    for (element, view) in constraints where element["placeholder"] != "YES" {
      guard let constraint = constraint(element, of: view) else {
        document.note("a constraint without its item, its attribute or its relation", element)
        continue
      }
      if let id = element.id { objects[id] = constraint }
      variations.add(constraint, element)
    }
    constraints = []
  }

  private func constraint(_ element: DocumentElement, of view: UIView) -> NSLayoutConstraint? {
    let first = element["firstItem"].map(item) ?? view
    let second = element["secondItem"].map(item)
    guard let first, let firstAttribute = element["firstAttribute"].flatMap({ Self.attributes[$0] }),
      let relation = Self.relations[element["relation"] ?? "equal"]
    else { return nil }
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let second {
      guard second != nil, let found = element["secondAttribute"].flatMap({ Self.attributes[$0] }) else {
        return nil
      }
      secondAttribute = found
    }
    let multiplier = Self.multiplier(element["multiplier"])
    guard Self.canPair(firstAttribute, secondAttribute, multiplier) else { return nil }
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second.flatMap(\.self),
      attribute: secondAttribute, multiplier: multiplier, constant: element.number("constant"))
    let priority = Float(element.number("priority"))
    if priority > 0, priority <= 1000 { made.priority = UILayoutPriority(priority) }
    made.identifier = element["identifier"]
    return made
  }

  private func item(_ id: String) -> NSObject? {
    objects[id].flatMap { $0 is UIView || $0 is UILayoutGuide ? $0 : nil }
  }

  /// True for attributes of which UIKit makes a constraint: both are positions along one axis, or sizes.
  private static func canPair(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat
  ) -> Bool {
    let one = first.geometry(isMirrored: false)
    guard second != .notAnAttribute else { return !one.hasPosition }
    let other = second.geometry(isMirrored: false)
    guard one.hasPosition else { return !other.hasPosition }
    let isMixed = first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional
    return other.hasPosition && one.axis == other.axis && multiplier != 0 && !isMixed
  }

  /// Returns a multiplier, which may be written as a ratio: `3:4` is 0.75.
  private static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap {
      DocumentElement.number(in: String($0))
    }
    guard let first = parts.first else { return 1 }
    let ratio = parts.count == 2 && parts[1] != 0 ? first / parts[1] : first
    return abs(ratio) < DocumentElement.largestNumber ? ratio : 1
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension ElementKind {
  static let constraint = ElementKind(
    NSLayoutConstraint.self, nil,
    [.number("constant", \.constant), .number("priority", \.priorityValue)])
}

extension NSLayoutConstraint {
  fileprivate var priorityValue: Float {
    get { priority.rawValue }
    set { if newValue > 0, newValue <= 1000 { priority = UILayoutPriority(newValue) } }
  }
}
