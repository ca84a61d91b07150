import AutoLayoutKit
import LayoutPlatform
import LayoutWords

/// The smallest set of positions and sizes that, given a value, determine all open ones of a layout.
///
/// Views that are placed against a view without a position have none either. The quantity that explains the
/// others is fixed, and the layout says what is open still, until nothing is.
@MainActor struct AmbiguityCauses<System: ConstraintSystem> {
  /// A finding, and the quantities that it is about.
  private struct Cause {
    var finding: AmbiguityFinding
    let quantities: [OpenQuantity]
    let group: Set<OpenQuantity>
  }

  /// The number of rounds; in each, one cause is found for each group.
  private static var limit: Int { 32 }

  private(set) var layout: OpenLayout<System>
  private(set) var findings: [AmbiguityFinding] = []
  /// The number of rounds, on which the cost depends.
  private(set) var rounds = 0

  init(_ layout: OpenLayout<System>) {
    self.layout = layout
    while rounds < Self.limit, !self.layout.open.isEmpty {
      fold()
      rounds += 1
    }
  }

  private var ties: ItemTies { layout.ties }

  /// Finds one cause for each group, fixes all of them, and counts what follows from each.
  private mutating func fold() {
    var causes: [Cause] = []
    var fixed: [OpenQuantity] = []
    for group in layout.groups {
      if !group.contains(where: layout.isVisible) {
        fixed += group
        continue
      }
      let cause = cause(of: group)
      causes.append(cause)
      fixed += cause.quantities
    }
    let former = layout
    layout.fix(fixed)
    let open = Set(layout.open)
    let determined = former.open.filter { !open.contains($0) }
    for cause in causes { add(cause, followers: determined.filter(cause.group.contains), in: former) }
  }

  /// Adds a finding and the number of views that are determined with its items; one without followers has the
  /// frames of its item in two layouts.
  private mutating func add(_ cause: Cause, followers: [OpenQuantity], in former: OpenLayout<System>) {
    var finding = cause.finding
    let own = Set(finding.items.map { ObjectIdentifier($0) })
    let axis = finding.words.isVertical
    let counted = followers.filter { quantity in
      quantity.item is AutoLayoutKitView && layout.isVisible(quantity) && quantity.isVertical == axis
        && (finding.reason != .noPosition || !quantity.isSize)
        && !own.contains(ObjectIdentifier(quantity.item))
    }
    var seen: Set<ObjectIdentifier> = []
    finding.following = counted.map(\.item).filter { seen.insert(ObjectIdentifier($0)).inserted }
    let isRepeated = finding.foldingKey.map { key in findings.contains { $0.foldingKey == key } } ?? false
    if finding.followers == 0, finding.frames.isEmpty, !isRepeated {
      finding.frames = former.frames(of: cause.quantities[0])
    }
    findings.append(finding)
  }

  /// Returns the cause of a group: a position that nothing gives before a size that nothing gives.
  private func cause(of group: [OpenQuantity]) -> Cause {
    let all = Set(group)
    func cause(_ reason: AmbiguityFinding.Reason, _ quantities: [OpenQuantity]) -> Cause {
      Cause(finding: finding(reason, quantities, in: group), quantities: quantities, group: all)
    }
    let isOpen = isOpen(in: group)
    if let head = head(of: group, where: isOpen) { return cause(.noPosition, [head]) }
    if let share = layout.share(among: group) {
      return Cause(finding: share.finding, quantities: share.sizes, group: all)
    }
    let sizes = group.filter(\.isSize)
    if let size = bareSize(among: sizes, where: isOpen) { return cause(.noSize, [size]) }
    let circle = circle(among: sizes)
    if circle.count > 1 {
      let sizes = circle.map { "\(layout.names.name(of: $0.item)).\($0.words.size)" }
      return cause(.circular(sizes), circle)
    }
    if let size = sizes.first { return cause(.open(isSize: true), [size]) }
    let isTied = group.contains { quantity in
      ties.edges(quantity.item, isVertical: quantity.isVertical).contains { edge in
        edge.other(than: quantity.item).map { !isOpen($0) } ?? true
      }
    }
    return isTied ? cause(.open(isSize: false), [group[0]]) : cause(.unanchored, group)
  }

