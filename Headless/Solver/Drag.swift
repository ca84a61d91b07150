/// How all values follow one input, as long as no constraint begins or ceases to be violated on the way.
///
/// Between two such points every value is `constant + slope · input`, so a resize is one multiplication and
/// one addition for each value that changes. Singles and blocks pass their points at different inputs: each
/// has a range of its own, and only those whose range the input leaves are solved again.
struct Drag: Sendable {
  /// Values that are valid for the inputs within a range.
  struct Part: Sendable {
    /// The single variable, or the block.
    var owner: Int32
    var range = InputRange()
    /// The place of the part's first value among the values of all parts.
    var start: Int32
    var count: Int32
    /// Of a single variable: its limits' places among those of all, and the magnitude of
    /// the largest of their summands.
    var limits: Range<Int32> = 0..<0
    var magnitude = 0.0
  }

  /// How one value follows the input within a range.
  struct Segment: Sendable {
    var range = InputRange.none
    var constant = 0.0
    var slope = 0.0
  }

  /// A limit of a single variable, and how its position follows the input.
  struct MovingLimit: Sendable {
    var limit: Limit
    var constant: Double
    var slope: Double
  }

  let input: Int32
  /// The inputs for which the plan's values keep all required checks and all sizes above 0.
  var range = InputRange()

  /// The defined variables that follow the input, with their constants and slopes.
  var variables: [Variable] = []
  var constants: [Double] = []
  var slopes: [Double] = []

  var singles: [Part] = []
  /// The segment that each single variable was on before: a drag goes to and fro between two of them mostly.
  var formerSegments: [Segment] = []
  var blocks: [Part] = []
  var limits: [MovingLimit] = []
  /// The values of the parts, with their constants and slopes.
  var partVariables: [Variable] = []
  var partConstants: [Double] = []
  var partSlopes: [Double] = []

  /// The slope of each known variable, by its index; 0 for those that do not follow the input.
  var slopeOf: [Double]

  init(input: Int32, variableCount: Int) {
    self.input = input
    slopeOf = Array(repeating: 0, count: variableCount)
    slopeOf[Int(input)] = 1
  }

  /// Takes up a defined variable.
  mutating func follow(_ variable: Int32, value: Double, slope: Double, at input: Double) {
    slopeOf[Int(variable)] = slope
    variables.append(Variable(index: variable))
    constants.append(value - slope * input)
    slopes.append(slope)
  }

  /// Makes room for the values of a single variable or of a block.
  mutating func addPart(owner: Int32, variables: [Int32]) -> Part {
    let part = Part(owner: owner, start: Int32(partVariables.count), count: Int32(variables.count))
    for variable in variables {
      partVariables.append(Variable(index: variable))
      partConstants.append(0)
      partSlopes.append(0)
    }
    return part
  }

  /// Exchanges the segment of a single variable for the one it was on before.
  mutating func turnBack(_ number: Int) {
    let place = Int(singles[number].start)
    let segment = Segment(
      range: singles[number].range, constant: partConstants[place], slope: partSlopes[place])
    singles[number].range = formerSegments[number].range
    partConstants[place] = formerSegments[number].constant
    partSlopes[place] = formerSegments[number].slope
    formerSegments[number] = segment
  }

  /// Says how one value of a part follows the input from now on.
  mutating func follow(place: Int, value: Double, slope: Double, at input: Double) {
    let slope = slope.magnitude > 1e-12 ? slope : 0
    partConstants[place] = value - slope * input
    partSlopes[place] = slope
  }
}

/// The values of an input between two points at which something changes.
struct InputRange: Sendable {
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity

  /// No input at all.
  static var none: InputRange {
    var range = InputRange()
    range.empty()
    return range
  }

  /// Whether an input lies inside or at an end.
  func contains(_ input: Double) -> Bool { input >= low && input <= high }

  /// Leaves out the inputs at which a distance that is `distance` at `input`, and changes by `slope` for
  /// each unit, has changed its sign.
  ///
  /// The end itself is left out, as far as rounding reaches, unless it `isShared` with the range beyond:
  /// where one limit takes over from another they agree, because the optimum of a linear programme is
  /// continuous in its right sides.
  mutating func keepSign(of distance: Double, slope: Double, at input: Double, isShared: Bool = false) {
    guard slope.magnitude > 1e-12 else { return }
    // Where the sign changes just here, nothing says on which side the range would lie.
    if distance == 0 { return empty() }
    let end = input - distance / slope
    let rounding = Tolerance.position(end.magnitude)
    let reach = isShared ? rounding : -rounding
    // A positive distance that grows with the input vanishes below it; a negative one above it.
    if (distance > 0) == (slope > 0) {
      low = max(low, end - reach)
    } else {
      high = min(high, end + reach)
    }
  }

  /// Leaves out all inputs.
  mutating func empty() {
    low = .infinity
    high = -.infinity
  }
}
