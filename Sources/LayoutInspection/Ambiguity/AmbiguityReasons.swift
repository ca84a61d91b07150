#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The constraints of a tree by item, and the reasons that they leave open.
  @MainActor struct AmbiguityReasons {
    let search: AmbiguitySearch
    let names: ReportNames
    private(set) var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The rows of the contents, by the variable of the size.
    private(set) var contents: [Variable: [ConstraintID]] = [:]

    var system: LayoutSystem { search.system }

    init(_ search: AmbiguitySearch, _ names: ReportNames) {
      self.search = search
      self.names = names
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
      let circle = circle(among: sizes)
      if circle.count > 1 { return [finding(.circular(circle.map(sizeName)), circle, pulls)] }
      if let size = sizes.first { return [finding(.open(isSize: true), [size], pulls)] }
      return [finding(isTied(open) ? .open(isSize: false) : .unanchored, open, pulls)]
    }

    /// Creates a finding about the items of variables, the one to change first.
    func finding(
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
        reason: reason, items: items, words: axis.words, frames: frames,
        constraints: along.isEmpty ? across : along, names: names)
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
      return UIView.holding(item)?.isDescendant(of: outer) == true
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

    /// Returns the number of views around the view of a variable; a guide comes after all views.
    private func depth(_ variable: Variable) -> Int {
      guard let view = system.quantity(of: variable)?.item as? UIView else { return .max }
      return InspectedFrame.depth(of: view)
    }
  }
#endif
