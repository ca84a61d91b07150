import Foundation
import LayoutWorkloads
import Testing

@testable import Measure

struct ReportTests {
  private func report(_ figures: Measure.Result...) -> Report {
    var results = Results()
    results.add(figures)
    return Report(results: results)
  }

  // Tables

  @Test func aTableComparesEveryPeerThatWasMeasured() {
    let report = report(.of(.chain, 100, .build, [.ours: [1e-5], .kiwi: [5e-4], .hand: [2e-6]]))
    #expect(
      report.tables == """
        ## W1 chain · solver

        | N | figure | ours | by hand | kiwi | kiwi / ours | ours / hand |
        |--:|---|--:|--:|--:|--:|--:|
        | 100 | build | 10.0 µs ±0 % | 2.00 µs ±0 % | 500 µs ±0 % | 50.0× | 5.00× |

        """)
  }

  @Test func aMissingValueIsADash() {
    let report = report(
      .of(.chain, 100, .build, [.ours: [1e-5], .cassowary: [2e-5]]), .of(.chain, 100, .swap, [.ours: [1e-6]]))
    let rows = report.tables.split(separator: "\n").suffix(2)
    #expect(
      rows == [
        "| 100 | build | 10.0 µs ±0 % | – | 20.0 µs ±0 % | 2.00× | – |",
        "| 100 | swap | 1.00 µs ±0 % | – | – | – | – |",
      ])
  }

  @Test func theLayerOfTheBlockIsComparedWithConstraints() {
    let report = report(.of(.cells, 10, .install, layer: .dsl, [.ours: [3e-6], .hand: [2e-6]]))
    #expect(
      report.tables.contains(
        "| N | figure | tk_constraint | NSLayoutConstraint | ours / NSLayoutConstraint |"))
    #expect(report.tables.contains("| 10 | install | 3.00 µs ±0 % | 2.00 µs ±0 % | 1.50× |"))
  }

  @Test func memoryIsInBytesWithoutASpread() {
    let report = report(.of(.chain, 100, .memory, [.ours: [1000, 3000, 5000], .hand: [1500]]))
    #expect(report.tables.contains("| 100 | memory | 3.00 KB | 1.50 KB | 2.00× |"))
  }

  @Test func everyLayerAndShapeHasATableInTheOrderOfTheList() {
    let report = report(
      .of(.cells, 10, .build, [.ours: [1]]), .of(.chain, 10, .build, layer: .views, [.ours: [1]]),
      .of(.chain, 10, .build, [.ours: [1]]))
    let titles = report.tables.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(titles == ["## W1 chain · solver", "## W1 chain · views", "## W4 cells · solver"])
  }

  @Test func theGrowthIsWrittenBelowTheTable() {
    let report = report(
      .of(.chain, 100, .build, [.ours: [1e-5], .kiwi: [1e-3], .hand: [1e-6]]),
      .of(.chain, 10_000, .build, [.ours: [1e-3], .kiwi: [10], .hand: [1]]))
    // A hundred times the views: 100 times as long, and 10,000 times as long. The work by hand is the lower
    // bound and has no line.
    let lines = report.tables.split(separator: "\n").filter { $0.hasPrefix("Growth") }
    #expect(
      lines == [
        "Growth, exponent of N from 100 to 10000: build 1.00",
        "Growth of kiwi, exponent of N from 100 to 10000: build 2.00",
      ])
  }

  @Test func aFigureWithoutAValueOfThisProjectIsLeftOut() {
    #expect(report(.of(.chain, 100, .build, [.kiwi: [1]])).tables.isEmpty)
    #expect(
      report().tables.isEmpty && report().summaries.isEmpty && report().everyday.isEmpty
        && report().marks.isEmpty)
  }

  @Test func everyShapeHasItsNameInItsTitle() {
    for shape in Workload.Shape.allCases {
      #expect(shape.title.hasPrefix(shape.rawValue + " "), "\(shape)")
    }
  }

  // Short tables

  @Test func theShortTableOfAWorkloadHasAllLayersAtTheLargestSizeUpToAThousand() {
    let report = report(
      .of(.chain, 100, .build, [.ours: [1e-5], .kiwi: [1e-3]]),
      .of(.chain, 1000, .build, [.ours: [1e-4], .kiwi: [2e-2], .hand: [5e-5]]),
      .of(.chain, 10_000, .build, [.ours: [1e-3]]),
      .of(.chain, 1000, .install, layer: .dsl, [.ours: [3e-4], .hand: [2e-4]]))
    #expect(
      report.summaries == """
        ## W1 chain, N = 1000

        | layer | figure | ours | kiwi / ours | ours / by hand |
        |---|---|--:|--:|--:|
        | solver | build | 100 µs ±0 % | 200× | 2.00× |
        | dsl | install | 300 µs ±0 % | – | 1.50× |

        """)
  }

  @Test func aPeerThatIsTooSlowIsComparedAtItsLargestSize() {
    let report = report(
      .of(.columns, 300, .build, [.ours: [1e-4], .kiwi: [3e-2]]), .of(.columns, 1000, .build, [.ours: [1e-3]])
    )
    #expect(report.summaries.contains("| solver | build | 1.00 ms ±0 % | 300× (N = 300) | – |"))
  }

  // Everyday layouts

  @Test func anEverydayLayoutIsARowWithItsViewsAndConstraints() {
    var cell = Measure.Result.of(.cell, .install, [.ours: [2e-6, 2e-6], .hand: [1e-6, 1e-6]])
    cell.constraintCount = 15
    let screen = Measure.Result.of(.screen, .build, [.ours: [3e-6]])
    let rows = report(cell, screen).everyday.split(separator: "\n").suffix(2)
    #expect(
      rows == [
        "| cell, the README's first example | 5 | 15 | install | 2.00 µs ±0 % | 1.00 µs ±0 % | 2.00× |",
        "| screen, 60 views in one block | 60 | – | build | 3.00 µs ±0 % | – | – |",
      ])
  }

  // Effects

  /// The difference is the median of 500, 400 and 500 ns.
  @Test func anEffectIsARowWithItsDifferenceFromTheSetter() {
    let effect = Measure.Result.of(
      .hugging, [.ours: [550e-9, 550e-9, 550e-9], .hand: [50e-9, 150e-9, 50e-9]])
    #expect(
      report(effect).effects == """
        ## An effect · dsl

        | effect | tk_constraint | setter | tk_constraint − setter |
        |---|--:|--:|--:|
        | \(EffectKind.hugging.title) | 550 ns ±0 % | 50.0 ns ±50 % | 500 ns |

        """)
    #expect(report().effects.isEmpty && report(effect).tables.isEmpty)
  }

  // Layout tests

  @Test func theWorkOfALayoutTestIsARow() {
    var matrix = Measure.Result(.inspection(.matrix), 18, .inspection, .matrix)
    matrix.add(0.012, .ours)
    let title = InspectionKind.matrix.title
    #expect(
      report(matrix).inspections == """
        ## Layout tests

        | work | figure | time |
        |---|---|--:|
        | \(title) | matrix | 12.0 ms ±0 % |

        """)
    #expect(report().inspections.isEmpty && report(matrix).tables.isEmpty)
  }

  // Marks

  @Test func missedMarksComeFirst() {
    // The marks of the cell and the screen are 1.6 and 1.5 times the time of anchors.
    let cell = Measure.Result.of(.cell, .install, [.ours: [1.5], .hand: [1]])
    let screen = Measure.Result.of(.screen, .install, [.ours: [1.9], .hand: [1]])
    #expect(
      report(cell, screen).marks == """
        ## Marks

        1 of 2 are reached.

        | missed | measured |
        |---|--:|
        | screen, dsl, install: within 1.50× of anchors | 1.90× |

        | reached | measured |
        |---|--:|
        | cell, dsl, install: within 1.60× of anchors | 1.50× |

        """)
  }

  @Test func withoutAMissedMarkThereIsNoTableOfThem() {
    let cell = Measure.Result.of(.cell, .install, [.ours: [1.5], .hand: [1]])
    #expect(!report(cell).marks.contains("missed"))
    #expect(report(cell).marks.contains("1 of 1 are reached."))
  }

  // JSON

  private func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func everyFigureIsAJSONObjectInALine() throws {
    let report = report(
      .of(.chain, 100, .build, [.ours: [0.5], .kiwi: [1], .hand: [0.25]]),
      .of(.cell, .install, [.ours: [3], .hand: [2]]))
    let rows = try objects(report.json)
    #expect(rows.map { $0["workload"] as? String } == ["W1", "cell"])
    #expect(rows.map { $0["n"] as? Int } == [100, 5])
    #expect(rows.map { $0["layer"] as? String } == ["solver", "dsl"])
    #expect(rows.map { $0["figure"] as? String } == ["build", "install"])
    #expect(rows.map { $0["ours"] as? Double } == [0.5, 3])
    #expect(rows.map { $0["ratio_kiwi"] as? Double } == [2, nil])
    #expect(rows.map { $0["ratio_hand"] as? Double } == [2, 1.5])
    #expect(rows.map { $0["cassowary"] is NSNull } == [true, true])
  }

  @Test func theExponentIsInTheRowOfTheLargestN() throws {
    let report = report(
      .of(.chain, 100, .build, [.ours: [1]]), .of(.chain, 10_000, .build, [.ours: [100]]))
    let exponents = try objects(report.json).map { $0["exponent"] as? Double }
    #expect(exponents == [nil, 1])
  }
}
