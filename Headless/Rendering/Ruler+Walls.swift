import Foundation

extension LayoutSnapshot {
  /// Returns the walls of all chains.
  ///
  /// A chain consists of the ties of one `xPlace` or `yPlace` statement, which the identifiers of the
  /// constraints name. A wall is between two neighbours that the chain does not connect, and between the
  /// reference and the first or the last view if they are not connected. There is no wall if another
  /// statement connects the two, because a chain between two views begins and ends at views that are placed
  /// already.
  func walls(between ties: [Tie], on sheets: Sheets) -> [Ruler] {
    var chains: [(key: ChainKey, ties: [Tie])] = []
    for tie in ties {
      guard let origin = tie.origin, Self.isChain(origin, on: tie.axis) else { continue }
      let key = ChainKey(origin: origin, holder: tie.holder.item)
      if let index = chains.firstIndex(where: { $0.key == key }) {
        chains[index].ties.append(tie)
      } else {
        chains.append((key, [tie]))
      }
    }
    return chains.flatMap { Chain(ties: $0.ties).walls(among: ties, on: sheets) }
  }

  private struct ChainKey: Equatable {
    var origin: String
    var holder: Int
  }

  private static func isChain(_ origin: String, on axis: Axis) -> Bool {
    // "Login.swift:42 header.xPlace#1": the verb is the text between the last full stop and the number sign.
    let statement = origin.split(separator: "#").first ?? ""
    return statement.hasSuffix(axis == .x ? "xPlace" : "yPlace")
  }
}

/// The ties of one chain, and the pieces into which walls divide it.
private struct Chain {
  let axis: LayoutSnapshot.Axis
  let reference: LayoutSnapshot.End
  private let ties: [LayoutSnapshot.Tie]

  /// A group of views that are tied to each other, with its connections to the ends of the reference.
  private struct Piece {
    var ends: [LayoutSnapshot.End]
    var reachesNear: Bool
    var reachesFar: Bool

    func extent(_ axis: LayoutSnapshot.Axis) -> Extent {
      let extents = ends.map { $0.frame.extent(axis) }
      return Extent(near: extents.map(\.near).min() ?? 0, far: extents.map(\.far).max() ?? 0)
    }

    func holds(_ end: LayoutSnapshot.End) -> Bool { ends.contains { $0.item == end.item } }

    /// Returns the view at one end of the piece.
    func outermost(_ side: LayoutSnapshot.Side, _ axis: LayoutSnapshot.Axis) -> LayoutSnapshot.End? {
      ends.max { first, second in
        let a = first.frame.extent(axis).edge(side)
        let b = second.frame.extent(axis).edge(side)
        return side == .near ? a > b : a < b
      }
    }
  }

  init(ties: [LayoutSnapshot.Tie]) {
    self.ties = ties
    axis = ties.first?.axis ?? .x
    reference = Self.reference(of: ties)
  }

  /// Returns the reference of a chain: the second end of a tie between two near or two far edges, or else the
  /// holder.
  private static func reference(of ties: [LayoutSnapshot.Tie]) -> LayoutSnapshot.End {
    let outer = ties.first { $0.first.side == $0.second.side }?.second
    return outer ?? ties.first?.holder ?? LayoutSnapshot.End(item: -1, frame: .zero, side: .near)
  }

  /// Returns the walls of the chain.
  ///
  /// - Parameter all: All ties, including those of other statements.
  func walls(among all: [LayoutSnapshot.Tie], on sheets: Sheets) -> [Ruler] {
    let pieces = pieces().sorted { $0.extent(axis).near < $1.extent(axis).near }
    guard let first = pieces.first, let last = pieces.last else { return [] }
    var walls = [outerWall(.near, beside: first, among: all, on: sheets)]
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      guard let near = piece.outermost(.far, axis), let far = next.outermost(.near, axis) else { continue }
      let isTied = all.contains { $0.joins(axis, { piece.holds($0) }, { next.holds($0) }) }
      if !isTied { walls.append(wall(from: piece.extent(axis).far, near, to: next.extent(axis).near, far)) }
    }
    walls.append(outerWall(.far, beside: last, among: all, on: sheets))
    return walls.compactMap { $0 }
  }

  /// Returns the wall between one end of the reference and the piece beside it, or nil if the two are tied.
  private func outerWall(
    _ side: LayoutSnapshot.Side, beside piece: Piece, among all: [LayoutSnapshot.Tie], on sheets: Sheets
  ) -> Ruler? {
    guard !(side == .near ? piece.reachesNear : piece.reachesFar), let view = piece.outermost(side, axis)
    else { return nil }
    let isTied = all.contains {
      $0.joins(axis, { $0.item == reference.item && $0.side == side }, { piece.holds($0) })
    }
    if isTied { return nil }
    let end = LayoutSnapshot.End(item: reference.item, frame: reference.frame, side: side)
    let edge = sheets.edge(under: view, at: end, axis)
    let (outer, inner) = (edge.position(axis), piece.extent(axis).edge(side))
    return side == .near ? wall(from: outer, edge, to: inner, view) : wall(from: inner, view, to: outer, edge)
  }

  private func wall(
    from near: Double, _ first: LayoutSnapshot.End, to far: Double, _ last: LayoutSnapshot.End
  ) -> Ruler? {
    guard (far - near).isFinite, far - near >= 4 else { return nil }
    return Ruler(
      kind: .wall, axis: axis, along: Extent(near: near, far: far), sides: [first.frame, last.frame],
      items: [first.item, last.item])
  }

  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    for tie in ties {
      var joined = Piece(ends: [], reachesNear: false, reachesFar: false)
      for end in [tie.first, tie.second] {
        guard end.item != reference.item else {
          if end.side == .near {
            joined.reachesNear = true
          } else {
            joined.reachesFar = true
          }
          continue
        }
        joined.ends.append(end)
      }
      // The tie joins all pieces that contain one of its views.
      let isTouched = { (piece: Piece) in
        piece.ends.contains { end in joined.ends.contains { $0.item == end.item } }
      }
      let touched = pieces.filter(isTouched)
      pieces.removeAll(where: isTouched)
      pieces.append(touched.reduce(joined, Self.join))
    }
    return pieces
  }

  private static func join(_ first: Piece, _ second: Piece) -> Piece {
    Piece(
      ends: second.ends + first.ends.filter { end in !second.ends.contains { $0.item == end.item } },
      reachesNear: first.reachesNear || second.reachesNear, reachesFar: first.reachesFar || second.reachesFar)
  }
}

extension LayoutSnapshot.Tie {
  /// Returns true if the tie is on `axis`, `one` holds for one of its ends and `other` for the other end.
  fileprivate func joins(
    _ axis: LayoutSnapshot.Axis, _ one: (LayoutSnapshot.End) -> Bool, _ other: (LayoutSnapshot.End) -> Bool
  ) -> Bool {
    self.axis == axis && (one(first) && other(second) || one(second) && other(first))
  }
}
