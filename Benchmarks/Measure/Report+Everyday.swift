extension Report {
  /// The table of the everyday layouts; empty if none was measured.
  var everyday: String {
    let rows = results.all.filter { row in EverydayKind.allCases.contains { row.subject == .everyday($0) } }
    guard !rows.isEmpty else { return "" }
    var lines = [
      "## A cell and a whole screen · dsl", "",
      "| layout | views | constraints | figure | tk_constraint | anchors | tk_constraint / anchors |",
      "|---|--:|--:|---|--:|--:|--:|",
    ]
    for row in rows {
      guard case .everyday(let kind) = row.subject else { continue }
      let cells = [
        kind.title, "\(row.count)", row.constraintCount.map { "\($0)" } ?? "–", row.figure.rawValue,
        text(row, .ours), text(row, .hand), row.ratio(.ours, to: .hand).map { times($0) } ?? "–",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
