/// The values of a variable that are optimal on all levels down to the present one.
///
/// No simplex method is needed for one variable. The interval is narrowed level by level, from the required
/// constraints down. On each level it keeps the values with the least sum of violations: a weighted median.
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
    if slope <= noise { high = nextPosition(limits, costs) } else { high = low }
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
