/// The index of a loop.
nonisolated struct LoopID: TableIndex { let index: Int32 }

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
  nonisolated struct Member: TableIndex { let index: Int32 }

  nonisolated struct SummandID: TableIndex { let index: Int32 }

  /// One member, computed from the members before it and from variables outside of the loop.
  struct Step: Sendable {
    let variable: Variable
    let constraint: ConstraintID
    /// The coefficient of the member in the constraint.
    let coefficient: Double
    let summands: IndexRange<SummandID>
  }

  /// A coefficient times a member or a variable outside of the loop.
  private struct Summand: Sendable {
    let coefficient: Double
    let factor: Factor
  }

  private enum Factor: Sendable {
    case member(Member)
    case outside(Variable)
  }

  /// The variable at which the cycle is opened.
  let torn: Variable
  /// The equality that closes the cycle.
  let closing: ConstraintID
  /// The members, in the order of the plan.
  private(set) var steps = Table<Member, Step>()
  /// The summands of the steps, followed by those of the closing equality, all without the torn variable.
  private var summands = Table<SummandID, Summand>()
  private var closingSummands = IndexRange<SummandID>()
  /// The change of the closing equality's left side for each unit of the torn variable.
  let closingSlope: Double
  /// The values of the members for a torn variable of 0; used only inside `residual`.
  private var offsets = Table<Member, Double>()

  init(torn: Variable, closing: ConstraintID, closingSlope: Double) {
    self.torn = torn
    self.closing = closing
    self.closingSlope = closingSlope
  }

  /// The loop in the room of one that has been dissolved.
  static var dissolved: Loop {
    Loop(torn: Variable(index: -1), closing: ConstraintID(index: -1), closingSlope: 0)
  }

  /// Adds a member; `row` is the row of its defining constraint.
  mutating func add(
    _ variable: Variable, definedBy constraint: ConstraintID, row: ArraySlice<Matrix.Entry>,
    member: (_ variable: Variable) -> Member?
  ) {
    guard let coefficient = row.first(where: { $0.variable == variable })?.coefficient else {
      preconditionFailure(
        "Constraint \(constraint.index) defines variable \(variable.index), but does not mention it.")
    }
    let summands = addSummands(row, without: variable, member)
    steps.append(
      Step(variable: variable, constraint: constraint, coefficient: coefficient, summands: summands))
    offsets.append(0)
  }

  /// Sets the summands of the closing equality; called after all members have been added.
  mutating func close(row: ArraySlice<Matrix.Entry>, member: (_ variable: Variable) -> Member?) {
    closingSummands = addSummands(row, without: torn, member)
  }

  private mutating func addSummands(
    _ row: ArraySlice<Matrix.Entry>, without variable: Variable, _ member: (_ variable: Variable) -> Member?
  ) -> IndexRange<SummandID> {
    let first = summands.indices.upperBound
    for entry in row where entry.variable != variable && entry.variable != torn {
      let factor = member(entry.variable).map { Factor.member($0) } ?? .outside(entry.variable)
      summands.append(Summand(coefficient: entry.coefficient, factor: factor))
    }
    return IndexRange(from: first, to: summands.indices.upperBound)
  }

  /// Returns the constant of the closing equality less its left side when the torn variable is 0, and the
  /// magnitude of the largest summand.
  ///
  /// The same sums serve for values and for slopes, which `constant` and `outside` supply.
  @inline(__always) mutating func residual(
    constant: (_ constraint: ConstraintID) -> Double, outside: (_ variable: Variable) -> Double
  ) -> (residual: Double, magnitude: Double) {
    var magnitude = 0.0
    for member in steps.indices {
      let sum = rest(constant(steps[member].constraint), steps[member].summands, outside, &magnitude)
      offsets[member] = sum / steps[member].coefficient
    }
    let residual = rest(constant(closing), closingSummands, outside, &magnitude)
    return (residual, magnitude)
  }

  /// Returns the constant less the sum of the summands.
  @inline(__always) private func rest(
    _ constant: Double, _ range: IndexRange<SummandID>, _ outside: (Variable) -> Double,
    _ magnitude: inout Double
  ) -> Double {
    var sum = constant
    magnitude = max(magnitude, constant.magnitude)
    for id in range {
      let value =
        switch summands[id].factor {
        case .member(let member): offsets[member]
        case .outside(let variable): outside(variable)
        }
      let part = summands[id].coefficient * value
      magnitude = max(magnitude, part.magnitude)
      sum -= part
    }
    return sum
  }
}
