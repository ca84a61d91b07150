#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // Two views that cover each other, or of which one holds the other.
  extension RegionComparisons {
    /// Adds the comparisons of all views that meet somewhere in the region.
    mutating func comparePairs() {
      let shown = tree.views.indices.filter {
        tree.views[$0].content != .nothing || tree.views[$0].hasBackground
      }
      let edges = tree.views.indices.map { self.edges(of: $0) }
      let values = edges.map { $0.map { EdgeValues($0.near, $0.far, at: region.corners) } }
      for (number, front) in shown.enumerated() {
        for back in shown[..<number] {
          guard let one = values[front], let other = values[back], !one.isApart(from: other, by: -tolerance),
            !one.isFixed(to: other), !areClippedApart(front, back, values), let inner = edges[front],
            let outer = edges[back]
          else { continue }
          compare(front, inner, with: back, outer)
        }
      }
    }

    /// Returns true if views around two views cut off all that could meet.
    private func areClippedApart(_ front: Int, _ back: Int, _ values: [EdgeValues?]) -> Bool {
      let outer = tree.commonView(back, front)
      func areas(_ view: Int) -> [EdgeValues] {
        let around = tree.path(from: view, below: outer).dropFirst().prefix {
          !tree.views[$0].view.isScrolling
        }
        return ([view] + around.filter { tree.views[$0].view.clipsSubviews }).compactMap { values[$0] }
      }
      if tree.isInside(front, back) { return false }
      let others = areas(back)
      return areas(front).contains { one in others.contains { one.isApart(from: $0, by: -tolerance) } }
    }

    private mutating func compare(_ front: Int, _ inner: Edges, with back: Int, _ outer: Edges) {
      let isAround = tree.isInside(front, back)
      if isAround, isScrolled(front, below: back) { return noteScrolledText(front, inner, outer) }
      if isCovered(back, by: front) { return }
      let levels = isAround ? levelsInside(front, back) : levelsBeside(front, back)
      let count = limits.count
      compareEdges(inner, outer, levels)
      // The lines of a text are inside its label.
      if isAround, limits.count == count { return }
      for area in [inner, lines(of: front, inner)].compactMap({ $0 }) {
        for other in [outer, isAround ? nil : lines(of: back, outer)].compactMap({ $0 }) {
          compareEdges(area, other, levels)
        }
      }
    }

    /// The distances with which the checks compare those of the edges of two views.
    private struct Levels {
      /// By which the inner rectangle begins after the other one, and ends before it.
      var inset: [Double] = []
      /// By which each rectangle reaches beyond the beginning of the other one.
      var common: [Double] = []
    }

    /// Returns the distances for a view and one around it, which should hold it, and may be covered by it.
    private func levelsInside(_ front: Int, _ back: Int) -> Levels {
      let cover = tree.views[front].hasBackground ? [tolerance] : []
      let color = tree.views[front].content == .nothing ? [] : [-1.0]
      return Levels(inset: [-tolerance] + cover + color)
    }

    /// Returns the distances for two views beside or in front of each other.
    private func levelsBeside(_ front: Int, _ back: Int) -> Levels {
      var levels = Levels(common: [tolerance])
      let (inner, outer) = (tree.views[front], tree.views[back])
      // An image or a control may hold the view in front, and a corner of it may have a badge.
      if outer.content == .image || outer.content.isControl { levels.inset += [-tolerance, 0, tolerance] }
      if inner.content != .nothing, outer.hasBackground {
        levels.inset.append(-1)
        levels.common.append(0)
      }
      return levels
    }

    private mutating func compareEdges(_ inner: Edges, _ outer: Edges, _ levels: Levels) {
      for axis in 0...1 {
        compare(inner.near[axis] - outer.near[axis], with: levels.inset)
        compare(outer.far[axis] - inner.far[axis], with: levels.inset)
        compare(outer.far[axis] - inner.near[axis], with: levels.common)
        compare(inner.far[axis] - outer.near[axis], with: levels.common)
      }
    }

    /// Returns true if a scroll view between two views moves the inner one.
    private func isScrolled(_ inner: Int, below outer: Int) -> Bool {
      tree.views[inner].scroll.map { tree.isInside($0, outer) } ?? false
    }

    /// Returns true for content that scrolls under a view with a background, which is intended at all
    /// positions.
    private func isCovered(_ back: Int, by front: Int) -> Bool {
      let outer = tree.commonView(back, front)
      guard isScrolled(back, below: outer), outer != back, !isScrolled(front, below: outer) else {
        return false
      }
      return tree.path(from: front, below: outer).contains { tree.views[$0].hasBackground }
    }

    /// Notes the corner at which a scrolled text is in front of a view that does not hold it at the size: its
    /// color may be too near to that of the view.
    private mutating func noteScrolledText(_ text: Int, _ inner: Edges, _ outer: Edges) {
      if tree.views[text].content != .text { return }
      let slacks = (0...1).flatMap { [inner.near[$0] - outer.near[$0], outer.far[$0] - inner.far[$0]] }
      func slack(at size: RootSize) -> Double { slacks.map { $0.value(at: size) }.min() ?? 0 }
      guard slack(at: size) < -1, let best = region.corners.max(by: { slack(at: $0) < slack(at: $1) }),
        slack(at: best) >= -1
      else { return }
      cornersOfScrolledTexts.insert(best)
    }

    /// Returns the edges of the lines of a text in a label, which move with it.
    mutating func lines(of view: Int, _ edges: Edges) -> Edges? {
      guard let label = tree.views[view].view as? UILabel, let index = indices[view] else { return nil }
      let (whole, area) = (label.bounds, label.contentArea)
      if whole == area { return nil }
      keepLines(of: label, width: rule.numbers[4 * index + 2])
      // The place of the lines is a share of the free part: 0, a half or all of it.
      func moved(_ axis: Int, _ before: CGFloat, _ free: CGFloat, _ length: CGFloat) -> (
        SizeFunction, SizeFunction
      ) {
        let share = free > 0 ? Double(before / free) : 0
        let size = edges.far[axis] - edges.near[axis]
        let start = edges.near[axis] + size.less(Double(length)).times(free > 0 ? share : 0)
        return (start, free > 0 ? start.less(-Double(length)) : edges.far[axis])
      }
      let x = moved(0, area.minX - whole.minX, whole.width - area.width, area.width)
      let y = moved(1, area.minY - whole.minY, whole.height - area.height, area.height)
      return Edges(near: [x.0, y.0], far: [x.1, y.1])
    }

    /// Limits the region to the widths at which a text has the lines that it has now.
    private mutating func keepLines(of label: UILabel, width: SizeFunction) {
      let here = width.value(at: size)
      // A text in several styles, or with an ellipsis, does not know the other widths.
      guard !width.isConstant, let same = label.widthsOfSameLines(within: CGFloat(here)),
        same.upperBound - same.lowerBound > 1e-5
      else { return }
      compare(width, with: [Double(same.lowerBound), Double(same.upperBound)])
    }
  }

  /// The edges of a view at the corners of a region.
  private struct EdgeValues {
    private let near: [[Double]]
    private let far: [[Double]]

    init(_ near: [SizeFunction], _ far: [SizeFunction], at corners: [RootSize]) {
      self.near = near.map { function in corners.map { function.value(at: $0) } }
      self.far = far.map { function in corners.map { function.value(at: $0) } }
    }

    /// True if the views are at least a distance apart along one axis in the whole region.
    func isApart(from other: EdgeValues, by distance: Double) -> Bool {
      (0...1).contains { axis in
        Self.isBefore(far[axis], other.near[axis], distance)
          || Self.isBefore(other.far[axis], near[axis], distance)
      }
    }

    private static func isBefore(_ ends: [Double], _ starts: [Double], _ distance: Double) -> Bool {
      for index in ends.indices where starts[index] - ends[index] < distance - 1e-9 { return false }
      return true
    }

    /// True if the distances of all edges are the same in the whole region.
    func isFixed(to other: EdgeValues) -> Bool {
      (0...1).allSatisfy { axis in
        let near = near[axis], far = far[axis]
        let distance = near[0] - other.near[axis][0]
        let (size, otherSize) = (far[0] - near[0], other.far[axis][0] - other.near[axis][0])
        return near.indices.allSatisfy { index in
          abs(near[index] - other.near[axis][index] - distance) < 1e-9
            && abs(far[index] - near[index] - size) < 1e-9
            && abs(other.far[axis][index] - other.near[axis][index] - otherSize) < 1e-9
        }
      }
    }
  }
#endif
