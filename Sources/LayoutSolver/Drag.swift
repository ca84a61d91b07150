/// The linear functions by which all values follow one input.
///
/// They are valid as long as no constraint begins or ceases to be violated. Between two inputs at which this
/// happens, every value is `constant + slope · input`, so a resize costs one multiplication and one addition
/// for each changed value. Single variables and blocks each have a range of inputs of their own. Only those
/// whose range the input leaves are solved again.
struct Drag: Sendable {
  /// The index of a value of a single variable or of a block.
  nonisolated struct ValueID: TableIndex { let index: Int32 }

  nonisolated struct LimitID: TableIndex { let index: Int32 }

  /// A value as a linear function of the input.
  struct MovingValue: Sendable {
    let variable: Variable
    var constant = 0.0
    var slope = 0.0
  }

  /// The values of a block, valid for the inputs within a range.
  struct BlockPart: Sendable {
    let block: BlockID
    let values: IndexRange<ValueID>
    var range = InputRange()
  }

  /// The value of a single variable, valid for the inputs within a range.
  struct SinglePart: Sendable {
    let value: ValueID
    /// The limits of the variable, and the magnitude of the largest of their summands.
    let limits: IndexRange<LimitID>
    let magnitude: Double
    var range = InputRange()
    /// The former segment, because a drag mostly alternates between two segments.
    var former = Segment()
  }

  /// A linear function of the input that is valid within a range.
  struct Segment: Sendable {
    var range = InputRange.none
    var constant = 0.0
    var slope = 0.0
  }

  /// A limit of a single variable, with its position as a linear function of the input.
  struct MovingLimit: Sendable {
    let limit: Limit
    let constant: Double
    let slope: Double
  }

  let input: Variable
  /// The inputs for which all required checks hold and all defined sizes are at least 0.
  var range = InputRange()

  /// The defined variables that follow the input, with their constants and slopes.
  private(set) var variables: [Variable] = []
  private(set) var constants: [Double] = []
  private(set) var slopes: [Double] = []
  var singles: [SinglePart] = []
  var blocks: [BlockPart] = []
  var limits = Table<LimitID, MovingLimit>()
  /// The values of the single variables and of the blocks.
  private(set) var values = Table<ValueID, MovingValue>()

  /// The slope of each known variable; 0 for variables that do not follow the input.
  private(set) var slopeOf: Table<Variable, Double>

  init(input: Variable, variableCount: Int) {
    self.input = input
    slopeOf = Table(repeating: 0, count: variableCount)
    slopeOf[input] = 1
  }

  /// Adds a defined variable that follows the input.
  mutating func follow(_ variable: Variable, value: Double, slope: Double, at input: Double) {
    slopeOf[variable] = slope
    variables.append(variable)
    constants.append(value - slope * input)
    slopes.append(slope)
  }

  /// Adds room for the values of a single variable or of a block.
  mutating func addValues(of variables: [Variable]) -> IndexRange<ValueID> {
    let first = values.indices.upperBound
    for variable in variables { values.append(MovingValue(variable: variable)) }
    return IndexRange(from: first, to: values.indices.upperBound)
  }

  /// Sets the linear function of one value of a part.
  mutating func follow(_ id: ValueID, value: Double, slope: Double, at input: Double) {
    let slope = slope.magnitude > 1e-12 ? slope : 0
    values[id].constant = value - slope * input
    values[id].slope = slope
  }

  /// Exchanges the present segment of a single variable for the former one.
  mutating func turnBack(_ position: Int) {
    let id = singles[position].value
    let former = singles[position].former
    singles[position].former = Segment(
      range: singles[position].range, constant: values[id].constant, slope: values[id].slope)
    singles[position].range = former.range
    values[id].constant = former.constant
    values[id].slope = former.slope
  }
}

/// The drag that is in progress, and the changes from which the next one is recognized.
struct Dragging: Sendable {
  /// The linear functions by which the values follow the input; nil if no drag is in progress.
  private var drag: Drag?
  /// The inputs that the drag covers: a read of the drag's own range would retain each of its tables.
  private var range = InputRange.none
  private var draggedInput: Variable?
  /// The input that was the only change of the last solve; nil for none.
  private(set) var input: Variable?
  /// True if the current solve ends with the beginning of a drag.
  private(set) var isToBegin = false

  var isInProgress: Bool { draggedInput != nil }

  /// True if the drag in progress covers a value of an input.
  func covers(_ value: Double, of input: Variable) -> Bool { draggedInput == input && range.contains(value) }

  /// Begins a drag, or goes on with the one that was taken.
  mutating func put(_ new: consuming Drag) {
    (draggedInput, range) = (new.input, new.range)
    drag = consume new
  }

  /// Takes the drag in progress out, so that it may be changed in place.
  mutating func take() -> Drag? {
    draggedInput = nil
    return drag.take()
  }

  /// Ends the drag; `input` is the only change of the current solve, or nil.
  ///
  /// If the same input was the only change of the last solve, a drag begins after the current one.
  mutating func end(input newInput: Variable?, beginsAgain: Bool) {
    (drag, draggedInput) = (nil, nil)
    isToBegin = beginsAgain && newInput != nil && newInput == input
    input = newInput
  }

  /// Returns the input of the drag that begins now.
  mutating func takeInputToBegin() -> Variable? {
    isToBegin = false
    return input
  }
}
