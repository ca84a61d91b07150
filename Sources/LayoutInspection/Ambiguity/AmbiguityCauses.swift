import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The smallest set of positions and sizes that, given a value, determine all open ones of a layout.
///
/// Views that are placed against a view without a position have none either. The quantity that explains the
/// others is fixed, and the layout says what is open still, until nothing is.
@MainActor struct AmbiguityCauses<System: ConstraintSystem> {
  private struct Cause {
    var finding: AmbiguityFinding
    let quantities: [OpenQuantity]
    let group: OpenGroup
  }

  private static var limit: Int { 32 }

  private(set) var layout: OpenLayout<System>
  private(set) var findings: [AmbiguityFinding] = []
  private(set) var rounds = 0

  init(_ layout: OpenLayout<System>) {
    self.layout = layout
    while rounds < Self.limit, !self.layout.open.isEmpty {
      fold()
      rounds += 1
    }
  }

  private mutating func fold() {
    let groups = layout.groups
    let causes = groups.filter { $0.contains(where: layout.isVisible) }.map { group in
      cause(of: OpenGroup(group, layout.constraints, layout.names))
    }
    let hidden = groups.filter { !$0.contains(where: layout.isVisible) }.flatMap { $0 }
    let former = layout
    layout.fix(hidden + causes.flatMap(\.quantities))
    let determined = Set(former.open).subtracting(layout.open)
    for cause in causes { add(cause, determined, in: former) }
  }

  private mutating func add(_ cause: Cause, _ determined: Set<OpenQuantity>, in former: OpenLayout<System>) {
    var finding = cause.finding
    let followers = cause.group.quantities.filter { quantity in
      determined.contains(quantity) && quantity.item is AutoLayoutKitView && layout.isVisible(quantity)
        && quantity.axis.isVertical == finding.words.isVertical
        && (finding.reason != .noPosition || !quantity.isSize)
        && !finding.items.contains { $0 === quantity.item }
    }
    finding.following = followers.map(\.item).eachOnce
    let isRepeated = finding.foldingKey.map { key in findings.contains { $0.foldingKey == key } } ?? false
    if finding.followers == 0, finding.frames.isEmpty, !isRepeated {
      finding.frames = former.frames(of: cause.quantities[0])
    }
    findings.append(finding)
  }

  private func cause(of group: OpenGroup) -> Cause {
    func cause(
      _ reason: AmbiguityFinding.Reason, _ quantities: [OpenQuantity], _ remedy: String? = nil,
      _ constraints: [NSLayoutConstraint]? = nil
    ) -> Cause {
      let finding = AmbiguityFinding(
        reason: reason, items: quantities.map(\.item), words: quantities[0].words,
        constraints: constraints ?? group.constraintsToChange(quantities[0]), names: group.names,
        remedy: remedy)
      return Cause(finding: finding, quantities: quantities, group: group)
    }
    if let head = head(of: group) {
      return cause(.noPosition, [head], AmbiguityRemedy(of: head, in: group).position)
    }
    if let (shared, length) = layout.share(among: group) {
      let constraints = group.constraints
      if let size = sizeToGive(among: shared, group) {
        let own = constraints.of(size.item, size.axis)
        return cause(.noSize, [size], AmbiguityRemedy(of: size, in: group).size, own)
      }
      let remedy = layout.remedy(for: shared, length)
      return cause(
        .share(length, remedy: remedy), shared, nil, shared.flatMap { constraints.of($0.item, $0.axis) })
    }
    let sizes = group.quantities.filter(\.isSize)
    if let size = bareSize(among: sizes, group) {
      let writer = AmbiguityRemedy(of: size, in: group)
      guard let column = writer.column else { return cause(.noSize, [size], writer.size) }
      return cause(.openColumn(column), [size], writer.columnEnd)
    }
    let circle = circle(among: sizes, group)
    if circle.count > 1 {
      return cause(.circular(circle.map { "\(group.names.name(of: $0.item)).\($0.words.size)" }), circle)
    }
    if let size = sizes.first { return cause(.open(isSize: true), [size]) }
    let isTied = group.quantities.contains { quantity in
      group.constraints.edges(quantity.item, quantity.axis).contains { edge in
        edge.other(than: quantity.item).map { !group.isOpen($0) } ?? true
      }
    }
    return isTied
      ? cause(.open(isSize: false), [group.quantities[0]]) : cause(.unanchored, group.quantities)
  }

  /// Returns the size that one of several sizes which share a length needs of its own: of a view beside a
  /// list, which takes the room that others leave, or of one that holds a line without an end.
  private func sizeToGive(among sizes: [OpenQuantity], _ group: OpenGroup) -> OpenQuantity? {
    let bare = sizes.filter { !layout.hasContent($0) }
    let isBesideList = sizes.contains(where: \.fillsItsRoom)
    if isBesideList, let size = bare.first(where: { !$0.fillsItsRoom }) { return size }
    return bare.first { AmbiguityRemedy(of: $0, in: group).farEnd != nil }
  }
}

// The quantity that explains the others of a group.
extension AmbiguityCauses {
  private func head(of group: OpenGroup) -> OpenQuantity? {
    let heads = group.quantities.filter { quantity in
      !quantity.isSize && group.holds(quantity.item, quantity.axis).isEmpty
        && !leadsToBareSize(quantity, in: group)
        && !followsDependent(quantity, in: group)
    }
    return heads.max { group.dependents($0).count < group.dependents($1).count }
  }

