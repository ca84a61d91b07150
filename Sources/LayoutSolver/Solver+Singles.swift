// Single variables: a variable that shares no constraint with another unknown one, such as the width of a
// label. Its value is the best one for its limits (`Interval`).

extension Solver {
  /// Computes the value of a single variable from its present limits.
  mutating func solveSingle(_ variable: Variable) {
    variables[variable].isListed = false
    guard variables[variable].state == .single else { return }
    let magnitude = collectLimits(of: variable)
    let value = valueBetweenLimits(of: variable, magnitude: magnitude)
    if value != values[variable] { write(value, to: variable) }
  }

  /// Returns the best value for the constraints in `limits`; limits that exclude every value are a
  /// contradiction.
  mutating func valueBetweenLimits(of variable: Variable, magnitude: Double) -> Double {
    let isSize = variables[variable].kind == .size
    var interval = Interval(low: isSize ? 0 : -.infinity, high: .infinity)
    for limit in limits where limit.priority >= 1000 {
      if limit.relation != .lessThanOrEqual { interval.low = max(interval.low, limit.position) }
      if limit.relation != .greaterThanOrEqual { interval.high = min(interval.high, limit.position) }
    }
    if interval.low > interval.high {
      if interval.low - interval.high > Tolerance.feasibility(magnitude) {
        conflictState.report(.single(variable))
      }
      interval.high = interval.low
    }
    var priority: Float = 1000
    while interval.low < interval.high, let next = highestPriority(below: priority) {
      interval.narrow(limits) { $0.priority == next ? $0.violation : (0, 0) }
      priority = next
    }
    if isSize { return interval.low }
    interval.narrow(limits) { $0.looseness }
    return min(max(0, interval.low), interval.high)
  }

  /// Writes the constraints on the variable to `limits`; returns the magnitude of the largest summand.
  mutating func collectLimits(of variable: Variable) -> Double {
    limits.removeAll(keepingCapacity: true)
    var magnitude = 0.0
    for own in matrix.column(of: variable) {
      let record = constraints[own.constraint]
      guard record.state == .limits else { continue }
      var rightSide = record.constant
      magnitude = max(magnitude, rightSide.magnitude)
      for id in record.row {
        let entry = matrix[id]
        guard entry.variable != variable else { continue }
        let part = entry.coefficient * values[entry.variable]
        magnitude = max(magnitude, part.magnitude)
        rightSide -= part
      }
      limits.append(
        Limit(
          constraint: own.constraint, priority: record.priority,
          relation: own.coefficient < 0 ? record.relation.reversed : record.relation,
          position: rightSide / own.coefficient, weight: own.coefficient.magnitude))
      work.rowsTouched += 1
    }
    return magnitude
  }

  private func highestPriority(below priority: Float) -> Float? {
    var next: Float = 0
    for limit in limits where limit.priority < priority { next = max(next, limit.priority) }
    return next > 0 ? next : nil
  }

  /// Returns the required limits of a single variable that exclude every value.
  ///
  /// Each has the factor with which the limits add up to the contradiction.
  mutating func contradictoryLimits(of variable: Variable) -> [(constraint: ConstraintID, factor: Double)] {
    _ = collectLimits(of: variable)
    var lowest: Limit?
    var highest: Limit?
    for limit in limits where limit.priority >= 1000 {
      if limit.relation == .greaterThanOrEqual,
        limit.position > highest?.position ?? (variables[variable].kind == .size ? 0 : -.infinity)
      {
        highest = limit
      }
      if limit.relation == .lessThanOrEqual, limit.position < lowest?.position ?? .infinity { lowest = limit }
    }
    var result: [(constraint: ConstraintID, factor: Double)] = []
    for (limit, sign) in [(highest, 1.0), (lowest, -1.0)] {
      guard let limit else { continue }
      for entry in row(of: limit.constraint) where entry.variable == variable {
        result.append((limit.constraint, sign / entry.coefficient))
      }
    }
    return result
  }
}
