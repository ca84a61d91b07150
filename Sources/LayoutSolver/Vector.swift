/// A cost, or the slope of a cost, with one number for each level.
///
/// Vectors are compared lexicographically: the first level that differs decides.
struct Vector: Sendable {
  /// The numbers by the index of their level.
  ///
  /// They are read more often than anything else. A plain array spares a debug build the generic access of a
  /// table.
  private var numbers: [Double]
  /// The sum of the magnitudes that were added to each number, the scale for its rounding error.
  private var magnitudes: [Double]

  /// The share of the magnitudes up to which a number counts as rounding, and so as 0.
  static let noise = 1e-11

  init(count: Int) {
    numbers = Array(equal: 0, count: count)
    magnitudes = numbers
  }

  @inline(__always) func number(at level: Level) -> Double { numbers[Int(level.index)] }
  @inline(__always) func magnitude(at level: Level) -> Double { magnitudes[Int(level.index)] }

  mutating func clear() {
    for level in numbers.indices {
      numbers[level] = 0
      magnitudes[level] = 0
    }
  }

  /// Adds a multiple of a cost.
  mutating func add(_ cost: Cost, times factor: Double) {
    let number = factor * cost.amount
    numbers[Int(cost.level.index)] += number
    magnitudes[Int(cost.level.index)] += number.magnitude
  }

  /// Adds a multiple of another slope, and the same multiple of its magnitudes.
  mutating func add(_ other: Vector, times factor: Double) {
    for level in numbers.indices {
      numbers[level] += factor * other.numbers[level]
      magnitudes[level] += factor.magnitude * other.magnitudes[level]
    }
  }

  /// Changes the slope as a line that moves at `rate` crosses a breakpoint.
  mutating func cross(_ breakpoint: Breakpoint, rate: Double) {
    add(breakpoint.costBelow, times: rate)
    add(breakpoint.costAbove, times: rate)
  }

  /// Returns the first number that is not 0, which decides the sign of the vector; 0 if all numbers are 0.
  ///
  /// A number whose magnitude is at most the share `noise` of its summed magnitudes counts as 0.
  func decisive(_ noise: Double) -> Double {
    for level in numbers.indices where numbers[level].magnitude > noise * magnitudes[level] {
      return numbers[level]
    }
    return 0
  }

  /// Returns true if the first number that differs from the other vector's number is the smaller one.
  func isLess(than other: Vector, _ noise: Double) -> Bool {
    for level in numbers.indices {
      let difference = numbers[level] - other.numbers[level]
      if difference.magnitude > noise * (magnitudes[level] + other.magnitudes[level]) {
        return difference < 0
      }
    }
    return false
  }
}
