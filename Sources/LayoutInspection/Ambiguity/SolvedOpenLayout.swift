#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  extension AmbiguitySearch {
    /// Returns the findings about a view and the views inside it, from outer ones to inner ones.
    ///
    /// Hidden views count only together with visible ones.
    static func findings(in view: UIView) -> [AmbiguityFinding] {
      guard let system = LayoutSystem(of: view) else { return [] }
      let search = AmbiguitySearch(system)
      if search.openVariables.isEmpty { return [] }
      let layout = SolvedOpenLayout(search, ReportNames(ItemNames(in: system.root)))
      let found = AmbiguityCauses(layout).findings.filter { finding in
        finding.items.contains { UIView.holding($0)?.isDescendant(of: view) == true }
      }
      return AmbiguityFinding.merged(found)
    }
  }

  /// The open quantities of a layout, found by the solver.
  @MainActor struct SolvedOpenLayout: OpenLayout {
    private(set) var search: AmbiguitySearch
    let names: ReportNames
    let ties: ItemTies
    /// The rows of the contents, by the variable of the size.
    private(set) var contents: [Variable: [ConstraintID]] = [:]

    private var system: LayoutSystem { search.system }

    init(_ search: AmbiguitySearch, _ names: ReportNames) {
      self.search = search
      self.names = names
      for row in search.system.solver.allConstraints {
        switch search.system.source(of: row) {
        case .hugging, .compressionResistance:
          let terms = search.system.solver.content(of: row).terms
          if let size = terms.first?.variable { contents[size, default: []].append(row) }
        default: break
        }
      }
      ties = ItemTies(in: search.system.root)
    }

    var open: [OpenQuantity] { search.openVariables.compactMap(quantity) }
    var groups: [[OpenQuantity]] { search.groups.map { $0.compactMap(quantity) } }

    private func quantity(_ variable: Variable) -> OpenQuantity? {
      system.quantity(of: variable).map {
        OpenQuantity(item: $0.item, isVertical: $0.axis == .vertical, isSize: $0.isSize)
      }
    }

    private func variable(_ quantity: OpenQuantity) -> Variable? {
      let axis: NSLayoutConstraint.Axis = quantity.isVertical ? .vertical : .horizontal
      return quantity.isSize
        ? system.size(of: quantity.item, along: axis) : system.near(of: quantity.item, along: axis)
    }

    mutating func fix(_ quantities: [OpenQuantity]) { search.fix(quantities.compactMap(variable)) }

    func hasContent(_ size: OpenQuantity) -> Bool { variable(size).map { contents[$0] != nil } ?? false }

    func isVisible(_ quantity: OpenQuantity) -> Bool {
      // A guide alone shows nothing, and has no position that a reader could see.
      guard var view = quantity.item as? UIView else { return false }
      while !view.isHidden {
        guard let above = view.superview else { return true }
        view = above
      }
      return false
    }

    func frames(of quantity: OpenQuantity) -> [CGRect] {
      guard let other = variable(quantity).flatMap(search.other(moving:)) else { return [] }
      return [system.exactFrame(of: quantity.item), other.exactFrame(of: quantity.item)].compactMap { $0 }
    }
  }

  // Sizes that share a length.
  extension SolvedOpenLayout {
    /// The number of sizes that are moved one by one in the search for a share.
    private static var limit: Int { 8 }

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
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          let along = pool.filter { system.quantity(of: $0)?.axis == axis }
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
      var others: [Variable: LayoutSystem] = [:]
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

    private func sum(_ sizes: [Variable], _ system: LayoutSystem) -> Double {
      sizes.reduce(0) { $0 + system.solver.value(of: $1) }
    }

    private func share(_ members: [Variable]) -> (finding: AmbiguityFinding, sizes: [OpenQuantity])? {
      let ordered = members.sorted { position($0) < position($1) }
      let quantities = ordered.compactMap(quantity)
      guard let first = quantities.first else { return nil }
      // A list takes the room that the others leave: they need a size.
      let fills = quantities.filter { ($0.item as? UIView)?.fillsItsRoom == true }
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

    private func finding(_ reason: AmbiguityFinding.Reason, _ quantities: [OpenQuantity]) -> AmbiguityFinding
    {
      let first = quantities[0]
      let remedy = AmbiguityRemedy(of: first, ties: ties, names: names) { _ in true }
      return AmbiguityFinding(
        reason: reason, items: quantities.map(\.item), words: first.words,
        constraints: quantities.flatMap { ties.along($0.item, isVertical: $0.isVertical) }, names: names,
        remedy: reason == .noSize ? remedy.size : nil)
    }

    /// Returns the position of the item of a size along its axis.
    private func position(_ size: Variable) -> CGFloat {
      guard let quantity = system.quantity(of: size) else { return 0 }
      let frame = InspectedFrame.of(quantity.item, in: system.root)
      return quantity.axis == .vertical ? frame.minY : frame.minX
    }
  }
#endif
