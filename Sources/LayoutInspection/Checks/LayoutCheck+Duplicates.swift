import AutoLayoutKit
import Foundation
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no constraint is installed twice.
  ///
  /// Two rows that begin with the same view share the constraint of its edge; a call is reported only if it
  /// adds nothing for a view. A block that runs again without `replace:` is one problem.
  public static let noDuplicates = LayoutCheck(named: "noDuplicates", basis: .constraints) { tree in
    let search = DuplicateSearch(in: tree)
    let loops = tree.isNamed ? search.loops() : []
    return loops + search.repeatedBlocks() + search.repeatedCalls()
  }
}

/// The terms of a constraint, by which equal ones are found.
private struct ConstraintKey: Hashable {
  let first: ObjectIdentifier
  let firstAttribute: Int
  let second: ObjectIdentifier?
  let secondAttribute: Int
  let relation: Int
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float

  /// Reads a constraint of the app; nil for those of the platform, and if an item was released.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    let isOwn = constraint.site != nil || type(of: constraint) == NSLayoutConstraint.self
    guard isOwn, let first = constraint.firstItem else { return nil }
    if SystemConstraint.isOwn(constraint.identifier ?? "") { return nil }
    let firstSide = (ObjectIdentifier(first), constraint.firstAttribute.rawValue)
    priority = constraint.priority.rawValue
    let other = constraint.secondItem.map { (ObjectIdentifier($0), constraint.secondAttribute.rawValue) }
    // a = b + c is the same as b = a − c, so the item with the smaller address comes first.
    guard let other, constraint.multiplier == 1, (other.0, other.1) < (firstSide.0, firstSide.1) else {
      (self.first, firstAttribute) = firstSide
      (second, secondAttribute) = (other?.0, other?.1 ?? 0)
      relation = constraint.relation.rawValue
      multiplier = constraint.multiplier
      constant = constraint.constant
      return
    }
    (self.first, firstAttribute) = other
    (second, secondAttribute) = firstSide
    relation = -constraint.relation.rawValue
    multiplier = 1
    constant = 0 - constraint.constant
  }
}

/// The place of a constraint in the code, and the edges that it is about: equal for two runs of a block.
private struct RunKey: Hashable {
  let site: ConstraintSite
  let terms: ConstraintTerms
  let priority: Float

  /// Reads a constraint; nil for one without a place, and for an inequality, which may stand beside another.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let site = constraint.site, let terms = ConstraintTerms(constraint), constraint.relation == .equal
    else { return nil }
    self.site = site
    self.terms = terms
    priority = constraint.priority.rawValue
  }
}

/// The search for constraints that are installed twice.
@MainActor struct DuplicateSearch {
  /// A constraint and one that was installed before it: an equal one, or that of an earlier run of its block.
  @MainActor struct Copy {
    let constraint: NSLayoutConstraint
    let original: NSLayoutConstraint
    let holder: AutoLayoutKitView

    var isOfSameCall: Bool { constraint.site != nil && constraint.site == original.site }
    var hasOtherNumber: Bool { isOfSameCall && constraint.constant != original.constant }
  }

  let tree: CheckedTree
  private(set) var copies: [Copy] = []
  /// The copies and their originals.
  private let copied: Set<ObjectIdentifier>

  init(in tree: CheckedTree) {
    self.tree = tree
    var known: [ConstraintKey: NSLayoutConstraint] = [:]
    var runs: [RunKey: NSLayoutConstraint] = [:]
    for (constraint, holder) in tree.constraints.all {
      guard let key = ConstraintKey(constraint) else { continue }
      let run = RunKey(constraint)
      if let original = run.flatMap({ runs[$0] }) ?? known[key] {
        copies.append(Copy(constraint: constraint, original: original, holder: holder))
      }
      known[key] = known[key] ?? constraint
      if let run { runs[run] = runs[run] ?? constraint }
    }
    copied = Set(copies.flatMap { [$0.constraint, $0.original] }.map(ObjectIdentifier.init))
  }

