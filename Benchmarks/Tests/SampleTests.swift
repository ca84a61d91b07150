import Glibc
import Testing

@testable import Measure

struct SampleTests {
  private func samples(_ values: [Double]) -> Samples {
    var samples = Samples()
    for value in values { samples.add(value) }
    return samples
  }

  @Test func theMedianIsTheMiddleValueInAnyOrder() {
    #expect(samples([9, 1, 2]).median == 2)
    #expect(samples([7]).median == 7)
    // Between the two in the middle.
    #expect(samples([10, 1, 4, 2]).median == 3)
  }

  @Test func theSpreadIsHalfTheQuartileDistanceAsAShareOfTheMedian() {
    // Quartiles at 2 and 4, the median is 3: (4 − 2) / 2 / 3.
    #expect(samples([5, 4, 3, 2, 1]).spread == 1.0 / 3)
    #expect(samples([3, 3, 3]).spread == 0)
    #expect(samples([0, 0, 0]).spread == 0)
  }

  @Test func theMedianRatioComparesSamplesThatWereTakenTogether() {
    // 2 / 1, 30 / 10 and 10 / 1; the ratio of the medians would be 10.
    #expect(samples([2, 30, 10]).medianRatio(to: samples([1, 10, 1])) == 3)
    #expect(samples([2, 30]).medianRatio(to: samples([0, 10])) == 3)
    #expect(samples([1]).medianRatio(to: samples([0])) == nil)
    #expect(samples([]).medianRatio(to: samples([1])) == nil)
  }

  @Test func theMedianDifferenceComparesSamplesThatWereTakenTogether() {
    // 10 − 1, 30 − 25 and 20 − 20; the difference of the medians would be 0.
    #expect(samples([10, 30, 20]).medianDifference(from: samples([1, 25, 20])) == 5)
    #expect(samples([]).medianDifference(from: samples([1])) == nil)
  }

  @Test func aSleepTakesNoProcessorTime() {
    let watch = Stopwatch(.processor)
    usleep(20_000)
    #expect(watch.seconds < 10e-3)
  }

  @Test(arguments: [
    (0.0, "0.00"), (1, "1.00"), (9.994, "9.99"), (9.996, "10.0"), (99.94, "99.9"), (99.96, "100"),
    (1234.4, "1234"),
  ])
  func aNumberHasThreeDigits(number: Double, written: String) {
    #expect(Measure.text(number) == written)
  }

  @Test(arguments: [
    (1e-9, "1.00 ns"), (999.4e-9, "999 ns"), (999.6e-9, "1.00 µs"), (2.5e-3, "2.50 ms"), (0.9996, "1.00 s"),
    (75, "75.0 s"),
  ])
  func aTimeHasTheUnitThatKeepsItBelow1000(seconds: Double, written: String) {
    #expect(Measure.text(seconds: seconds) == written)
  }

  @Test(arguments: [(12.0, "12.0 B"), (999.6, "1.00 KB"), (40e6, "40.0 MB"), (2.5e9, "2.50 GB")])
  func memoryIsCountedInPowersOf1000(bytes: Double, written: String) {
    #expect(Measure.text(bytes: bytes) == written)
  }
}
