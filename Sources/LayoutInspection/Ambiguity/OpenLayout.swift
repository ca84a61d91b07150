import AutoLayoutKit
import LayoutPlatform
import LayoutSolver
import LayoutWords

/// A layout with the positions and sizes that the constraints of its tree leave open.
///
/// Each variable of a view that constraints place is pulled toward another value, at a priority below all
/// others. Priorities are lexicographic: a variable that follows has another value of the same quality. One
/// solve pulls all variables up and one pulls all down, each with a weight of its own, so that no two pulls
/// balance. Where nothing moves, nothing is open, and no further solve is needed.
///
/// A variable that is fixed at its value no longer follows, and neither do those that it determines. Two
/// solves find what is open still.
@MainActor struct OpenLayout<System: ConstraintSystem> {
  /// The priority that fixes a variable: above that of a pull and below all others.
  private static var fixing: Float { .leastNormalMagnitude * 2 }
  static var limit: Int { 8 }

  private(set) var system: System
  private(set) var openVariables: [Variable] = []
  let names: ReportNames
  let constraints: ConstraintList
  /// The rows of the contents, by the variable of the size.
  private(set) var contents: [Variable: [ConstraintID]] = [:]

  /// Reads a layout; nil if nothing in it is open.
  init?(_ laidOut: System, _ names: @autoclosure () -> ReportNames) {
    var system = laidOut
    for row in system.solver.allConstraints where system.isOfEmptyScrolling(row) { system.solver.remove(row) }
    if system.solver.needsSolve { system.solve() }
    let variables = Self.variables(in: system)
    let open = Self.open(among: variables, in: system)
    if open.isEmpty { return nil }
    self.system = system
    openVariables = open
    self.names = names()
    constraints = ConstraintList(of: system.root)
    for row in system.solver.allConstraints where system.isOfContent(row) {
      let size = system.solver.content(of: row).terms.first?.variable
      if let size { contents[size, default: []].append(row) }
    }
  }

  var open: [OpenQuantity] { openVariables.compactMap(system.part) }

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

  /// Returns those of some variables that move when all of them are pulled up, or all down.
  ///
  /// If sizes move, the sizes are pulled again without the positions: a position that has reached its
  /// target holds back the sizes before it.
  private static func open(among variables: [Variable], in system: System) -> [Variable] {
    if variables.isEmpty { return [] }
    var moved: Set<Variable> = []
    let sizes = variables.filter { system.part(of: $0)?.isSize == true }
    for pulled in [variables, sizes] {
      for distance in [10.0, -10] {
        let other = pull(pulled, by: distance, in: system)
        moved.formUnion(variables.filter { system.moves($0, in: other) })
      }
      if !sizes.contains(where: moved.contains) { break }
    }
    return variables.filter(moved.contains)
  }

  mutating func fix(_ quantities: [OpenQuantity]) {
    let variables = quantities.compactMap(system.variable)
    for variable in variables {
      let value = system.solver.value(of: variable)
      system.solver.add([Term(1, variable)], .equal, value, priority: Self.fixing)
    }
    system.solve()
    openVariables = Self.open(among: openVariables.filter { !variables.contains($0) }, in: system)
  }

  private static func pull(_ variables: [Variable], by distance: Double, in system: System) -> System {
    var copy = system
    for (index, variable) in variables.enumerated() {
      let share = Double(index + 1) * 0.618_033_988_749_895
      let weight = 1 + share - share.rounded(.down)
      let value = system.solver.value(of: variable) + distance
      copy.solver.add([Term(weight, variable)], .equal, weight * value, priority: .leastNormalMagnitude)
    }
    copy.solve()
    return copy
  }

  static func other(moving variable: Variable, in system: System) -> System? {
    [10.0, -10].lazy.map { pull([variable], by: $0, in: system) }.first { system.moves(variable, in: $0) }
  }

  /// The open quantities, in groups that no constraint connects with each other.
  var groups: [[OpenQuantity]] {
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
    return openVariables.filter { groups[top($0)]?.first == $0 }
      .map { groups[top($0)]?.compactMap(system.part) ?? [] }
  }
}

extension ConstraintSystem {
  func moves(_ variable: Variable, in other: Self) -> Bool {
    abs(other.solver.value(of: variable) - solver.value(of: variable)) > 1e-6
  }
}