  /// Returns a problem for each outermost view with constraints whose lines ran twice.
  func repeatedBlocks() -> [Finding] {
    let ofLoops = tree.isNamed ? Set(loopLines.flatMap(\.copies).map { ObjectIdentifier($0.constraint) }) : []
    let again = copies.filter { $0.isOfSameCall && !ofLoops.contains(ObjectIdentifier($0.constraint)) }
    var holders: [AutoLayoutKitView] = []
    for holder in again.map(\.holder) where !holders.contains(where: { holder.isDescendant(of: $0) }) {
      holders.removeAll { $0.isDescendant(of: holder) }
      holders.append(holder)
    }
    return holders.map { holder in finding(holder, again.filter { $0.holder.isDescendant(of: holder) }) }
  }

  private func finding(_ holder: AutoLayoutKitView, _ copies: [Copy]) -> Finding {
    let changed = copies.first { $0.hasOtherNumber }
    let all = [changed].compactMap { $0 } + copies
    let sites = all.compactMap(\.constraint.site).firstOfEachCall
    let calls = sites.count == 1 ? "" : " and \(sites.count - 1) more"
    let numbers = changed.map { copy in
      ", with \(Self.number(of: copy.original)) and with \(Self.number(of: copy.constraint))"
    }
    var finding = tree.finding(
      .duplicate, tree.indices(of: [holder]), sites: sites,
      "\(sites.first?.call ?? "")\(calls) \(sites.count == 1 ? "is" : "are") installed twice in"
        + " \(tree.name(of: holder))\(numbers ?? ""). Keep the group of the block and pass it on: group ="
        + " tk_constraint(replace: group) { … }.")
    finding.explained.views = copies.flatMap { [$0.constraint.firstItem, $0.constraint.secondItem] }
      .compactMap { $0 as? AutoLayoutKitView }.filter { $0 !== holder }
    return finding
  }

  /// Returns the number that was written for a constraint.
  private static func number(of constraint: NSLayoutConstraint) -> String {
    (constraint.numberAsWritten ?? constraint.constant).points
  }

  /// Returns a problem for each call that repeats what another line says.
  func repeatedCalls() -> [Finding] {
    var seen: Set<String> = []
    return copies.compactMap { copy in
      let site = copy.constraint.site
      let original = copy.original.site
      if copy.isOfSameCall { return nil }
      guard !saysMore(copy.constraint) || !saysMore(copy.original) else { return nil }
      let lines = [original, site].map { $0?.call ?? "a constraint without a line" }
      let items = [copy.constraint.firstItem, copy.constraint.secondItem].compactMap {
        $0 as? AutoLayoutKitView
      }
      let name = items.first.map(tree.name) ?? "a guide"
      guard seen.insert("\(lines) \(name)").inserted else { return nil }
      var finding = tree.finding(
        .duplicate, tree.indices(of: items), sites: [original, site].compactMap { $0 },
        "\(lines[0]) and \(lines[1]) install the same constraint on \(name). Remove one of them.")
      finding.step = .lines
      finding.explained = Finding.Explained()
      return finding
    }
  }

  /// True if the call of a constraint has another constraint on the same item that is no copy.
  private func saysMore(_ constraint: NSLayoutConstraint) -> Bool {
    guard let site = constraint.site else { return false }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    return tree.constraints.all.contains { other, _ in
      guard other.site?.call == site.call, !copied.contains(ObjectIdentifier(other)) else { return false }
      return items.contains { $0 === other.firstItem || $0 === other.secondItem }
    }
  }
}

extension CheckedTree {
  /// Returns the indices of views; views that are not visible are left out.
  func indices(of found: [AutoLayoutKitView]) -> [Int] {
    found.compactMap { view in views.firstIndex { $0.view === view } }
  }
}

/// The edges or sizes that a constraint ties: equal for two constraints about the same ones, in this order.
nonisolated private struct ConstraintTerms: Hashable {
  let first: ObjectIdentifier
  let firstAttribute: Int
  let second: ObjectIdentifier?
  let secondAttribute: Int

  /// Reads a constraint; nil if its first item was released.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.firstItem else { return nil }
    first = ObjectIdentifier(item)
    firstAttribute = constraint.firstAttribute.rawValue
    second = constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute.rawValue
  }
}
