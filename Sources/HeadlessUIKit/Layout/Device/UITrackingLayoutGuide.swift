/// A guide that moves, with constraints that are active only while it is near an edge, or away from one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [Tracked] = []

  /// Sets the constraints that are active only while the guide is near all of `edge`.
  ///
  /// Constraints that were set for the same edges before are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, Condition(edges: edge, isNear: true)) }

  /// Sets the constraints that are active only while the guide is near none of `edge`.
  ///
  /// Constraints that were set for the same edges before are deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, Condition(edges: edge, isNear: false)) }

  /// Returns the constraints that are active while the guide is near all of `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(Condition(edges: edge, isNear: true))
  }

  /// Returns the constraints that are active while the guide is near none of `edge`.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(Condition(edges: edge, isNear: false))
  }

  /// Deactivates and removes the constraints of all edges.
  open func removeAllTrackedConstraints() {
    for one in tracked { NSLayoutConstraint.deactivate(one.constraints) }
    tracked = []
  }

  /// The edges that the guide is near; none for a guide that does not move.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Deactivates the constraints whose condition no longer holds, then activates those whose condition holds.
  func updateTracking() {
    guard !tracked.isEmpty else { return }
    let edges = nearEdges
    for one in tracked where !one.condition.holds(near: edges) {
      NSLayoutConstraint.deactivate(one.constraints)
    }
    for one in tracked where one.condition.holds(near: edges) { NSLayoutConstraint.activate(one.constraints) }
  }

  private func track(_ constraints: [NSLayoutConstraint], _ condition: Condition) {
    let old = self.constraints(condition)
    NSLayoutConstraint.deactivate(old.filter { one in !constraints.contains { $0 === one } })
    tracked.removeAll { $0.condition == condition }
    if !constraints.isEmpty { tracked.append(Tracked(condition: condition, constraints: constraints)) }
    updateTracking()
  }

  private func constraints(_ condition: Condition) -> [NSLayoutConstraint] {
    tracked.first { $0.condition == condition }?.constraints ?? []
  }
}

/// The condition under which constraints of a moving guide are active.
private struct Condition: Equatable {
  let edges: NSDirectionalRectEdge
  let isNear: Bool

  func holds(near current: NSDirectionalRectEdge) -> Bool {
    isNear ? edges.isSubset(of: current) : edges.isDisjoint(with: current)
  }
}

/// The constraints of a moving guide for one condition.
private struct Tracked {
  let condition: Condition
  let constraints: [NSLayoutConstraint]
}
