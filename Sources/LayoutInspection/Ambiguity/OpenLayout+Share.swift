import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

// Sizes that share a length.
extension OpenLayout {
  func share(among group: OpenGroup) -> (sizes: [OpenQuantity], length: Double)? {
    let sizes = group.quantities.filter(\.isSize)
    for pool in [sizes.filter(hasContent), sizes] where pool.count > 1 {
      for axis in CheckedAxis.allCases {
        let along = pool.filter { $0.axis == axis }
        guard let members = sharing((along + neighbors(of: along)).compactMap(system.variable))
        else { continue }
        let ordered = members.compactMap(system.part).sorted { position($0) < position($1) }
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
    let moves = pool.prefix(Self.limit).compactMap { Self.other(moving: $0, in: system) }
    let moved = moves.map { other in Set(pool.filter { system.moves($0, in: other) }) }
    for first in moved.prefix(3) where pool.count > 1 {
      // A size that is not among those that one member moves may move that member.
      let members = moved.reduce(first) { $0.isDisjoint(with: $1) ? $0 : $0.union($1) }
      let sizes = pool.filter(members.contains)
      let isConstant = moves.allSatisfy { abs(sum(sizes, $0) - sum(sizes, system)) < 1e-6 }
      if sizes.count > 1, isConstant { return sizes }
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
  func remedy(for sizes: [OpenQuantity], _ length: Double) -> String {
    let words = sizes[0].words
    let names = sizes.map { self.names.name(of: $0.item) }
    let bare = sizes.indices.filter { !hasContent(sizes[$0]) }
    if bare.isEmpty, let call = contentCall(for: sizes, names, length) { return call }
    if bare.count == 1 { return "make.\(words.size)(\(names[bare[0]])) == …" }
    return "make.same\(words.size.capitalized)(\(names.joined(separator: ", "))) or a fixed \(words.size)"
  }

  /// Returns the call by which one content takes what the others leave; nil if no such call decides.
  ///
  ///     make.xHugging(badge) == .high    // a preview beside a badge takes the rest of the row
  private func contentCall(for sizes: [OpenQuantity], _ names: [String], _ length: Double) -> String? {
    let (axis, words) = (sizes[0].axis, sizes[0].words)
    let views = sizes.compactMap { $0.item as? AutoLayoutKitView }
    if views.count < sizes.count { return nil }
    let contents = views.map { Double(axis.length(of: $0.intrinsicContentSize)) }
    let isStretched = length > contents.reduce(0, +)
    let isColumn = words.isVertical && isStretched && isDecidedByWall(sizes)
    let wall = isColumn ? "end the \(words.chainVerb) with make.wall, or add " : ""
    // The longest content takes the rest; of equal ones the first.
    let order = views.indices.sorted { one, other in
      let varies = [one, other].map { views[$0].hasVaryingLength }
      return varies[0] == varies[1] ? contents[one] > contents[other] : varies[0]
    }
    for isHugging in [isStretched, !isStretched] {
      for rest in order {
        let highest = views[rest].contentPriority(isHugging: isHugging, axis)
        let (priority, text): (Float, String) =
          switch (isHugging, highest) {
          case (true, ..<750): (750, ".high")
          case (false, ...750): (751, ".high + 1")
          default: (1000, ".required")
          }
        let others = sizes.indices.filter { $0 != rest }
        guard highest < 1000, isDecided(sizes, others.map { sizes[$0] }, isHugging, priority)
        else { continue }
        return wall + words.contentCall(isHugging: isHugging, of: others.map { names[$0] }, text)
      }
    }
    return nil
  }

  private func isDecided(
    _ sizes: [OpenQuantity], _ changed: [OpenQuantity], _ isHugging: Bool, _ priority: Float
  ) -> Bool {
    var copy = system
    let relation: LayoutSolver.Relation = isHugging ? .lessThanOrEqual : .greaterThanOrEqual
    for size in changed {
      let rows = system.variable(of: size).flatMap { contents[$0] } ?? []
      guard let row = rows.first(where: { copy.solver.content(of: $0).relation == relation })
      else { return false }
      copy.solver.setPriority(priority, of: row)
    }
    return isDecided(sizes, in: copy)
  }

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

  private func isDecided(_ sizes: [OpenQuantity], in changed: System) -> Bool {
    var copy = changed
    copy.solve()
    return copy.solver.conflicts.count <= system.solver.conflicts.count
      && sizes.compactMap(system.variable).allSatisfy { Self.other(moving: $0, in: copy) == nil }
  }
}

extension AutoLayoutKitView {
  /// True for a view that shows as much as it has room for: a field, or a text of several lines.
  fileprivate var hasVaryingLength: Bool {
    #if canImport(UIKit)
      if self is UITextField || self is UITextView || self is UISearchBar { return true }
      #if !os(tvOS)
        if self is UISlider { return true }
      #endif
      return (self as? UILabel).map { $0.numberOfLines != 1 } ?? (self is UIProgressView)
    #else
      guard let field = self as? NSTextField else { return self is NSSlider || self is NSProgressIndicator }
      return field.isEditable || field.maximumNumberOfLines != 1
    #endif
  }
}
