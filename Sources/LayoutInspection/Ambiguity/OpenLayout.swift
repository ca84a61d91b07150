import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutSolver
import LayoutWords

extension AmbiguityFinding {
  /// Returns the findings about a view and the views inside it, from outer ones to inner ones.
  ///
  /// Hidden views count only together with visible ones. For an engine that cannot be asked, the views count
  /// that it calls ambiguous.
  static func all(in view: AutoLayoutKitView) -> [AmbiguityFinding] {
    #if canImport(HeadlessUIKit)
      LayoutSystem(of: view).map { all(in: view, $0) } ?? []
    #else
      read(in: view)
    #endif
  }

  /// Returns the findings about the ambiguous views in a view, from the constraints that can be read.
  static func read(in view: AutoLayoutKitView) -> [AmbiguityFinding] {
    let views = view.tree(where: { !$0.isHidden })
    let ambiguous = views.filter { inner in
      !inner.translatesAutoresizingMaskIntoConstraints && inner.hasAmbiguousLayout
        || inner.layoutGuides.contains { $0.systemGuide == nil && $0.hasAmbiguousLayout }
    }
    if ambiguous.isEmpty { return [] }
    let found = all(in: view, ReadSystem(of: view))
    let known = Set(found.flatMap { $0.items + $0.following }.map { ObjectIdentifier($0) })
    if ambiguous.contains(where: { known.contains(ObjectIdentifier($0)) }) { return found }
    let names = ReportNames(ItemNames(in: view.topmost))
    let ties = ItemTies(in: view.topmost)
    return [
      AmbiguityFinding(
        reason: .unknown, items: [ambiguous[0]], words: AxisWords(isVertical: false),
        constraints: [false, true].flatMap { ties.along(ambiguous[0], isVertical: $0) }, names: names,
        following: Array(ambiguous.dropFirst()))
    ]
  }

  private static func all(in view: AutoLayoutKitView, _ system: some ConstraintSystem) -> [AmbiguityFinding] {
    let search = AmbiguitySearch(system)
    if search.openVariables.isEmpty { return [] }
    let layout = OpenLayout(search, ReportNames(ItemNames(in: system.root)))
    let found = AmbiguityCauses(layout).findings.filter { finding in
      finding.items.contains { AutoLayoutKitView.holding($0)?.isDescendant(of: view) == true }
    }
    return merged(found)
  }
}

/// The open quantities of a layout, found by the solver.
@MainActor struct OpenLayout<System: ConstraintSystem> {
  private(set) var search: AmbiguitySearch<System>
  let names: ReportNames
  let ties: ItemTies
  /// The rows of the contents, by the variable of the size.
  private(set) var contents: [Variable: [ConstraintID]] = [:]

  private var system: System { search.system }

  init(_ search: AmbiguitySearch<System>, _ names: ReportNames) {
    self.search = search
    self.names = names
    for row in search.system.solver.allConstraints {
      guard search.system.isOfContent(row) else { continue }
      let terms = search.system.solver.content(of: row).terms
      if let size = terms.first?.variable { contents[size, default: []].append(row) }
    }
    ties = ItemTies(in: search.system.root)
  }

  /// The open quantities, outer items before inner ones.
  var open: [OpenQuantity] { search.openVariables.compactMap(quantity) }
  /// The open quantities that constraints connect with each other.
  var groups: [[OpenQuantity]] { search.groups.map { $0.compactMap(quantity) } }

  private func quantity(_ variable: Variable) -> OpenQuantity? { system.part(of: variable) }
  private func variable(_ quantity: OpenQuantity) -> Variable? { system.variable(of: quantity) }

  /// Fixes quantities at their values, so that the others that follow from them are no longer open.
  mutating func fix(_ quantities: [OpenQuantity]) { search.fix(quantities.compactMap(variable)) }

  /// Returns true for a size that the content of the view gives.
  func hasContent(_ size: OpenQuantity) -> Bool { variable(size).map { contents[$0] != nil } ?? false }

  /// Returns true for a quantity of a view that is shown.
  func isVisible(_ quantity: OpenQuantity) -> Bool {
    // A guide alone shows nothing, and has no position that a reader could see.
    guard var view = quantity.item as? AutoLayoutKitView else { return false }
    while !view.isHidden {
      guard let above = view.superview else { return true }
      view = above
    }
    return false
  }

  /// Returns the frames of the item of a quantity in two layouts; empty if only one is known.
  func frames(of quantity: OpenQuantity) -> [CGRect] {
    guard let other = variable(quantity).flatMap(search.other(moving:)) else { return [] }
    return [system.exactFrame(of: quantity.item), other.exactFrame(of: quantity.item)].compactMap { $0 }
  }
}

// Sizes that share a length.
extension OpenLayout {
  /// The number of sizes that are moved one by one in the search for a share.
  private static var limit: Int { 8 }

