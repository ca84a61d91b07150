import LayoutSolver
import TestSupport
import Testing

/// Random systems and random histories against the oracle and against a fresh solver.
///
/// A failure prints the seed and the smallest script that still fails.
struct RandomSystemTests {
  /// Runs the scripts of `seeds` and records the first one about which `check` complains, shrunk.
  private func expectNoComplaint(
    _ seeds: Range<UInt64>, script: (UInt64) -> Script, check: @escaping (ScriptedSolver) -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for seed in seeds {
      let candidate = script(seed)
      guard candidate.firstComplaint(check) != nil else { continue }
      let smallest = Shrinking.smallest(candidate, budget: 1500) { $0.firstComplaint(check) != nil }
      Issue.record(
        "seed \(seed):\n\(smallest)\n\(smallest.firstComplaint(check) ?? "")", sourceLocation: sourceLocation)
      return
    }
  }

  private func seeds(_ block: UInt64, of count: UInt64) -> Range<UInt64> {
    block * count..<(block + 1) * count
  }

  @Test(arguments: TestEffort.blocks(20)) func everyLevelIsAsGoodAsTheOracle(block: UInt64) {
    expectNoComplaint(seeds(block, of: 25), script: smallSystem) { $0.complaintOfOracle() }
  }

  @Test(arguments: TestEffort.blocks(20)) func everyConflictIsMinimal(block: UInt64) {
    expectNoComplaint(seeds(block, of: 25), script: smallSystem) { $0.complaintAboutConflicts() }
  }

  /// The largest systems that the oracle can solve: 5 and 6 variables with 12 to 14 constraints.
  @Test(arguments: TestEffort.blocks(10)) func everyLevelOfALargerSystemIsAsGoodAsTheOracle(block: UInt64) {
    expectNoComplaint(seeds(block, of: 6), script: largerSystem) {
      $0.complaintOfOracle() ?? $0.complaintAboutConflicts()
    }
  }

  private func largerSystem(_ seed: UInt64) -> Script {
    var generator = RandomSystem(seed: seed, variables: 5 + Int(seed % 2), limit: 12 + Int(seed % 3))
    return generator.system()
  }

  private func smallSystem(_ seed: UInt64) -> Script {
    var generator = RandomSystem(seed: seed)
    return generator.system()
  }

  @Test(arguments: TestEffort.blocks(10)) func everyStepOfAHistoryIsAsGoodAsTheOracle(block: UInt64) {
    expectNoComplaint(seeds(block, of: 8), script: shortHistory) { $0.complaintOfOracle() }
  }

  @Test(arguments: TestEffort.blocks(10)) func everyConflictOfAHistoryIsMinimal(block: UInt64) {
    expectNoComplaint(seeds(block, of: 8), script: shortHistory) { $0.complaintAboutConflicts() }
  }

  private func shortHistory(_ seed: UInt64) -> Script {
    var generator = RandomSystem(seed: seed, variables: 1 + Int(seed % 4), limit: 8)
    return generator.sequence(of: 40)
  }

  @Test(arguments: TestEffort.blocks(10)) func everyStepOfAHistoryIsAsGoodAsAFreshSolver(block: UInt64) {
    expectNoComplaint(seeds(block, of: 4), script: longHistory, check: { $0.complaintOfScratch() })
  }

  @Test(arguments: TestEffort.blocks(10)) func brokenConstraintsDoNotDependOnHistory(block: UInt64) {
    expectNoComplaint(seeds(block, of: 16), script: shortHistory) { $0.complaintAboutBroken() }
    expectNoComplaint(seeds(block, of: 4), script: longHistory) { $0.complaintAboutBroken() }
    expectNoComplaint(seeds(block, of: 4), script: longDrag) { $0.complaintAboutBroken() }
  }

  /// The constraints left out are a function of the present constraints and their ranks.
  @Test(arguments: TestEffort.blocks(20)) func theHighestRanksAreLeftOut(block: UInt64) {
    expectNoComplaint(seeds(block, of: 25), script: rankedSystem) {
      $0.complaintAboutRanks() ?? $0.complaintAboutConflicts()
    }
    expectNoComplaint(seeds(block, of: 8), script: rankedHistory) {
      $0.complaintAboutRanks() ?? $0.complaintAboutConflicts()
    }
  }

