#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// The answers of a stress test that are the same at several sizes.
  ///
  /// Those of checks that read no frames, and the list of the constraints, are kept while the constraints of
  /// the tree and their constants are the same; those that ask the solver, for each of its patterns.
  @MainActor final class StressMemory {
    let patterns = PatternMemory()
    private weak var root: UIView?
    /// A hash of the constraints and their constants.
    private var values = 0
    private var constraints: ConstraintList?
    private var found: [Int: [StressFound]] = [:]

    func tree(
      of root: UIView, names: ItemNames? = nil, geometry: CheckedGeometry = CheckedGeometry()
    ) -> CheckedTree {
      root.layoutIfNeeded()
      var hasher = Hasher()
      for constraint in root.tree.flatMap(\.constraints) {
        hasher.combine(
          all: ObjectIdentifier(constraint), constraint.constant, constraint.priority, constraint.isActive)
      }
      let values = hasher.finalize()
      if self.root !== root || self.values != values {
        self.root = root
        self.values = values
        constraints = ConstraintList(of: root)
        found = [:]
      }
      let tree = CheckedTree(
        of: root, isNamed: names != nil, names: names, constraints: constraints, geometry: geometry)
      tree.patternMemory = patterns
      return tree
    }

    func found(by check: Int, _ find: () -> [StressFound]) -> [StressFound] {
      let made = found[check] ?? find()
      found[check] = made
      return made
    }
  }

  /// The ambiguities of a layout at one size after another, each pattern of constraints searched once.
  ///
  /// A small step away from a layout changes its quality by the same amount at all sizes at which the same
  /// constraints are equalities. So a layout that has no open position at one size has none at such another
  /// size. The constraints of each container are compared by themselves: rows of a list that wrap one after
  /// the other have two patterns, and not one for each combination.
  @MainActor final class PatternMemory {
    private(set) var searchCount = 0
    private var determined: Set<SolutionPattern> = []
    /// The findings in the tree that was examined last.
    private var open: [[SolutionPattern]: [AmbiguityFinding]] = [:]
    private weak var root: UIView?

    func ambiguities(in view: UIView) -> [AmbiguityFinding] {
      guard let system = LayoutSystem(of: view) else { return [] }
      let patterns = patterns(of: system)
      if patterns.allSatisfy(determined.contains) { return [] }
      if let known = open[patterns] { return known }
      searchCount += 1
      let found = AmbiguityFinding.all(in: view)
      if found.isEmpty { determined.formUnion(patterns) } else { open[patterns] = found }
      return found
    }

    private func patterns(of system: LayoutSystem) -> [SolutionPattern] {
      if root !== system.root {
        root = system.root
        open = [:]
      }
      return system.solver.patterns(of: system.containers)
    }
  }

  extension LayoutSystem {
    /// The number of the container of each variable's view or guide, from outer containers to inner ones.
    fileprivate var containers: [Int] {
      var numbers: [Int] = []
      for (index, view) in root.tree.enumerated() {
        for variable in variables(in: view.subviews) {
          let missing = Int(variable.index) + 1 - numbers.count
          if missing > 0 { numbers += Array(repeating: 0, count: missing) }
          numbers[Int(variable.index)] = index + 1
        }
      }
      return numbers
    }
  }
#endif