  /// Returns the finding that several sizes share a length, and these sizes; nil if they do not.
  func share(among group: [OpenQuantity]) -> (finding: AmbiguityFinding, sizes: [OpenQuantity])? {
    let sizes = group.filter(\.isSize).compactMap(variable)
    let withContent = sizes.filter { contents[$0] != nil }
    let isOpen = { item in group.contains { $0.item === item } }
    let bare = sizes.filter { size in
      guard contents[size] == nil, let quantity = quantity(size) else { return false }
      let holds = ties.holds(quantity.item, isVertical: quantity.isVertical, where: isOpen)
      let others = Set(holds.compactMap { $0.other(than: quantity.item).map { ObjectIdentifier($0) } })
      return others.count < 2 ? holds.count < 2 : true
    }
    for pool in [withContent, withContent + bare] where pool.count > 1 {
      for isVertical in [false, true] {
        let along = pool.filter { quantity($0)?.isVertical == isVertical }
        if let members = sharing(along + neighbors(of: along)) { return share(members) }
      }
    }
    return nil
  }

  /// Returns the other sizes with a content in the chains of some sizes.
  ///
  /// When all are pulled at once, one in the middle of three can stay where it is.
  private func neighbors(of sizes: [Variable]) -> [Variable] {
    if sizes.count < 2 { return [] }
    var found: [Variable] = []
    for size in sizes.prefix(Self.limit) {
      guard let quantity = quantity(size) else { continue }
      let edges = ties.edges(quantity.item, isVertical: quantity.isVertical)
      for tie in edges where tie.site?.isOfChain == true {
        for case let item? in ties.call(of: tie).flatMap({ [$0.firstItem, $0.secondItem] }) {
          let own = OpenQuantity(item: item, isVertical: quantity.isVertical, isSize: true)
          guard let other = variable(own), contents[other] != nil else { continue }
          if !sizes.contains(other), !found.contains(other) { found.append(other) }
        }
      }
    }
    return found
  }

  /// Returns sizes that move against each other, and whose sum is the same in each layout.
  private func sharing(_ pool: [Variable]) -> [Variable]? {
    var others: [Variable: System] = [:]
    for first in pool.prefix(3) where pool.count > 1 {
      var members = [first]
      // A size that is not among those that one member moves may move that member.
      for size in ([first] + pool.filter { $0 != first }).prefix(Self.limit) {
        guard let other = others[size] ?? search.other(moving: size) else { continue }
        others[size] = other
        let moved = search.moved(in: other, among: pool)
        if moved.isDisjoint(with: members) { continue }
        members += pool.filter { moved.contains($0) && !members.contains($0) }
      }
      let length = sum(members, system)
      let isConstant = members.allSatisfy { member in
        others[member].map { abs(sum(members, $0) - length) < 1e-6 } ?? true
      }
      if members.count > 1, isConstant { return members }
    }
    return nil
  }

  private func sum(_ sizes: [Variable], _ system: System) -> Double {
    sizes.reduce(0) { $0 + system.solver.value(of: $1) }
  }

  private func share(_ members: [Variable]) -> (finding: AmbiguityFinding, sizes: [OpenQuantity])? {
    let ordered = members.sorted { position($0) < position($1) }
    let quantities = ordered.compactMap(quantity)
    guard let first = quantities.first else { return nil }
    // A list takes the room that the others leave: they need a size.
    let fills = quantities.filter { ($0.item as? AutoLayoutKitView)?.fillsItsRoom == true }
    if !fills.isEmpty, let bare = quantities.first(where: { !fills.contains($0) && !hasContent($0) }) {
      return (finding(.noSize, [bare]), [bare])
    }
    // One that holds a line without an end gets its size from that line.
    if let open = quantities.first(where: endsInside) { return (finding(.noSize, [open]), [open]) }
    let length = sum(ordered, system)
    let remedy = remedy(for: ordered, length, first.words)
    return (finding(.share(length, remedy: remedy), quantities), quantities)
  }

  private func endsInside(_ size: OpenQuantity) -> Bool {
    !hasContent(size) && AmbiguityRemedy(of: size, ties: ties, names: names) { _ in true }.farEnd != nil
  }

  private func finding(_ reason: AmbiguityFinding.Reason, _ quantities: [OpenQuantity]) -> AmbiguityFinding {
    let first = quantities[0]
    let remedy = AmbiguityRemedy(of: first, ties: ties, names: names) { _ in true }
    return AmbiguityFinding(
      reason: reason, items: quantities.map(\.item), words: first.words,
      constraints: quantities.flatMap { ties.along($0.item, isVertical: $0.isVertical) }, names: names,
      remedy: reason == .noSize ? remedy.size : nil)
  }

  /// Returns the position of the item of a size along its axis.
  private func position(_ size: Variable) -> CGFloat {
    guard let quantity = quantity(size) else { return 0 }
    let frame = InspectedFrame.of(quantity.item, in: system.root)
    return quantity.isVertical ? frame.minY : frame.minX
  }
}
