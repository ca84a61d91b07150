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
      order = system.map { CausalOrder($0.solver, treeIndices: Self.treeIndices(in: root, of: $0)) }
      guard let solver = system?.solver else { return }
      for row in solver.allConstraints {
        for term in solver.content(of: row).terms where term.coefficient != 0 {
          rowsOfVariable[term.variable, default: []].append(row)
        }
      }
    }

    /// Returns the index of each variable in the order of the tree: each view, its guides, its subviews.
    private static func treeIndices(in root: UIView, of system: LayoutSystem) -> [Variable: Int] {
      var indices: [Variable: Int] = [:]
      for view in root.tree {
        for item in [view] + view.layoutGuides as [AnyObject] {
          for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for variable in [system.near(of: item, along: axis), system.size(of: item, along: axis)] {
              if let variable { indices[variable] = indices.count }
            }
          }
        }
      }
      return indices
    }

    /// Returns an edge or size of an item in the coordinates of its superview.
    func value(_ edge: LayoutExplanation.Edge, of item: AnyObject) -> CGFloat {
      geometry.value(edge, of: item)
    }
  }
#endif
