import Foundation
import LayoutWorkloads

/// The measurements, as Markdown and as JSON.
struct Report {
  let results: Results

  /// One table for each workload of any size and each layer.
  var tables: String {
    var lines: [String] = []
    for shape in Workload.Shape.allCases {
      for layer in Layer.allCases {
        let rows = results.all.filter { $0.subject == .workload(shape) && $0.layer == layer }
        if !rows.isEmpty { lines += table(rows, shape, layer) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func table(_ rows: [Result], _ shape: Workload.Shape, _ layer: Layer) -> [String] {
    let names = layer == .dsl ? "tk_constraint | NSLayoutConstraint" : "ours | by hand"
    let peers = ContestantID.peers.filter { peer in rows.contains { $0.median(peer) != nil } }
    let heads = peers.map { " | \($0) | \($0) / ours" }.joined()
    let other = layer == .dsl ? "NSLayoutConstraint" : "hand"
    var lines = [
      "## \(shape.title) · \(layer.rawValue)", "",
      "| N | figure | \(names)\(heads) | ours / \(other) |",
      "|--:|---|--:|--:|\(peers.map { _ in "--:|--:|" }.joined())--:|",
    ]
    for row in rows {
      var cells = ["\(row.count)", row.figure.rawValue, text(row, .ours), text(row, .hand)]
      for peer in peers { cells += [text(row, peer), row.ratio(peer, to: .ours).map { times($0) } ?? "–"] }
      cells.append(row.ratio(.ours, to: .hand).map { times($0) } ?? "–")
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    let growth = ContestantID.allCases.compactMap { growthLine(shape, layer, $0) }
    return lines + [""] + growth.flatMap { [$0, ""] }
  }

  func text(_ row: Result, _ contestant: ContestantID) -> String {
    guard let samples = row.samples[contestant], !samples.isEmpty else { return "–" }
    if row.figure == .memory { return Measure.text(bytes: samples.median) }
    return Measure.text(seconds: samples.median) + " ±\(Int((samples.spread * 100).rounded())) %"
  }

  func times(_ ratio: Double) -> String { Measure.text(ratio) + "×" }

  private func growthLine(_ shape: Workload.Shape, _ layer: Layer, _ contestant: ContestantID) -> String? {
    guard contestant != .hand else { return nil }
    let parts = Figure.allCases.compactMap { figure in
      results.growth(.workload(shape), layer, figure, contestant).map { (figure, $0) }
    }
    guard let count = parts.map(\.1.count).max() else { return nil }
    let texts = parts.filter { $0.1.count == count }.map {
      "\($0.0.rawValue) \(String(format: "%.2f", $0.1.exponent))"
    }
    let whose = contestant == .ours ? "" : " of \(contestant)"
    return "Growth\(whose), exponent of N from 100 to \(count): \(texts.joined(separator: " · "))"
  }

  /// The results as JSON, with one object in each line; seconds and bytes.
  var json: String {
    results.all.map { row in
      var pairs = [
        "\"workload\":\"\(row.subject.name)\"", "\"n\":\(row.count)", "\"layer\":\"\(row.layer.rawValue)\"",
        "\"figure\":\"\(row.figure.rawValue)\"",
      ]
      func add(_ name: String, _ value: Double?) {
        pairs.append("\"\(name)\":\(value.map { "\($0)" } ?? "null")")
      }
      for contestant in ContestantID.allCases { add("\(contestant)", row.median(contestant)) }
      add("ratio_kiwi", row.ratio(.kiwi, to: .ours))
      add("ratio_hand", row.ratio(.ours, to: .hand))
      let growth = results.growth(row.subject, row.layer, row.figure, .ours)
      add("exponent", growth.flatMap { $0.count == row.count ? $0.exponent : nil })
      return "{" + pairs.joined(separator: ",") + "}"
    }
    .joined(separator: "\n") + "\n"
  }
}

extension Workload.Shape {
  /// The name of the workload and its content.
  var title: String {
    switch self {
    case .chain: return "W1 chain"
    case .reversedChain: return "W1r chain, added in reverse"
    case .columns: return "W2 columns"
    case .nested: return "W3 nested"
    case .cells: return "W4 cells"
    case .grid: return "W5 grid"
    case .priorities: return "W6 priorities"
    case .coupledRow: return "W7 coupled row"
    }
  }
}

extension Report {
  /// The table of the effects; empty if none was measured.
  var effects: String {
    let rows = results.all.filter { $0.figure == .effect }
    guard !rows.isEmpty else { return "" }
    var lines = [
      "## An effect · dsl", "", "| effect | tk_constraint | setter | tk_constraint − setter |",
      "|---|--:|--:|--:|",
    ]
    for row in rows {
      guard case .effect(let kind) = row.subject else { continue }
      let difference = row.difference(.ours, from: .hand).map { Measure.text(seconds: $0) } ?? "–"
      lines.append("| \(kind.title) | \(text(row, .ours)) | \(text(row, .hand)) | \(difference) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Report {
  /// The table of the work of layout tests; empty if none was measured.
  var inspections: String {
    let rows = results.all.filter { $0.layer == .inspection }
    guard !rows.isEmpty else { return "" }
    var lines = ["## Layout tests", "", "| work | figure | time |", "|---|---|--:|"]
    for row in rows {
      guard case .inspection(let kind) = row.subject else { continue }
      lines.append("| \(kind.title) | \(row.figure.rawValue) | \(text(row, .ours)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Report {
  /// The table of the everyday layouts; empty if none was measured.
  var everyday: String {
    let rows = results.all.filter { row in
      row.layer == .dsl && EverydayKind.allCases.contains { row.subject == .everyday($0) }
    }
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

extension Report {
  /// The table of the layouts by frames; empty if none was measured.
  var frames: String {
    let rows = results.all.filter { $0.layer == .frames }
    guard !rows.isEmpty else { return "" }
    var lines = [
      "## The same block as frames · frames", "",
      "| layout | N | figure | tk_frames | beside it | | tk_frames / beside it |",
      "|---|--:|---|--:|--:|---|--:|",
    ]
    for row in rows {
      let isByHand = row.figure == .arithmetic || row.figure == .rows
      let cells = [
        row.subject.name, "\(row.count)", row.figure.rawValue, text(row, .ours), text(row, .hand),
        isByHand ? "arithmetic" : "anchors", row.ratio(.ours, to: .hand).map { times($0) } ?? "–",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if let growth = results.growth(.list, .frames, .rows, .ours) {
      let exponent = String(format: "%.2f", growth.exponent)
      lines += ["", "Growth of the list, exponent of N from 100 to \(growth.count): \(exponent)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
