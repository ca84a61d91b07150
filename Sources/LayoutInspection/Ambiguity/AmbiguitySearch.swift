#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The search for positions and sizes that the constraints of a tree leave open.
  ///
  /// Each variable of a view that constraints place is pulled toward another value, at a priority below all
  /// others. Priorities are lexicographic: a variable that follows has another value of the same quality. One
  /// solve pulls all variables up and one pulls all down, each with a weight of its own, so that no two pulls
  /// balance. Where nothing moves, nothing is open, and no further solve is needed.
  @MainActor struct AmbiguitySearch {
    /// An open variable, and the changes of all open variables when it is pulled.
    struct Pull {
      let variable: Variable
      /// The other layout.
      let system: LayoutSystem
      let moved: Set<Variable>
    }

    /// The number of variables that are pulled one by one; further ones are not examined.
    private static var limit: Int { 96 }

    let system: LayoutSystem
    /// The variables of items that constraints place.
    let candidates: [Variable]
    private(set) var pulls: [Pull] = []

    init(_ laidOut: LayoutSystem) {
      let system = Self.withoutGivenContent(laidOut)
      self.system = system
      candidates = Self.variables(in: system)
      findPulls()
    }

    /// Leaves out the rows that give the content of a scroll view the size 0 because nothing else does.
    private static func withoutGivenContent(_ laidOut: LayoutSystem) -> LayoutSystem {
      var system = laidOut
      for row in system.solver.allConstraints {
        let content = system.solver.content(of: row)
        guard content.priority == 1, content.constant == 0, case .size(let item) = system.source(of: row),
          item is UILayoutGuide
        else { continue }
        system.solver.remove(row)
      }
      if system.solver.needsSolve { system.solve() }
      return system
    }

    private static func isPlacedByConstraints(_ variable: Variable, in system: LayoutSystem) -> Bool {
      guard !system.solver.isSuggested(variable), let quantity = system.quantity(of: variable) else {
        return false
      }
      if let view = quantity.item as? UIView {
        return view === system.root ? false : !view.translatesAutoresizingMaskIntoConstraints
      }
      return true
    }

    /// Returns the variables of the items that constraints place, from outer items to inner ones.
    private static func variables(in system: LayoutSystem) -> [Variable] {
      var found: [Variable] = []
      var open: [UIView] = [system.root]
      var index = 0
      while index < open.count {
        let view = open[index]
        for item in [view] + view.layoutGuides as [AnyObject] {
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let both = [system.near(of: item, along: axis), system.size(of: item, along: axis)]
            found += both.compactMap { $0 }.filter { isPlacedByConstraints($0, in: system) }
          }
        }
        open += view.subviews
        index += 1
      }
      let seen = Set(found)
      let others = system.solver.allConstraints.flatMap { system.solver.content(of: $0).terms }
      for variable in Set(others.map(\.variable)).subtracting(seen).sorted(by: { $0.index < $1.index })
      where isPlacedByConstraints(variable, in: system) { found.append(variable) }
      return found
    }

    private mutating func findPulls() {
      var open: Set<Variable> = []
      for direction in [1.0, -1.0] {
        let pulled = pull(candidates, by: direction)
        open.formUnion(moved(in: pulled))
      }
      if open.isEmpty { return }
      for variable in candidates.filter(open.contains).prefix(Self.limit) {
        for direction in [1.0, -1.0] {
          let other = pull([variable], by: direction)
          let moved = moved(in: other)
          guard moved.contains(variable) else { continue }
          pulls.append(Pull(variable: variable, system: other, moved: moved))
          break
        }
      }
    }

    /// Returns the layout in which variables are pulled by 10 points.
    private func pull(_ variables: [Variable], by direction: Double) -> LayoutSystem {
      var copy = system
      for (index, variable) in variables.enumerated() {
        let share = Double(index + 1) * 0.618_033_988_749_895
        let weight = 1 + share - share.rounded(.down)
        let value = system.solver.value(of: variable) + 10 * direction
        copy.solver.add(
          [Term(weight, variable)], .equal, weight * value, priority: .leastNormalMagnitude)
      }
      copy.solve()
      return copy
    }

    /// Returns the candidates that have another value in `other`.
    private func moved(in other: LayoutSystem) -> Set<Variable> {
      Set(candidates.filter { abs(other.solver.value(of: $0) - system.solver.value(of: $0)) > 1e-6 })
    }
  }

  // Groups of variables that move together.
  extension AmbiguitySearch {
    /// The open variables, one group for each part of the layout that moves together.
    var groups: [[Pull]] {
      var groups: [(pulls: [Pull], moved: Set<Variable>)] = []
      for pull in pulls {
        var group = (pulls: [pull], moved: pull.moved)
        groups.removeAll { other in
          if other.moved.isDisjoint(with: group.moved) { return false }
          group.pulls = other.pulls + group.pulls
          group.moved.formUnion(other.moved)
          return true
        }
        groups.append(group)
      }
      return groups.map(\.pulls)
    }
  }
#endif
