/// A closed interval of inputs, between two points at which a slope changes.
struct InputRange: Sendable {
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity

  /// An empty range.
  static var none: InputRange {
    var range = InputRange()
    range.empty()
    return range
  }

  /// Returns true if the input is inside of the range or at one of its ends.
  func contains(_ input: Double) -> Bool { input >= low && input <= high }

  /// Excludes the inputs at which a distance has changed its sign.
  ///
  /// The distance is `distance` at `input` and changes by `slope` for each unit of the input. The end itself
  /// is excluded, with a margin for rounding, unless it `isShared` with the range beyond it. Where one limit
  /// takes over from another the values agree, because the optimum of a linear program is continuous in its
  /// right sides.
  mutating func keepSign(of distance: Double, slope: Double, at input: Double, isShared: Bool = false) {
    guard slope.magnitude > 1e-12 else { return }
    // If the sign changes exactly here, the side on which the range lies is undetermined.
    if distance == 0 { return empty() }
    let end = input - distance / slope
    let rounding = Tolerance.position(end.magnitude)
    let reach = isShared ? rounding : -rounding
    // A positive distance that grows with the input becomes 0 below it; a negative one that grows becomes 0
    // above it.
    if (distance > 0) == (slope > 0) { low = max(low, end - reach) } else { high = min(high, end + reach) }
  }

  /// Makes the range empty.
  mutating func empty() {
    low = .infinity
    high = -.infinity
  }
}
