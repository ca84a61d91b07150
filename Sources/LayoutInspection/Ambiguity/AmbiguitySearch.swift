import AutoLayoutKit
import LayoutPlatform
import LayoutSolver

/// The search for positions and sizes that the constraints of a tree leave open.
///
/// Each variable of a view that constraints place is pulled toward another value, at a priority below all
/// others. Priorities are lexicographic: a variable that follows has another value of the same quality. One
/// solve pulls all variables up and one pulls all down, each with a weight of its own, so that no two pulls
/// balance. Where nothing moves, nothing is open, and no further solve is needed.
///
/// A variable that is fixed at its value no longer follows, and neither do those that it determines. Two
/// solves find what is open still.
@MainActor struct AmbiguitySearch<System: ConstraintSystem> {
  /// The priority that fixes a variable: above that of a pull and below all others.
  private static var fixing: Float { .leastNormalMagnitude * 2 }

  /// The layout with the fixed variables.
  private(set) var system: System
  /// The variables of items that constraints place, from outer items to inner ones.
  let candidates: [Variable]
  /// The candidates that are open.
  private(set) var openVariables: [Variable] = []

  init(_ laidOut: System) {
    let system = Self.withoutGivenContent(laidOut)
    self.system = system
    candidates = Self.variables(in: system)
    findOpen(among: candidates)
  }

  /// Leaves out the rows that give the content of a scroll view the size 0 because nothing else does.
  private static func withoutGivenContent(_ laidOut: System) -> System {
    var system = laidOut
    for row in system.solver.allConstraints where system.isOfEmptyScrolling(row) { system.solver.remove(row) }
    if system.solver.needsSolve { system.solve() }
    return system
  }

  private static func isPlacedByConstraints(_ variable: Variable, in system: System) -> Bool {
    guard !system.solver.isSuggested(variable), let part = system.part(of: variable) else { return false }
    guard let view = part.item as? AutoLayoutKitView else { return true }
    return view !== system.root && !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Returns the variables of the items that constraints place, from outer items to inner ones.
  private static func variables(in system: System) -> [Variable] {
    var views = [system.root]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    var found = system.variables(in: views).filter { isPlacedByConstraints($0, in: system) }
    let seen = Set(found)
    let others = system.solver.allConstraints.flatMap { system.solver.content(of: $0).terms }
    for variable in Set(others.map(\.variable)).subtracting(seen).sorted(by: { $0.index < $1.index })
    where isPlacedByConstraints(variable, in: system) { found.append(variable) }
    return found
  }

  /// Keeps those of some variables that move when all of them are pulled up, or all down.
  ///
  /// If sizes move, the sizes are pulled again without the positions: a position that has reached its
  /// target holds back the sizes before it.
  private mutating func findOpen(among variables: [Variable]) {
    var moved: Set<Variable> = []
    let sizes = variables.filter { system.part(of: $0)?.isSize == true }
    for pulled in [variables, sizes] {
      for distance in [10.0, -10] {
        moved.formUnion(self.moved(in: pull(pulled, by: distance), among: variables))
      }
      if !sizes.contains(where: moved.contains) { break }
    }
    openVariables = variables.filter(moved.contains)
  }

  /// Fixes variables at their values, and finds what is open still.
  mutating func fix(_ variables: [Variable]) {
    for variable in variables {
      let value = system.solver.value(of: variable)
      system.solver.add([Term(1, variable)], .equal, value, priority: Self.fixing)
    }
    system.solve()
    let fixed = Set(variables)
    let rest = openVariables.filter { !fixed.contains($0) }
    if rest.isEmpty { openVariables = [] } else { findOpen(among: rest) }
  }

  /// Returns the layout in which variables are pulled by a distance.
  private func pull(_ variables: [Variable], by distance: Double) -> System {
    var copy = system
    for (index, variable) in variables.enumerated() {
      let share = Double(index + 1) * 0.618_033_988_749_895
      let weight = 1 + share - share.rounded(.down)
      let value = system.solver.value(of: variable) + distance
      copy.solver.add(
        [Term(weight, variable)], .equal, weight * value, priority: .leastNormalMagnitude)
    }
    copy.solve()
    return copy
  }

  /// Returns another layout of the same quality, in which a variable has another value; nil if there is
  /// none.
  func other(moving variable: Variable) -> System? {
    for distance in [10.0, -10] {
      let other = pull([variable], by: distance)
      if !moved(in: other, among: [variable]).isEmpty { return other }
    }
    return nil
  }

  /// Returns those of some variables that have another value in `other`.
  func moved(in other: System, among variables: [Variable]) -> Set<Variable> {
    Set(variables.filter { abs(other.solver.value(of: $0) - system.solver.value(of: $0)) > 1e-6 })
  }
}

// Groups of variables that constraints connect.
extension AmbiguitySearch {
  /// The open variables, in groups that no constraint connects with each other.
  var groups: [[Variable]] {
    var parents = Dictionary(uniqueKeysWithValues: openVariables.map { ($0, $0) })
    func top(_ variable: Variable) -> Variable {
      var top = variable
      while let next = parents[top], next != top { top = next }
      return top
    }
    for row in system.solver.allConstraints {
      let connected = system.solver.content(of: row).terms.map(\.variable).filter { parents[$0] != nil }
      for variable in connected.dropFirst() { parents[top(variable)] = top(connected[0]) }
    }
    var groups: [[Variable]] = []
    var indices: [Variable: Int] = [:]
    for variable in openVariables {
      let top = top(variable)
      let index = indices[top] ?? groups.count
      indices[top] = index
      if index == groups.count { groups.append([]) }
      groups[index].append(variable)
    }
    return groups
  }
}