  /// Returns a test for items with an open quantity in a group.
  private func isOpen(in group: [OpenQuantity]) -> (AnyObject) -> Bool {
    let items = Set(group.map { ObjectIdentifier($0.item) })
    return { items.contains(ObjectIdentifier($0)) }
  }

  private func finding(
    _ reason: AmbiguityFinding.Reason, _ quantities: [OpenQuantity], in group: [OpenQuantity]
  ) -> AmbiguityFinding {
    let first = quantities[0]
    let isOpen = isOpen(in: group)
    let writer = AmbiguityRemedy(of: first, ties: ties, names: layout.names, where: isOpen)
    var finding = AmbiguityFinding(
      reason: reason, items: quantities.map(\.item), words: first.words,
      constraints: constraints(of: first, where: isOpen), names: layout.names)
    switch reason {
    case .noPosition: finding.remedy = writer.position
    case .noSize:
      let column = writer.column
      if let column { finding.reason = .openColumn(column) }
      finding.remedy = column == nil ? writer.size : writer.columnEnd
    default: break
    }
    return finding
  }

  /// Returns the constraints of an item, those of the line to change first: the constraints that place it
  /// along the axis, or else those along the other one.
  private func constraints(
    of quantity: OpenQuantity, where isOpen: (AnyObject) -> Bool
  ) -> [NSLayoutConstraint] {
    let item = quantity.item
    let holds = ties.holds(item, isVertical: quantity.isVertical, where: isOpen)
    let sizes = ties.sizes(item, isVertical: quantity.isVertical)
    let across = ties.along(item, isVertical: !quantity.isVertical)
    let along = ties.along(item, isVertical: quantity.isVertical)
    let own = across.filter { $0.firstItem === item }
    return [quantity.isSize ? sizes + holds : holds, own, across, along].first { !$0.isEmpty } ?? []
  }
}

// The quantity that explains the others of a group.
extension AmbiguityCauses {
  /// Returns the position that no constraint gives, and against which most others are placed.
  private func head(of group: [OpenQuantity], where isOpen: (AnyObject) -> Bool) -> OpenQuantity? {
    let heads = group.filter { quantity in
      !quantity.isSize
        && ties.holds(quantity.item, isVertical: quantity.isVertical, where: isOpen).isEmpty
        && !leadsToBareSize(quantity, in: group, where: isOpen)
        && !followsDependent(quantity, where: isOpen)
    }
    // The first of those with most dependents.
    return heads.reduce(nil as (OpenQuantity, Int)?) { best, head in
      let count = ties.dependents(head.item, isVertical: head.isVertical, where: isOpen).count
      return best.map { $0.1 >= count } == true ? best : (head, count)
    }?.0
  }

  /// Returns true if a view that is aligned with an item has its place from another line, so that the item
  /// follows that view.
  ///
  ///     make.yPlace(hero, 16, author)
  ///     make.ref(avatar).yTop(author)    // the avatar follows the author
  private func followsDependent(_ head: OpenQuantity, where isOpen: (AnyObject) -> Bool) -> Bool {
    let ties = ties.dependents(head.item, isVertical: head.isVertical, where: isOpen)
    return ties.contains { tie in
      guard tie.relation == .equal, let view = tie.other(than: head.item) else { return false }
      let side = tie.side(of: view)
      return side == tie.side(of: head.item)
        && self.ties.holds(view, isVertical: head.isVertical, where: isOpen).contains { hold in
          hold !== tie && hold.relation == .equal && hold.side(of: view) == side
            && hold.other(than: view) !== head.item
        }
    }
  }

  /// Returns true if a chain that begins with an item at a wall ends at a fixed edge, and has a view without
  /// a size between them.
  ///
  ///     make.yPlace(make.wall, time, 4, box, 16)    // box has no height
  private func leadsToBareSize(
    _ head: OpenQuantity, in group: [OpenQuantity], where isOpen: (AnyObject) -> Bool
  ) -> Bool {
    let dependents = ties.dependents(head.item, isVertical: head.isVertical, where: isOpen)
    guard dependents.count == 1, let site = dependents[0].site, site.isOfChain else { return false }
    let call = ties.call(of: dependents[0])
    // A chain of two views is also `after: head`, where a position is missing.
    guard call.first === dependents[0], call.count > 2 else { return false }
    return group.contains { size in
      size.isSize && size.isVertical == head.isVertical && isBare(size)
        && !((size.item as? AutoLayoutKitView)?.fillsItsRoom ?? false)
        && call.contains { $0.mentions(size.item) }
    }
  }

