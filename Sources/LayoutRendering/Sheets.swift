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

  init(in snapshot: LayoutSnapshot, _ links: [LayoutSnapshot.Link]) {
    var sheets: [Edge: [LayoutSnapshot.End]] = [:]
    for link in links where link.relation.isEmpty {
      guard let (outer, inner) = Self.nesting(link), snapshot.nodes.indices.contains(inner.item) else {
        continue
      }
      guard let fill = snapshot.nodes[inner.item].style.fill, fill.alpha > 0 else { continue }
      sheets[Edge(item: outer.item, axis: link.axis, side: outer.side), default: []].append(inner)
    }
    self.sheets = sheets
  }

  /// Returns the link with its outer end moved to the edge of the sheet below its view, or the link itself if
  /// there is no such sheet.
  func shown(_ link: LayoutSnapshot.Link) -> LayoutSnapshot.Link {
    guard let (outer, inner) = Self.nesting(link) else { return link }
    let sheet = edge(under: inner, at: outer, link.axis)
    let depth = abs(sheet.position(link.axis) - outer.position(link.axis))
    guard link.distance >= depth - 0.01 else { return link }
    var link = link
    link.first = inner
    link.second = sheet
    link.distance -= depth
    return link
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

  /// Returns the outer and the inner end of a link between two near or two far edges, or nil if neither frame
  /// contains the other.
  private static func nesting(
    _ link: LayoutSnapshot.Link
  ) -> (outer: LayoutSnapshot.End, inner: LayoutSnapshot.End)? {
    guard link.first.side == link.second.side else { return nil }
    if link.second.frame.covers(link.first.frame) { return (link.second, link.first) }
    return link.first.frame.covers(link.second.frame) ? (link.first, link.second) : nil
  }
}
