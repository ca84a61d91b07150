/// The solver's tables as buffers, without checks of each access, while no element is added to them.
struct Tables {
  let variables: TableBuffer<Variable, VariableRecord>
  let constraints: TableBuffer<ConstraintID, ConstraintRecord>
  let values: TableBuffer<Variable, Double>
  private let entries: UnsafeBufferPointer<Matrix.Entry>
  private let columnHeads: UnsafeBufferPointer<Matrix.EntryID>

  /// Calls `body` with the buffers.
  @inline(__always) static func lend(
    _ variables: inout Table<Variable, VariableRecord>,
    _ constraints: inout Table<ConstraintID, ConstraintRecord>, _ values: inout Table<Variable, Double>,
    _ matrix: Matrix, to body: (Tables) -> Void
  ) {
    variables.withBuffer { variables in
      constraints.withBuffer { constraints in
        values.withBuffer { values in
          matrix.entries.elements.withUnsafeBufferPointer { entries in
            matrix.columnHeads.elements.withUnsafeBufferPointer { columnHeads in
              body(
                Tables(
                  variables: variables, constraints: constraints, values: values, entries: entries,
                  columnHeads: columnHeads))
            }
          }
        }
      }
    }
  }

  /// Returns the entries of a constraint.
  @inline(__always) func row(of constraint: ConstraintID) -> UnsafeBufferPointer<Matrix.Entry> {
    let row = constraints[constraint].row
    return UnsafeBufferPointer(rebasing: entries[Int(row.lowerBound.index)..<Int(row.upperBound.index)])
  }

  /// Returns the entries of a variable's column.
  @inline(__always) func column(of variable: Variable) -> MatrixColumn<UnsafeBufferPointer<Matrix.Entry>> {
    MatrixColumn(first: columnHeads[Int(variable.index)], entries: entries)
  }

  @inline(__always) func isReady(_ constraint: ConstraintID) -> Bool { constraints[constraint].isReady }

  @inline(__always) func onlyUnknown(in constraint: ConstraintID) -> Variable {
    constraints[constraint].onlyUnknown(in: row(of: constraint), isKnown: { variables[$0].isKnown })
  }
}
