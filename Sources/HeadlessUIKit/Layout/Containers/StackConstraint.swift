import LayoutSolver

/// A constraint that a stack view creates for its arranged views.
final class StackConstraint: NSLayoutConstraint {
  private var canBeBroken = true
  private var index: Int?

  convenience init(_ key: StackConstraintKey, constant: CGFloat) {
    self.init(
      first: key.first.node, key.first.attribute, key.relation, second: key.second?.node,
      key.second?.attribute ?? .notAnAttribute, multiplier: key.multiplier, constant: constant)
    identifier = key.role.rawValue
    priority = key.priority
    canBeBroken = key.role != .hiding
    index = key.index
  }

  /// False for a constraint that hides a view: a required size of that view is broken instead.
  override var isBreakable: Bool { canBeBroken }

  /// Weighs the terms of a constraint on the order of the views, which has a priority below all others.
  ///
  /// The priority is lower for a stack view that is nested more deeply in other stack views. The constraints
  /// of one stack view form one level of the solver. In this level, the size of a view has the weight
  /// log(index + 1), with the index 0 for the first view: an additional point costs the least in the first
  /// view, and a point less gains the most in the last view.
  override func weigh(_ terms: inout [Term]) -> Float {
    guard let index else { return super.weigh(&terms) }
    let weight = log(Double(index + 1))
    terms = terms.map { Term($0.coefficient * weight, $0.variable) }
    return 1 / Float(2 + outerStackViews)
  }

  /// The number of stack views that contain the stack view of the constraint; more than 30 count as 30.
  private var outerStackViews: Int {
    var count = 0
    var node = holder?.parent
    while let current = node, count < 30 {
      if current.view is UIStackView { count += 1 }
      node = current.parent
    }
    return count
  }
}
