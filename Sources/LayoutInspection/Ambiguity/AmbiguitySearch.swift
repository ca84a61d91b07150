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

  private(set) var system: System
  private(set) var openVariables: [Variable] = []

  init(_ laidOut: System) {
    var system = laidOut
    for row in system.solver.allConstraints where system.isOfEmptyScrolling(row) { system.solver.remove(row) }
    if system.solver.needsSolve { system.solve() }
    self.system = system
    findOpen(among: Self.variables(in: system))
  }

  private static func variables(in system: System) -> [Variable] {
    func isPlaced(_ variable: Variable) -> Bool {
      guard !system.solver.isSuggested(variable), let part = system.part(of: variable) else { return false }
      guard let view = part.item as? AutoLayoutKitView else { return true }
      return view !== system.root && !view.translatesAutoresizingMaskIntoConstraints
    }
    var views = [system.root]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    let found = system.variables(in: views).filter(isPlaced)
    let others = system.solver.allConstraints.flatMap { system.solver.content(of: $0).terms }
    let rest = Set(others.map(\.variable)).subtracting(found).filter(isPlaced)
    return found + rest.sorted { $0.index < $1.index }
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
        moved.formUnion(self.moved(in: Self.pull(pulled, by: distance, in: system), among: variables))
      }
      if !sizes.contains(where: moved.contains) { break }
    }
    openVariables = variables.filter(moved.contains)
  }

  mutating func fix(_ variables: [Variable]) {
    for variable in variables {
      let value = system.solver.value(of: variable)
      system.solver.add([Term(1, variable)], .equal, value, priority: Self.fixing)
    }
    system.solve()
    let rest = openVariables.filter { !variables.contains($0) }
    if rest.isEmpty { openVariables = [] } else { findOpen(among: rest) }
  }

  private static func pull(_ variables: [Variable], by distance: Double, in system: System) -> System {
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

  /// Returns another layout of the same quality as a layout, in which a variable has another value; nil if
  /// there is none.
  static func other(moving variable: Variable, in system: System) -> System? {
    for distance in [10.0, -10] {
      let other = pull([variable], by: distance, in: system)
      if abs(other.solver.value(of: variable) - system.solver.value(of: variable)) > 1e-6 { return other }
    }
    return nil
  }

  func moved(in other: System, among variables: [Variable]) -> Set<Variable> {
    Set(variables.filter { abs(other.solver.value(of: $0) - system.solver.value(of: $0)) > 1e-6 })
  }

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
    let groups = Dictionary(grouping: openVariables, by: top)
    // In the order of their first variables.
    return openVariables.filter { groups[top($0)]?.first == $0 }.compactMap { groups[top($0)] }
  }
}
