import LayoutWorkloads
import Testing

@testable import Measure

struct MarkTests {
  // Measured values

  @Test func aRatioToKiwiSaysHowManyTimesFasterTheSolverIs() {
    let mark = Mark(.chain, 1000, .build, .ratioToKiwi, 150)
    let results = Results.of(.of(.chain, 1000, .build, [.ours: [2e-3], .kiwi: [0.5]]))
    #expect(mark.measured(in: results) == 250)
  }

  @Test func aRatioToHandSaysHowManyTimesSlowerTheSolverIs() {
    let mark = Mark(.cells, 1000, .resize, .ratioToHand, 15, .views)
    let results = Results.of(.of(.cells, 1000, .resize, layer: .views, [.ours: [6e-3], .hand: [1.5e-3]]))
    #expect(mark.measured(in: results) == 4)
  }

  @Test func aValueIsTheMedianOfTheSamples() {
    let mark = Mark(.cells, 1000, .swap, .value, 25e-6)
    let results = Results.of(.of(.cells, 1000, .swap, [.ours: [9, 1, 2], .kiwi: [100]]))
    #expect(mark.measured(in: results) == 2)
  }

  @Test func aGrowthIsTheExponentOfN() throws {
    // From N = 100 to N = 10,000 a hundred times as many parts and a thousand times as long: 100^1.5 = 1000.
    let results = Results.of(
      .of(.chain, 10, .build, [.ours: [1e-6]]), .of(.chain, 100, .build, [.ours: [1e-5]]),
      .of(.chain, 10_000, .build, [.ours: [1e-2]]))
    let exponent = try #require(Mark(.chain, 10_000, .build, .growth, 1.1).measured(in: results))
    #expect(abs(exponent - 1.5) < 1e-12)
  }

  @Test func aGrowthUpToAnotherNIsNotMeasured() {
    let results = Results.of(
      .of(.chain, 100, .build, [.ours: [1e-5]]), .of(.chain, 1000, .build, [.ours: [1e-4]]))
    #expect(Mark(.chain, 10_000, .build, .growth, 1.1).measured(in: results) == nil)
    #expect(Mark(.chain, 1000, .build, .growth, 1.1).measured(in: results) != nil)
  }

  @Test func aGrowthIsMeasuredFromNOf100() {
    let results = Results.of(
      .of(.chain, 10, .build, [.ours: [1]]), .of(.chain, 1000, .build, [.ours: [100]]),
      .of(.chain, 10_000, .build, [.ours: [1000]]))
    #expect(Mark(.chain, 10_000, .build, .growth, 1.1).measured(in: results) == nil)
  }

  @Test func aShareIsAPartOfAnotherFigure() {
    let mark = Mark(.cells, 1000, .swap, .share(of: .install), 0.05, .dsl)
    let results = Results.of(
      .of(.cells, 1000, .swap, layer: .dsl, [.ours: [3e-6]]),
      .of(.cells, 1000, .install, layer: .dsl, [.ours: [1.2e-5]]))
    #expect(mark.measured(in: results) == 0.25)
    #expect(mark.measured(in: .of(.of(.cells, 1000, .swap, layer: .dsl, [.ours: [3e-6]]))) == nil)
  }

