import LayoutWorkloads
import Testing

@testable import Measure

struct TimeLimitsTests {
  private func workload(_ count: Int, _ shape: Workload.Shape = .chain) -> Workload {
    Workload(shape, count: count)
  }

  @Test func withoutEarlierTimesThereIsNoPrediction() {
    #expect(TimeLimits(isQuick: false).predict(.build, of: workload(100), .kiwi) == nil)
  }

  @Test func afterOneTimeTheSquareOfNIsAssumed() {
    var limits = TimeLimits(isQuick: false)
    limits.note(3, .build, of: workload(10), .kiwi)
    // Ten times as many views take a hundred times as long.
    #expect(limits.predict(.build, of: workload(100), .kiwi) == 300)
  }

  @Test func afterTwoTimesTheGrowthContinues() throws {
    var limits = TimeLimits(isQuick: false)
    limits.note(1, .build, of: workload(10), .kiwi)
    limits.note(1000, .build, of: workload(100), .kiwi)
    // Ten times as many views took 10³ times as long, and do so again.
    let seconds = try #require(limits.predict(.build, of: workload(1000), .kiwi))
    #expect(abs(seconds - 1e6) < 1e-3)
  }

  @Test func theGrowthIsThatOfTheLastTwoTimes() throws {
    var limits = TimeLimits(isQuick: false)
    for (count, seconds) in [(1, 1.0), (10, 1e6), (100, 1e9)] {
      limits.note(seconds, .build, of: workload(count), .kiwi)
    }
    let seconds = try #require(limits.predict(.build, of: workload(200), .kiwi))
    #expect(abs(seconds / 8e9 - 1) < 1e-9)
  }

  @Test func aSlowGrowthIsStillPredictedAsTheSquare() {
    var limits = TimeLimits(isQuick: false)
    limits.note(1, .build, of: workload(10), .kiwi)
    limits.note(2, .build, of: workload(100), .kiwi)
    #expect(limits.predict(.build, of: workload(1000), .kiwi) == 200)
  }

  @Test func aTimeOfZeroDoesNotSpoilThePrediction() {
    var limits = TimeLimits(isQuick: false)
    limits.note(0, .build, of: workload(10), .kiwi)
    limits.note(2, .build, of: workload(100), .kiwi)
    #expect(limits.predict(.build, of: workload(200), .kiwi) == 8)
  }

  @Test func theSameNTwiceDoesNotSpoilThePrediction() {
    var limits = TimeLimits(isQuick: false)
    limits.note(1, .build, of: workload(100), .kiwi)
    limits.note(2, .build, of: workload(100), .kiwi)
    #expect(limits.predict(.build, of: workload(200), .kiwi) == 8)
  }

  @Test func aTimeCountsForItsShapeFigureAndContestantOnly() {
    var limits = TimeLimits(isQuick: false)
    limits.note(1, .build, of: workload(10), .kiwi)
    #expect(limits.predict(.swap, of: workload(100), .kiwi) == nil)
    limits.note(2, .swap, of: workload(10), .kiwi)
    #expect(limits.predict(.swap, of: workload(100), .kiwi) == 200)
    #expect(limits.predict(.build, of: workload(100), .kiwi) == 100)
    #expect(limits.predict(.build, of: workload(100), .cassowary) == nil)
    #expect(limits.predict(.build, of: workload(100, .cells), .kiwi) == nil)
  }

  /// README, The peers: 60 s for a build or a swap, 20 s for a drag; 2 s for both with `--quick`.
  @Test func theLimitsAreThoseOfTheReadme() {
    let full = TimeLimits(isQuick: false)
    let quick = TimeLimits(isQuick: true)
    #expect((full.limit, full.dragLimit) == (60, 20))
    #expect((quick.limit, quick.dragLimit) == (2, 2))
  }

  @Test(arguments: [false, true]) func anotherSolverHasMoreTimeForItsSamples(isQuick: Bool) {
    let limits = TimeLimits(isQuick: isQuick)
    #expect(limits.budget(of: .ours) == limits.budget(of: .hand))
    #expect(limits.budget(of: .kiwi) == limits.budget(of: .cassowary))
    #expect(limits.budget(of: .kiwi) > limits.budget(of: .ours))
  }

  /// The median of an odd number of rounds is one of them.
  @Test(arguments: [false, true]) func theNumberOfRoundsIsOdd(isQuick: Bool) {
    #expect(TimeLimits(isQuick: isQuick).everydayRounds % 2 == 1)
  }
}
