import Foundation
import LayoutInspection

extension LayoutSnapshot {
  /// Returns the walls of all chains.
  ///
  /// A chain consists of the links of one `xPlace` or `yPlace` statement, which the identifiers of the
  /// constraints name. A wall is between two neighbors that the chain does not connect, and between the
  /// reference and the first or the last view if they are not connected. There is no wall if another
  /// statement connects the two, because a chain between two views begins and ends at views that are placed
  /// already.
  func walls(between links: [Link], on sheets: Sheets) -> [Ruler] {
    let ofChains = links.filter { link in
      ConstraintSite(origin: link.origin)?.plainVerb == link.axis.words.chainVerb
    }
    let chains = ofChains.grouped { $0.origin == $1.origin && $0.holder.item == $1.holder.item }
    return chains.flatMap { Chain(links: $0).walls(among: links, on: sheets) }
  }
}

/// The links of one chain, and the sections into which walls divide it.
private struct Chain {
  let axis: LayoutSnapshot.Axis
  let reference: LayoutSnapshot.End
  private let links: [LayoutSnapshot.Link]

  /// A group of views that links connect with each other, with its connections to the ends of the reference.
  private struct Section {
    var ends: [LayoutSnapshot.End]
    /// The ends of the reference with which the group is connected.
    var reached: Set<LayoutSnapshot.Side> = []

    func extent(_ axis: LayoutSnapshot.Axis) -> Extent {
      let extents = ends.map { $0.frame.extent(axis) }
      return Extent(near: extents.map(\.near).min() ?? 0, far: extents.map(\.far).max() ?? 0)
    }

    func holds(_ end: LayoutSnapshot.End) -> Bool { ends.contains { $0.item == end.item } }

    /// Returns the view at one end of the section.
    func outermost(_ side: LayoutSnapshot.Side, _ axis: LayoutSnapshot.Axis) -> LayoutSnapshot.End? {
      ends.max { first, second in
        let a = first.frame.extent(axis).edge(side)
        let b = second.frame.extent(axis).edge(side)
        return side == .near ? a > b : a < b
      }
    }
  }

  init(links: [LayoutSnapshot.Link]) {
    self.links = links
    axis = links.first?.axis ?? .x
    reference = Self.reference(of: links)
  }

  /// Returns the reference of a chain: the second end of a link between two near or two far edges, or else
  /// the holder.
  private static func reference(of links: [LayoutSnapshot.Link]) -> LayoutSnapshot.End {
    let outer = links.first { $0.first.side == $0.second.side }?.second
    return outer ?? links.first?.holder ?? LayoutSnapshot.End(item: -1, frame: .zero, side: .near)
  }

  /// Returns the walls of the chain.
  ///
  /// - Parameter all: All links, including those of other statements.
  func walls(among all: [LayoutSnapshot.Link], on sheets: Sheets) -> [Ruler] {
    let sections = sections().sorted { $0.extent(axis).near < $1.extent(axis).near }
    guard let first = sections.first, let last = sections.last else { return [] }
    var walls = [outerWall(.near, beside: first, among: all, on: sheets)]
    for (section, next) in zip(sections, sections.dropFirst()) {
      guard let near = section.outermost(.far, axis), let far = next.outermost(.near, axis) else { continue }
      let isLinked = all.contains { $0.joins(axis, { section.holds($0) }, { next.holds($0) }) }
      if !isLinked {
        walls.append(wall(from: section.extent(axis).far, near, to: next.extent(axis).near, far, part: .gap))
      }
    }
    walls.append(outerWall(.far, beside: last, among: all, on: sheets))
    return walls.compactMap { $0 }
  }

  /// Returns the wall between one end of the reference and the section beside it, or nil if they are linked.
  private func outerWall(
    _ side: LayoutSnapshot.Side, beside section: Section, among all: [LayoutSnapshot.Link], on sheets: Sheets
  ) -> Ruler? {
    guard !section.reached.contains(side), let view = section.outermost(side, axis) else { return nil }
    let isLinked = all.contains {
      $0.joins(axis, { $0.item == reference.item && $0.side == side }, { section.holds($0) })
    }
    // A view that another statement ties on this side, perhaps to another view, is not free there.
    let isTied = all.contains {
      $0.axis == axis && $0.first.side == side && $0.second.side == side
        && section.holds($0.first) != section.holds($0.second)
    }
    if isLinked || isTied { return nil }
    let end = LayoutSnapshot.End(item: reference.item, frame: reference.frame, side: side)
    let edge = sheets.edge(under: view, at: end, axis)
    let (outer, inner) = (edge.position(axis), section.extent(axis).edge(side))
    return side == .near
      ? wall(from: outer, edge, to: inner, view, part: .nearInset)
      : wall(from: inner, view, to: outer, edge, part: .farInset)
  }

  private func wall(
    from near: Double, _ first: LayoutSnapshot.End, to far: Double, _ last: LayoutSnapshot.End,
    part: RulerSource.Part
  ) -> Ruler? {
    guard (far - near).isFinite, far - near >= 4 else { return nil }
    return Ruler(
      kind: .wall, axis: axis, along: Extent(near: near, far: far), sides: [first.frame, last.frame],
      items: [first.item, last.item], source: links.first.flatMap { RulerSource($0, part: part) })
  }

  private func sections() -> [Section] {
    var sections: [Section] = []
    for link in links {
      var joined = Section(ends: [])
      for end in [link.first, link.second] {
        if end.item == reference.item { joined.reached.insert(end.side) } else { joined.ends.append(end) }
      }
      // The link joins all sections that contain one of its views.
      let isTouched = { (section: Section) in
        section.ends.contains { end in joined.ends.contains { $0.item == end.item } }
      }
      let touched = sections.filter(isTouched)
      sections.removeAll(where: isTouched)
      sections.append(touched.reduce(joined, Self.join))
    }
    return sections
  }

  private static func join(_ first: Section, _ second: Section) -> Section {
    Section(
      ends: second.ends + first.ends.filter { end in !second.ends.contains { $0.item == end.item } },
      reached: first.reached.union(second.reached))
  }
}

extension LayoutSnapshot.Link {
  fileprivate func joins(
    _ axis: LayoutSnapshot.Axis, _ one: (LayoutSnapshot.End) -> Bool, _ other: (LayoutSnapshot.End) -> Bool
  ) -> Bool {
    self.axis == axis && (one(first) && other(second) || one(second) && other(first))
  }
}
