import Foundation

/// The counts of compared views and units, and their shares.
package struct Agreement: Equatable, Sendable {
  package var views = 0
  package var viewsWithinHalf = 0
  package var viewsWithinOne = 0
  package var units = 0
  package var unitsWithinHalf = 0
  package var unitsWithinOne = 0

  package init() {}

  package init(of comparisons: some Sequence<Comparison>) {
    for comparison in comparisons {
      add(comparison.pairs)
      units += 1
      unitsWithinHalf += comparison.agrees(within: .half) ? 1 : 0
      unitsWithinOne += comparison.agrees(within: .whole) ? 1 : 0
    }
  }

  mutating func add(_ pairs: [Comparison.Pair]) {
    views += pairs.count
    viewsWithinHalf += pairs.count { $0.distance <= Comparison.Tolerance.half.rawValue }
    viewsWithinOne += pairs.count { $0.distance <= Comparison.Tolerance.whole.rawValue }
  }

  /// Returns a share in percent with one decimal, rounded down, so that 100.0 means all.
  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let tenths = part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension Recording.Trait {
  var title: String {
    switch self {
    case .withoutText: "no text"
    case .text: "text"
    case .stackViews: "stack views"
    case .scrollViews: "scroll views"
    case .cells: "cells"
    case .inequalities: "inequalities and priorities"
    case .masks: "autoresizing masks"
    }
  }
}

/// The comparisons of all units of a file.
package struct Replay: Sendable {
  package let pinned: [Comparison]
  package let measured: [Comparison]

  /// Replays recordings twice, with texts of their recorded size and with texts that are measured.
  @MainActor package init(_ recordings: [Recording]) {
    func compare(isPinned: Bool) -> [Comparison] {
      recordings.enumerated().map { .of($1, number: $0 + 1, isPinned: isPinned) }
    }
    pinned = compare(isPinned: true)
    measured = compare(isPinned: false)
  }

  /// The lines of a table in Markdown: shares of views and units, in all and by trait.
  package var tableByTrait: [String] {
    [
      "| | units | views | pinned: views ≤ 0.5 pt | units | own texts: views ≤ 0.5 pt | views ≤ 1 pt "
        + "| units ≤ 1 pt |",
      "|---|---|---|---|---|---|---|---|",
      row("**all**") { _ in true },
    ]
      + Recording.Trait.allCases.map { trait in
        row(trait.title) { $0.traits.contains(trait) }
      }
  }

  private func row(_ title: String, where isIncluded: (Comparison) -> Bool) -> String {
    let pinned = Agreement(of: pinned.filter(isIncluded))
    let measured = Agreement(of: measured.filter(isIncluded))
    let shares = [
      Agreement.percent(pinned.viewsWithinHalf, of: pinned.views),
      Agreement.percent(pinned.unitsWithinHalf, of: pinned.units),
      Agreement.percent(measured.viewsWithinHalf, of: measured.views),
      Agreement.percent(measured.viewsWithinOne, of: measured.views),
      Agreement.percent(measured.unitsWithinOne, of: measured.units),
    ]
    return "| \(title) | \(pinned.units) | \(pinned.views) | \(shares.joined(separator: " | ")) |"
  }

  /// The lines of a table in Markdown: shares of the views of each element, the most frequent first.
  package var tableByElement: [String] {
    ["| element | views | pinned: ≤ 0.5 pt | own texts: ≤ 0.5 pt | ≤ 1 pt |", "|---|---|---|---|---|"]
      + elements.map { element in
        let pinned = agreement(of: element, in: pinned)
        let measured = agreement(of: element, in: measured)
        let shares = [
          Agreement.percent(pinned.viewsWithinHalf, of: pinned.views),
          Agreement.percent(measured.viewsWithinHalf, of: measured.views),
          Agreement.percent(measured.viewsWithinOne, of: measured.views),
        ]
        return "| \(element) | \(pinned.views) | \(shares.joined(separator: " | ")) |"
      }
  }

  private var elements: [String] {
    let counts = pinned.flatMap(\.pairs).reduce(into: [:]) { $0[$1.element, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private func agreement(of element: String, in comparisons: [Comparison]) -> Agreement {
    var agreement = Agreement()
    for comparison in comparisons { agreement.add(comparison.pairs.filter { $0.element == element }) }
    return agreement
  }

  /// The units that differ, the one with the most wrong views first.
  package static func worst(of comparisons: [Comparison]) -> [Comparison] {
    comparisons.filter { !$0.agrees(within: .half) }
      .sorted {
        ($1.differences(over: .half).count, $0.number) < ($0.differences(over: .half).count, $1.number)
      }
  }
}

extension Comparison {
  /// A line on the unit, and one for each of its views that differs.
  package var report: [String] {
    let wrong = differences(over: .half)
    let conflicts = conflictCount > 0 ? ", \(conflictCount) conflicts" : ""
    return ["unit \(number): \(wrong.count) of \(pairs.count) views differ\(conflicts)"]
      + wrong.map { pair in
        "  \(pair.element) \(pair.id): recorded \(pair.recorded.words), laid out \(pair.laidOut.words)"
          + (pair.isGiven ? ", of a recorded size" : "")
      }
  }
}

extension CGRect {
  fileprivate var words: String {
    [minX, minY, width, height].map { number in
      let hundredths = (Double(number) * 100).rounded() / 100
      return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }.joined(separator: " ")
  }
}
