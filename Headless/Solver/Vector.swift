/// A cost, or the slope of one, with a number for each level; compared lexicographically.
struct Vector: Sendable {
  private var numbers: [Double]
  /// The sum of the magnitudes that went into each number: what rounding may
  /// have left is measured against it.
  private var magnitudes: [Double]

  /// The share of the magnitudes up to which a number is taken for what rounding left.
  static let noise = 1e-11

  init(count: Int) {
    numbers = Array(repeating: 0, count: count)
    magnitudes = numbers
  }

  func number(at level: Int32) -> Double { numbers[Int(level)] }
  func magnitude(at level: Int32) -> Double { magnitudes[Int(level)] }

  mutating func clear() {
    for level in numbers.indices {
      numbers[level] = 0
      magnitudes[level] = 0
    }
  }

  mutating func add(_ number: Double, at level: Int32) {
    numbers[Int(level)] += number
    magnitudes[Int(level)] += number.magnitude
  }

  /// Adds a multiple of another slope, with what rounding may have left in it.
  mutating func add(_ other: Vector, times factor: Double) {
    for level in numbers.indices {
      numbers[level] += factor * other.numbers[level]
      magnitudes[level] += factor.magnitude * other.magnitudes[level]
    }
  }

  /// What the slope becomes when a line that moves at `rate` crosses a breakpoint.
  mutating func cross(_ breakpoint: Piece.Breakpoint, rate: Double) {
    add(rate * breakpoint.costBelow, at: breakpoint.levelBelow)
    add(rate * breakpoint.costAbove, at: breakpoint.levelAbove)
  }

  /// The first number that is not 0, which decides; a number that is less than a share of
  /// `noise` of its magnitudes is 0.
  func decisive(_ noise: Double) -> Double {
    for level in numbers.indices where numbers[level].magnitude > noise * magnitudes[level] {
      return numbers[level]
    }
    return 0
  }

  /// Whether the first number that differs from the other's is less than it.
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
