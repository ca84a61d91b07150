/// The active constraints of a stack view, which can be replaced by others.
struct StackConstraints {
  private var made: [StackConstraintKey: StackConstraint] = [:]

  /// Activates the constraints that `arrangement` describes, in `holder`, and deactivates all others.
  ///
  /// A constraint whose key is the same as before is kept and receives the new constant.
  @MainActor mutating func replace(
    with arrangement: [(key: StackConstraintKey, constant: CGFloat)], in holder: LayoutNode
  ) {
    var old = made
    var new: [StackConstraint] = []
    made.removeAll(keepingCapacity: true)
    for (key, constant) in arrangement {
      let kept = old.removeValue(forKey: key)
      let constraint = kept ?? StackConstraint(key, constant: constant)
      if constraint.constant != constant { constraint.constant = constant }
      made[key] = constraint
      if constraint.holder == nil { new.append(constraint) }
    }
    for constraint in old.values { constraint.deactivate() }
    for constraint in new { constraint.activate(in: holder) }
  }
}
