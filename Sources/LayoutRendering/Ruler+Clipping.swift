import Foundation

extension LayoutSnapshot {
  /// Returns the visible area of each view: the part of the picture that is inside all views above it that
  /// clip their subviews.
  func openings() -> [CGRect] {
    var openings: [CGRect] = []
    for node in nodes {
      guard let parent = node.parent else {
        openings.append(node.frame)
        continue
      }
      let isCut = nodes[parent].style.clips
      openings.append(isCut ? openings[parent].common(with: nodes[parent].frame) : openings[parent])
    }
    return openings
  }
}

extension Ruler {
  /// Returns the ruler with its sides reduced to their visible parts, or nil if a side or the whole gap is
  /// not visible.
  ///
  /// - Parameter openings: The visible areas of the views; a guide is visible in the area of the view on the
  ///   other side.
  func cut(to openings: [CGRect]) -> Ruler? {
    let windows = items.compactMap { openings.indices.contains($0) ? openings[$0] : nil }
    guard let first = windows.first else { return self }
    let window = windows.reduce(first) { $0.common(with: $1) }
    guard !window.isNull, along.overlap(window.extent(axis)).length > 0 else { return nil }
    var ruler = self
    for (index, side) in sides.enumerated() {
      let extent = side.extent(axis.across)
      let seen = extent.overlap(window.extent(axis.across))
      // A guide without an extent across the line only has to be inside the visible area. Of any other side a
      // part has to be visible.
      guard seen.length > 0 || extent.length == 0 && seen.length == 0 else { return nil }
      ruler.sides[index] = CGRect(axis, along: side.extent(axis), across: seen)
    }
    return ruler
  }
}
