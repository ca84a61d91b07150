import TestSupport
import Testing

@testable import LayoutInspection

@Suite struct SizeRegionTests {
  private static let seed = UInt64.random(in: 0...999)

  private func random(_ random: inout SplitMix64, _ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  /// A rectangle that is cut along three random lines.
  private func region(_ source: inout SplitMix64) -> (SizeRegion, [SizeFunction])? {
    var region = SizeRegion(from: RootSize(width: 10, height: 20), to: RootSize(width: 40, height: 60))
    var limits: [SizeFunction] = []
    for _ in 0..<3 {
      let origin = RootSize(width: random(&source, 10...40), height: random(&source, 20...60))
      let limit = SizeFunction(
        origin: origin, value: 0, perWidth: random(&source, -1...1), perHeight: random(&source, -1...1))
      guard let part = region.part(where: limit) else { return nil }
      region = part
      limits.append(limit)
    }
    return (region, limits)
  }

  @Test func aPartHoldsTheSizesAtWhichTheFunctionIsNotNegative() {
    for number in 0..<200 {
      var source = SplitMix64(seed: Self.seed * 1000 + UInt64(number))
      guard let (region, limits) = region(&source) else { continue }
      let expected = (10...40).flatMap { width in
        (20...60).compactMap { height -> RootSize? in
          let size = RootSize(width: Double(width), height: Double(height))
          return limits.allSatisfy { $0.value(at: size) >= 0 } ? size : nil
        }
      }
      let least = expected.min { ($0.area, $0.width) < ($1.area, $1.width) }
      #expect(region.wholeSizes.first == least, "seed \(Self.seed), \(number)")
    }
  }

  @Test func twoPartsTogetherAreTheWhole() {
    for number in 0..<200 {
      var source = SplitMix64(seed: Self.seed * 1000 + UInt64(number))
      guard let (region, limits) = region(&source) else { continue }
      let line = limits[0] - limits[1]
      let parts = [line, -line].compactMap { region.part(where: $0) }
      let sum = parts.map(\.doubledArea).reduce(0, +)
      #expect(abs(sum - region.doubledArea) < 0.2, "seed \(Self.seed), \(number)")
    }
  }

  @Test func aLineIsNoRegion() {
    let square = SizeRegion(from: RootSize(width: 0, height: 0), to: RootSize(width: 1, height: 1))
    let edge = SizeFunction(origin: RootSize(width: 0, height: 0), value: -1, perWidth: 1, perHeight: 0)
    #expect(square.part(where: edge) == nil)
    #expect(square.part(where: -edge)?.corners == square.corners)
  }
}
