// Single variables: a variable that shares no constraint with another unknown one, such as the width of a
// label.
//
// No simplex method is needed. An interval of values is narrowed level by level, from the required
// constraints down. On each level it keeps the values with the least sum of violations: a weighted median.

/// A constraint on a variable whose other variables are known.
struct Limit: Sendable {
  var row: Int32
  var priority: Float
  var relation: Relation
  /// The value at which the constraint begins to be violated.
  var position: Double
  /// The violation for each unit beyond the position.
  var weight: Double

  /// The violation for each unit of the variable below and above the position.
  var violation: (below: Double, above: Double) {
    switch relation {
    case .equal: return (weight, weight)
    case .lessThanOrEqual: return (0, weight)
    case .greaterThanOrEqual: return (weight, 0)
    }
  }

  /// The unused part of an inequality for each unit below and above the position; 0 for an equality.
  var looseness: (below: Double, above: Double) {
    switch relation {
    case .equal: return (0, 0)
    case .lessThanOrEqual: return (weight, 0)
    case .greaterThanOrEqual: return (0, weight)
    }
  }
}

/// The values of a variable that are optimal on all levels so far.
struct Interval: Sendable {
  var low: Double
  var high: Double

  /// Keeps the values for which the sum of `costs` is least; each cost is linear on both sides of its limit's
  /// position.
  mutating func narrow(_ limits: [Limit], costs: (Limit) -> (below: Double, above: Double)) {
    guard low < high else { return }
    var slope = 0.0
    var magnitude = 0.0
    for limit in limits {
      let cost = costs(limit)
      slope += limit.position <= low ? cost.above : -cost.below
      magnitude += cost.above + cost.below
    }
    let noise = 1e-11 * magnitude
    guard magnitude > 0 else { return }
    // The sum falls from one position to the next as long as the slope is negative.
    while slope < -noise {
      low = nextPosition(limits, costs)
      if low == high { return }
      for limit in limits where limit.position == low {
        let cost = costs(limit)
        slope += cost.above + cost.below
      }
    }
    if slope <= noise {
      high = nextPosition(limits, costs)
    } else {
      high = low
    }
  }

  /// Returns the least position above `low` at which the slope changes, or `high` if there is none.
  private func nextPosition(_ limits: [Limit], _ costs: (Limit) -> (below: Double, above: Double)) -> Double {
    var next = high
    for limit in limits where limit.position > low && limit.position < next {
      let cost = costs(limit)
      if cost.above + cost.below > 0 { next = limit.position }
    }
    return next
  }
}

extension Solver {
  /// Makes a variable and its constraints pending.
  mutating func dissolve(single variable: Int32) {
    variables[Int(variable)].state = .open
    opened.append(variable)
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let row = matrix.entries[Int(place)].row
      if constraints[Int(row)].state == .limits { enqueue(row) }
      place = matrix.entries[Int(place)].next
    }
  }

  mutating func markStale(single variable: Int32) {
    if variables[Int(variable)].isQueued { return }
    variables[Int(variable)].isQueued = true
    staleSingles.append(variable)
  }

  /// Computes the value of a single variable from its present limits.
  mutating func solveSingle(_ variable: Int32) {
    variables[Int(variable)].isQueued = false
    guard variables[Int(variable)].state == .single else { return }
    let magnitude = collectLimits(of: variable)
    let value = valueBetweenLimits(of: variable, magnitude: magnitude)
    if value != values[Int(variable)] { write(value, to: variable) }
  }

  /// Returns the best value for the constraints in `limits`; limits that exclude every value are a
  /// contradiction.
  mutating func valueBetweenLimits(of variable: Int32, magnitude: Double) -> Double {
    let isSize = variables[Int(variable)].kind == .size
    var interval = Interval(low: isSize ? 0 : -.infinity, high: .infinity)
    for limit in limits where limit.priority >= 1000 {
      if limit.relation != .lessThanOrEqual { interval.low = max(interval.low, limit.position) }
      if limit.relation != .greaterThanOrEqual { interval.high = min(interval.high, limit.position) }
    }
    if interval.low > interval.high {
      if interval.low - interval.high > Tolerance.feasibility(magnitude) {
        contradictions.append(.single(variable))
      }
      interval.high = interval.low
    }
    var level: Float = 1000
    while interval.low < interval.high, let next = nextLevel(below: level) {
      interval.narrow(limits) { $0.priority == next ? $0.violation : (0, 0) }
      level = next
    }
    if isSize { return interval.low }
    interval.narrow(limits) { $0.looseness }
    return min(max(0, interval.low), interval.high)
  }

  /// Writes the constraints on the variable to `limits`; returns the magnitude of the largest summand.
  mutating func collectLimits(of variable: Int32) -> Double {
    limits.removeAll(keepingCapacity: true)
    var magnitude = 0.0
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let own = matrix.entries[Int(place)]
      let record = constraints[Int(own.row)]
      place = own.next
      guard record.state == .limits else { continue }
      var rightSide = record.constant
      magnitude = max(magnitude, rightSide.magnitude)
      for other in Int(record.start)..<Int(record.start + record.count) {
        let entry = matrix.entries[other]
        guard entry.variable != variable else { continue }
        let part = entry.coefficient * values[Int(entry.variable)]
        magnitude = max(magnitude, part.magnitude)
        rightSide -= part
      }
      limits.append(
        Limit(
          row: own.row, priority: record.priority,
          relation: own.coefficient < 0 ? record.relation.reversed : record.relation,
          position: rightSide / own.coefficient, weight: own.coefficient.magnitude))
      work.rowsTouched += 1
    }
    return magnitude
  }

  private func nextLevel(below level: Float) -> Float? {
    var next: Float = 0
    for limit in limits where limit.priority < level { next = max(next, limit.priority) }
    return next > 0 ? next : nil
  }

  /// Returns the required limits of a single variable that exclude every value.
  ///
  /// Each has the factor with which the limits add up to the contradiction.
  mutating func contradictoryLimits(of variable: Int32) -> [(row: Int32, factor: Double)] {
    _ = collectLimits(of: variable)
    var lowest: Limit?
    var highest: Limit?
    for limit in limits where limit.priority >= 1000 {
      if limit.relation == .greaterThanOrEqual,
        limit.position > highest?.position ?? (variables[Int(variable)].kind == .size ? 0 : -.infinity)
      {
        highest = limit
      }
      if limit.relation == .lessThanOrEqual, limit.position < lowest?.position ?? .infinity { lowest = limit }
    }
    var result: [(row: Int32, factor: Double)] = []
    for (limit, sign) in [(highest, 1.0), (lowest, -1.0)] {
      guard let limit else { continue }
      for entry in entries(of: limit.row) where entry.variable == variable {
        result.append((limit.row, sign / entry.coefficient))
      }
    }
    return result
  }
}
