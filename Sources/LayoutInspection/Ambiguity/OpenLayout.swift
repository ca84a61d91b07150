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
    let ambiguous = view.tree(where: { !$0.isHidden }).filter { inner in
      !inner.translatesAutoresizingMaskIntoConstraints && inner.hasAmbiguousLayout
        || inner.layoutGuides.contains { $0.systemGuide == nil && $0.hasAmbiguousLayout }
    }
    if ambiguous.isEmpty { return [] }
    let found = all(in: view, ReadSystem(of: view))
    let known = Set(found.flatMap { $0.items + $0.following }.map { ObjectIdentifier($0) })
    if ambiguous.contains(where: { known.contains(ObjectIdentifier($0)) }) { return found }
    let constraints = ConstraintList(of: view.topmost)
    return [
      AmbiguityFinding(
        reason: .unknown, items: [ambiguous[0]], words: CheckedAxis.x.words,
        constraints: CheckedAxis.allCases.flatMap { constraints.of(ambiguous[0], $0) },
        names: ReportNames(ItemNames(in: view.topmost)), following: Array(ambiguous.dropFirst()))
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
  /// The number of sizes that are moved one by one in the search for a share.
  private static var limit: Int { 8 }

  private var search: AmbiguitySearch<System>
  let names: ReportNames
  let constraints: ConstraintList
  /// The rows of the contents, by the variable of the size.
  private var contents: [Variable: [ConstraintID]] = [:]

  private var system: System { search.system }

  init(_ search: AmbiguitySearch<System>, _ names: ReportNames) {
    self.search = search
    self.names = names
    constraints = ConstraintList(of: search.system.root)
    for row in system.solver.allConstraints where system.isOfContent(row) {
      let size = system.solver.content(of: row).terms.first?.variable
      if let size { contents[size, default: []].append(row) }
    }
  }

  var open: [OpenQuantity] { search.openVariables.compactMap(quantity) }
  var groups: [[OpenQuantity]] { search.groups.map { $0.compactMap(quantity) } }

  private func quantity(_ variable: Variable) -> OpenQuantity? { system.part(of: variable) }
  private func variable(_ quantity: OpenQuantity) -> Variable? { system.variable(of: quantity) }

  mutating func fix(_ quantities: [OpenQuantity]) { search.fix(quantities.compactMap(variable)) }

  func hasContent(_ size: OpenQuantity) -> Bool { variable(size).map { contents[$0] != nil } ?? false }

  /// Returns true for a quantity of a view that is shown.
  ///
  /// The topmost view counts as shown: a window is hidden until it is made visible.
  func isVisible(_ quantity: OpenQuantity) -> Bool {
    // A guide alone shows nothing, and has no position that a reader could see.
    guard var view = quantity.item as? AutoLayoutKitView else { return false }
    while view !== system.root {
      guard !view.isHidden, let above = view.superview else { return false }
      view = above
    }
    return true
  }

  func frames(of quantity: OpenQuantity) -> [CGRect] {
    guard let other = variable(quantity).flatMap(other) else { return [] }
    return [system, other].compactMap { $0.exactFrame(of: quantity.item) }
  }

  private func other(moving variable: Variable) -> System? {
    AmbiguitySearch.other(moving: variable, in: system)
  }
}

// Sizes that share a length.
extension OpenLayout {
  /// Returns the sizes of a group that share a length, from near to far, and the length; nil if none do.
  func share(among group: OpenGroup) -> (sizes: [OpenQuantity], length: Double)? {
    let sizes = group.quantities.filter(\.isSize)
    let withContent = sizes.filter(hasContent)
    let bare = sizes.filter { size in
      if hasContent(size) { return false }
      let holds = group.holds(size)
      let others = holds.compactMap { $0.other(than: size.item) }.eachOnce
      return others.count > 1 || holds.count < 2
    }
    for pool in [withContent, withContent + bare] where pool.count > 1 {
      for axis in CheckedAxis.allCases {
        let along = pool.filter { $0.axis == axis }
        guard let members = sharing((along + neighbors(of: along)).compactMap(variable)) else { continue }
        let ordered = members.compactMap(quantity).sorted { position($0) < position($1) }
        return ordered.isEmpty ? nil : (ordered, sum(members, system))
      }
    }
    return nil
  }

