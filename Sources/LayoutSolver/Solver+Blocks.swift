// Blocks: the variables that no single equality defines, and all constraints that mention them.

extension Solver {
  /// Creates a block of all unknown variables and constraints that are connected with the constraint.
  mutating func formBlock(from first: ConstraintID) {
    let block = blocks.insert(Block())
    var members = [first]
    var unknowns: [Variable] = []
    constraints[first].join(block)
    var next = 0
    while next < members.count {
      let record = constraints[members[next]]
      next += 1
      for entry in matrix.row(record.row) where variables[entry.variable].state == .open {
        variables[entry.variable].join(block)
        unknowns.append(entry.variable)
        addConstraints(on: entry.variable, to: &members, block)
      }
    }
    // The same constraints give the same block, in any order of their addition to the list.
    unknowns.sort { variables[$0].serial < variables[$1].serial }
    members.sort { constraints[$0].serial < constraints[$1].serial }
    blocks[block] = makeBlock(Table(unknowns), Table(members))
    worklists.blocks.add(block, &blocks[block].isStale)
    work.blocksBuilt += 1
  }

  private mutating func addConstraints(
    on variable: Variable, to members: inout [ConstraintID], _ block: BlockID
  ) {
    for entry in matrix.column(of: variable) where constraints[entry.constraint].state == .pending {
      constraints[entry.constraint].join(block)
      members.append(entry.constraint)
    }
  }

  /// Returns a block with the constraints in its own numbering.
  private mutating func makeBlock(
    _ unknowns: Table<Block.Column, Variable>, _ members: Table<Block.Row, ConstraintID>
  ) -> Block {
    for column in unknowns.indices { variables[unknowns[column]].setColumn(column) }
    var copies: [Block.Constraint] = []
    copies.reserveCapacity(members.count)
    for row in members.indices {
      let record = constraints[members[row]]
      var entries: [Block.Entry] = []
      for entry in matrix.row(record.row) where variables[entry.variable].state == .inBlock {
        entries.append(
          Block.Entry(column: variables[entry.variable].column, coefficient: entry.coefficient))
      }
      copies.append(
        Block.Constraint(row: row, entries: entries, relation: record.relation, priority: record.priority))
    }
    let kinds = Table<Block.Column, VariableKind>(unknowns.elements.map { variables[$0].kind })
    let block = Block(variables: unknowns, constraints: members, kinds: kinds, copies)
    work.eliminations += block.eliminationCount
    return block
  }

  /// Solves a block for the present values of its known variables.
  mutating func solveBlock(_ block: BlockID) {
    guard blocks[block].isStale else { return }
    blocks[block].isStale = false
    var magnitude = 0.0
    for row in blocks[block].constraints.indices {
      let record = constraints[blocks[block].constraints[row]]
      var rightSide = record.constant
      var largest = rightSide.magnitude
      for id in record.row {
        let entry = matrix[id]
        guard variables[entry.variable].isKnown else { continue }
        let part = entry.coefficient * values[entry.variable]
        largest = max(largest, part.magnitude)
        rightSide -= part
      }
      // A soft constraint need not hold, so its rounding must not increase the tolerance of the others.
      if record.isRequired { magnitude = max(magnitude, largest) }
      blocks[block].rightSides[row] = rightSide
      work.rowsTouched += 1
    }
    let isFeasible = blocks[block].solve(magnitude: magnitude, work: &work)
    for (variable, value) in blocks[block].solution where value != values[variable] {
      write(value, to: variable)
    }
    if !isFeasible { conflictState.report(.block(block)) }
  }
}
