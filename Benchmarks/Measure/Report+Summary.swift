import LayoutWorkloads

extension Report {
  /// The largest size in the short tables: the size of most marks.
  private static let summarySize = 1000

  /// One short table for each workload, at the largest N up to 1000: the figures of all layers, with the
  /// ratios to the contestants.
  var summaries: String {
    Workload.Shape.allCases.flatMap(summary(of:)).joined(separator: "\n")
  }

  private func summary(of shape: Workload.Shape) -> [String] {
    let measured = results.all.filter {
      $0.subject == .workload(shape) && $0.count <= Self.summarySize
    }
    guard let count = measured.map(\.count).max() else { return [] }
    let peers = ContestantID.peers.filter { peer in measured.contains { $0.median(peer) != nil } }
    let heads = peers.map { " \($0) / ours |" }.joined()
    var lines = [
      "## \(shape.title), N = \(count)", "",
      "| layer | figure | ours |\(heads) ours / by hand |",
      "|---|---|--:|\(peers.map { _ in "--:|" }.joined())--:|",
    ]
    for row in measured where row.count == count {
      var cells = [row.layer.rawValue, row.figure.rawValue, text(row, .ours)]
      for peer in peers { cells.append(ratio(of: peer, in: measured, at: row)) }
      cells.append(row.ratio(.ours, to: .hand).map { times($0) } ?? "–")
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines + [""]
  }

  /// Returns how many times as long a peer takes: at the size of `row`, or at the largest smaller size at
  /// which the peer was measured, which is then named.
  private func ratio(of peer: ContestantID, in measured: [Result], at row: Result) -> String {
    let same = measured.filter { $0.layer == row.layer && $0.figure == row.figure }
    let known = same.filter { $0.median(peer) != nil }.max { $0.count < $1.count }
    guard let known, let ratio = known.ratio(peer, to: .ours) else { return "–" }
    return times(ratio) + (known.count == row.count ? "" : " (N = \(known.count))")
  }
}
