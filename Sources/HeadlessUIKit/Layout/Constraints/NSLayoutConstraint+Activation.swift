extension NSLayoutConstraint {
  /// Adds the constraint to the nearest view that contains its items.
  ///
  /// Nothing happens if the constraint is active or an item was released.
  nonisolated func activate() {
    guard holder == nil else { return }
    if let view = trapping(try nearestHolder()) { install(in: view) }
  }

  /// Returns the nearest view that contains the items; nil if an item was released.
  ///
  /// Throws the sentence of UIKit's exception if no view contains all items.
  @inline(__always) nonisolated func nearestHolder() throws(Mistake) -> LayoutNode? {
    guard let first, first.item != nil, second == nil || second?.item != nil else { return nil }
    if isComposite, let composite { return try nearestHolder(of: composite) }
    return try commonAncestor(first, second ?? first)
  }

  private nonisolated func nearestHolder(of composite: CompositeTerms) throws(Mistake) -> LayoutNode? {
    guard composite.isWhole, var ancestor = composite.items.first?.viewNode else { return nil }
    for item in composite.items.dropFirst() { ancestor = try commonAncestor(ancestor, item) }
    return ancestor
  }

  private nonisolated func commonAncestor(
    _ one: LayoutNode, _ other: LayoutNode
  ) throws(Mistake) -> LayoutNode {
    if let ancestor = Self.nearestCommonAncestor(one.viewNode, other.viewNode) { return ancestor }
    throw Mistake(sentence(ofStrangers: one, other))
  }

  @inline(never) private nonisolated func sentence(
    ofStrangers one: LayoutNode, _ other: LayoutNode
  ) -> String {
    let sides: (Attribute, Attribute) =
      composite == nil ? (firstSide, secondSide) : (.notAnAttribute, .notAnAttribute)
    return "Unable to activate constraint with anchors \(describe(one, sides.0)) "
      + "and \(describe(other, sides.1)) because they have no common ancestor. "
      + "Does the constraint or its anchors reference items in different view hierarchies? "
      + "That's illegal."
  }

  /// Adds the constraint to `view`, which has to contain its items.
  nonisolated func activate(in view: LayoutNode) {
    guard let first, first.item != nil, second == nil || second?.item != nil, holder !== view else { return }
    guard composite?.isWhole ?? true else { return }
    trap(if: mistake(inItems: composite?.items ?? [first, second ?? first], insideOf: view))
    deactivate()
    install(in: view)
  }

  nonisolated func mistake(inItems items: [LayoutNode], insideOf view: LayoutNode) -> String? {
    guard items.contains(where: { $0.viewNode?.isInside(view) != true }) else { return nil }
    return "Unable to install constraint on view. "
      + "Does the constraint reference something from outside the subtree of the view? That's illegal. "
      + "constraint:\(self) view:\(describe(view))"
  }

  /// Removes the constraint from the view that holds it; nothing happens if it is inactive.
  nonisolated func deactivate() {
    guard let holder else { return }
    forEachItem { $0.removeMention(of: self) }
    self.holder = nil
    holder.engine?.removeRow(of: self)
    rowState = .none
    holder.held.remove(self)
  }

  private nonisolated func install(in view: LayoutNode) {
    holder = view
    view.held.insert(self)
    forEachItem { $0.addMention(of: self) }
    view.engine?.queue(self)
  }

  @inline(__always) private nonisolated func forEachItem(_ body: (LayoutNode) -> Void) {
    if isComposite, let composite { return composite.items.forEach(body) }
    if let first { body(first) }
    if let second, second !== first { body(second) }
  }

  private nonisolated func describe(_ node: LayoutNode?, _ attribute: Attribute = .notAnAttribute) -> String {
    guard let item = node?.item else { return node == nil ? "no item" : "a released item" }
    return attribute == .notAnAttribute ? "\(item)" : "\(item).\(attribute)"
  }

  /// Returns the nearest node that contains both nodes; a node contains itself.
  private nonisolated static func nearestCommonAncestor(
    _ one: LayoutNode?, _ other: LayoutNode?
  ) -> LayoutNode? {
    guard let one, let other else { return nil }
    if one === other || one === other.parent { return one }
    if other === one.parent { return other }
    if one.parent === other.parent { return one.parent }
    var (low, high) = (one, other)
    var (lowDepth, highDepth) = (one.depth, other.depth)
    if lowDepth < highDepth {
      (low, high) = (high, low)
      (lowDepth, highDepth) = (highDepth, lowDepth)
    }
    while lowDepth > highDepth, let parent = low.parent {
      low = parent
      lowDepth -= 1
    }
    while low !== high {
      guard let nextLow = low.parent, let nextHigh = high.parent else { return nil }
      (low, high) = (nextLow, nextHigh)
    }
    return low
  }
}

extension LayoutNode {
  fileprivate var depth: Int {
    var count = 0
    var node = parent
    while let current = node {
      count += 1
      node = current.parent
    }
    return count
  }

  fileprivate func addMention(of constraint: NSLayoutConstraint) {
    constraint.setMentionSlot(mentions.count, in: self)
    mentions.append(Unmanaged.passUnretained(constraint))
  }

  /// Removes `constraint` from the mentions; the last constraint of the list moves to its index.
  fileprivate func removeMention(of constraint: NSLayoutConstraint) {
    let slot = constraint.mentionSlot(in: self)
    constraint.setMentionSlot(-1, in: self)
    let last = mentions.removeLast()
    guard slot < mentions.count else { return }
    mentions[slot] = last
    last.takeUnretainedValue().setMentionSlot(slot, in: self)
  }
}

extension NSLayoutConstraint {
  fileprivate nonisolated func mentionSlot(in item: LayoutNode) -> Int {
    if isComposite, let composite { return composite.slots[composite.index(of: item)] }
    return first === item ? mentionSlots.first : mentionSlots.second
  }

  fileprivate nonisolated func setMentionSlot(_ slot: Int, in item: LayoutNode) {
    if isComposite, let composite {
      composite.slots[composite.index(of: item)] = slot
    } else if first === item {
      mentionSlots.first = slot
    } else {
      mentionSlots.second = slot
    }
  }
}
