/// The linear functions by which all values follow one input.
///
/// They are valid as long as no constraint begins or ceases to be violated. Between two inputs at which this
/// happens, every value is `constant + slope · input`, so a resize costs one multiplication and one addition
/// for each changed value. Single variables and blocks each have a range of inputs of their own. Only those
/// whose range the input leaves are solved again.
struct Drag: Sendable {
  /// The values of a single variable or of a block, valid for the inputs within a range.
  struct Part: Sendable {
    /// The index of the single variable, or of the block.
    var owner: Int32
    var range = InputRange()
    /// The place of the part's first value among the values of all parts.
    var start: Int32
    var count: Int32
    /// The places of a single variable's limits in `limits` of the drag, and the magnitude of the largest of
    /// their summands.
    var limits: Range<Int32> = 0..<0
    var magnitude = 0.0
  }

  /// One value as a linear function of the input within a range.
  struct Segment: Sendable {
    var range = InputRange.none
    var constant = 0.0
    var slope = 0.0
  }

  /// A limit of a single variable, with its position as a linear function of the input.
  struct MovingLimit: Sendable {
    var limit: Limit
    var constant: Double
    var slope: Double
  }

  let input: Int32
  /// The inputs for which all required checks hold and all defined sizes are at least 0.
  var range = InputRange()

  /// The defined variables that follow the input, with their constants and slopes.
  var variables: [Variable] = []
  var constants: [Double] = []
  var slopes: [Double] = []

  var singles: [Part] = []
  /// The former segment of each single variable, because a drag mostly alternates between two segments.
  var formerSegments: [Segment] = []
  var blocks: [Part] = []
  var limits: [MovingLimit] = []
  /// The variables of the parts, with their constants and slopes.
  var partVariables: [Variable] = []
  var partConstants: [Double] = []
  var partSlopes: [Double] = []

  /// The slope of each known variable, by its index; 0 for variables that do not follow the input.
  var slopeOf: [Double]

  init(input: Int32, variableCount: Int) {
    self.input = input
    slopeOf = Array(repeating: 0, count: variableCount)
    slopeOf[Int(input)] = 1
  }

  /// Adds a defined variable that follows the input.
  mutating func follow(_ variable: Int32, value: Double, slope: Double, at input: Double) {
    slopeOf[Int(variable)] = slope
    variables.append(Variable(index: variable))
    constants.append(value - slope * input)
    slopes.append(slope)
  }

  /// Adds room for the values of a single variable or of a block.
  mutating func addPart(owner: Int32, variables: [Int32]) -> Part {
    let part = Part(owner: owner, start: Int32(partVariables.count), count: Int32(variables.count))
    for variable in variables {
      partVariables.append(Variable(index: variable))
      partConstants.append(0)
      partSlopes.append(0)
    }
    return part
  }

  /// Exchanges the present segment of a single variable for the former one.
  mutating func turnBack(_ number: Int) {
    let place = Int(singles[number].start)
    let segment = Segment(
      range: singles[number].range, constant: partConstants[place], slope: partSlopes[place])
    singles[number].range = formerSegments[number].range
    partConstants[place] = formerSegments[number].constant
    partSlopes[place] = formerSegments[number].slope
    formerSegments[number] = segment
  }

  /// Sets the linear function of one value of a part.
  mutating func follow(place: Int, value: Double, slope: Double, at input: Double) {
    let slope = slope.magnitude > 1e-12 ? slope : 0
    partConstants[place] = value - slope * input
    partSlopes[place] = slope
  }
}

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
  /// takes over from another the values agree, because the optimum of a linear programme is continuous in its
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
    if (distance > 0) == (slope > 0) {
      low = max(low, end - reach)
    } else {
      high = min(high, end + reach)
    }
  }

  /// Makes the range empty.
  mutating func empty() {
    low = .infinity
    high = -.infinity
  }
}
