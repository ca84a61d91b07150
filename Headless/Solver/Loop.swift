/// A cycle of required equalities that is opened at one variable.
///
/// An example is a row of equal widths that ends at the edge of the window. With the torn variable taken as
/// known, each further member is defined by one equality. The last equality, the closing one, then has no
/// unknown variable. All equalities are linear in the torn variable, so the closing equality determines it:
///
///     members:  m = offset + slope · torn
///     closing:  closingSlope · torn = residual
///
/// Only the members between the torn variable and the closing equality belong to the loop; other variables
/// that depend on them are defined as usual. The method is known as tearing (G. Kron, "Diakoptics", 1963).
struct Loop: Sendable {
  /// One member, computed from the members before it and from variables outside of the loop.
  struct Step: Sendable {
    var row: Int32
    /// The coefficient of the member in the row.
    var coefficient: Double
    var terms: Range<Int32>
  }

  struct Term: Sendable {
    var coefficient: Double
    /// The number of a member, or the index of a variable outside of the loop.
    var number: Int32
    var isMember: Bool
  }

  let torn: Int32
  let closing: Int32
  /// The variables of the steps, in the order of the plan.
  private(set) var members: [Int32] = []
  private(set) var steps: [Step] = []
  /// The terms of the steps, followed by those of the closing row, all without the torn variable.
  private var terms: [Term] = []
  private var closingTerms: Range<Int32> = 0..<0
  /// The change of the closing row's left side for each unit of the torn variable.
  private(set) var closingSlope = 0.0
  /// The values of the members for a torn variable of 0; used only inside `residual`.
  private var offsets: [Double] = []

  init(torn: Int32, closing: Int32, closingSlope: Double) {
    self.torn = torn
    self.closing = closing
    self.closingSlope = closingSlope
  }

  /// Adds a member; `entries` are all entries of its defining row.
  mutating func add(
    member: Int32, row: Int32, entries: ArraySlice<Matrix.Entry>, number: (_ variable: Int32) -> Int32
  ) {
    guard let coefficient = entries.first(where: { $0.variable == member })?.coefficient else {
      preconditionFailure("A row does not mention the variable that it defines.")
    }
    steps.append(Step(row: row, coefficient: coefficient, terms: addTerms(entries, without: member, number)))
    members.append(member)
    offsets.append(0)
  }

  /// Sets the terms of the closing row; called after all members have been added.
  mutating func close(entries: ArraySlice<Matrix.Entry>, number: (_ variable: Int32) -> Int32) {
    closingTerms = addTerms(entries, without: torn, number)
  }

  private mutating func addTerms(
    _ entries: ArraySlice<Matrix.Entry>, without variable: Int32, _ number: (_ variable: Int32) -> Int32
  ) -> Range<Int32> {
    let start = Int32(terms.count)
    for entry in entries where entry.variable != variable && entry.variable != torn {
      let member = number(entry.variable)
      terms.append(
        Term(
          coefficient: entry.coefficient, number: member >= 0 ? member : entry.variable, isMember: member >= 0
        ))
    }
    return start..<Int32(terms.count)
  }

  /// Returns the constant of the closing row less its left side when the torn variable is 0, and the
  /// magnitude of the largest summand.
  ///
  /// The same sums serve for values and for slopes, which `constant` and `outside` supply.
  @inline(__always)
  mutating func residual(
    constant: (_ row: Int32) -> Double, outside: (_ variable: Int32) -> Double
  ) -> (residual: Double, magnitude: Double) {
    var magnitude = 0.0
    for place in steps.indices {
      let step = steps[place]
      let sum = rest(constant(step.row), step.terms, outside, &magnitude)
      offsets[place] = sum / step.coefficient
    }
    let residual = rest(constant(closing), closingTerms, outside, &magnitude)
    return (residual, magnitude)
  }

  /// Returns the constant less the sum of the terms.
  @inline(__always)
  private func rest(
    _ constant: Double, _ terms: Range<Int32>, _ outside: (Int32) -> Double, _ magnitude: inout Double
  ) -> Double {
    var sum = constant
    magnitude = max(magnitude, constant.magnitude)
    for place in terms {
      let term = self.terms[Int(place)]
      let part = term.coefficient * (term.isMember ? offsets[Int(term.number)] : outside(term.number))
      magnitude = max(magnitude, part.magnitude)
      sum -= part
    }
    return sum
  }
}
