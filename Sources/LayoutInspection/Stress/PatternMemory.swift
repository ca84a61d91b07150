#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The ambiguities of a layout and its lost constraints at one size after another, each pattern of
  /// constraints searched once.
  ///
  /// A small step away from a layout changes its quality by the same amount at all sizes at which the same
  /// constraints are equalities. So a layout that has no open position at one size has none at such another
  /// size. The constraints of each container are compared by themselves: rows of a list that wrap one after
  /// the other have two patterns, and not one for each combination.
  ///
  /// An optional constraint that no small step brings nearer to its constant without a cost for stronger ones
  /// is in the same situation at all sizes of a pattern, too.
  @MainActor final class PatternMemory {
    /// The number of searches that were made.
    private(set) var searchCount = 0
    /// The patterns of containers in layouts without ambiguity.
    private var determined: Set<SolutionPattern> = []
    /// The findings in the tree that was examined last.
    private var open: [[SolutionPattern]: [AmbiguityFinding]] = [:]
    /// True for rows of this tree that only stronger ones keep from their constants.
    private var held: [[SolutionPattern]: [ConstraintID: Bool]] = [:]
    private weak var root: UIView?

    /// Returns the findings about a view and the views inside it, in the present layout.
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

    /// Returns true if stronger rows keep an optional row from its constant.
    func isHeldByStrongerRows(_ row: ConstraintID, in system: LayoutSystem) -> Bool {
      let patterns = patterns(of: system)
      if let known = held[patterns]?[row] { return known }
      let isHeld = LostConstraint.isHeldByStrongerRows(row, in: system)
      held[patterns, default: [:]][row] = isHeld
      return isHeld
    }

    private func patterns(of system: LayoutSystem) -> [SolutionPattern] {
      if root !== system.root {
        root = system.root
        open = [:]
        held = [:]
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
