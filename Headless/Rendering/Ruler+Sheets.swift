import Foundation

/// The views with a background that have a fixed inset from other views; a view on such a sheet is measured
/// from the edge of the sheet.
///
///     |-24-[sheet
///     |----34----[a]     shown as 24 to the sheet, and 10 from there
///
/// The numbers in a picture are therefore those in the code: an inset, and a gap after it.
struct Sheets {
  /// An edge from which a sheet is inset.
  private struct Edge: Hashable {
    var item: Int
    var axis: LayoutSnapshot.Axis
    var side: LayoutSnapshot.Side
  }

  private let sheets: [Edge: [LayoutSnapshot.End]]

  init(in snapshot: LayoutSnapshot, _ ties: [LayoutSnapshot.Tie]) {
    var sheets: [Edge: [LayoutSnapshot.End]] = [:]
    for tie in ties where tie.relation.isEmpty {
      guard let (outer, inner) = Self.nesting(tie), snapshot.nodes.indices.contains(inner.item) else {
        continue
      }
      guard let fill = snapshot.nodes[inner.item].style.fill, fill.alpha > 0 else { continue }
      sheets[Edge(item: outer.item, axis: tie.axis, side: outer.side), default: []].append(inner)
    }
    self.sheets = sheets
  }

  /// Returns the tie with its outer end moved to the edge of the sheet below its view, or the tie itself if
  /// there is no such sheet.
  func shown(_ tie: LayoutSnapshot.Tie) -> LayoutSnapshot.Tie {
    guard let (outer, inner) = Self.nesting(tie) else { return tie }
    let sheet = edge(under: inner, at: outer, tie.axis)
    let depth = abs(sheet.position(tie.axis) - outer.position(tie.axis))
    guard tie.distance >= depth - 0.01 else { return tie }
    var tie = tie
    tie.first = inner
    tie.second = sheet
    tie.distance -= depth
    return tie
  }

  /// Returns the edge of the innermost sheet that is inset from an edge and contains a view, or the edge
  /// itself if there is no such sheet.
  func edge(
    under view: LayoutSnapshot.End, at edge: LayoutSnapshot.End, _ axis: LayoutSnapshot.Axis
  ) -> LayoutSnapshot.End {
    let sheets = sheets[Edge(item: edge.item, axis: axis, side: edge.side)] ?? []
    let under = sheets.filter { $0.item < view.item && $0.frame.covers(view.frame) }
    let innermost = under.max { first, second in
      let (one, other) = (first.position(axis), second.position(axis))
      return edge.side == .near ? one < other : one > other
    }
    return innermost ?? edge
  }

  /// Returns the outer and the inner end of a tie between two near or two far edges, or nil if neither frame
  /// contains the other.
  private static func nesting(
    _ tie: LayoutSnapshot.Tie
  ) -> (outer: LayoutSnapshot.End, inner: LayoutSnapshot.End)? {
    guard tie.first.side == tie.second.side else { return nil }
    if tie.second.frame.covers(tie.first.frame) { return (tie.second, tie.first) }
    return tie.first.frame.covers(tie.second.frame) ? (tie.first, tie.second) : nil
  }
}