  /// Returns true if a view that is aligned with an item has its place from another line, so that the item
  /// follows that view.
  ///
  ///     make.yPlace(hero, 16, author)
  ///     make.ref(avatar).yTop(author)    // the avatar follows the author
  private func followsDependent(_ head: OpenQuantity, in group: OpenGroup) -> Bool {
    group.dependents(head).contains { tie in
      guard tie.relation == .equal, let view = tie.other(than: head.item) else { return false }
      let side = tie.side(of: view)
      return side == tie.side(of: head.item)
        && group.holds(view, head.axis).contains { hold in
          hold !== tie && hold.relation == .equal && hold.side(of: view) == side
            && hold.other(than: view) !== head.item
        }
    }
  }

  /// Returns true if a chain that begins with an item at a wall ends at a fixed edge, and has a view without
  /// a size between them.
  ///
  ///     make.yPlace(make.wall, time, 4, box, 16)    // box has no height
  private func leadsToBareSize(_ head: OpenQuantity, in group: OpenGroup) -> Bool {
    let dependents = group.dependents(head)
    guard dependents.count == 1, let site = dependents[0].site, site.isOfChain else { return false }
    let call = group.constraints.call(of: dependents[0])
    // A chain of two views is also `after: head`, where a position is missing.
    guard call.first === dependents[0], call.count > 2 else { return false }
    return group.quantities.contains { size in
      size.isSize && size.axis == head.axis && isBare(size) && !size.fillsItsRoom
        && call.contains { $0.mentions(size.item) }
    }
  }

  private func isBare(_ size: OpenQuantity) -> Bool {
    // A minimum alone gives no size.
    !layout.hasContent(size)
      && layout.constraints.sizes(size.item, size.axis).allSatisfy {
        $0.firstItem === size.item && $0.relation == .greaterThanOrEqual
      }
  }

  /// Returns the size that nothing gives: of the outermost item, except for items between two edges and
  /// around a column, whose sizes follow from others.
  private func bareSize(among sizes: [OpenQuantity], _ group: OpenGroup) -> OpenQuantity? {
    func rank(_ size: OpenQuantity) -> Int {
      // A guide comes after all views, and a view around a column after those in the column.
      if !(size.item is AutoLayoutKitView) { return .max }
      let depth = InspectedFrame.depth(of: size.item)
      if reachesItsEnd(size, bare: sizes) { return depth + 1 << 31 }
      let sides = group.holds(size.item, size.axis).filter { $0.relation == .equal }.map {
        $0.side(of: size.item)
      }
      return depth + (Set(sides).count > 1 ? 1 << 30 : 0)
    }
    return sizes.filter(isBare).map { ($0, rank($0)) }.min { $0.1 < $1.1 }?.0
  }

  /// Returns true if a column inside an item leads from its near edge to its far edge, through items with a
  /// size or through several ones.
  private func reachesItsEnd(_ size: OpenQuantity, bare: [OpenQuantity]) -> Bool {
    func tied(at side: Double) -> [AnyObject] {
      layout.constraints.of(size.item, size.axis).filter { $0.isTie && $0.side(of: size.item) == side }
        .compactMap { $0.other(than: size.item) }.filter { ConstraintList.isInside($0, size.item) }
    }
    let ends = Set(tied(at: 1).map { ObjectIdentifier($0) })
    var reached: Set<ObjectIdentifier> = []
    var open = tied(at: 0).map { (item: $0, steps: 0) }
    while let (item, steps) = open.popLast() {
      if !reached.insert(ObjectIdentifier(item)).inserted { continue }
      let own = OpenQuantity(item, size.axis, isSize: true)
      if ends.contains(ObjectIdentifier(item)), steps > 0 || !bare.contains(own) || !isBare(own) {
        return true
      }
      for edge in layout.constraints.edges(item, size.axis) where edge.relation == .equal {
        guard let other = edge.other(than: item), ConstraintList.isInside(other, size.item) else { continue }
        open.append((other, steps + 1))
      }
    }
    return false
  }

  private func circle(among sizes: [OpenQuantity], _ group: OpenGroup) -> [OpenQuantity] {
    let open = sizes.filter { !layout.hasContent($0) }
    return open.filter { size in
      let others = group.constraints.of(size.item).flatMap { comparedSizes(size, in: $0) }
      return !others.isEmpty && others.allSatisfy { other in other.map(open.contains) ?? false }
    }
  }

  /// Returns the sizes with which a constraint compares a size; nil among them stands for a number.
  private func comparedSizes(_ size: OpenQuantity, in constraint: NSLayoutConstraint) -> [OpenQuantity?] {
    guard constraint.firstAttribute.isSize, !constraint.comparesDistances else { return [] }
    func quantity(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> OpenQuantity? {
      item.map { OpenQuantity($0, CheckedAxis(isVertical: attribute.isVertical), isSize: true) }
    }
    let first = quantity(constraint.firstItem, constraint.firstAttribute)
    let second = quantity(constraint.secondItem, constraint.secondAttribute)
    return (first == size ? [second] : []) + (second == size ? [first] : [])
  }
}

extension OpenQuantity {
  @MainActor var fillsItsRoom: Bool { (item as? AutoLayoutKitView)?.isScrolling == true }
}
