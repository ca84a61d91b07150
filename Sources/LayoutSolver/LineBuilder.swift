/// The conversion of the constraints of a piece into lines with breakpoints.
struct LineBuilder {
  private let variables: [Block.Column]
  private let levels: Levels
  /// The breakpoints of each line: the variables first, then the combinations.
  private(set) var breakpoints = Table<Line, [Breakpoint]>()
  /// The entries of each variable in the rows of the combinations.
  private(set) var definitions: Table<Tableau.Column, [Tableau.Entry]>
  private var combinations = Table<Tableau.Row, [Block.Entry]>()
  /// The combinations that begin with each variable, for the search of those that differ only by a factor.
  private var rowsByFirst: Table<Tableau.Column, [Tableau.Row]>

  /// The number of combinations.
  var rowCount: Int { combinations.count }

  init(variables: [Block.Column], kinds: Table<Block.Column, VariableKind>, levels: Levels) {
    self.variables = variables
    self.levels = levels
    rowsByFirst = Table(repeating: [], count: variables.count)
    definitions = Table(repeating: [], count: variables.count)
    for variable in variables {
      let isSize = kinds[variable] == .size
      breakpoints.append([isSize ? bound(of: variable, rightSide: nil, divisor: 1) : nearZero(variable)])
    }
  }

  /// Returns the weight of a variable among equal solutions; an earlier variable has a greater weight.
  ///
  /// The weights are irregular numbers, so that the sums of different variables are not equal.
  private func weight(of variable: Block.Column) -> Double {
    1 + 1 / (Double(variable.index + 2) + 0.9 * (SplitMix64.number(at: Int(variable.index)) - 1))
  }

  /// Returns the breakpoint at which a size is 0.
  private func bound(
    of size: Block.Column, rightSide: Block.Row?, divisor: Double, requiredCost: Double = 1
  ) -> Breakpoint {
    Breakpoint(
      rightSide: rightSide, divisor: divisor,
      below: Cost(amount: requiredCost, level: .required),
      above: Cost(amount: weight(of: size) * divisor.magnitude, level: levels.smallSizes))
  }

  private func nearZero(_ variable: Block.Column) -> Breakpoint {
    let cost = Cost(amount: weight(of: variable), level: levels.nearPositions)
    return Breakpoint(rightSide: nil, divisor: 1, below: cost, above: cost)
  }

  /// Returns the breakpoint of a constraint, on the line that is its left side divided by the divisor.
  ///
  /// The cost of a soft constraint is its violation. For a required constraint it only counts if it holds, so
  /// its cost is the distance that the variable of its largest coefficient would have to move. With the
  /// violation itself, one coefficient of a million would make all other costs rounding.
  private func breakpoint(of constraint: Block.Constraint, divisor: Double) -> Breakpoint {
    let largest = constraint.entries.reduce(0) { max($0, $1.coefficient.magnitude) }
    let requiredCost = divisor.magnitude / largest
    let row = constraint.row
    if let size = constraint.boundedSize {
      return bound(of: size, rightSide: row, divisor: divisor, requiredCost: requiredCost)
    }
    let violated = Cost(
      amount: constraint.isRequired ? requiredCost : divisor.magnitude,
      level: levels.level(of: constraint.priority))
    let loose = Cost(amount: divisor.magnitude, level: levels.tightInequalities)
    switch constraint.relation {
    case .equal: return Breakpoint(rightSide: row, divisor: divisor, below: violated, above: violated)
    case .lessThanOrEqual: return Breakpoint(rightSide: row, divisor: divisor, below: loose, above: violated)
    case .greaterThanOrEqual:
      return Breakpoint(rightSide: row, divisor: divisor, below: violated, above: loose)
    }
  }

  /// Adds a constraint to the line of its only variable, to the line of a combination that it is a multiple
  /// of, or as a new combination.
  ///
  /// `lines` are the lines of the block's variables in the piece.
  mutating func add(_ constraint: Block.Constraint, _ lines: Table<Block.Column, Line>) {
    guard let first = constraint.entries.first else { return }
    let breakpoint = breakpoint(of: constraint, divisor: first.coefficient)
    let line = lines[first.column]
    let column = Tableau.Column(index: line.index)
    if constraint.entries.count == 1 {
      breakpoints[line].append(breakpoint)
    } else if let row = rowsByFirst[column].first(where: { isMultiple(constraint.entries, of: $0) }) {
      breakpoints[Line(variables.count + Int(row.index))].append(breakpoint)
    } else {
      let unit = constraint.entries.map {
        Block.Entry(column: $0.column, coefficient: $0.coefficient / first.coefficient)
      }
      let row = combinations.add(unit)
      rowsByFirst[column].append(row)
      breakpoints.append([breakpoint])
      for entry in unit {
        definitions[Tableau.Column(index: lines[entry.column].index)].append(
          Tableau.Entry(row: row, rate: entry.coefficient))
      }
    }
  }

  private func isMultiple(_ entries: [Block.Entry], of row: Tableau.Row) -> Bool {
    let unit = combinations[row]
    guard entries.count == unit.count, let first = entries.first else { return false }
    for (entry, other) in zip(entries, unit) {
      if entry.column != other.column
        || (entry.coefficient / first.coefficient - other.coefficient).magnitude > 1e-12
      {
        return false
      }
    }
    return true
  }
}
