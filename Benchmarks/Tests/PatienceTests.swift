import LayoutWorkloads
import Testing

@testable import Measure

struct PatienceTests {
  private func workload(_ count: Int, _ shape: Workload.Shape = .chain) -> Workload {
    Workload(shape, count: count)
  }

  @Test func withoutEarlierTimesThereIsNoPrediction() {
    #expect(Patience(isQuick: false).predict(.build, of: workload(100), .kiwi) == nil)
  }

  @Test func afterOneTimeTheSquareOfNIsAssumed() {
    var patience = Patience(isQuick: false)
    patience.note(3, .build, of: workload(10), .kiwi)
    // Ten times as many views take a hundred times as long.
    #expect(patience.predict(.build, of: workload(100), .kiwi) == 300)
  }

  @Test func afterTwoTimesTheGrowthContinues() throws {
    var patience = Patience(isQuick: false)
    patience.note(1, .build, of: workload(10), .kiwi)
    patience.note(1000, .build, of: workload(100), .kiwi)
    // Ten times as many views took 10³ times as long, and do so again.
    let seconds = try #require(patience.predict(.build, of: workload(1000), .kiwi))
    #expect(abs(seconds - 1e6) < 1e-3)
  }

  @Test func theGrowthIsThatOfTheLastTwoTimes() throws {
    var patience = Patience(isQuick: false)
    for (count, seconds) in [(1, 1.0), (10, 1e6), (100, 1e9)] {
      patience.note(seconds, .build, of: workload(count), .kiwi)
    }
    let seconds = try #require(patience.predict(.build, of: workload(200), .kiwi))
    #expect(abs(seconds / 8e9 - 1) < 1e-9)
  }

  @Test func aSlowGrowthIsStillPredictedAsTheSquare() {
    var patience = Patience(isQuick: false)
    patience.note(1, .build, of: workload(10), .kiwi)
    patience.note(2, .build, of: workload(100), .kiwi)
    #expect(patience.predict(.build, of: workload(1000), .kiwi) == 200)
  }

  @Test func aTimeOfZeroDoesNotSpoilThePrediction() {
    var patience = Patience(isQuick: false)
    patience.note(0, .build, of: workload(10), .kiwi)
    patience.note(2, .build, of: workload(100), .kiwi)
    #expect(patience.predict(.build, of: workload(200), .kiwi) == 8)
  }

  @Test func theSameNTwiceDoesNotSpoilThePrediction() {
    var patience = Patience(isQuick: false)
    patience.note(1, .build, of: workload(100), .kiwi)
    patience.note(2, .build, of: workload(100), .kiwi)
    #expect(patience.predict(.build, of: workload(200), .kiwi) == 8)
  }

  @Test func aTimeCountsForItsShapeFigureAndContestantOnly() {
    var patience = Patience(isQuick: false)
    patience.note(1, .build, of: workload(10), .kiwi)
    #expect(patience.predict(.swap, of: workload(100), .kiwi) == nil)
    patience.note(2, .swap, of: workload(10), .kiwi)
    #expect(patience.predict(.swap, of: workload(100), .kiwi) == 200)
    #expect(patience.predict(.build, of: workload(100), .kiwi) == 100)
    #expect(patience.predict(.build, of: workload(100), .cassowary) == nil)
    #expect(patience.predict(.build, of: workload(100, .cells), .kiwi) == nil)
  }

  /// README, The peers: 60 s for a build or a swap, 20 s for a drag; 2 s for both with `--quick`.
  @Test func theLimitsAreThoseOfTheReadme() {
    let full = Patience(isQuick: false)
    let quick = Patience(isQuick: true)
    #expect((full.limit, full.dragLimit) == (60, 20))
    #expect((quick.limit, quick.dragLimit) == (2, 2))
  }

  @Test(arguments: [false, true]) func anotherSolverHasMoreTimeForItsSamples(isQuick: Bool) {
    let patience = Patience(isQuick: isQuick)
    #expect(patience.budget(of: .ours) == patience.budget(of: .hand))
    #expect(patience.budget(of: .kiwi) == patience.budget(of: .cassowary))
    #expect(patience.budget(of: .kiwi) > patience.budget(of: .ours))
  }

  /// The median of an odd number of rounds is one of them.
  @Test(arguments: [false, true]) func theNumberOfRoundsIsOdd(isQuick: Bool) {
    #expect(Patience(isQuick: isQuick).everydayRounds % 2 == 1)
  }
}
