import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

// The call that decides how sizes share a length. Each is tried on a copy of the layout.
extension OpenLayout {
  func remedy(for sizes: [Variable], _ length: Double, _ words: AxisWords) -> String {
    let items = sizes.compactMap { search.system.part(of: $0)?.item }
    let members = zip(sizes, items).map { size, item in
      member(size, item, isVertical: words.isVertical)
    }
    let isStretched = length > members.reduce(0) { $0 + $1.content }
    let isColumn = words.isVertical && isStretched && isDecidedByWall(sizes)
    let wall = isColumn ? "end the \(words.chainVerb) with make.wall, or add " : ""
    if sizes.allSatisfy({ contents[$0] != nil }) {
      for remedy in ShareRemedy.candidates(for: members, isStretched: isStretched)
      where isDecided(sizes, by: remedy) { return wall + remedy.call(for: members, words) }
    }
    let bare = zip(sizes, members).filter { contents[$0.0] == nil }.map(\.1.name)
    if bare.count == 1 { return "make.\(words.size)(\(bare[0])) == …" }
    return
      "make.same\(words.size.capitalized)(\(members.map(\.name).joined(separator: ", "))) or a fixed"
      + " \(words.size)"
  }

  /// Returns a member with the content and the priorities that the solver has.
  private func member(_ size: Variable, _ item: AnyObject, isVertical: Bool) -> ShareRemedy.Member {
    guard let view = item as? AutoLayoutKitView, contents[size] != nil else {
      return ShareRemedy.Member(
        name: names.name(of: item), content: 0, varies: false, hugging: 0, resistance: 0)
    }
    return ShareRemedy.Member(view, isVertical: isVertical, names: names)
  }

  /// Returns true if nothing is open among `sizes` after the priority of some contents was changed.
  private func isDecided(_ sizes: [Variable], by remedy: ShareRemedy) -> Bool {
    var copy = search.system
    let relation: LayoutSolver.Relation = remedy.isHugging ? .lessThanOrEqual : .greaterThanOrEqual
    for index in remedy.changed {
      let row = contents[sizes[index]]?.first { copy.solver.content(of: $0).relation == relation }
      guard let row else { return false }
      copy.solver.setPriority(remedy.priority, of: row)
    }
    return isDecided(sizes, in: copy)
  }

  /// Returns true if nothing is open among `sizes` after the last gap of their chain was left out.
  private func isDecidedByWall(_ sizes: [Variable]) -> Bool {
    guard let last = sizes.last.flatMap({ search.system.part(of: $0)?.item }) else { return false }
    let end = ties.all(last).first { constraint in
      guard constraint.firstAttribute.isVertical, constraint.site?.isOfChain == true else { return false }
      return constraint.firstAttribute.side == 1 && constraint.secondAttribute.side == 1
    }
    guard let end, let row = search.system.row(of: end) else { return false }
    var copy = search.system
    copy.solver.remove(row)
    return isDecided(sizes, in: copy)
  }

  /// Returns true if nothing is open among `sizes` in a changed copy of the layout, and no further conflict
  /// is in it.
  private func isDecided(_ sizes: [Variable], in changed: System) -> Bool {
    var copy = changed
    copy.solve()
    if copy.solver.conflicts.count > search.system.solver.conflicts.count { return false }
    for size in sizes {
      for direction in [10.0, -10.0] {
        var pulled = copy
        let value = copy.solver.value(of: size)
        pulled.solver.add([Term(1, size)], .equal, value + direction, priority: .leastNormalMagnitude)
        pulled.solve()
        if abs(pulled.solver.value(of: size) - value) > 1e-6 { return false }
      }
    }
    return true
  }
}
