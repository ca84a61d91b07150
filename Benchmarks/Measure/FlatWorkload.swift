import LayoutSolver
import LayoutWorkloads
import Peers

/// The constraints of a workload as flat lists, so that no contestant pays for the lists of another.
final class FlatWorkload {
  let workload: Workload
  /// The lists, which are valid until this object is freed.
  let system: PeerSystem
  /// The row that the swap puts in.
  let replacement: PeerRow
  private let rows: UnsafeMutableBufferPointer<PeerRow>
  private let variables: UnsafeMutableBufferPointer<Int32>
  private let coefficients: UnsafeMutableBufferPointer<Double>

  init(_ workload: Workload) {
    self.workload = workload
    var flat: [PeerRow] = []
    var terms: [(variable: Int, coefficient: Double)] = []
    for row in workload.rows + [workload.swap.replacement] {
      flat.append(
        PeerRow(
          start: Int32(terms.count), count: Int32(row.terms.count), relation: Int32(row.relation.rawValue),
          constant: row.constant, priority: Double(row.priority)))
      terms += row.terms
    }
    replacement = flat[flat.count - 1]
    rows = Self.copy(flat)
    variables = Self.copy(terms.map { Int32($0.variable) })
    coefficients = Self.copy(terms.map(\.coefficient))
    system = PeerSystem(
      variableCount: Int32(4 * workload.viewCount), rowCount: Int32(workload.rows.count),
      rows: rows.baseAddress, variables: variables.baseAddress, coefficients: coefficients.baseAddress,
      inputs: (Int32(workload.size(0, .x)), Int32(workload.size(0, .y))))
  }

  deinit {
    rows.deallocate()
    variables.deallocate()
    coefficients.deallocate()
  }

  /// Returns the row at an index of the workload.
  func row(_ index: Int) -> PeerRow { rows[index] }

  /// Returns the variable and the coefficient at an index of the terms.
  func term(_ index: Int) -> (variable: Int, coefficient: Double) {
    (Int(variables[index]), coefficients[index])
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return buffer
  }
}

/// The values of all variables, four for each view, in a flat array.
final class FrameArray {
  let values: UnsafeMutablePointer<Double>

  init(viewCount: Int) {
    values = .allocate(capacity: 4 * viewCount)
    values.initialize(repeating: 0, count: 4 * viewCount)
  }

  deinit { values.deallocate() }

  func frame(of view: Int) -> Frame {
    Frame(
      x: values[4 * view], y: values[4 * view + 1], width: values[4 * view + 2], height: values[4 * view + 3])
  }
}
