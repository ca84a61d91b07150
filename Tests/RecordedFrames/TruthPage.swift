import Foundation

/// The page that says how many recorded frames the headless UIKit gives.
package struct TruthPage {
  private let replay: Replay

  package init(_ replay: Replay) {
    self.replay = replay
  }

  package func write(to file: URL) throws { try Data(text.utf8).write(to: file) }

  /// The page in Markdown.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private var lines: [String] {
    let pinned = Agreement(of: replay.pinned)
    let measured = Agreement(of: replay.measured)
    func percent(_ part: Int) -> String { Agreement.percent(part, of: pinned.views) }
    return [
      "# The frames that Apple's engine recorded", "",
      """
      When Interface Builder saves a document, it writes the frame of each view beside the constraints, as
      Apple's engine computed it. \(pinned.units) scenes, xibs and cells of public apps with \(pinned.views)
      visible views are built again on the headless UIKit, laid out and compared. Documents whose frames break
      one of their own required constraints are left out.

      - **With texts of their recorded size**, which tests constraints, stack views, margins and safe areas:
        \(percent(pinned.viewsWithinHalf)) of the views are within half a point, and
        \(Agreement.percent(pinned.unitsWithinHalf, of: pinned.units)) of the units are right throughout.
      - **With the texts measured here**, without a font of Apple's:
        \(percent(measured.viewsWithinOne)) of the views are within a point,
        \(percent(measured.viewsWithinHalf)) within half a point. For each unit the better of texts in pixels
        and in whole points counts, because documents have both.

      A view counts as wrong too if another view pushed it. Fonts, images and classes of an app cannot be
      known; their views take the recorded size as their own, and so do pickers. A few documents were saved
      with frames that their constraints do not give; they are among the units that differ.
      """,
      "",
      "## By kind of unit", "",
    ] + replay.tableByTrait + ["", "## By element", ""] + replay.tableByElement + [
      "", "## The units that differ", "",
      "With texts of their recorded size; the number of a unit is that of its line.", "",
    ]
      + Replay.worst(of: replay.pinned).map { comparison in
        let wrong = comparison.differences(over: .half)
        let elements = Dictionary(grouping: wrong, by: \.element).mapValues(\.count)
          .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
          .map { "\($0.value) \($0.key)" }
        return "- unit \(comparison.number): \(wrong.count) of \(comparison.pairs.count) views "
          + "(\(elements.joined(separator: ", ")))"
      } + [
        "",
        """
        This page is written by `swift run -c release Replay FILE --page docs/Truth.md`.
        `Tests/RecordedFramesTests/Fixtures` holds one unit of each shape, without the texts of the apps.
        """,
      ]
  }
}
