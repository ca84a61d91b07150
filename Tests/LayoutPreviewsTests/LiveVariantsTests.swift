import AutoLayoutKit
import Foundation
import HeadlessUIKit
import Testing

@testable import LayoutPreviews

/// The conditions on the size of the live page's data.
@MainActor
@Suite struct LiveVariantsTests {
  private func point(_ width: CGFloat, _ height: CGFloat, _ numbers: [CGFloat]) -> LivePoint {
    LivePoint(size: CGSize(width: width, height: height), structure: 0, numbers: numbers)
  }

  @Test func numbersThatFollowTheSizeAreFitted() throws {
    let sizes: [(CGFloat, CGFloat)] = [(100, 200), (140, 200), (100, 260), (330, 470)]
    let points: [LivePoint] = sizes.map { width, height in
      let numbers: [CGFloat] = [12, 0.25 * width - 3, width + height]
      return point(width, height, numbers)
    }
    let fit = try #require(LiveFit(points))
    #expect(fit.numbers.map(\.constant) == [12, -3, 0])
    #expect(fit.numbers.map(\.perWidth) == [0, 0.25, 1])
    #expect(fit.numbers.map(\.perHeight) == [0, 0, 1])
  }

  @Test func numbersThatFollowNoRuleAreNotFitted() {
    let widths: [CGFloat] = [100, 140, 180]
    let points: [LivePoint] = widths.map { point($0, 200, [$0 * $0]) }
    #expect(LiveFit(points) == nil)
  }

  /// Returns a point with the width of two columns with 40 points around them, rounded down, and the position
  /// of a column that ends 16 points before the right edge.
  private func columns(_ width: CGFloat) -> LivePoint {
    let column = ((width - 40) / 2).rounded(.down)
    return point(width, 300, [column, width - 16 - column])
  }

  @Test func numbersThatAreRoundedDownFollowAStep() throws {
    let whole: [CGFloat] = [240, 264, 312]
    let between: [CGFloat] = [241, 242, 243, 246.5]
    let plain = try #require(LiveFit(whole.map(columns)))
    let fit = try #require(plain.stepped(for: (whole + between).map(columns)))
    #expect(fit.step == LiveStep(constant: -20, perWidth: 0.5, perHeight: 0))
    #expect(fit.numbers[0] == LiveNumber(constant: 0, perStep: 1))
    #expect(fit.numbers[1] == LiveNumber(constant: -16, perWidth: 1, perStep: -1))
    #expect(fit.holds(for: columns(377.75)))
  }

  @Test func numbersThatFollowNoStepHaveNone() throws {
    let whole: [CGFloat] = [240, 264, 312]
    let plain = try #require(LiveFit(whole.map { point($0, 300, [$0 / 2]) }))
    let other: [LivePoint] = [point(241, 300, [7]), point(242, 300, [191])]
    #expect(plain.stepped(for: other) == nil)
  }

  @Test func theStructureThatAppearsFirstWinsATie() {
    let structures = [4, 9, 9, 4, 1]
    let points: [LivePoint] = structures.enumerated().map { place, structure in
      LivePoint(size: CGSize(width: 100 + place, height: 200), structure: structure, numbers: [])
    }
    #expect(LivePoint.largestClass(points).map(\.structure) == [4, 4])
    #expect(LivePoint.classes(points).map { $0[0].structure } == [4, 9, 1])
  }

  @Test func valuesAreNumberedInTheirOrder() {
    var structures = LiveTable<[String]>()
    let numbers = [["b"], ["a"], ["b"], ["a", "b"]].map { structures.index(of: $0) }
    #expect(numbers == [0, 1, 0, 2])
  }

  @Test func numbersInProportionCountOnce() {
    let widths: [CGFloat] = [100, 140, 200]
    let points: [LivePoint] = widths.map { point($0, 200, [8, $0, 3 * $0 - 5, $0 * $0]) }
    let numbers = LivePoint.reduced(points).map(\.numbers)
    #expect(numbers == widths.map { [$0, $0 * $0] })
  }

  /// Searches the limits of a view with one box, whose gaps to the left and right edges are 20 and 12 below a
  /// width, 31 and 3 from 500 to 560 points, and 35 and 7 elsewhere.
  private func search(
    below width: CGFloat = 333, widths: [CGFloat] = [240, 410, 700], after end: LiveVariants.End? = nil,
    structures: LiveStructures, count: inout Int
  ) -> LiveVariants {
    func sizes(_ widths: [CGFloat], _ heights: [CGFloat]) -> [CGSize] {
      widths.flatMap { width in heights.map { CGSize(width: width, height: $0) } }
    }
    let counter = Counter()
    defer { count = counter.count }
    let grid = sizes([200, 290, 480, 600], [180, 420, 640])
    return LiveVariants(sizes: sizes(widths, [300, 520]), grid: grid, dense: [], after: end) { size in
      counter.count += 1
      let (view, box) = (UIView(frame: CGRect(origin: .zero, size: size)), UIView())
      view.addSubview(box)
      view.tk_constraint { make in
        switch size.width {
        case ..<width: make.xPlace(20, box, 12)
        case 500..<560: make.xPlace(31, box, 3)
        default: make.xPlace(35, box, 7)
        }
        make.yPlace(5, box, 9)
      }
      view.layoutIfNeeded()
      return LiveSample(
        LiveTree(of: view), size: size, code: LiveCode(lines: [:]), structures: structures)
    }
  }

  private static func constants(of variant: (sample: LiveSample, fit: LiveFit)) -> [CGFloat] {
    variant.fit.numbers.prefix(variant.sample.rows.count).map(\.constant)
  }

  private final class Counter {
    var count = 0
  }

  @Test func aSearchThatBeginsAtTheEndOfAnotherOneFindsTheSameLimits() throws {
    let structures = LiveStructures()
    var (first, second) = (0, 0)
    let found = search(structures: structures, count: &first)
    let end = try #require(found.end)
    let again = search(after: end, structures: structures, count: &second)
    let gaps = [332.9, 333, 499.9, 500, 559.9, 560].map { width in
      let size = CGSize(width: width, height: 300)
      return Self.constants(of: found.variants[found.choice.variant(for: size)])
    }
    #expect(Set(gaps[0]).contains(20))
    #expect(gaps[1] == gaps[2] && gaps[1] == gaps[5] && gaps[1].contains(35))
    #expect(gaps[3] == gaps[4] && gaps[3].contains(31))
    #expect(again.choice == found.choice)
    #expect(again.variants.map(Self.constants) == found.variants.map(Self.constants))
    #expect(second < first)
  }

  @Test func aSearchAfterOneWithOtherLimitsFindsItsOwn() throws {
    let structures = LiveStructures()
    var count = 0
    let end = try #require(search(structures: structures, count: &count).end)
    let steps = LiveVariants.End(sizes: end.sizes, hasSteps: true)
    for earlier in [end, steps] {
      let found = search(below: 271, after: earlier, structures: structures, count: &count)
      #expect(found.failure == nil)
      for width: CGFloat in [270.9, 271, 499.9, 500, 559.9, 560] {
        let size = CGSize(width: width, height: 300)
        let rows = Self.constants(of: found.variants[found.choice.variant(for: size)])
        #expect(rows.contains(width < 271 ? 20 : 500..<560 ~= width ? 31 : 35), "\(width)")
      }
    }
  }

  @Test func noSearchBeginsAtTheEndOfOneWithASingleVariant() {
    var count = 0
    let found = search(widths: [700, 820], structures: LiveStructures(), count: &count)
    #expect(found.failure == nil && found.variants.count == 1 && found.end == nil)
  }
}
