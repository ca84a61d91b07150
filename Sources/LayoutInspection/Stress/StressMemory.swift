#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The answers of a stress test that are the same at several sizes.
  ///
  /// Those of checks that read no frames, and the list of the constraints, are kept while the constraints of
  /// the tree and their constants are the same; those that ask the solver, for each of its patterns. The
  /// facts about texts are kept for all trees.
  @MainActor final class StressMemory {
    let patterns = PatternMemory()
    let texts = TextMemory()
    private weak var root: UIView?
    private var values: [ConstraintValue] = []
    private var constraints: ConstraintList?
    private var found: [Int: [StressFound]] = [:]

    /// Lays a tree out and reads it.
    ///
    /// - Parameters:
    ///   - names: The names of its views; nil if the sentences are not shown to a person.
    ///   - geometry: The places of its views: those of the present layout, unless given.
    func tree(
      of root: UIView, names: ItemNames? = nil, geometry: CheckedGeometry = CheckedGeometry()
    ) -> CheckedTree {
      root.layoutIfNeeded()
      let values = ConstraintValue.all(in: root)
      if self.root !== root || self.values != values {
        self.root = root
        self.values = values
        constraints = ConstraintList(of: root)
        found = [:]
      }
      let tree = CheckedTree(
        of: root, isNamed: names != nil, names: names, constraints: constraints, geometry: geometry)
      tree.patternMemory = patterns
      tree.textMemory = texts
      return tree
    }

    /// Returns the findings of a check that reads only the constraints of the last tree.
    ///
    /// - Parameters:
    ///   - check: The index of the check.
    ///   - find: A function that makes the check.
    func found(by check: Int, _ find: () -> [StressFound]) -> [StressFound] {
      if let known = found[check] { return known }
      let made = find()
      found[check] = made
      return made
    }
  }

  /// The parts of a constraint that can change.
  private struct ConstraintValue: Equatable {
    let constraint: ObjectIdentifier
    let constant: CGFloat
    let priority: UILayoutPriority
    let isActive: Bool

    /// Returns the constraints that the views of a tree hold.
    @MainActor static func all(in root: UIView) -> [ConstraintValue] {
      var values: [ConstraintValue] = []
      for view in root.tree {
        for constraint in view.constraints {
          values.append(
            ConstraintValue(
              constraint: ObjectIdentifier(constraint), constant: constraint.constant,
              priority: constraint.priority, isActive: constraint.isActive))
        }
      }
      return values
    }
  }
#endif
