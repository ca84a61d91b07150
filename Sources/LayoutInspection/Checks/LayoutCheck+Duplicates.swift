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
    return search.loopFindings() + search.repeatedBlocks() + search.repeatedCalls()
  }
}

/// The parts of a constraint in which two have to agree.
private struct ConstraintKey: Hashable {
  struct End: Hashable {
    let item: ObjectIdentifier
    let attribute: Int
  }

  let first: End
  let second: End?
  let relation: Int
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float
  let site: ConstraintSite?

  /// Reads the edges and all numbers of a constraint of the app: equal for two that say the same; nil for
  /// those of the platform, and if an item was released.
  @MainActor init?(of constraint: NSLayoutConstraint) {
    let isOwn = constraint.site != nil || type(of: constraint) == NSLayoutConstraint.self
    guard isOwn, let (first, second) = Self.ends(of: constraint) else { return nil }
    if SystemConstraint.isOwn(constraint.identifier ?? "") { return nil }
    multiplier = constraint.multiplier
    priority = constraint.priority.rawValue
    site = nil
    // a = b + c is the same as b = a − c, so the item with the smaller address comes first.
    if let second, multiplier == 1, (second.item, second.attribute) < (first.item, first.attribute) {
      (self.first, self.second) = (second, first)
      relation = -constraint.relation.rawValue
      constant = 0 - constraint.constant
    } else {
      (self.first, self.second) = (first, second)
      relation = constraint.relation.rawValue
      constant = constraint.constant
    }
  }

  /// Reads the place and the edges of a constraint: equal for two runs of a block; nil for one without a
  /// place, and for an inequality, which may stand beside another.
  @MainActor init?(ofRun constraint: NSLayoutConstraint) {
    guard constraint.relation == .equal, let site = constraint.site,
      let (first, second) = Self.ends(of: constraint)
    else { return nil }
    (self.first, self.second) = (first, second)
    (relation, multiplier, constant) = (0, 0, 0)
    priority = constraint.priority.rawValue
    self.site = site
  }

  @MainActor private static func ends(of constraint: NSLayoutConstraint) -> (End, End?)? {
    func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> End? {
      item.map { End(item: ObjectIdentifier($0), attribute: attribute.rawValue) }
    }
    return end(constraint.firstItem, constraint.firstAttribute).map {
      ($0, end(constraint.secondItem, constraint.secondAttribute))
    }
  }
}

@MainActor private struct DuplicateSearch {
  @MainActor struct Copy {
    let constraint: NSLayoutConstraint
    let original: NSLayoutConstraint
    let holder: AutoLayoutKitView

    var isOfSameCall: Bool { constraint.site != nil && constraint.site == original.site }
  }

  /// A line of a loop that ran several times for one view of an array, and never for others.
  struct LoopLine {
    let copies: [Copy]
    let array: String
    let view: AutoLayoutKitView
    let missing: [AutoLayoutKitView]
  }

  let tree: CheckedTree
  private var copies: [Copy] = []
  private let copied: Set<ObjectIdentifier>
  private var loops: [LoopLine] = []

  init(in tree: CheckedTree) {
    self.tree = tree
    var known: [ConstraintKey: NSLayoutConstraint] = [:]
    for (constraint, holder) in tree.constraints.all {
      guard let key = ConstraintKey(of: constraint) else { continue }
      let run = ConstraintKey(ofRun: constraint)
      if let original = run.flatMap({ known[$0] }) ?? known[key] {
        copies.append(Copy(constraint: constraint, original: original, holder: holder))
      }
      for key in [key, run] {
        if let key, known[key] == nil { known[key] = constraint }
      }
    }
    copied = Set(copies.flatMap { [$0.constraint, $0.original] }.map(ObjectIdentifier.init))
    if tree.isNamed { loops = findLoops() }
  }

  /// Returns a problem for each outermost view with constraints whose lines ran twice.
  func repeatedBlocks() -> [Finding] {
    let ofLoops = Set(loops.flatMap(\.copies).map { ObjectIdentifier($0.constraint) })
    let again = copies.filter { $0.isOfSameCall && !ofLoops.contains(ObjectIdentifier($0.constraint)) }
    var holders: [AutoLayoutKitView] = []
    for holder in again.map(\.holder) where !holders.contains(where: { holder.isDescendant(of: $0) }) {
      holders.removeAll { $0.isDescendant(of: holder) }
      holders.append(holder)
    }
    return holders.map { holder in finding(holder, again.filter { $0.holder.isDescendant(of: holder) }) }
  }

