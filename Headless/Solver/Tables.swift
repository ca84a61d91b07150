/// The solver's arrays as buffers, without checks of each access, while no element is added to them.
struct Tables {
  let variables: UnsafeMutableBufferPointer<VariableRecord>
  let constraints: UnsafeMutableBufferPointer<ConstraintRecord>
  let values: UnsafeMutableBufferPointer<Double>
  let entries: UnsafeBufferPointer<Matrix.Entry>
  let columnHeads: UnsafeBufferPointer<Int32>

  /// Calls `body` with the buffers.
  @inline(__always)
  static func lend(
    _ variables: inout [VariableRecord], _ constraints: inout [ConstraintRecord], _ values: inout [Double],
    _ matrix: Matrix, to body: (Tables) -> Void
  ) {
    variables.withUnsafeMutableBufferPointer { variables in
      constraints.withUnsafeMutableBufferPointer { constraints in
        values.withUnsafeMutableBufferPointer { values in
          matrix.entries.withUnsafeBufferPointer { entries in
            matrix.columnHeads.withUnsafeBufferPointer { columnHeads in
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

  func isReady(_ row: Int32) -> Bool { constraints[Int(row)].isReady }

  @inline(__always)
  func onlyUnknown(in row: Int32) -> Int32 {
    constraints[Int(row)].onlyUnknown(entry: { entries[$0] }, isKnown: { variables[Int($0)].isKnown })
  }
}
