import LayoutSolver
import Testing

/// Labels that share the width of one row: the priorities alone decide which
/// label grows and which is compressed.
struct CoupledRowTests {
  private struct Row {
    var solver = Solver()
    var widths: [Variable] = []
    var root: Variable
    let intrinsic: [Double]
    let hugging: [Float]
    let resistance: [Float]

    /// Creates labels with gaps of 8 between them and at both ends.
    ///
    /// The gaps are at least 8 when the labels are loose.
    init(intrinsic: [Double], hugging: [Float], resistance: [Float], isLoose: Bool = false) {
      self.intrinsic = intrinsic
      self.hugging = hugging
      self.resistance = resistance
      root = solver.addVariable(.size)
      var end: [Term] = []
      for index in intrinsic.indices {
        let position = solver.addVariable(.position)
        let width = solver.addVariable(.size)
        solver.require([1 * position] + end, isLoose && index > 0 ? .greaterThanOrEqual : .equal, 8)
        end = [-1 * position, -1 * width]
        solver.prefer([1 * width], .lessThanOrEqual, intrinsic[index], at: hugging[index])
        solver.prefer([1 * width], .greaterThanOrEqual, intrinsic[index], at: resistance[index])
        widths.append(width)
      }
      solver.require([1 * root] + end, isLoose ? .greaterThanOrEqual : .equal, 8)
    }

    /// The row's width at which every label has its intrinsic width.
    var natural: Double { intrinsic.reduce(8 * Double(intrinsic.count + 1), +) }

    mutating func solved(spare: Double) -> [Double] {
      solver.suggest(natural + spare, for: root)
      solver.solve()
      return widths.map { solver.value(of: $0) }
    }

    /// Returns the widths of the labels in a row with `spare` points more than its natural width.
    ///
    /// The label with the lowest hugging takes all spare width. A lack of width is taken from the label with
    /// the lowest resistance, down to a width of 0, then from the next one.
    func expected(spare: Double) -> [Double] {
      var widths = intrinsic
      if spare >= 0 {
        if let least = hugging.indices.min(by: { hugging[$0] < hugging[$1] }) { widths[least] += spare }
        return widths
      }
      var lack = -spare
      for label in resistance.indices.sorted(by: { resistance[$0] < resistance[$1] }) {
        let given = min(lack, widths[label])
        widths[label] -= given
        lack -= given
      }
      return widths
    }
  }

  private func intrinsic(_ count: Int, _ random: inout SplitMix64) -> [Double] {
    (0..<count).map { _ in Double(Int.random(in: 10...120, using: &random)) }
  }

  private func spares(_ intrinsic: [Double]) -> [Double] {
    let total = intrinsic.reduce(0, +)
    return [0, 50, -30, 400, -0.5 * total, -0.9 * total, 1, -total, 0.25, -1]
  }

  @Test(arguments: [3, 4, 5, 8, 13, 20, 40]) func distinctPrioritiesAreAppliedInTheirOrder(count: Int) {
    for seed in 0..<3 {
      var random = SplitMix64(seed: UInt64(1000 * count + seed))
      let hugging = (0..<count).map { 250 + Float($0) }.shuffled(using: &random)
      let resistance = (0..<count).map { 700 + Float($0) }.shuffled(using: &random)
      var row = Row(intrinsic: intrinsic(count, &random), hugging: hugging, resistance: resistance)
      for spare in spares(row.intrinsic) {
        let actual = row.solved(spare: spare)
        let expected = row.expected(spare: spare)
        let isRight = isClose(actual, expected) && row.solver.conflicts.isEmpty
        #expect(
          isRight, "\(count) labels, seed \(seed), spare \(spare)\nexpected \(expected)\nactual \(actual)")
        if !isRight { return }
      }
    }
  }

  @Test(arguments: [3, 7, 20, 40, 100]) func labelsOfOnePriorityShareOneLoss(count: Int) {
    // Two classes of labels: the sum that a class loses is determined, its
    // distribution among the labels is not.
    var random = SplitMix64(seed: UInt64(count))
    let resistance = (0..<count).map { $0 % 2 == 0 ? Float(750) : 740 }
    var row = Row(
      intrinsic: intrinsic(count, &random), hugging: resistance.map { $0 - 500 }, resistance: resistance)
    for spare in spares(row.intrinsic) {
      let widths = row.solved(spare: spare)
      let weak = stride(from: 1, to: count, by: 2).reduce(0) { $0 + row.intrinsic[$1] }
      let lost = zip(row.intrinsic, widths).map { max(0, $0 - $1) }
      let won = zip(row.intrinsic, widths).map { max(0, $1 - $0) }
      let weakLoss = stride(from: 1, to: count, by: 2).reduce(0) { $0 + lost[$1] }
      let strongGain = stride(from: 0, to: count, by: 2).reduce(0) { $0 + won[$1] }
      let sums: [Double] = [lost.reduce(0, +), won.reduce(0, +), weakLoss, strongGain]
      #expect(
        isClose(sums, [max(0, -spare), max(0, spare), min(weak, max(0, -spare)), 0]),
        "spare \(spare): \(widths)")
    }
  }

  @Test(arguments: [3, 8, 25]) func looseGapsTakeTheSpareWidth(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let resistance = (0..<count).map { 700 + Float($0) }.shuffled(using: &random)
    var row = Row(
      intrinsic: intrinsic(count, &random), hugging: resistance.map { $0 - 500 }, resistance: resistance,
      isLoose: true)
    for spare in spares(row.intrinsic) {
      let actual = row.solved(spare: spare)
      let expected = spare > 0 ? row.intrinsic : row.expected(spare: spare)
      #expect(isClose(actual, expected), "spare \(spare): \(actual), expected \(expected)")
    }
  }

  @Test func aRowTooNarrowForItsGapsIsAConflict() {
    var row = Row(intrinsic: [40, 60], hugging: [250, 251], resistance: [750, 751])
    _ = row.solved(spare: -110)
    #expect(row.solver.conflicts.count == 1)
    #expect(isClose(row.solved(spare: -90), [0, 10]))
    #expect(row.solver.conflicts.isEmpty)
  }
}
