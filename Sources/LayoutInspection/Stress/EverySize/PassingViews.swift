#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  @MainActor extension RegionSearch.Found {
    /// The edges of a view along one axis, at the first and at the last size of a line.
    private struct Edges {
      let near: (first: Double, last: Double)
      let far: (first: Double, last: Double)
    }

    /// Shares of the way along the line of sizes of which one is in each part in which two views overlap that
    /// are apart at its ends; the cost grows with the square of the number of views that show something.
    ///
    ///     left of a     --------\
    ///                    a passes b:  the overlap begins and ends inside the line
    ///     left of b     --------/
    var passingShares: [Double] {
      let views = rule.sample.views
      let shown = views.indices.dropFirst().filter {
        views[$0].hasBackground || views[$0].shownContent != .nothing
      }
      let edges = shown.map { view in [0, 1].map { self.edges(of: view, $0) } }
      var overlaps: [(from: Double, to: Double)] = []
      for first in shown.indices {
        for second in 0..<first {
          guard let overlap = Self.overlap(edges[first], edges[second]),
            !isInside(shown[first], shown[second])
          else { continue }
          overlaps.append(overlap)
        }
      }
      var shares: [Double] = []
      for overlap in overlaps.sorted(by: { $0.to < $1.to }) where (shares.last ?? 0) <= overlap.from {
        shares.append((overlap.from + overlap.to) / 2)
      }
      return shares
    }

    private func edges(of view: Int, _ axis: Int) -> Edges {
      let near = rule.numbers[4 * view + axis]
      let far = near + rule.numbers[4 * view + 2 + axis]
      func values(_ function: SizeFunction) -> (first: Double, last: Double) {
        (function.value(at: region.corners[0]), function.value(at: region.corners[1]))
      }
      return Edges(near: values(near), far: values(far))
    }

    /// Returns the part of the way at which two views overlap; nil if they do so at an end, or nowhere.
    private static func overlap(_ one: [Edges], _ other: [Edges]) -> (from: Double, to: Double)? {
      var (from, to) = (0.0, 1.0)
      for axis in 0...1 {
        for (far, near) in [(one[axis].far, other[axis].near), (other[axis].far, one[axis].near)] {
          let (first, last) = (far.first - near.first, far.last - near.last)
          if first <= 0, last <= 0 { return nil }
          if first <= 0 { from = max(from, first / (first - last)) }
          if last <= 0 { to = min(to, first / (first - last)) }
        }
      }
      return from > 0 && from < to && to < 1 ? (from, to) : nil
    }

    /// Returns true if a view is inside another one, which is listed before it.
    private func isInside(_ index: Int, _ outer: Int) -> Bool {
      var next = index
      while next > outer { next = rule.sample.parents[next] }
      return next == outer
    }
  }
#endif
