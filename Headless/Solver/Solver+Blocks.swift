// Blocks: the variables that no single equality defines, and all constraints that mention them.

extension Solver {
  /// Creates a block of all unknown variables and constraints that are connected with the constraint.
  mutating func formBlock(from row: Int32) {
    let index = unusedBlocks.popLast() ?? Int32(blocks.count)
    var rows = [row]
    var columns: [Int32] = []
    constraints[Int(row)].state = .inBlock
    constraints[Int(row)].home = index
    var next = 0
    while next < rows.count {
      let record = constraints[Int(rows[next])]
      next += 1
      for place in Int(record.start)..<Int(record.start + record.count) {
        let variable = matrix.entries[place].variable
        guard variables[Int(variable)].state == .open else { continue }
        variables[Int(variable)].state = .inBlock
        variables[Int(variable)].home = index
        columns.append(variable)
        addRows(of: variable, to: &rows, block: index)
      }
    }
    // The same constraints give the same block, in any order of their addition to the queue.
    columns.sort { variables[Int($0)].serial < variables[Int($1)].serial }
    rows.sort { constraints[Int($0)].serial < constraints[Int($1)].serial }
    let block = makeBlock(columns, rows)
    if Int(index) == blocks.count {
      blocks.append(block)
    } else {
      blocks[Int(index)] = block
    }
    staleBlocks.append(index)
    work.blocksBuilt += 1
  }

  private mutating func addRows(of variable: Int32, to rows: inout [Int32], block: Int32) {
    var place = matrix.columnHeads[Int(variable)]
    while place >= 0 {
      let row = matrix.entries[Int(place)].row
      if constraints[Int(row)].state == .pending {
        constraints[Int(row)].state = .inBlock
        constraints[Int(row)].home = block
        rows.append(row)
      }
      place = matrix.entries[Int(place)].next
    }
  }

  /// Returns a block with the equations and inequalities in its own numbering.
  private mutating func makeBlock(_ columns: [Int32], _ rows: [Int32]) -> Block {
    for (number, variable) in columns.enumerated() { variables[Int(variable)].rank = Int32(-2 - number) }
    var lines: [Block.Constraint] = []
    lines.reserveCapacity(rows.count)
    for (number, row) in rows.enumerated() {
      let record = constraints[Int(row)]
      var cells: [Block.Entry] = []
      for place in Int(record.start)..<Int(record.start + record.count) {
        let entry = matrix.entries[place]
        let variable = variables[Int(entry.variable)]
        if variable.state == .inBlock {
          cells.append(
            Block.Entry(column: Block.Column(index: -2 - variable.rank), coefficient: entry.coefficient))
        }
      }
      lines.append(
        Block.Constraint(
          row: Block.Row(number), entries: cells, relation: record.relation, priority: record.priority))
    }
    var kinds: [VariableKind] = []
    for variable in columns {
      kinds.append(variables[Int(variable)].kind)
      variables[Int(variable)].rank = -1
    }
    let block = Block(
      variables: Table(columns.map { Variable(index: $0) }),
      constraints: Table(rows.map { ConstraintID(index: $0) }), kinds: Table(kinds), lines)
    work.eliminations += block.eliminationCount
    return block
  }

  /// Removes a block; its constraints and variables become pending.
  mutating func dissolve(_ index: Int32) {
    let block = blocks[Int(index)]
    blocks[Int(index)] = Block()
    unusedBlocks.append(index)
    for constraint in block.constraints.elements { enqueue(constraint.index) }
    for variable in block.variables.elements {
      variables[Int(variable.index)].state = .open
      variables[Int(variable.index)].home = -1
      opened.append(variable.index)
    }
  }

  /// Solves a block for the present values of its known variables.
  mutating func solveBlock(_ index: Int32) {
    guard blocks[Int(index)].isStale else { return }
    blocks[Int(index)].isStale = false
    var magnitude = 0.0
    for row in blocks[Int(index)].constraints.indices {
      let record = constraints[Int(blocks[Int(index)].constraints[row].index)]
      var rightSide = record.constant
      var largest = rightSide.magnitude
      for place in Int(record.start)..<Int(record.start + record.count) {
        let entry = matrix.entries[place]
        guard variables[Int(entry.variable)].isKnown else { continue }
        let part = entry.coefficient * values[Int(entry.variable)]
        largest = max(largest, part.magnitude)
        rightSide -= part
      }
      // A soft constraint need not hold, so its rounding must not increase the tolerance of the others.
      if record.isRequired { magnitude = max(magnitude, largest) }
      blocks[Int(index)].rightSides[row] = rightSide
      work.rowsTouched += 1
    }
    let isFeasible = blocks[Int(index)].solve(magnitude: magnitude, work: &work)
    for (variable, value) in blocks[Int(index)].solution where value != values[Int(variable.index)] {
      write(value, to: variable.index)
    }
    if !isFeasible { contradictions.append(.block(index)) }
  }
}
