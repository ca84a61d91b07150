#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  // The reasons for groups of open variables.
  extension AmbiguitySearch {
    /// Returns the findings about a view and the views inside it, from outer ones to inner ones.
    ///
    /// Hidden views count only together with visible ones.
    static func findings(in view: UIView) -> [AmbiguityFinding] {
      guard let system = LayoutSystem(of: view) else { return [] }
      let search = AmbiguitySearch(system)
      if search.pulls.isEmpty { return [] }
      let names = ConflictText(names: ItemNames(in: system.root))
      let reasons = AmbiguityReasons(search, names)
      let found = search.groups.flatMap { reasons.findings(of: $0) }
      return merged(found).filter { finding in
        finding.items.contains { item in
          guard let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
          return owner.isDescendant(of: view)
        }
      }
    }

    /// Joins the findings about one item that no constraint mentions along any axis.
    private static func merged(_ findings: [AmbiguityFinding]) -> [AmbiguityFinding] {
      var result: [AmbiguityFinding] = []
      for finding in findings {
        let both = findings.filter { $0.item === finding.item && $0.items.count == 1 }
        let isNowhere =
          both.filter { $0.reason == .noPosition }.count == 2
          && both.allSatisfy(\.constraints.isEmpty)
        guard isNowhere, finding.items.count == 1 else {
          result.append(finding)
          continue
        }
        if result.contains(where: { $0.item === finding.item && $0.reason == .noPlace }) { continue }
        result.append(
          AmbiguityFinding(
            reason: .noPlace, items: finding.items, axis: .horizontal, frames: finding.frames,
            constraints: [], text: finding.text))
      }
      return result
    }
  }

  /// The constraints of a tree by item, and the reasons that they leave open.
  @MainActor private struct AmbiguityReasons {
    private let search: AmbiguitySearch
    private let text: ConflictText
    private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The rows of the contents, by the variable of the size.
    private var contents: [Variable: [ConstraintID]] = [:]

    private var system: LayoutSystem { search.system }

    init(_ search: AmbiguitySearch, _ text: ConflictText) {
      self.search = search
      self.text = text
      for row in search.system.solver.allConstraints {
        switch search.system.source(of: row) {
        case .constraint(let constraint):
          for item in [constraint.firstItem, constraint.secondItem] {
            if let item { constraints[ObjectIdentifier(item), default: []].append(constraint) }
          }
        case .hugging, .compressionResistance:
          let terms = search.system.solver.content(of: row).terms
          if let size = terms.first?.variable { contents[size, default: []].append(row) }
        default: break
        }
      }
    }

    /// Returns the findings about variables that move together.
    func findings(of pulls: [AmbiguitySearch.Pull]) -> [AmbiguityFinding] {
      let moved = pulls.reduce(into: Set<Variable>()) { $0.formUnion($1.moved) }
      let open = search.candidates.filter(moved.contains)
      if !open.contains(where: isVisible) { return [] }
      let nowhere = open.filter { isNear($0) && !isPlaced($0) }
      if !nowhere.isEmpty { return nowhere.map { finding(.noPosition, [$0], pulls) } }
      let sizes = open.filter { !isNear($0) }
      if let share = share(sizes, pulls) { return [share] }
      let givenByNothing = sizes.filter { contents[$0] == nil && sizeConstraints($0).isEmpty }
      if let outermost = givenByNothing.min(by: { depth($0) < depth($1) }) {
        return [finding(.noSize, [outermost], pulls)]
      }
      if let size = sizes.first { return [finding(.open(isSize: true), [size], pulls)] }
      return [finding(isTied(open) ? .open(isSize: false) : .unanchored, open, pulls)]
    }

    private func finding(
      _ reason: AmbiguityFinding.Reason, _ variables: [Variable], _ pulls: [AmbiguitySearch.Pull]
    ) -> AmbiguityFinding {
      let items = variables.compactMap { system.quantity(of: $0)?.item }
      let axis = variables.first.flatMap { system.quantity(of: $0)?.axis } ?? .horizontal
      var frames: [CGRect] = []
      if let variable = variables.first, let item = items.first,
        let pull = pulls.first(where: { $0.variable == variable })
          ?? pulls.first(where: { $0.moved.contains(variable) })
      {
        frames = [system.exactFrame(of: item), pull.system.exactFrame(of: item)].compactMap { $0 }
      }
      let all = items.flatMap { constraints[ObjectIdentifier($0)] ?? [] }
      let along = all.filter { $0.firstAttribute.isVertical == (axis == .vertical) }
      let across = all.filter { $0.firstAttribute.isVertical != (axis == .vertical) }
      return AmbiguityFinding(
        reason: reason, items: items, axis: axis, frames: frames,
        constraints: along.isEmpty ? across : along, text: text)
    }

    // The constraints of an item.

    private func isNear(_ variable: Variable) -> Bool { system.quantity(of: variable)?.isSize == false }

    private func isVisible(_ variable: Variable) -> Bool {
      guard let item = system.quantity(of: variable)?.item else { return false }
      // A guide alone shows nothing, and has no position that a reader could see.
      guard var view = item as? UIView else { return false }
      while !view.isHidden {
        guard let above = view.superview else { return true }
        view = above
      }
      return false
    }

    /// Returns true if a constraint with an item outside of it places the item of a variable.
    private func isPlaced(_ variable: Variable) -> Bool {
      guard let quantity = system.quantity(of: variable) else { return true }
      return (constraints[ObjectIdentifier(quantity.item)] ?? []).contains { constraint in
        guard constraint.firstAttribute.isVertical == (quantity.axis == .vertical) else { return false }
        if constraint.comparesDistances { return true }
        guard !constraint.firstAttribute.isSize else { return false }
        let other = constraint.firstItem === quantity.item ? constraint.secondItem : constraint.firstItem
        return other.map { !isInside($0, quantity.item) } ?? false
      }
    }

    private func isInside(_ item: AnyObject, _ outer: AnyObject) -> Bool {
      guard let outer = outer as? UIView else { return false }
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.isDescendant(of: outer) == true
    }

    private func sizeConstraints(_ variable: Variable) -> [NSLayoutConstraint] {
      guard let quantity = system.quantity(of: variable) else { return [] }
      return (constraints[ObjectIdentifier(quantity.item)] ?? []).filter {
        $0.firstAttribute.isSize && $0.firstAttribute.isVertical == (quantity.axis == .vertical)
      }
    }

    /// Returns true if a constraint leads from one of the items to one that does not move.
    private func isTied(_ variables: [Variable]) -> Bool {
      let items = Set(variables.compactMap { system.quantity(of: $0).map { ObjectIdentifier($0.item) } })
      return variables.contains { variable in
        guard let quantity = system.quantity(of: variable) else { return false }
        return (constraints[ObjectIdentifier(quantity.item)] ?? []).contains { constraint in
          guard !constraint.firstAttribute.isSize,
            constraint.firstAttribute.isVertical == (quantity.axis == .vertical)
          else { return false }
          return [constraint.firstItem, constraint.secondItem].contains { item in
            guard let item, !items.contains(ObjectIdentifier(item)) else { return false }
            return !isInside(item, quantity.item)
          }
        }
      }
    }

    private func depth(_ variable: Variable) -> Int {
      var view = system.quantity(of: variable)?.item as? UIView
      var depth = view == nil ? Int.max : 0
      while let above = view?.superview {
        depth += 1
        view = above
      }
      return depth
    }
  }

  // Sizes that share a length.
  extension AmbiguityReasons {
    /// Returns the finding that several sizes of one axis add up to the same length in each layout; nil if
    /// they do not.
    private func share(_ sizes: [Variable], _ pulls: [AmbiguitySearch.Pull]) -> AmbiguityFinding? {
      let withContent = sizes.filter { contents[$0] != nil }
      for members in [withContent, sizes] where members.count > 1 {
        let axes = Set(members.compactMap { system.quantity(of: $0)?.axis })
        let length = sum(members, system)
        guard axes.count == 1, pulls.allSatisfy({ abs(sum(members, $0.system) - length) < 1e-6 }) else {
          continue
        }
        let ordered = members.sorted { position($0) < position($1) }
        return finding(.share(length, remedy: remedy(for: ordered, length)), ordered, pulls)
      }
      return nil
    }

    /// Returns the position of the item of a size along its axis.
    private func position(_ size: Variable) -> CGFloat {
      guard let quantity = system.quantity(of: size) else { return 0 }
      let frame = InspectedFrame.of(quantity.item, in: system.root)
      return quantity.axis == .vertical ? frame.minY : frame.minX
    }

    private func sum(_ sizes: [Variable], _ system: LayoutSystem) -> Double {
      sizes.reduce(0) { $0 + system.solver.value(of: $1) }
    }

    /// Returns the call that decides how sizes share a length, which was tried on a copy of the layout.
    private func remedy(for sizes: [Variable], _ length: Double) -> String {
      let axis = system.quantity(of: sizes[0])?.axis ?? .horizontal
      let words = axis.words
      let names = sizes.compactMap { system.quantity(of: $0).map { text.name(of: $0.item) } }
      let hugging = (relation: Relation.lessThanOrEqual, name: "Hugging", ".high", Float(750))
      let compression = (relation: Relation.greaterThanOrEqual, name: "Compression", ".high + 1", Float(751))
      let content = sizes.reduce(0.0) { $0 + (contentSize($1) ?? 0) }
      for (relation, name, priority, value) in length > content
        ? [hugging, compression] : [compression, hugging]
      {
        guard isDecided(sizes, sizes.dropFirst(), relation, value) else { continue }
        let others = names.dropFirst().joined(separator: ", ")
        return "make.\(words.letter)\(name)(\(others)) == \(priority)"
      }
      return "make.same\(words.size.capitalized)(\(names.joined(separator: ", "))) or a fixed \(words.size)"
    }

    private func contentSize(_ size: Variable) -> Double? {
      contents[size]?.first.map { system.solver.content(of: $0).constant }
    }

    /// Returns true if nothing is open among `sizes` after the priority of some contents was changed.
    private func isDecided(
      _ sizes: [Variable], _ changed: ArraySlice<Variable>, _ relation: Relation, _ priority: Float
    ) -> Bool {
      var copy = system
      for size in changed {
        let row = contents[size]?.first { copy.solver.content(of: $0).relation == relation }
        guard let row else { return false }
        copy.solver.setPriority(priority, of: row)
      }
      copy.solve()
      if !copy.solver.conflicts.isEmpty { return false }
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
#endif
