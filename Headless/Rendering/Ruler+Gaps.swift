import Foundation

extension LayoutSnapshot {
  /// The ties, with the guides that stand for flexible gaps as high, or as wide, as
  /// what is on both sides of them.
  ///
  ///     [a]-guide-[b]      the guide has a width, but nothing says how high it is or where
  ///
  /// A line that measures such a gap would otherwise stand where the guide happens to lie.
  func widened(_ ties: [Tie], by gaps: [Gap]) -> [Tie] {
    guard !gaps.isEmpty else { return ties }
    let frames = Dictionary(gaps.map { ($0.key, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return ties.map { tie in
      var tie = tie
      tie.first.frame = frames[Gap.Key(item: tie.first.item, axis: tie.axis)] ?? tie.first.frame
      tie.second.frame = frames[Gap.Key(item: tie.second.item, axis: tie.axis)] ?? tie.second.frame
      return tie
    }
  }

  /// The guides without an extent of their own across a chain, tied at both ends:
  /// what a flexible gap is made of.
  func gaps(between ties: [Tie]) -> [Gap] {
    var neighbours: [Gap.Key: (near: End?, far: End?, frame: CGRect)] = [:]
    var order: [Gap.Key] = []
    for tie in ties {
      for (end, other) in [(tie.first, tie.second), (tie.second, tie.first)]
      where isThinGuide(end, across: tie.axis) {
        let key = Gap.Key(item: end.item, axis: tie.axis)
        if neighbours[key] == nil { order.append(key) }
        var known = neighbours[key] ?? (nil, nil, end.frame)
        if end.side == .near {
          known.near = other
        } else {
          known.far = other
        }
        neighbours[key] = known
      }
    }
    return order.compactMap { key in
      guard let known = neighbours[key], let near = known.near, let far = known.far else { return nil }
      return Gap(key: key, along: known.frame.extent(key.axis), near: near, far: far)
    }
  }

  private func isThinGuide(_ end: End, across axis: Axis) -> Bool {
    !nodes.indices.contains(end.item) && end.frame.extent(axis.across).length < 0.5
  }
}

/// A guide that stands for a gap, and what is on both sides of it.
struct Gap {
  /// Which guide, and the axis the gap is on.
  struct Key: Hashable {
    var item: Int
    var axis: LayoutSnapshot.Axis
  }

  var key: Key
  /// From where to where on the axis.
  var along: Extent
  var near: LayoutSnapshot.End
  var far: LayoutSnapshot.End

  /// The dimension line of the gap.
  var ruler: Ruler? {
    guard along.length.isFinite, along.length >= 0.5 else { return nil }
    return Ruler(
      kind: .distance(along.length.pictureText), axis: key.axis, along: along,
      sides: [near.frame, far.frame],
      items: [near.item, far.item])
  }

  /// The guide's frame, stretched to where both sides are seen.
  var frame: CGRect {
    let line = Ruler(kind: .wall, axis: key.axis, along: along, sides: [near.frame, far.frame], items: [])
    return CGRect(key.axis, along: along, across: line.across)
  }
}
