/// An exact number of the form numerator / denominator, for the inputs of small random systems.
struct Fraction: Hashable, Sendable {
  /// The numerator, which carries the sign.
  let numerator: Int
  /// The denominator; positive, without a common factor with the numerator.
  let denominator: Int

  /// Creates `numerator / denominator` in lowest terms.
  init(_ numerator: Int, over denominator: Int = 1) {
    precondition(denominator != 0, "\(numerator) over 0 is not a number")
    let divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The nearest Double, which the solver is given.
  var double: Double { Double(numerator) / Double(denominator) }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }
}

extension Fraction: ExpressibleByIntegerLiteral, CustomStringConvertible {
  init(integerLiteral value: Int) { self.init(value) }

  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

/// Returns the greatest positive number that divides both; 1 when both are 0.
func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  var (larger, smaller) = (abs(left), abs(right))
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return max(larger, 1)
}

/// Returns the least positive number that both divide.
func leastCommonMultiple(_ left: Int, _ right: Int) -> Int {
  left / greatestCommonDivisor(left, right) * right
}