  @Test func aMarkBelongsToOneSubjectSizeLayerAndFigure() {
    let results = Results.of(.of(.chain, 1000, .build, [.ours: [1]]))
    #expect(Mark(.chain, 1000, .build, .value, 1).measured(in: results) == 1)
    let others = [
      Mark(.cells, 1000, .build, .value, 1), Mark(.chain, 100, .build, .value, 1),
      Mark(.chain, 1000, .swap, .value, 1), Mark(.chain, 1000, .build, .value, 1, .views),
      Mark(.chain, 1000, .build, .ratioToKiwi, 1), Mark(.chain, 1000, .build, .ratioToHand, 1),
    ]
    for mark in others { #expect(mark.measured(in: results) == nil, "\(mark.title)") }
  }

  /// The ratio of an everyday layout is the median of the ratios round by round: of 2, 3 and 10.
  @Test func anEverydayRatioIsTakenRoundByRound() {
    let mark = Mark(.cell, .install, within: 2)
    let results = Results.of(.of(.cell, .install, [.ours: [2, 30, 10], .hand: [1, 10, 1]]))
    #expect(mark.measured(in: results) == 3)
  }

  /// The ratio of the medians would be 10.
  @Test func aRatioInTheLayerOfTheBlockIsTakenRoundByRound() {
    let mark = Mark(.chain, 1000, .build, .ratioToHand, 2, .dsl)
    let results = Results.of(
      .of(.chain, 1000, .build, layer: .dsl, [.ours: [2, 30, 10], .hand: [1, 10, 1]]))
    #expect(mark.measured(in: results) == 3)
  }

  /// The differences are 9, 5 and 0; that of the medians would be 0.
  @Test func aDifferenceFromTheSetterIsTakenRoundByRound() {
    let results = Results.of(.of(.hugging, [.ours: [10, 30, 20], .hand: [1, 25, 20]]))
    #expect(Mark(EffectKind.hugging, within: 2).measured(in: results) == 5)
    #expect(Mark(EffectKind.alpha, within: 2).measured(in: results) == nil)
  }

  // Bounds

  @Test func aRatioToKiwiIsReachedFromItsBoundUpwards() {
    let mark = Mark(.chain, 1000, .build, .ratioToKiwi, 150)
    #expect(mark.isReached(150) && mark.isReached(1e9) && !mark.isReached(149.9))
  }

  @Test(arguments: [Mark.Kind.ratioToHand, .differenceFromHand, .value, .growth, .share(of: .install)])
  func everyOtherMarkIsReachedUpToItsBound(kind: Mark.Kind) {
    let mark = Mark(.chain, 1000, .build, kind, 1.5)
    #expect(mark.isReached(1.5) && mark.isReached(0) && !mark.isReached(1.51))
  }

  // Texts

  @Test func aTitleNamesTheSubjectTheFigureAndTheBound() {
    let titles = [
      Mark(.cell, .install, within: 1.8).title, Mark(.chain, 1000, .build, .ratioToKiwi, 150).title,
      Mark(.columns, 300, .jump, .ratioToHand, 10).title, Mark(.nested, 10, .build, .value, 0.4e-3).title,
      Mark(.grid, 10, .memory, .value, 40e6, .views).title, Mark(.cells, 10, .swap, .growth, 1.1).title,
      Mark(.cells, 10, .swap, .share(of: .install), 0.05, .dsl).title,
      Mark(.chain, 10, .install, .ratioToHand, 1.5, .dsl).title, Mark(.matrix, within: 0.05).title,
      Mark(InspectionKind.chat, within: 0.1).title,
      Mark(EffectKind.hugging, within: 0.4e-6).title,
    ]
    #expect(
      titles == [
        "cell, dsl, install: within 1.80× of anchors", "W1, N = 1000, solver, build: at least 150× kiwi",
        "W2, N = 300, solver, jump: within 10× of the work by hand",
        "W3, N = 10, solver, build: at most 400 µs", "W5, N = 10, views, memory: at most 40.0 MB",
        "W4, N = 10, solver, swap: growth at most N^1.10", "W4, N = 10, dsl, swap: at most 5 % of install",
        "W1, N = 10, dsl, install: within 1.50× of NSLayoutConstraint",
        "matrix, matrix: at most 50.0 ms", "chat, stress: at most 100 ms",
        "hugging, dsl, effect: at most 400 ns more than the setter",
      ])
  }

  @Test func aMeasuredValueHasItsUnit() {
    let texts = [
      Mark(.chain, 10, .build, .ratioToKiwi, 1).text(measured: 313.4),
      Mark(.chain, 10, .build, .ratioToHand, 1).text(measured: 1.5),
      Mark(.chain, 10, .build, .value, 1).text(measured: 2.5e-4),
      Mark(.chain, 10, .memory, .value, 1).text(measured: 1234),
      Mark(.chain, 10, .build, .growth, 1).text(measured: 1.05),
      Mark(.chain, 10, .build, .share(of: .install), 1).text(measured: 0.0312),
      Mark(EffectKind.hugging, within: 1).text(measured: 3.5e-7),
    ]
    #expect(texts == ["313×", "1.50×", "250 µs", "1.23 KB", "N^1.05", "3.12 %", "350 ns"])
  }

