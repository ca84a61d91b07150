/// A guide that moves, and that has constraints which are active only while it is
/// close to an edge, or away from one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [Tracked] = []

  /// Lets constraints be active only while the guide is close to all of `edge`; what was said for the
  /// same edges before is deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, Condition(edges: edge, isNear: true))
  }

  /// Lets constraints be active only while the guide is close to none of `edge`; what was said for the
  /// same edges before is deactivated.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, Condition(edges: edge, isNear: false))
  }

  /// The constraints that are active while the guide is close to all of `edge`.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(Condition(edges: edge, isNear: true))
  }

  /// The constraints that are active while the guide is close to none of `edge`.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(Condition(edges: edge, isNear: false))
  }

  /// Deactivates the constraints of all edges, and forgets them.
  open func removeAllTrackedConstraints() {
    for one in tracked { NSLayoutConstraint.deactivate(one.constraints) }
    tracked = []
  }

  /// The edges that the guide is close to; none for one that follows nothing.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Activates the constraints whose time has come, after it deactivated those whose time is over.
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

/// When constraints of a guide that moves are active.
private struct Condition: Equatable {
  let edges: NSDirectionalRectEdge
  let isNear: Bool

  func holds(near current: NSDirectionalRectEdge) -> Bool {
    isNear ? edges.isSubset(of: current) : edges.isDisjoint(with: current)
  }
}

/// Constraints of a guide that moves.
private struct Tracked {
  let condition: Condition
  let constraints: [NSLayoutConstraint]
}