  private func rankedSystem(_ seed: UInt64) -> Script { smallSystem(seed).ranked(seed) }

  private func rankedHistory(_ seed: UInt64) -> Script { shortHistory(seed).ranked(seed) }

  @Test(arguments: TestEffort.blocks(10)) func influenceIsTheSameAsByTryingEveryConstant(block: UInt64) {
    expectNoComplaint(seeds(block, of: 1), script: shortHistory) { $0.complaintAboutInfluence() }
    expectNoComplaint(seeds(block, of: 1), script: rankedHistory) { $0.complaintAboutInfluence() }
    expectNoComplaint(seeds(block, of: 2), script: smallScreen) { $0.complaintAboutInfluence() }
  }

  @Test(arguments: TestEffort.blocks(10)) func ambiguityDoesNotDependOnHistory(block: UInt64) {
    expectNoComplaint(seeds(block, of: 4), script: longHistory, check: { $0.complaintOfHistory() })
  }

  /// Seeds with which the solver once found two solutions, equally tight and equally near 0.
  @Test(arguments: [700, 7063, 7118] as [UInt64]) func tiesDoNotDependOnHistory(seed: UInt64) {
    expectNoComplaint(seed..<seed + 1, script: longHistory) { $0.complaintOfHistory() }
  }

  @Test(arguments: TestEffort.blocks(10)) func changedListsEachVariableOnce(block: UInt64) {
    expectNoComplaint(seeds(block, of: 4), script: longHistory, check: { $0.complaintAboutChanges() })
  }

  @Test(arguments: TestEffort.blocks(10)) func everyStateOfAScreenIsAsGoodAsAFreshSolver(block: UInt64) {
    expectNoComplaint(seeds(block, of: 4), script: screen) {
      $0.complaintOfScratch() ?? $0.complaintAboutChanges()
    }
  }

  @Test(arguments: TestEffort.blocks(10)) func aScreenDoesNotDependOnItsHistory(block: UInt64) {
    expectNoComplaint(seeds(block, of: 4), script: screen) { $0.complaintOfHistory() }
  }

  @Test(arguments: TestEffort.choose(all: [0, 1, 2], usually: [0]) as [UInt64])
  func threeHundredCoupledLabelsAreAsGoodAsAFreshSolver(seed: UInt64) {
    expectNoComplaint(seed..<seed + 1, script: coupledRow) {
      $0.complaintOfScratch() ?? $0.complaintAboutChanges()
    }
  }

  private func coupledRow(_ seed: UInt64) -> Script {
    var generator = RandomRow(seed: seed, count: 300)
    return generator.script(changes: 12)
  }

  private func screen(_ seed: UInt64) -> Script {
    var generator = RandomLayout(seed: seed, count: 2 + Int(seed % 13))
    return generator.script(changes: 40)
  }

  private func smallScreen(_ seed: UInt64) -> Script {
    var generator = RandomLayout(seed: seed, count: 2 + Int(seed % 5))
    return generator.script(changes: 2)
  }

  @Test(arguments: TestEffort.blocks(10)) func everyStepOfADragIsAsGoodAsAFreshSolver(block: UInt64) {
    expectNoComplaint(seeds(block, of: 10), script: longDrag, check: { $0.complaintOfScratch() })
  }

  @Test(arguments: TestEffort.blocks(10)) func aDragEndsLikeAFreshSolver(block: UInt64) {
    expectNoComplaint(seeds(block, of: 10), script: longDrag, check: { $0.complaintOfHistory() })
  }

  @Test(arguments: TestEffort.blocks(10)) func aDragListsEachChangedVariableOnce(block: UInt64) {
    expectNoComplaint(seeds(block, of: 10), script: longDrag, check: { $0.complaintAboutChanges() })
  }

  private func longDrag(_ seed: UInt64) -> Script {
    var generator = RandomSystem(seed: seed, variables: 2 + Int(seed % 9), limit: 3 + Int(seed % 12))
    return generator.drag(of: 40)
  }

  private func longHistory(_ seed: UInt64) -> Script {
    var generator = RandomSystem(seed: seed, variables: 2 + Int(seed % 9), limit: 24)
    return generator.sequence(of: 60)
  }
}
