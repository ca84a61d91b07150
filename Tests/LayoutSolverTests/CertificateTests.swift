import LayoutSolver
import TestSupport
import Testing

/// The factors of constraints that cannot hold together.
@Suite struct CertificateTests {
  @Test func aRowThatIsTooLongHasOneFactorForEachOfItsParts() throws {
    var solver = Solver()
    let x = solver.addVariable(.position)
    let width = solver.addVariable(.size)
    let left = solver.add([Term(1, x)], .equal, 20)
    let own = solver.add([Term(1, width)], .greaterThanOrEqual, 300)
    let right = solver.add([Term(1, x), Term(1, width)], .lessThanOrEqual, 290)
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    let certificate = try #require(solver.certificate(of: conflict.constraints))
    let factors = Dictionary(uniqueKeysWithValues: certificate.factors.map { ($0.constraint, $0.factor) })
    // 20 + 300 = 320 > 290
    #expect(factors == [left: 1, own: 1, right: -1])
    #expect(solver.certificate(of: [left, own]) == nil)
  }

  /// A random constraint.
  private struct Row {
    let factors: [Double]
    let relation: Relation
    let constant: Double
  }

  @Test(arguments: TestEffort.blocks(40)) func theFactorsAddUpToAContradiction(block: UInt64) {
    var random = SplitMix64(seed: block)
    var count = 0
    for _ in 0..<100 {
      var solver = Solver()
      let variables = (0..<6).map { solver.addVariable($0 < 3 ? .position : .size) }
      var rows: [ConstraintID: Row] = [:]
      for _ in 0..<8 {
        let factors = variables.map { _ in [0, 0, 1, -1, 2][Int.random(in: 0..<5, using: &random)] as Double }
        if factors.allSatisfy({ $0 == 0 }) { continue }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
          Int.random(in: 0..<3, using: &random)]
        let row = Row(
          factors: factors, relation: relation, constant: Double(Int.random(in: -20...20, using: &random)))
        let terms = zip(factors, variables).filter { $0.0 != 0 }.map { Term($0.0, $0.1) }
        rows[solver.add(terms, relation, row.constant)] = row
      }
      solver.solve()
      for conflict in solver.conflicts {
        guard let certificate = solver.certificate(of: conflict.constraints) else {
          Issue.record("block \(block): no certificate of \(conflict)")
          continue
        }
        count += 1
        expectContradiction(certificate, rows, "block \(block)")
      }
    }
    #expect(count > 50)
  }

  private func expectContradiction(
    _ certificate: Certificate, _ rows: [ConstraintID: Row], _ comment: Comment
  ) {
    var sum = [Double](repeating: 0, count: 6)
    var total = 0.0
    for (constraint, factor) in certificate.factors {
      guard let row = rows[constraint] else { continue }
      // "At least" counts positively, and "at most" negatively.
      #expect(Double(row.relation.rawValue) * factor >= 0, comment)
      for index in sum.indices { sum[index] += factor * row.factors[index] }
      total += factor * row.constant
    }
    #expect(total > 1e-9, comment)
    #expect(sum[..<3].allSatisfy { abs($0) < 1e-9 }, comment)
    // The sum is at least `total`, and sizes with such factors add up to at most 0.
    #expect(sum[3...].allSatisfy { $0 < 1e-9 }, comment)
  }
}
