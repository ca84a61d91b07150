import Foundation

extension LayoutSnapshot {
  /// Returns the links, with the guides of flexible gaps made as high, or as wide, as the views on both sides
  /// of them.
  ///
  ///     [a]-guide-[b]      the guide has a width, but no constraint sets its height or its y position
  ///
  /// Without it, the line that measures such a gap would be drawn at the undetermined position of the guide.
  func widened(_ links: [Link], by gaps: [Gap]) -> [Link] {
    guard !gaps.isEmpty else { return links }
    let frames = Dictionary(gaps.map { ($0.key, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return links.map { link in
      var link = link
      link.first.frame = frames[Gap.Key(item: link.first.item, axis: link.axis)] ?? link.first.frame
      link.second.frame = frames[Gap.Key(item: link.second.item, axis: link.axis)] ?? link.second.frame
      return link
    }
  }

  /// Returns the flexible gaps, which are guides without an extent across the chain that are linked at both
  /// ends.
  func gaps(between links: [Link]) -> [Gap] {
    var neighbors: [Gap.Key: (near: End?, far: End?, frame: CGRect, link: Link)] = [:]
    var order: [Gap.Key] = []
    for link in links {
      for (end, other) in [(link.first, link.second), (link.second, link.first)]
      where isThinGuide(end, across: link.axis) {
        let key = Gap.Key(item: end.item, axis: link.axis)
        if neighbors[key] == nil { order.append(key) }
        var known = neighbors[key] ?? (nil, nil, end.frame, link)
        if end.side == .near {
          known.near = other
        } else {
          known.far = other
        }
        neighbors[key] = known
      }
    }
    return order.compactMap { key in
      guard let known = neighbors[key], let near = known.near, let far = known.far else { return nil }
      return Gap(
        key: key, along: known.frame.extent(key.axis), near: near, far: far,
        source: RulerSource(known.link, part: .gap), share: share(of: key))
    }
  }

  /// Returns the size of a gap in proportion to the first flexible gap of its chain; 1 for that gap itself.
  private func share(of key: Gap.Key) -> Double {
    let rule = sizes.first { $0.item == key.item && $0.axis == key.axis && $0.isProportionalToGuide }
    return rule?.multiplier ?? 1
  }

  private func isThinGuide(_ end: End, across axis: Axis) -> Bool {
    !nodes.indices.contains(end.item) && end.frame.extent(axis.across).length < 0.5
  }
}

/// A guide that represents a gap, with the edges on both sides of it.
struct Gap {
  /// The guide, and the axis of the gap.
  struct Key: Hashable {
    var item: Int
    var axis: LayoutSnapshot.Axis
  }

  var key: Key
  var along: Extent
  var near: LayoutSnapshot.End
  var far: LayoutSnapshot.End
  var source: RulerSource?
  /// The size in proportion to the first flexible gap of the chain.
  var share = 1.0

  /// The gap as a chain says it; nil for a guide that no chain made.
  private var rule: String? {
    guard source?.isChain == true else { return nil }
    return share == 1 ? ".flexible" : ".flexible * \(share.points)"
  }

  var ruler: Ruler? {
    guard along.length.isFinite, along.length >= 0.5 else { return nil }
    return Ruler(
      kind: .distance(along.length.points), axis: key.axis, along: along,
      sides: [near.frame, far.frame],
      items: [near.item, far.item], source: source, rule: rule)
  }

  /// The frame of the guide, extended across the axis to the part that both sides have in common.
  var frame: CGRect {
    let line = Ruler(kind: .wall, axis: key.axis, along: along, sides: [near.frame, far.frame], items: [])
    return CGRect(key.axis, along: along, across: line.across)
  }
}
