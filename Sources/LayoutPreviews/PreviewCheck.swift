import Foundation
import LayoutInspection
import LayoutRendering

/// The command `check`: the problems of previews, each cause once.
@MainActor struct PreviewCheck {
  /// A problem, and the cases in which it shows.
  struct Cause {
    let preview: String
    let problem: LayoutProblem
    var conditions: [String]
  }

  /// The previews, and the number of cases in which each was examined.
  let examined: [(preview: String, cases: [String])]
  /// The problems in the order in which they were found.
  let causes: [Cause]

  /// Examines previews under some conditions; without any, under all cases of a survey.
  ///
  /// - Parameter progress: The receiver of a line at most every five seconds.
  init(
    of previews: [LayoutPreview], _ conditions: LayoutPreview.Conditions?, state: String? = nil,
    progress: @escaping (String) -> Void
  ) {
    let search = StressProgress(of: "check", write: progress)
    var examined: [(String, [String])] = []
    var causes: [Cause] = []
    for (number, preview) in previews.enumerated() {
      search.note("\(number + 1) of \(previews.count) previews")
      let cases = Self.cases(of: preview, conditions, state)
      examined.append((preview.name, cases.map(\.name)))
      let first = causes.count
      for item in cases {
        for problem in preview.shown(under: item.conditions, { LayoutInspection.problems(in: $0) }) {
          let known = causes[first...].firstIndex { $0.problem.hasCause(of: problem) }
          if let known {
            if causes[known].conditions.last != item.name { causes[known].conditions.append(item.name) }
          } else {
            causes.append(Cause(preview: preview.name, problem: problem, conditions: [item.name]))
          }
        }
      }
    }
    self.examined = examined
    self.causes = causes
  }

  private static func cases(
    of preview: LayoutPreview, _ conditions: LayoutPreview.Conditions?, _ state: String?
  ) -> [SurveyCase] {
    if let conditions {
      let size = preview.shown(under: conditions) { $0.bounds.size }
      return [SurveyCase(name: size.commandText, conditions: conditions)]
    }
    let all = SurveyCase.all(of: preview)
    guard let state else { return all }
    return all.filter { $0.conditions.state ?? state == state }.map { item in
      var conditions = item.conditions
      conditions.state = state
      return SurveyCase(name: item.name, conditions: conditions)
    }
  }

  /// The problems as text, one in a paragraph.
  var text: String {
    examined.map { preview, cases in
      let title =
        cases.count == 1 ? "\(preview) at \(cases[0])" : "\(preview) under \(cases.count) conditions"
      let found = causes.filter { $0.preview == preview }
      if found.isEmpty { return "\(title): no problems.\n" }
      let count = found.count == 1 ? "1 problem" : "\(found.count) problems"
      let paragraphs = found.map { cause in
        let isEverywhere = cause.conditions.count == cases.count
        let place = isEverywhere ? "" : "  (\(cause.conditions.joined(separator: "; ")))\n"
        return "\n\(cause.problem.kind.rawValue): \(cause.problem.description)\n\(place)"
      }
      return "\(title): \(count)\n" + paragraphs.joined()
    }.joined(separator: causes.isEmpty ? "" : "\n")
  }

  func json() throws -> String {
    try PreviewReport.json(
      PreviewReport.Checked(
        previews: examined.map(\.preview),
        problems: causes.map {
          PreviewReport.Checked.Cause(
            preview: $0.preview, problem: $0.problem, conditions: $0.conditions)
        }))
  }

  /// Returns the layout of a preview with a red line around each view that a problem is about.
  static func picture(of preview: LayoutPreview, _ conditions: LayoutPreview.Conditions) -> LayoutSnapshot {
    preview.shown(under: conditions) { root in
      LayoutSnapshot(of: root).marked(LayoutInspection.problems(in: root).flatMap(\.frames))
    }
  }
}

extension LayoutProblem {
  /// Returns true for a problem of the same kind, views and lines, whatever the numbers are.
  fileprivate func hasCause(of other: LayoutProblem) -> Bool {
    kind == other.kind && views == other.views && sites == other.sites
  }
}

extension LayoutSnapshot {
  /// Returns the snapshot with a red line around some rectangles.
  func marked(_ frames: [CGRect]) -> LayoutSnapshot {
    var style = Style()
    style.borderWidth = 2
    style.borderColor = PictureColor(red: 1, green: 0.1, blue: 0.2)
    var marked = self
    marked.nodes += frames.map { Node(name: "mark", frame: $0, depth: 1, parent: 0, style: style) }
    return marked
  }
}