  private func finding(_ holder: AutoLayoutKitView, _ copies: [Copy]) -> Finding {
    let changed = copies.first { $0.constraint.constant != $0.original.constant }
    let sites = ([changed].compactMap { $0 } + copies).compactMap(\.constraint.site).firstOfEachCall
    let calls = sites.count == 1 ? "" : " and \(sites.count - 1) more"
    func number(_ constraint: NSLayoutConstraint) -> String {
      (constraint.numberAsWritten ?? constraint.constant).points
    }
    let numbers = changed.map { ", with \(number($0.original)) and with \(number($0.constraint))" }
    return tree.finding(
      .duplicate, tree.indices(of: [holder]), sites: sites,
      "\(sites.first?.call ?? "")\(calls) \(sites.count == 1 ? "is" : "are") installed twice in"
        + " \(tree.name(of: holder))\(numbers ?? ""). Keep the group of the block and pass it on: group ="
        + " tk_constraint(replace: group) { … }."
    )
    .explaining(copies.flatMap(\.constraint.views).filter { $0 !== holder })
  }

  func repeatedCalls() -> [Finding] {
    var seen: Set<String> = []
    return copies.compactMap { copy in
      guard !copy.isOfSameCall, !saysMore(copy.constraint) || !saysMore(copy.original) else { return nil }
      let sites = [copy.original.site, copy.constraint.site]
      let lines = sites.map { $0?.call ?? "a constraint without a line" }
      let items = copy.constraint.views
      let name = items.first.map(tree.name) ?? "a guide"
      guard seen.insert("\(lines) \(name)").inserted else { return nil }
      return tree.finding(
        .duplicate, tree.indices(of: items), sites: sites.compactMap { $0 },
        "\(lines[0]) and \(lines[1]) install the same constraint on \(name). Remove one of them."
      )
      .explaining([], lines: false, at: .lines)
    }
  }

  /// True if the call of a constraint has another constraint on the same item that is no copy.
  private func saysMore(_ constraint: NSLayoutConstraint) -> Bool {
    guard let site = constraint.site else { return false }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    return tree.constraints.all.contains { other, _ in
      other.site?.call == site.call && !copied.contains(ObjectIdentifier(other))
        && items.contains(where: other.mentions)
    }
  }
}

// A view of an array in place of that of a loop.
extension DuplicateSearch {
  /// Returns a problem for each line of a loop that names one view of an array.
  ///
  ///     for index in rows.indices { make.yTop(rows[0], by: CGFloat(index) * 52) }
  func loopFindings() -> [Finding] {
    loops.map { line in
      let site = line.copies[0].constraint.site
      return tree.finding(
        .duplicate, tree.indices(of: [line.view] + line.missing), sites: [site].compactMap { $0 },
        "\(site?.call ?? "") ran several times for \(tree.name(of: line.view)), and never for"
          + " \(line.missing.map { tree.name(of: $0) }.shortList)."
          + " In a loop, write the view of the loop, such as \(line.array)[i]."
      )
      .explaining([line.view] + line.missing)
    }
  }

  private func findLoops() -> [LoopLine] {
    let calls = copies.filter(\.isOfSameCall).grouped { one, other in
      one.constraint.firstItem === other.constraint.firstItem
        && one.constraint.site?.call == other.constraint.site?.call
    }
    return calls.compactMap(loopLine)
  }

  private func loopLine(_ copies: [Copy]) -> LoopLine? {
    let attribute = copies[0].constraint.firstAttribute
    guard let view = copies[0].constraint.firstItem as? AutoLayoutKitView, let outer = view.superview,
      let array = array(of: view), let axis = CheckedAxis.allCases.first(where: { $0.has(attribute) })
    else { return nil }
    let missing = outer.subviews.filter { other in
      guard other !== view, self.array(of: other) == array, !other.isInvisible else { return false }
      let list = tree.constraints
      return (attribute.isSize ? list.sizeSites(of: other, axis) : list.edgeSites(of: other, axis)).isEmpty
    }
    return missing.isEmpty ? nil : LoopLine(copies: copies, array: array, view: view, missing: missing)
  }

  /// Returns the name of the array that holds a view: `rows` for `rows[0]`; nil for a view of no array.
  private func array(of view: AutoLayoutKitView) -> String? {
    let name = tree.shownNames.name(of: view)
    return name.last == "]" ? name.lastIndex(of: "[").map { String(name[..<$0]) } : nil
  }
}
