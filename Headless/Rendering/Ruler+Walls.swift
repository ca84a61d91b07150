import Foundation

extension LayoutSnapshot {
  /// The walls of all chains.
  ///
  /// A chain is what one `xPlace` or `yPlace` statement made, as the constraints' identifiers say. Where its ties leave
  /// two neighbours unconnected, or the first or last view unconnected to the reference, there is a wall.
  func walls(between ties: [Tie]) -> [Ruler] {
    var chains: [(key: ChainKey, ties: [Tie])] = []
    for tie in ties {
      guard let origin = tie.origin, Self.isChain(origin, on: tie.axis) else { continue }
      let key = ChainKey(origin: origin, holder: tie.holder.item)
      if let place = chains.firstIndex(where: { $0.key == key }) {
        chains[place].ties.append(tie)
      } else {
        chains.append((key, [tie]))
      }
    }
    return chains.flatMap { Chain(ties: $0.ties).walls() }
  }

  private struct ChainKey: Equatable {
    var origin: String
    var holder: Int
  }

  private static func isChain(_ origin: String, on axis: Axis) -> Bool {
    // "Login.swift:42 header.xPlace#1": the verb is what stands between the last point and the number sign.
    let statement = origin.split(separator: "#").first ?? ""
    return statement.hasSuffix(axis == .x ? "xPlace" : "yPlace")
  }
}

/// The ties of one chain, and the pieces that its walls cut it into.
private struct Chain {
  let axis: LayoutSnapshot.Axis
  let reference: LayoutSnapshot.End
  private let ties: [LayoutSnapshot.Tie]

  /// Views that are tied to each other, and whether they are tied to the ends of the reference.
  private struct Piece {
    var ends: [LayoutSnapshot.End]
    var reachesNear: Bool
    var reachesFar: Bool

    func extent(_ axis: LayoutSnapshot.Axis) -> Extent {
      let extents = ends.map { $0.frame.extent(axis) }
      return Extent(near: extents.map(\.near).min() ?? 0, far: extents.map(\.far).max() ?? 0)
    }

    /// The view at one end of the piece.
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

  /// What the chain runs in: the second end of a tie between two near or two far edges, else the holder.
  private static func reference(of ties: [LayoutSnapshot.Tie]) -> LayoutSnapshot.End {
    let outer = ties.first { $0.first.side == $0.second.side }?.second
    return outer ?? ties.first?.holder ?? LayoutSnapshot.End(item: -1, frame: .zero, side: .near)
  }

  func walls() -> [Ruler] {
    let pieces = pieces().sorted { $0.extent(axis).near < $1.extent(axis).near }
    guard let first = pieces.first, let last = pieces.last else { return [] }
    let whole = reference.frame.extent(axis)
    var walls: [Ruler?] = []
    if !first.reachesNear {
      walls.append(wall(from: whole.near, reference, to: first.extent(axis).near, first.outermost(.near, axis)))
    }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      walls.append(
        wall(
          from: piece.extent(axis).far, piece.outermost(.far, axis), to: next.extent(axis).near,
          next.outermost(.near, axis)))
    }
    if !last.reachesFar {
      walls.append(wall(from: last.extent(axis).far, last.outermost(.far, axis), to: whole.far, reference))
    }
    return walls.compactMap { $0 }
  }

  private func wall(
    from near: Double, _ first: LayoutSnapshot.End?, to far: Double, _ last: LayoutSnapshot.End?
  ) -> Ruler? {
    guard let first, let last, (far - near).isFinite, far - near >= 4 else { return nil }
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
          if end.side == .near { joined.reachesNear = true } else { joined.reachesFar = true }
          continue
        }
        joined.ends.append(end)
      }
      // The tie joins every piece that one of its views is already in.
      let isTouched = { (piece: Piece) in piece.ends.contains { end in joined.ends.contains { $0.item == end.item } } }
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
