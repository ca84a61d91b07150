#if canImport(HeadlessUIKit)
  import AutoLayoutKit
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// A laid-out tree of views with the causes of its values, from which explanations are made.
  @MainActor struct ExplainedLayout {
    let names: CauseNames
    let system: LayoutSystem?
    let order: CausalOrder?
    let geometry: CauseGeometry
    /// The rows that mention a variable, in the order in which they were added.
    private(set) var rowsOfVariable: [Variable: [ConstraintID]] = [:]

    /// Lays out the tree that contains `view`, and finds the causes.
    init(of view: UIView) {
      system = LayoutSystem(of: view)
      geometry = CauseGeometry(system: system)
      let root = view.topmost
      names = CauseNames(in: root)
      order = system.map { system in
        let indices = system.variables(in: root.tree).enumerated().map { ($0.element, $0.offset) }
        return CausalOrder(
          system.solver, treeIndices: Dictionary(indices, uniquingKeysWith: { first, _ in first }))
      }
      guard let solver = system?.solver else { return }
      for row in solver.allConstraints {
        for term in solver.content(of: row).terms where term.coefficient != 0 {
          rowsOfVariable[term.variable, default: []].append(row)
        }
      }
    }

    /// Returns an edge or size of an item in the coordinates of its superview.
    func value(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> CGFloat {
      geometry.value(edge, of: item)
    }
  }
#endif
