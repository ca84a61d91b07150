import Foundation

/// A distance or a wall that a picture with rulers shows, before it has found its place.
struct Ruler: Equatable {
  /// What is measured.
  enum Kind: Equatable {
    /// A gap or an inset, with the number that is written at it.
    case distance(String)
    /// A place where nothing ties the views on both sides.
    case wall
  }

  var kind: Kind
  var axis: LayoutSnapshot.Axis
  /// From where to where on the axis.
  var along: Extent
  /// The frames on both sides: the line stands where both are seen across the axis.
  var sides: [CGRect]
  /// The views or guides the frames belong to.
  var items: [Int]

  /// What is written at the line.
  var text: String {
    switch kind {
    case .distance(let text): text
    case .wall: "wall"
    }
  }

  /// Where the line may stand across its axis: what both sides cover, or what is
  /// between them when they are apart.
  var across: Extent {
    let extents = sides.map { $0.extent(axis.across) }
    guard let first = extents.first, let last = extents.last else { return Extent(near: 0, far: 0) }
    let common = first.overlap(last)
    return common.length >= 0 ? common : Extent(near: common.far, far: common.near)
  }

  /// Whether the other one is the same distance, seen beside this one.
  func says(_ other: Ruler) -> Bool {
    kind == other.kind && axis == other.axis && along == other.along
      && across.overlap(other.across).length > 0
  }
}

extension LayoutSnapshot {
  /// Every gap, inset and wall that the ties of what is seen show: in the order of the ties,
  /// then flexible gaps, then walls.
  func rulers() -> [Ruler] {
    let hidden = hiddenNodes()
    let seen = ties.filter { !hidden.contains($0.first.item) && !hidden.contains($0.second.item) }
    let gaps = gaps(between: seen)
    let visible = widened(seen, by: gaps)
    let sheets = Sheets(in: self, visible)
    let shown = visible.filter { tie in !visible.contains { $0.decides(instead: tie) } }.map(sheets.shown)
    let all = shown.compactMap(Self.distance) + gaps.compactMap(\.ruler) + walls(between: visible, on: sheets)
    let openings = openings()
    var result: [Ruler] = []
    for ruler in all.compactMap({ $0.cut(to: openings) }) {
      // The same distance beside itself says nothing new, as when a box fills a
      // sheet that is inset by as much.
      if !result.contains(where: { $0.says(ruler) }) { result.append(ruler) }
    }
    return result
  }

  /// The places of the views that are not seen, because they or one they are in is hidden or transparent.
  func hiddenNodes() -> Set<Int> {
    var hidden: Set<Int> = []
    for (place, node) in nodes.enumerated() {
      let isInside = node.parent.map { hidden.contains($0) } ?? false
      if isInside || node.style.isHidden || node.style.alpha == 0 { hidden.insert(place) }
    }
    return hidden
  }

  private static func distance(_ tie: Tie) -> Ruler? {
    let ends = [tie.first.position(tie.axis), tie.second.position(tie.axis)].sorted()
    let along = Extent(near: ends[0], far: ends[1])
    guard along.length.isFinite, along.length >= 0.5 else { return nil }
    return Ruler(
      kind: .distance(label(of: tie, measured: along.length)), axis: tie.axis, along: along,
      sides: [tie.first.frame, tie.second.frame], items: [tie.first.item, tie.second.item])
  }

  /// The distance that is there; beside an inequality that is not tight, also the one that is asked for.
  private static func label(of tie: Tie, measured: Double) -> String {
    guard !tie.relation.isEmpty else { return measured.pictureText }
    let asked = "\(tie.relation) \(tie.distance.pictureText)"
    return tie.isTight ? asked : "\(measured.pictureText) (\(asked))"
  }
}

extension LayoutSnapshot.Tie {
  /// How far the edges are from each other, in points.
  fileprivate var measured: Double { abs(first.position(axis) - second.position(axis)) }

  /// Whether the edges are as far from each other as the constraint asks for.
  fileprivate var isTight: Bool { abs(measured - distance) < 0.01 }

  /// Whether this is what holds an edge that the other one, with room to spare, keeps the same distance from.
  ///
  ///     [ b    ]-≥8-|      of two views that an edge stays outside of
  ///     [ c ]   -≥8-|      only the wider one is worth a line
  fileprivate func decides(instead other: Self) -> Bool {
    guard isTight, !other.isTight, !relation.isEmpty else { return false }
    let isSameRule = axis == other.axis && relation == other.relation && distance == other.distance
    return isSameRule && second.item == other.second.item && second.side == other.second.side
  }
}