  /// Returns the other sizes with a content in the chains of some sizes.
  ///
  /// When all are pulled at once, one in the middle of three can stay where it is.
  private func neighbors(of sizes: [OpenQuantity]) -> [OpenQuantity] {
    if sizes.count < 2 { return [] }
    var found: [OpenQuantity] = []
    for size in sizes.prefix(Self.limit) {
      let chains = constraints.edges(size.item, size.axis).filter { $0.site?.isOfChain == true }
      for item in ConstraintList.items(of: chains.flatMap(constraints.call)) {
        let own = OpenQuantity(item, size.axis, isSize: true)
        if hasContent(own), !sizes.contains(own), !found.contains(own) { found.append(own) }
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
        guard let other = others[size] ?? other(moving: size) else { continue }
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

  private func position(_ size: OpenQuantity) -> CGFloat {
    size.axis.near(of: InspectedFrame.of(size.item, in: system.root))
  }
}

// The call that decides how sizes share a length. Each is tried on a copy of the layout.
extension OpenLayout {
  /// Returns the call after which nothing is open of sizes that share a length.
  func remedy(for sizes: [OpenQuantity], _ length: Double) -> String {
    let words = sizes[0].words
    let members = sizes.map { ShareRemedy.Member($0, hasContent: hasContent($0), names) }
    let isStretched = length > members.reduce(0) { $0 + $1.content }
    let isColumn = words.isVertical && isStretched && isDecidedByWall(sizes)
    let wall = isColumn ? "end the \(words.chainVerb) with make.wall, or add " : ""
    let bare = sizes.indices.filter { !hasContent(sizes[$0]) }
    if bare.isEmpty {
      let remedies = ShareRemedy.candidates(for: members, isStretched: isStretched)
      if let remedy = remedies.first(where: { isDecided(sizes, by: $0) }) {
        return wall + remedy.call(for: members, words)
      }
    }
    if bare.count == 1 { return "make.\(words.size)(\(members[bare[0]].name)) == …" }
    return
      "make.same\(words.size.capitalized)(\(members.map(\.name).joined(separator: ", "))) or a fixed"
      + " \(words.size)"
  }

  private func isDecided(_ sizes: [OpenQuantity], by remedy: ShareRemedy) -> Bool {
    var copy = system
    let relation: LayoutSolver.Relation = remedy.isHugging ? .lessThanOrEqual : .greaterThanOrEqual
    for index in remedy.changed {
      let rows = variable(sizes[index]).flatMap { contents[$0] } ?? []
      guard let row = rows.first(where: { copy.solver.content(of: $0).relation == relation }) else {
        return false
      }
      copy.solver.setPriority(remedy.priority, of: row)
    }
    return isDecided(sizes, in: copy)
  }

  /// Returns true if nothing is open among sizes after the last gap of their chain was left out.
  private func isDecidedByWall(_ sizes: [OpenQuantity]) -> Bool {
    guard let last = sizes.last?.item else { return false }
    let end = constraints.of(last, .y).first { constraint in
      constraint.site?.isOfChain == true && constraint.firstAttribute.side == 1
        && constraint.secondAttribute.side == 1
    }
    guard let row = end.flatMap(system.row) else { return false }
    var copy = system
    copy.solver.remove(row)
    return isDecided(sizes, in: copy)
  }

  /// Returns true if nothing is open among sizes in a changed copy of the layout, and no further conflict is
  /// in it.
  private func isDecided(_ sizes: [OpenQuantity], in changed: System) -> Bool {
    var copy = changed
    copy.solve()
    return copy.solver.conflicts.count <= system.solver.conflicts.count
      && sizes.compactMap(variable).allSatisfy { AmbiguitySearch.other(moving: $0, in: copy) == nil }
  }
}
