#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The answers of a stress test that are the same at several sizes.
  ///
  /// Those of checks that read no frames, and the list of the constraints, are kept while the constraints of
  /// the tree and their constants are the same; those that ask the solver, for each of its patterns.
  @MainActor final class StressMemory {
    let patterns = PatternMemory()
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
      let values = root.tree.flatMap(\.constraints).map { ConstraintValue($0) }
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

    /// Returns the findings of a check that reads only the constraints of the last tree.
    ///
    /// - Parameters:
    ///   - check: The index of the check.
    ///   - find: A function that makes the check.
    func found(by check: Int, _ find: () -> [StressFound]) -> [StressFound] {
      let made = found[check] ?? find()
      found[check] = made
      return made
    }
  }

  /// The parts of a constraint that can change.
  @MainActor private struct ConstraintValue: Equatable {
    private let constraint: ObjectIdentifier
    private let constant: CGFloat
    private let priority: UILayoutPriority
    private let isActive: Bool

    init(_ constraint: NSLayoutConstraint) {
      self.constraint = ObjectIdentifier(constraint)
      constant = constraint.constant
      priority = constraint.priority
      isActive = constraint.isActive
    }
  }
#endif
