/// The factors with which rows add up to a contradiction (a lemma of Farkas).
///
///     1 × (x = 20)   1 × (width = 200)   −1 × (x + width = 200)   sum: 0 = 20
///
/// Positive factors add up "at least", negative ones "at most". A row with the factor 0 is not needed.
struct ConflictProof {
  /// The factor of each equation.
  let factors: [Double]
  /// The sizes that would have to be negative.
  let bounds: [ConflictQuantity]

  /// A row: the sum of factor × variable compares with a constant.
  struct Row {
    var terms: [(variable: Int, factor: Double)]
    /// −1 for "at most", 0 for "equal", 1 for "at least".
    var relation: Int
    var constant: Double
  }

  /// Returns the factors of the rows, and the variables whose bound is needed; nil if the rows can hold
  /// together.
  ///
  /// Rows and bounds with a factor are a smallest contradiction. Each pivot takes time proportional to the
  /// square of the number of rows.
  static func factors(
    of rows: [Row], _ isSize: [Bool]
  ) -> (rows: [Double], bounds: [Int])? {
    var tableau = ProofTableau(variables: isSize.count)
    let scale = rows.reduce(0) { max($0, abs($1.constant)) }
    if scale == 0 { return nil }
    var owners: [(row: Int, sign: Double)] = []
    for (index, row) in rows.enumerated() {
      let largest = row.terms.reduce(1e-300) { max($0, abs($1.factor)) }
      for sign in [1.0, -1.0] where row.relation == 0 || Double(row.relation) == sign {
        tableau.addColumn(
          row.terms.map { ($0.variable, sign * $0.factor / largest) },
          sum: sign * row.constant / scale / largest)
        owners.append((index, sign / largest))
      }
    }
    let bounded = isSize.indices.filter { isSize[$0] }
    for variable in bounded { tableau.addColumn([(variable, 1)], sum: 0) }
    guard let solution = tableau.solve() else { return nil }
    var factors = [Double](repeating: 0, count: rows.count)
    for (column, owner) in owners.enumerated() { factors[owner.row] += owner.sign * solution[column] }
    let needed = bounded.indices.filter { solution[owners.count + $0] > 1e-9 }
    return (factors, needed.map { bounded[$0] })
  }
}

/// A table of the simplex method that finds non-negative factors of columns, whose sum is 0 for each variable
/// and 1 for the constants.
private struct ProofTableau {
  private static let tolerance = 1e-9
  private let height: Int
  /// The columns, each with one number for each variable and the constant as the last one.
  private var columns: [[Double]] = []

  init(variables: Int) { height = variables + 1 }

  mutating func addColumn(_ entries: [(Int, Double)], sum: Double) {
    var column = [Double](repeating: 0, count: height)
    for (row, factor) in entries { column[row] += factor }
    column[height - 1] = sum
    columns.append(column)
  }

  /// Returns a factor for each column; nil if there is no solution.
  ///
  /// It is the first phase of the simplex method, with the smallest index among equals (R. Bland, 1977), so
  /// that it ends. No proper subset of the columns that it uses has a solution.
  func solve() -> [Double]? {
    var table = (0..<height).map { row in columns.map { $0[row] } }
    var right = [Double](repeating: 0, count: height)
    right[height - 1] = 1
    // An index beyond the columns is the missing part of a row.
    var basis = (0..<height).map { columns.count + $0 }
    while true {
      var cost = [Double](repeating: 0, count: columns.count)
      for row in 0..<height where basis[row] >= columns.count {
        for column in columns.indices { cost[column] += table[row][column] }
      }
      guard let entering = cost.firstIndex(where: { $0 > Self.tolerance }) else { break }
      guard let leaving = leavingRow(entering, table, right, basis) else { break }
      pivot(leaving, entering, &table, &right)
      basis[leaving] = entering
    }
    let missing = (0..<height).reduce(0) { basis[$1] >= columns.count ? $0 + right[$1] : $0 }
    guard missing < 1e-7 else { return nil }
    var solution = [Double](repeating: 0, count: columns.count)
    for row in 0..<height where basis[row] < columns.count { solution[basis[row]] = right[row] }
    return solution
  }

  private func leavingRow(
    _ entering: Int, _ table: [[Double]], _ right: [Double], _ basis: [Int]
  ) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in 0..<height where table[row][entering] > Self.tolerance {
      let ratio = right[row] / table[row][entering]
      guard let present = best else {
        best = (row, ratio)
        continue
      }
      let isTie = abs(ratio - present.ratio) <= 1e-12
      if isTie ? basis[row] < basis[present.row] : ratio < present.ratio { best = (row, ratio) }
    }
    return best?.row
  }

  private func pivot(
    _ leaving: Int, _ entering: Int, _ table: inout [[Double]], _ right: inout [Double]
  ) {
    let divisor = table[leaving][entering]
    for column in columns.indices { table[leaving][column] /= divisor }
    right[leaving] /= divisor
    let pivotRow = table[leaving]
    for row in 0..<height where row != leaving {
      let factor = table[row][entering]
      if factor == 0 { continue }
      for column in columns.indices where pivotRow[column] != 0 {
        table[row][column] -= factor * pivotRow[column]
        if abs(table[row][column]) < 1e-13 { table[row][column] = 0 }
      }
      right[row] = max(0, right[row] - factor * right[leaving])
    }
  }
}
