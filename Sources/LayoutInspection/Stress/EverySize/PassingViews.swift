#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  @MainActor extension RegionSearch.Found {
    /// Sizes along the line of which one is in each part in which two views overlap that are apart at its
    /// ends; the cost grows with the square of the number of views that show something.
    ///
    ///     left of a     --------\
    ///                    a passes b:  the overlap begins and ends inside the line
    ///     left of b     --------/
    var sizesWithPassingViews: [RootSize] {
      let shown = rule.sample.views.indices.dropFirst().filter {
        rule.sample.views[$0].hasBackground || rule.sample.views[$0].shownContent != .nothing
      }
      let corners = region.corners
      // For each view and axis the near and the far edge at both ends of the line.
      let edges = shown.map { view in
        [0, 1].map { axis in
          let near = rule.numbers[4 * view + axis]
          return [near, near + rule.numbers[4 * view + 2 + axis]].map { edge in corners.map(edge.value) }
        }
      }
      let overlaps = shown.indices.flatMap { first in
        (0..<first).compactMap { second in
          isInside(shown[first], shown[second]) ? nil : Self.overlap(edges[first], edges[second])
        }
      }
      var shares: [Double] = []
      for overlap in overlaps.sorted(by: { $0.to < $1.to }) where (shares.last ?? 0) <= overlap.from {
        shares.append((overlap.from + overlap.to) / 2)
      }
      return shares.map { corners[0].moved(toward: corners[1], by: $0) }
    }

    /// Returns the part of the way at which two views overlap; nil if they do so at an end, or nowhere.
    private static func overlap(_ one: [[[Double]]], _ other: [[[Double]]]) -> (from: Double, to: Double)? {
      var (from, to) = (0.0, 1.0)
      for axis in 0...1 {
        for (far, near) in [(one[axis][1], other[axis][0]), (other[axis][1], one[axis][0])] {
          let (first, last) = (far[0] - near[0], far[1] - near[1])
          if first <= 0, last <= 0 { return nil }
          if first <= 0 { from = max(from, first / (first - last)) }
          if last <= 0 { to = min(to, first / (first - last)) }
        }
      }
      return from > 0 && from < to && to < 1 ? (from, to) : nil
    }

    private func isInside(_ index: Int, _ outer: Int) -> Bool {
      sequence(first: index) { $0 > outer ? rule.sample.parents[$0] : nil }.contains(outer)
    }
  }
#endif
