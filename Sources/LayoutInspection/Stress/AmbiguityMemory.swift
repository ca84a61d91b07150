#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The ambiguities of a layout at one size after another, each pattern of constraints searched once.
  ///
  /// A layout has open positions or sizes at one size if and only if it has them at each other size with the
  /// same pattern: the same constraints, of which the same ones are equalities. The instances of one screen
  /// share the patterns without ambiguity, because their variables have the same numbers.
  @MainActor final class AmbiguityMemory {
    /// The number of searches that were made.
    private(set) var searchCount = 0
    private var determined: Set<SolutionPattern> = []
    /// The findings in the tree that was examined last.
    private var open: [SolutionPattern: [AmbiguityFinding]] = [:]
    private weak var root: UIView?

    /// Returns the findings about a view and the views inside it, in the present layout.
    func findings(in view: UIView) -> [AmbiguityFinding] {
      guard let system = LayoutSystem(of: view) else { return [] }
      let pattern = system.solver.pattern
      if determined.contains(pattern) { return [] }
      if root !== view {
        root = view
        open = [:]
      }
      if let known = open[pattern] { return known }
      searchCount += 1
      let found = AmbiguitySearch.findings(in: view)
      if found.isEmpty { determined.insert(pattern) } else { open[pattern] = found }
      return found
    }
  }
#endif
