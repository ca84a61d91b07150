import Foundation

extension LayoutSnapshot {
  /// Where something of each view can be seen: in the picture, and in all views around it
  /// that cut off what is inside them.
  func openings() -> [CGRect] {
    var openings: [CGRect] = []
    for node in nodes {
      guard let parent = node.parent else {
        openings.append(node.frame)
        continue
      }
      let isCut = nodes[parent].style.clips
      openings.append(isCut ? openings[parent].intersection(nodes[parent].frame) : openings[parent])
    }
    return openings
  }
}

extension Ruler {
  /// The line between what is seen of its two sides; nil when one of them, or
  /// all of the gap, is out of sight.
  ///
  /// - Parameter openings: where something of each view can be seen; of guides, wherever
  ///   something of the other side can.
  func cut(to openings: [CGRect]) -> Ruler? {
    let windows = items.compactMap { openings.indices.contains($0) ? openings[$0] : nil }
    guard let first = windows.first else { return self }
    let window = windows.reduce(first) { $0.intersection($1) }
    guard !window.isNull, along.overlap(window.extent(axis)).length > 0 else { return nil }
    var ruler = self
    for (place, side) in sides.enumerated() {
      let extent = side.extent(axis.across)
      let seen = extent.overlap(window.extent(axis.across))
      // What has no extent across the line, as a guide may have none, is where it is; of
      // anything else a part has to be seen.
      guard seen.length > 0 || extent.length == 0 && seen.length == 0 else { return nil }
      ruler.sides[place] = CGRect(axis, along: side.extent(axis), across: seen)
    }
    return ruler
  }
}