extension AmbiguityFinding {
  /// Returns the findings about a view and the views inside it, from outer ones to inner ones.
  ///
  /// Hidden views count only together with visible ones. For an engine that cannot be asked, the views count
  /// that it calls ambiguous.
  static func all(in view: AutoLayoutKitView) -> [AmbiguityFinding] {
    #if canImport(HeadlessUIKit)
      LayoutSystem(of: view).map { all(in: view, $0) } ?? []
    #else
      read(in: view)
    #endif
  }

  static func read(in view: AutoLayoutKitView) -> [AmbiguityFinding] {
    let ambiguous = view.tree(where: { !$0.isHidden }).filter { inner in
      !inner.translatesAutoresizingMaskIntoConstraints && inner.hasAmbiguousLayout
        || inner.layoutGuides.contains { $0.systemGuide == nil && $0.hasAmbiguousLayout }
    }
    if ambiguous.isEmpty { return [] }
    let found = all(in: view, ReadSystem(of: view))
    let known = Set(found.flatMap { $0.items + $0.following }.map { ObjectIdentifier($0) })
    if ambiguous.contains(where: { known.contains(ObjectIdentifier($0)) }) { return found }
    let constraints = ConstraintList(of: view.topmost)
    return [
      AmbiguityFinding(
        reason: .unknown, items: [ambiguous[0]], words: CheckedAxis.x.words,
        constraints: CheckedAxis.allCases.flatMap { constraints.of(ambiguous[0], $0) },
        names: ReportNames(ItemNames(in: view.topmost)), following: Array(ambiguous.dropFirst()))
    ]
  }

  private static func all(in view: AutoLayoutKitView, _ system: some ConstraintSystem) -> [AmbiguityFinding] {
    guard let layout = OpenLayout(system, ReportNames(ItemNames(in: system.root))) else { return [] }
    let found = AmbiguityCauses(layout).findings.filter { finding in
      finding.items.contains { AutoLayoutKitView.holding($0)?.isDescendant(of: view) == true }
    }
    return merged(found)
  }
}

// The open quantities.
extension OpenLayout {
  func hasContent(_ size: OpenQuantity) -> Bool {
    system.variable(of: size).map { contents[$0] != nil } ?? false
  }

  /// Returns true for a quantity of a view that is shown.
  ///
  /// The topmost view counts as shown: a window is hidden until it is made visible.
  func isVisible(_ quantity: OpenQuantity) -> Bool {
    // A guide alone shows nothing, and has no position that a reader could see.
    guard let view = quantity.item as? AutoLayoutKitView else { return false }
    return !sequence(first: view, next: \.superview).prefix { $0 !== system.root }.contains(where: \.isHidden)
  }

  func frames(of quantity: OpenQuantity) -> [CGRect] {
    let other = system.variable(of: quantity).flatMap { Self.other(moving: $0, in: system) }
    return other.map { [system, $0].compactMap { $0.exactFrame(of: quantity.item) } } ?? []
  }
}

@MainActor struct OpenGroup {
  let quantities: [OpenQuantity]
  let constraints: ConstraintList
  let names: ReportNames
  private let items: Set<ObjectIdentifier>

  init(_ quantities: [OpenQuantity], _ constraints: ConstraintList, _ names: ReportNames) {
    self.quantities = quantities
    self.constraints = constraints
    self.names = names
    items = Set(quantities.map { ObjectIdentifier($0.item) })
  }

  func isOpen(_ item: AnyObject) -> Bool { items.contains(ObjectIdentifier(item)) }

  func holds(_ item: AnyObject, _ axis: CheckedAxis) -> [NSLayoutConstraint] {
    constraints.holds(item, axis, where: isOpen)
  }

  func dependents(_ quantity: OpenQuantity) -> [NSLayoutConstraint] {
    constraints.dependents(quantity.item, quantity.axis, where: isOpen)
  }

  func constraintsToChange(_ quantity: OpenQuantity) -> [NSLayoutConstraint] {
    let (item, axis) = (quantity.item, quantity.axis)
    let holds = (quantity.isSize ? constraints.sizes(item, axis) : []) + holds(item, axis)
    let across = constraints.of(item, axis.across)
    let own = across.filter { $0.firstItem === item }
    return [holds, own, across, constraints.of(item, axis)].first { !$0.isEmpty } ?? []
  }
}
