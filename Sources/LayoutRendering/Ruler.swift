import Foundation
import LayoutInspection
import LayoutWords

/// A distance or a wall that a picture with rulers shows, without its position across the axis.
struct Ruler: Equatable {
  enum Kind: Equatable {
    /// A gap or an inset, with the text that is written beside it.
    case distance(String)
    /// A space in which no link connects the views on both sides.
    case wall
  }

  var kind: Kind
  var axis: LayoutSnapshot.Axis
  var along: Extent
  /// The frames on both sides; the line is drawn where it is beside both of them.
  var sides: [CGRect]
  /// The views or guides of the two frames.
  var items: [Int]
  var source: RulerSource?
  /// The text of the code, which stands for the length or follows it in brackets; nil if it is the length.
  var rule: String?

  /// The ruler with the text of the code in place of the length.
  var withRule: Ruler {
    var ruler = self
    if let rule { ruler.kind = .distance(rule) }
    return ruler
  }

  /// The text that is written beside the line.
  var text: String {
    switch kind {
    case .distance(let text): text
    case .wall: "wall"
    }
  }

  /// True for the width or the height of a view.
  var isSize: Bool { items.count == 2 && items[0] == items[1] }

  /// The possible positions of the line across its axis: the common extent of both sides, or the space
  /// between them if they have none in common.
  var across: Extent {
    let extents = sides.map { $0.extent(axis.across) }
    guard let first = extents.first, let last = extents.last else { return Extent(near: 0, far: 0) }
    let common = first.overlap(last)
    return common.length >= 0 ? common : Extent(near: common.far, far: common.near)
  }

  func showsSameDistance(as other: Ruler) -> Bool {
    kind == other.kind && axis == other.axis && along == other.along
      && across.overlap(other.across).length > 0
  }

  /// Returns true if this distance extends over the whole space of a wall, which therefore is not free.
  fileprivate func fills(_ wall: Ruler) -> Bool {
    axis == wall.axis && along.near <= wall.along.near + 0.01 && along.far >= wall.along.far - 0.01
      && across.overlap(wall.across).length > 0
  }
}

extension LayoutSnapshot {
  /// Returns the rulers of all visible gaps, insets and walls: in the order of the links, then flexible gaps,
  /// then walls.
  func rulers() -> [Ruler] {
    let hidden = hiddenNodes()
    let seen = links.filter { !hidden.contains($0.first.item) && !hidden.contains($0.second.item) }
    let gaps = gaps(between: seen)
    let visible = widened(seen, by: gaps)
    let sheets = Sheets(in: self, visible)
    let shown = visible.filter { link in !visible.contains { $0.decides(instead: link) } }.map(sheets.shown)
    // The links between the same two edges make one ruler.
    let pairs = shown.grouped { $0.measuresSameGap(as: $1) }
    let distances = pairs.compactMap(Self.distance) + gaps.compactMap(\.ruler)
    let walls = walls(between: visible, on: sheets).filter { wall in
      wall.items.contains(where: nodes.indices.contains) && !distances.contains { $0.fills(wall) }
    }
    let openings = openings()
    var result: [Ruler] = []
    for ruler in (distances + walls).compactMap({ $0.cut(to: openings) }) {
      // The same distance is shown once only. It occurs twice if, for example, a box fills a sheet that has
      // the same inset.
      if !result.contains(where: { $0.showsSameDistance(as: ruler) }) { result.append(ruler) }
    }
    return result
  }

  /// Returns the indices of the views that are not visible, because they or a view above them are hidden or
  /// transparent.
  func hiddenNodes() -> Set<Int> {
    var hidden: Set<Int> = []
    for (index, node) in nodes.enumerated() {
      let isInside = node.parent.map { hidden.contains($0) } ?? false
      if isInside || node.style.isHidden || node.style.alpha == 0 { hidden.insert(index) }
    }
    return hidden
  }

  private static func distance(_ links: [Link]) -> Ruler? {
    guard let link = links.first else { return nil }
    let ends = [link.first.position(link.axis), link.second.position(link.axis)].sorted()
    let along = Extent(near: ends[0], far: ends[1])
    guard along.length.isFinite, along.length >= 0.5 else { return nil }
    let label = label(of: links, measured: along.length)
    return Ruler(
      kind: .distance(label.text), axis: link.axis, along: along,
      sides: [link.first.frame, link.second.frame], items: [link.first.item, link.second.item],
      source: RulerSource(link), rule: label.rule)
  }

  /// Returns the measured distance; limits of the distance follow it in brackets and are the rule.
  ///
  ///     76 (≥ 12)     30 (12...30)
  ///
  /// One limit that is tight is shown with its sign alone if the code says the sign: a range in a chain, or a
  /// constraint made by hand. A verb such as `wrap` makes inequalities of plain insets.
  private static func label(of links: [Link], measured: Double) -> (text: String, rule: String?) {
    let isEquation = links.contains { $0.relation.isEmpty && $0.isTight }
    let limits = links.filter { !$0.relation.isEmpty }
    let low = limits.filter { $0.relation == RelationWords.atLeast.sign }.max { $0.distance < $1.distance }
    let high = limits.filter { $0.relation == RelationWords.atMost.sign }.min { $0.distance < $1.distance }
    guard !isEquation, let limit = low ?? high else { return (measured.points, nil) }
    if let low, let high {
      let range = "\(low.distance.points)...\(high.distance.points)"
      return ("\(measured.points) (\(range))", range)
    }
    let required = "\(limit.relation) \(limit.distance.points)"
    guard limit.isTight else { return ("\(measured.points) (\(required))", required) }
    let isPlain = RulerSource(limit).map { !$0.isChain } ?? false
    return (isPlain ? measured.points : required, nil)
  }
}

extension LayoutSnapshot.Link {
  /// The distance between the edges, in points.
  fileprivate var measured: Double { abs(first.position(axis) - second.position(axis)) }

  /// True if the distance between the edges is the one that the constraint requires.
  fileprivate var isTight: Bool { abs(measured - distance) < 0.01 }

  /// Returns true if the other link is between the same two edges.
  fileprivate func measuresSameGap(as other: Self) -> Bool {
    func isSame(_ one: LayoutSnapshot.End, _ another: LayoutSnapshot.End) -> Bool {
      one.item == another.item && one.side == another.side
    }
    guard axis == other.axis else { return false }
    return isSame(first, other.first) && isSame(second, other.second)
      || isSame(first, other.second) && isSame(second, other.first)
  }

  /// Returns true if this link is shown in place of `other`, which is the same inequality to the same edge
  /// but is not tight.
  ///
  ///     [ b    ]-≥8-|      both views keep at least 8 points from the edge;
  ///     [ c ]   -≥8-|      only the line of the wider one, which is tight, is shown
  fileprivate func decides(instead other: Self) -> Bool {
    guard isTight, !other.isTight, !relation.isEmpty else { return false }
    let isSameRule = axis == other.axis && relation == other.relation && distance == other.distance
    return isSameRule && second.item == other.second.item && second.side == other.second.side
  }
}
