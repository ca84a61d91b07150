import AutoLayoutKit
import LayoutPlatform
import LayoutWords

extension LayoutCheck {
  /// Checks that no constraint is installed twice.
  ///
  /// Two rows that begin with the same view share the constraint of its edge; a call is reported only if it
  /// adds nothing for a view. A block that runs again without `replace:` is one problem.
  public static let noDuplicates = LayoutCheck(named: "noDuplicates", basis: .constraints) { tree in
    let search = DuplicateSearch(in: tree)
    return search.loops.map(\.finding) + search.repeatedBlocks() + search.repeatedCalls()
  }
}

@MainActor private struct DuplicateSearch {
  struct Copy {
    let constraint: NSLayoutConstraint
    let original: NSLayoutConstraint
    let holder: AutoLayoutKitView
    let site: ConstraintSite?
    let isOfSameCall: Bool
  }

  let tree: CheckedTree
  private var copies: [Copy] = []
  private(set) var loops: [(finding: Finding, copies: [Copy])] = []

  init(in tree: CheckedTree) {
    self.tree = tree
    var known: [[AnyHashable?]: NSLayoutConstraint] = [:]
    for (constraint, holder) in tree.constraints.all {
      let keys = Self.keys(of: constraint)
      if let original = keys.lazy.compactMap({ known[$0] }).first {
        let site = constraint.site
        copies.append(
          Copy(
            constraint: constraint, original: original, holder: holder, site: site,
            isOfSameCall: site != nil && site == original.site))
      }
      for key in keys where known[key] == nil { known[key] = constraint }
    }
    if !tree.isNamed { return }
    loops = copies.filter(\.isOfSameCall).grouped { one, other in
      one.constraint.firstItem === other.constraint.firstItem && one.site?.call == other.site?.call
    }
    .compactMap { copies in viewInPlaceOfOthers(copies).map { ($0, copies) } }
  }

  private static func keys(of constraint: NSLayoutConstraint) -> [[AnyHashable?]] {
    let site = constraint.site
    guard let first = constraint.firstItem, site != nil || type(of: constraint) == NSLayoutConstraint.self,
      !SystemConstraint.isOwn(constraint.identifier ?? "")
    else { return [] }
    let ends: [AnyHashable?] = [
      ObjectIdentifier(first), constraint.secondItem.map { ObjectIdentifier($0) }, constraint.firstAttribute,
      constraint.secondAttribute, constraint.relation, constraint.priority,
    ]
    let ofCall = ends + [constraint.multiplier, constraint.constant]
    // An inequality may stand beside another one.
    return constraint.relation == .equal && site != nil ? [ends + [site], ofCall] : [ofCall]
  }

  func repeatedBlocks() -> [Finding] {
    let ofLoops = loops.flatMap(\.copies).map(\.constraint)
    let again = copies.filter { $0.isOfSameCall && !ofLoops.contains($0.constraint) }
    let holders = again.map(\.holder).eachOnce
    let outermost = holders.filter { holder in
      !holders.contains { $0 !== holder && holder.isDescendant(of: $0) }
    }
    return outermost.map { holder in finding(holder, again.filter { $0.holder.isDescendant(of: holder) }) }
  }

  private func finding(_ holder: AutoLayoutKitView, _ copies: [Copy]) -> Finding {
    let changed = copies.first { $0.constraint.constant != $0.original.constant }
    let sites = ([changed].compactMap { $0 } + copies).compactMap(\.site).firstOfEachCall
    let numbers = changed.map { copy in
      let written = [copy.original, copy.constraint].map { ($0.numberAsWritten ?? $0.constant).points }
      return ", with \(written[0]) and with \(written[1])"
    }
    return tree.finding(
      .duplicate, tree.indices(of: [holder]), sites: sites,
      "\(sites.withOthers("is", "are")) installed twice in \(tree.name(of: holder))\(numbers ?? "")."
        + " Keep the group of the block and pass it on: group = tk_constraint(replace: group) { … }."
    )
    .explaining(copies.flatMap(\.constraint.views).filter { $0 !== holder })
  }

  func repeatedCalls() -> [Finding] {
    let copied = copies.flatMap { [$0.constraint, $0.original] }
    // The call of a constraint says more if it has another one on the same item that is no copy.
    func saysMore(_ constraint: NSLayoutConstraint) -> Bool {
      guard let call = constraint.site?.call else { return false }
      let items = ConstraintList.items(of: [constraint])
      return tree.constraints.all.contains { other, _ in
        other.site?.call == call && !copied.contains(other) && items.contains(where: other.mentions)
      }
    }
    return copies.filter { copy in
      !copy.isOfSameCall && !(saysMore(copy.constraint) && saysMore(copy.original))
    }
    .map { copy in
      let sites = [copy.original.site, copy.site]
      let lines = sites.map { $0?.call ?? "a constraint without a line" }
      let items = copy.constraint.views
      return tree.finding(
        .duplicate, tree.indices(of: items), sites: sites.compactMap { $0 },
        "\(lines[0]) and \(lines[1]) install the same constraint on"
          + " \(items.first.map(tree.name) ?? "a guide"). Remove one of them."
      )
      .explaining([], lines: false, at: .lines)
    }
    .firstOfEach(\.problem.description)
  }
}

extension DuplicateSearch {
  /// Returns the problem of a line in a loop that ran several times for one view of an array, and never for
  /// others.
  ///
  ///     for index in rows.indices { make.yTop(rows[0], by: CGFloat(index) * 52) }
  private func viewInPlaceOfOthers(_ copies: [Copy]) -> Finding? {
    let attribute = copies[0].constraint.firstAttribute
    let axis = CheckedAxis(isVertical: attribute.isVertical)
    guard let view = copies[0].constraint.firstItem as? AutoLayoutKitView, let site = copies[0].site,
      let array = tree.shownNames.name(of: view).arrayName
    else { return nil }
    let missing = (view.superview?.subviews ?? []).filter { other in
      other !== view && tree.shownNames.name(of: other).arrayName == array && !other.isInvisible
        && tree.constraints.sites(of: other, axis, areSizes: attribute.isSize).isEmpty
    }
    if missing.isEmpty { return nil }
    return tree.finding(
      .duplicate, tree.indices(of: [view] + missing), sites: [site],
      "\(site.call) ran several times for \(tree.name(of: view)), and never for"
        + " \(missing.map { tree.name(of: $0) }.shortList). In a loop, write the view of the loop, such"
        + " as \(array)[i]."
    )
    .explaining([view] + missing)
  }
}

extension String {
  /// The name of the array that holds an item: `rows` for `rows[0]`; nil for an item of no array.
  var arrayName: String? { last == "]" ? lastIndex(of: "[").map { String(self[..<$0]) } : nil }
}