  // The list

  @Test func noTwoMarksAreTheSame() {
    let titles = Mark.all.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  /// A mark at a size that no run measures would never be missed.
  @Test func everyMarkIsMeasuredInACompleteRun() throws {
    let arguments = try Arguments([])
    for mark in Mark.all {
      switch mark.subject {
      case .workload(let shape): #expect(arguments.counts(of: shape).contains(mark.count), "\(mark.title)")
      case .everyday(let kind): #expect(mark.count == kind.viewCount, "\(mark.title)")
      case .list: #expect(arguments.rowCounts.contains(mark.count), "\(mark.title)")
      case .effect: #expect(mark.count == EffectKind.count, "\(mark.title)")
      case .inspection(let kind): #expect(mark.count == kind.count, "\(mark.title)")
      }
    }
  }

  @Test func onlyTheSolverIsComparedWithKiwi() {
    for mark in Mark.all {
      if case .ratioToKiwi = mark.kind { #expect(mark.layer == .solver, "\(mark.title)") }
    }
  }

  /// README, The layouts: "The marks are 1.6× for the cell and 1.5× for the screen".
  @Test func theEverydayMarksAreThoseOfTheReadme() {
    let marks = Mark.all.filter { mark in
      if case .everyday = mark.subject { mark.layer == .dsl } else { false }
    }
    let expected = ["cell install 1.6", "screen install 1.5"]
    #expect(marks.map { "\($0.subject.name) \($0.figure) \($0.bound)" } == expected)
  }

  /// README, The layouts: "for the cell 0.45× of the build and 0.35× of another width by anchors, 4× of the
  /// arithmetic by hand and a third of the memory of the constraints; for the screen 3× of the arithmetic;
  /// for 1,000 rows 2 ms, and a growth of at most N^1.05".
  @Test func theMarksOfFramesAreThoseOfTheReadme() {
    let marks = Mark.all.filter { $0.layer == .frames }.map { mark in
      "\(mark.subject.name) \(mark.figure) \(Measure.text(mark.bound))"
    }
    #expect(
      marks == [
        "cell build 0.45", "cell width 0.35", "cell arithmetic 4.00", "screen arithmetic 3.00",
        "cell memory 0.33", "list rows 0.00", "list rows 1.05", "list rows 1.05",
      ])
    #expect(Mark.all.contains { $0.subject == .list && $0.count == 1000 && $0.bound == 2e-3 })
  }

  @Test func aLayoutByFramesIsComparedWithTheArithmetic() {
    let mark = Mark(frames: .screen, .arithmetic, within: 3)
    var result = Measure.Result(.everyday(.screen), 60, .frames, .arithmetic)
    for value in [8.0, 12, 10] { result.add(value, .ours) }
    for _ in 0..<3 { result.add(4, .hand) }
    #expect(mark.measured(in: .of(result)) == 2.5)
    #expect(mark.title == "screen, frames, arithmetic: within 3× of the arithmetic by hand")
    var results = Results()
    results.add([result])
    let row = Report(results: results).frames.split(separator: "\n").last
    #expect(row == "| screen | 60 | arithmetic | 10.0 s ±10 % | 4.00 s ±0 % | arithmetic | 2.50× |")
  }

  /// README, The layouts: "The mark for both is 0.4 µs more than the setter".
  @Test func theMarksOfEffectsAreThoseOfTheReadme() {
    let marks = Mark.all.filter { if case .effect = $0.subject { true } else { false } }
    #expect(marks.map { "\($0.subject.name) \($0.bound)" } == ["hugging 4e-07", "alpha 4e-07"])
  }
}
