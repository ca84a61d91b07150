import Foundation
import LayoutInspection

/// The differences between two surveys.
struct SurveyComparison {
  /// A view that has moved, appeared or gone.
  struct Move: Encodable, Equatable {
    let path: String
    /// The frames in the superview, in points; nil if the view is not there.
    let old: CodedRect?
    let new: CodedRect?
    /// The lines that place the view now.
    var lines: [String] = []

    /// The change in words, such as `y +4`, which layouts of different sizes share.
    fileprivate var change: String {
      guard let old else { return "new" }
      guard let new else { return "gone" }
      let sides = [("x", \CodedRect.x), ("y", \.y), ("width", \.width), ("height", \.height)]
      let words = sides.compactMap { name, side -> String? in
        let difference = new[keyPath: side] - old[keyPath: side]
        return difference == 0 ? nil : "\(name) \(difference > 0 ? "+" : "")\(difference.points)"
      }
      return words.isEmpty ? "hidden or shown" : words.joined(separator: ", ")
    }

    /// The view, its change, both frames, and the lines.
    fileprivate var text: String {
      let frames = [old, new].map { $0.map(\.description) ?? "none" }.joined(separator: " -> ")
      return
        "    \(path): \(change) (\(frames))\(lines.isEmpty ? "" : "  \(lines.joined(separator: ", "))")\n"
    }
  }

  /// A layout that differs.
  struct Layout: Encodable, Equatable {
    let preview: String
    let conditions: String
    /// `changed`, `new` or `gone`.
    let kind: String
    var moves: [Move] = []
    let newProblems: [LayoutProblem]
    let goneProblems: [LayoutProblem]
  }

  let old: [SurveyEntry]
  let new: [SurveyEntry]
  /// The layouts that differ, in the order of the new survey, and those that are gone.
  private(set) var layouts: [Layout] = []

  init(_ old: [SurveyEntry], _ new: [SurveyEntry]) {
    self.old = old
    self.new = new
    for entry in new {
      let earlier = old.first { $0.isSameLayout(as: entry) }
      let moves = earlier.map { Self.moves(from: $0.views, to: entry.views) } ?? []
      let (found, gone) = Self.problems(from: earlier?.problems ?? [], to: entry.problems)
      let isSame = earlier?.picture == entry.picture && moves.isEmpty && found.isEmpty && gone.isEmpty
      if earlier != nil, isSame { continue }
      layouts.append(
        Layout(
          preview: entry.preview, conditions: entry.conditions, kind: earlier == nil ? "new" : "changed",
          moves: moves, newProblems: found, goneProblems: gone))
    }
    for entry in old where !new.contains(where: { $0.isSameLayout(as: entry) }) {
      layouts.append(
        Layout(
          preview: entry.preview, conditions: entry.conditions, kind: "gone", newProblems: [],
          goneProblems: entry.problems))
    }
  }

  /// Adds the lines that place the views that moved.
  ///
  /// - Parameter lines: Returns the lines of a layout, by the paths of the views.
  mutating func addLines(_ lines: (Layout) -> [String: [String]]) {
    for number in layouts.indices where !layouts[number].moves.isEmpty {
      let found = lines(layouts[number])
      for place in layouts[number].moves.indices {
        layouts[number].moves[place].lines = found[layouts[number].moves[place].path] ?? []
      }
    }
  }

  private static func moves(from old: [PreviewReport.View], to new: [PreviewReport.View]) -> [Move] {
    let (known, present) = (Self.byPath(old), Self.byPath(new))
    let moved = new.filter { known[$0.path] != $0 }.map {
      Move(path: $0.path, old: known[$0.path]?.frame, new: $0.frame)
    }
    return moved + old.filter { present[$0.path] == nil }.map { Move(path: $0.path, old: $0.frame, new: nil) }
  }

  private static func byPath(_ views: [PreviewReport.View]) -> [String: PreviewReport.View] {
    Dictionary(views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func problems(
    from old: [LayoutProblem], to new: [LayoutProblem]
  ) -> (found: [LayoutProblem], gone: [LayoutProblem]) {
    (
      new.filter { problem in !old.contains { $0.hasCause(of: problem) } },
      old.filter { problem in !new.contains { $0.hasCause(of: problem) } }
    )
  }

  /// The differences as text; layouts in which the same views move by the same are named together, with the
  /// frames of the first one.
  var text: String {
    var groups: [(key: String, layout: Layout, names: [String])] = []
    for layout in layouts {
      let moves = layout.moves.map { "\($0.path) \($0.change)" }
      let problems = (layout.newProblems + layout.goneProblems).map { $0.kind.rawValue + $0.views.joined() }
      let key = ([layout.preview, layout.kind] + moves + problems).joined(separator: "\n")
      if let known = groups.firstIndex(where: { $0.key == key }) {
        groups[known].names.append(layout.conditions)
      } else {
        groups.append((key, layout, [layout.conditions]))
      }
    }
    return groups.map { Self.text(of: $1, under: $2) }.joined()
  }

  func text(of layout: Layout) -> String { Self.text(of: layout, under: [layout.conditions]) }

  private static func text(of layout: Layout, under conditions: [String]) -> String {
    "\(layout.preview): \(headline(of: layout))\n  \(conditions.joined(separator: "; "))\n" + body(of: layout)
  }

  private static func headline(of layout: Layout) -> String {
    if layout.kind != "changed" { return layout.kind }
    let count = layout.moves.count
    if count > 0 { return count == 1 ? "1 view has moved" : "\(count) views have moved" }
    let isOfProblems = !layout.newProblems.isEmpty || !layout.goneProblems.isEmpty
    return isOfProblems ? "other problems" : "drawn in another way"
  }

  private static func body(of layout: Layout) -> String {
    layout.moves.map(\.text).joined()
      + layout.newProblems.map { "    new problem: \($0.kind.rawValue): \($0.description)\n" }.joined()
      + layout.goneProblems.map { "    no longer: \($0.kind.rawValue): \($0.description)\n" }.joined()
  }
}

extension LayoutProblem {
  /// Returns true for a problem of the same kind and views, whatever the lines and the numbers are.
  fileprivate func hasCause(of other: Self) -> Bool { kind == other.kind && views == other.views }
}