  /// Returns true for a size that neither a content nor a constraint of the size gives.
  private func isBare(_ size: OpenQuantity) -> Bool {
    let sizes = ties.sizes(size.item, isVertical: size.isVertical)
    // A minimum alone gives no size.
    return !layout.hasContent(size)
      && sizes.allSatisfy { $0.firstItem === size.item && $0.relation == .greaterThanOrEqual }
  }

  /// Returns the size that nothing gives: of the outermost item, except for items between two edges and
  /// around a column, whose sizes follow from others.
  private func bareSize(
    among sizes: [OpenQuantity], where isOpen: (AnyObject) -> Bool
  ) -> OpenQuantity? {
    func rank(_ size: OpenQuantity) -> Int {
      let holds = ties.holds(size.item, isVertical: size.isVertical, where: isOpen)
      let sides = Set(holds.filter { $0.relation == .equal }.map { $0.side(of: size.item) })
      // A guide comes after all views, and a view around a column after those in the column.
      if !(size.item is AutoLayoutKitView) { return .max }
      if reachesItsEnd(size, bare: sizes) { return InspectedFrame.depth(of: size.item) + 1 << 31 }
      return InspectedFrame.depth(of: size.item) + (sides.count > 1 ? 1 << 30 : 0)
    }
    return sizes.filter(isBare).map { ($0, rank($0)) }.min { $0.1 < $1.1 }?.0
  }

  /// Returns true if a column inside an item leads from its near edge to its far edge, through items with a
  /// size or through several ones.
  private func reachesItsEnd(_ size: OpenQuantity, bare: [OpenQuantity]) -> Bool {
    let inner = ties.along(size.item, isVertical: size.isVertical).filter { constraint in
      !constraint.firstAttribute.isSize && constraint.relation == .equal
        && constraint.other(than: size.item).map { ItemTies.isInside($0, size.item) } == true
    }
    func tied(at side: Double) -> [AnyObject] {
      inner.filter { $0.side(of: size.item) == side }.compactMap { $0.other(than: size.item) }
    }
    let ends = Set(tied(at: 1).map { ObjectIdentifier($0) })
    var reached: Set<ObjectIdentifier> = []
    var open = tied(at: 0).map { (item: $0, steps: 0) }
    while let (item, steps) = open.popLast() {
      if !reached.insert(ObjectIdentifier(item)).inserted { continue }
      let own = OpenQuantity(item: item, isVertical: size.isVertical, isSize: true)
      if ends.contains(ObjectIdentifier(item)), steps > 0 || !bare.contains(own) || !isBare(own) {
        return true
      }
      for edge in ties.edges(item, isVertical: size.isVertical) where edge.relation == .equal {
        guard let other = edge.other(than: item), ItemTies.isInside(other, size.item) else { continue }
        open.append((other, steps + 1))
      }
    }
    return false
  }

  /// Returns the sizes without a content that are compared with sizes among them only.
  private func circle(among sizes: [OpenQuantity]) -> [OpenQuantity] {
    let open = sizes.filter { !layout.hasContent($0) }
    return open.filter { size in
      let others = comparedSizes(size)
      return !others.isEmpty && others.allSatisfy { other in other.map(open.contains) ?? false }
    }
  }

  /// Returns the sizes that a size is compared with; nil among them stands for a number.
  private func comparedSizes(_ size: OpenQuantity) -> [OpenQuantity?] {
    func quantity(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> OpenQuantity? {
      item.map { OpenQuantity(item: $0, isVertical: attribute.isVertical, isSize: true) }
    }
    return ties.all(size.item).filter { $0.firstAttribute.isSize && !$0.isBetweenDistances }.flatMap {
      let first = quantity($0.firstItem, $0.firstAttribute)
      let second = quantity($0.secondItem, $0.secondAttribute)
      return (first == size ? [second] : []) + (second == size ? [first] : [])
    }
  }
}

extension AutoLayoutKitView {
  /// True for a view that takes the room that others leave, such as a list.
  var fillsItsRoom: Bool { isScrolling }
}
