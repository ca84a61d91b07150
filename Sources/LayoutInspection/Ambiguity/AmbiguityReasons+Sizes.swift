#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  // Sizes that follow from each other.
  extension AmbiguityReasons {
    /// Returns the sizes without a content that are compared with sizes among them only.
    func circle(among sizes: [Variable]) -> [Variable] {
      let open = sizes.filter { contents[$0] == nil }
      return open.filter { size in
        let others = comparedSizes(size)
        return !others.isEmpty && others.allSatisfy { other in other.map(open.contains) ?? false }
      }
    }

    /// Returns the sizes that a size is compared with; nil among them stands for a number.
    private func comparedSizes(_ size: Variable) -> [Variable?] {
      guard let quantity = system.quantity(of: size) else { return [] }
      var others: [Variable?] = []
      for constraint in constraints[ObjectIdentifier(quantity.item)] ?? []
      where constraint.firstAttribute.isSize && !constraint.comparesDistances {
        let first = self.size(constraint.firstItem, constraint.firstAttribute)
        let second = self.size(constraint.secondItem, constraint.secondAttribute)
        if first == size { others.append(second) }
        if second == size { others.append(first) }
      }
      return others
    }

    private func size(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Variable? {
      item.flatMap { system.size(of: $0, along: attribute.isVertical ? .vertical : .horizontal) }
    }

    /// Returns the name of a size: `photo.height`.
    func sizeName(_ size: Variable) -> String {
      system.quantity(of: size).map { "\(names.name(of: $0.item)).\($0.axis.words.size)" } ?? ""
    }
  }

  // Sizes that share a length.
  extension AmbiguityReasons {
    /// Returns the finding that several sizes of one axis add up to the same length in each layout; nil if
    /// they do not.
    func share(_ sizes: [Variable], _ pulls: [AmbiguitySearch.Pull]) -> AmbiguityFinding? {
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
      let itemNames = sizes.compactMap { system.quantity(of: $0).map { names.name(of: $0.item) } }
      let hugging = (isHugging: true, relation: Relation.lessThanOrEqual, priority: Float(750))
      let compression = (isHugging: false, relation: Relation.greaterThanOrEqual, priority: Float(751))
      let content = sizes.reduce(0.0) { $0 + (contentSize($1) ?? 0) }
      let isStretched = length > content
      let isColumn = axis == .vertical && isStretched && isDecidedByWall(sizes)
      let wall = isColumn ? "end the \(words.chainVerb) with make.wall, or add " : ""
      for (isHugging, relation, priority) in isStretched
        ? [hugging, compression] : [compression, hugging]
      {
        guard isDecided(sizes, sizes.dropFirst(), relation, priority) else { continue }
        return wall + words.contentCall(isHugging: isHugging, of: Array(itemNames.dropFirst()))
      }
      return
        "make.same\(words.size.capitalized)(\(itemNames.joined(separator: ", "))) or a fixed \(words.size)"
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
      return isDecided(sizes, in: copy)
    }

    /// Returns true if nothing is open among `sizes` after the last gap of their chain was left out.
    private func isDecidedByWall(_ sizes: [Variable]) -> Bool {
      guard let last = sizes.last.flatMap({ system.quantity(of: $0)?.item }) else { return false }
      let end = (constraints[ObjectIdentifier(last)] ?? []).first { constraint in
        guard constraint.firstAttribute.isVertical, constraint.site?.isOfChain == true else { return false }
        let edges = [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ]
        return edges.allSatisfy { $0.1.side == 1 }
      }
      let row = system.solver.allConstraints.first { row in
        guard case .constraint(let constraint) = system.source(of: row) else { return false }
        return constraint === end
      }
      guard end != nil, let row else { return false }
      var copy = system
      copy.solver.remove(row)
      return isDecided(sizes, in: copy)
    }

    /// Returns true if nothing is open among `sizes` in a changed copy of the layout.
    private func isDecided(_ sizes: [Variable], in changed: LayoutSystem) -> Bool {
      var copy = changed
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
