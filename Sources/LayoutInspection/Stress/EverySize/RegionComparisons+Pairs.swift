#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // Two views that cover each other, or of which one holds the other.
  extension RegionComparisons {
    // A view and those around it

    /// Adds the comparisons of each view with the superview that should hold it, and of each background with
    /// the views around it, all of which it may cover.
    mutating func compareParents() {
      for (view, item) in tree.views.enumerated() {
        guard let parent = item.parent, item.showsContent || item.hasBackground, let inner = edges(of: view)
        else { continue }
        if !tree.views[parent].view.isScrolling, let outer = edges(of: parent) {
          compareExcess(of: view, inner, beyond: outer)
        }
        if !item.hasBackground { continue }
        for around in tree.path(from: parent, below: 0) + [0] where !isScrolled(view, below: around) {
          guard let outer = edges(of: around) else { continue }
          for axis in 0...1 {
            compare(inner.near[axis] - outer.near[axis], with: [tolerance])
            compare(outer.far[axis] - inner.far[axis], with: [tolerance])
          }
        }
      }
    }

    private mutating func compareExcess(of view: Int, _ whole: Edges, beyond outer: Edges) {
      let inner = aligned(whole, of: view)
      // On a fine screen both frames are rounded, each by itself.
      let pixel = 2 * tolerance
      let levels = [pixel < 1 ? -pixel * 1.01 : -tolerance, 0]
      var isBeyond = [false, false]
      for axis in 0...1 {
        let (before, behind) = (inner.near[axis] - outer.near[axis], outer.far[axis] - inner.far[axis])
        compare(before, with: levels)
        compare(behind, with: levels)
        isBeyond[axis] = [before, behind].contains { region.range(of: $0).lowerBound < -tolerance }
      }
      // A badge at a corner has its center inside.
      if isBeyond == [true, true] {
        for axis in 0...1 {
          let center = (inner.near[axis] + inner.far[axis]).times(0.5)
          compare(center - outer.near[axis], with: [0])
          compare(outer.far[axis] - center, with: [0])
        }
      }
    }

    /// Returns the edges of the alignment rectangle of a view.
    private func aligned(_ edges: Edges, of view: Int) -> Edges {
      let view = tree.views[view].view
      let (whole, area) = (view.bounds, view.alignedBounds)
      if whole == area { return edges }
      return Edges(
        near: [
          edges.near[0].less(Double(whole.minX - area.minX)),
          edges.near[1].less(Double(whole.minY - area.minY)),
        ],
        far: [
          edges.far[0].less(Double(whole.maxX - area.maxX)),
          edges.far[1].less(Double(whole.maxY - area.maxY)),
        ])
    }

    // Two views

    /// Adds the comparisons of all views that meet somewhere in the region.
    mutating func comparePairs() {
      let shown = tree.views.indices.filter {
        let item = tree.views[$0]
        return item.content != .nothing || item.hasBackground || item.view.hasLayersOfItsOwn
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

    /// Returns the views around a view that cut it off, up to a scroll view.
    private func clips(around view: Int) -> [Int] {
      tree.path(from: view, below: 0).dropFirst().prefix { !tree.views[$0].view.isScrolling }
        .filter { tree.views[$0].view.clipsSubviews }
    }

    /// Returns true if views around two views cut off all that could meet.
    private func areClippedApart(_ front: Int, _ back: Int, _ values: [EdgeValues?]) -> Bool {
      if tree.isInside(front, back) { return false }
      let outer = tree.commonView(back, front)
      func areas(_ view: Int) -> [EdgeValues] {
        ([view] + clips(around: view).filter { $0 != outer && tree.isInside($0, outer) })
          .compactMap { values[$0] }
      }
      let others = areas(back)
      return areas(front).contains { one in others.contains { one.isApart(from: $0, by: -tolerance) } }
    }

    private mutating func compare(_ front: Int, _ inner: Edges, with back: Int, _ outer: Edges) {
      let isAround = tree.isInside(front, back)
      if isAround {
        guard hasColoredText(front) else { return }
        if isScrolled(front, below: back) { return noteScrolledText(inner, outer) }
        return compareColors(of: front, inner, on: outer)
      }
      if isCovered(back, by: front) { return }
      let levels = levelsBeside(front, back)
      for area in [inner, lines(of: front, inner)].compactMap({ $0 }) {
        for other in [outer, lines(of: back, outer)].compactMap({ $0 }) {
          compareEdges(area, other, levels)
        }
      }
      compareClips(around: front, back, inner, outer)
      if isBadge(front, on: back) { compareAreas(inner, outer) }
    }

    /// True for a view whose text has a color that is compared with those behind it.
    private func hasColoredText(_ view: Int) -> Bool {
      tree.views[view].content == .text || tree.views[view].content.isControl
    }

    /// Adds the comparisons of a text with a view around it, whose color may be behind all of it.
    private mutating func compareColors(of text: Int, _ inner: Edges, on outer: Edges) {
      let levels = Levels(inset: [-1], common: [0])
      let count = limits.count
      compareEdges(inner, outer, levels)
      // The lines of a text are inside its label.
      let isHeld = (0...1).allSatisfy { axis in
        [inner.near[axis] - outer.near[axis], outer.far[axis] - inner.far[axis]]
          .allSatisfy { region.range(of: $0).lowerBound >= -1 }
      }
      if isHeld, limits.count == count { return }
      lines(of: text, inner).map { compareEdges($0, outer, levels) }
    }

    /// Adds the comparisons of what is left of two views that others cut off.
    private mutating func compareClips(around front: Int, _ back: Int, _ inner: Edges, _ outer: Edges) {
      let (fronts, backs) = (clips(around: front), clips(around: back))
      if fronts.isEmpty, backs.isEmpty { return }
      let levels = Levels(common: [tolerance, 2])
      let others = (fronts + backs).compactMap { edges(of: $0) }
      for (number, clip) in others.enumerated() {
        for area in [inner, outer] + others[..<number] { compareEdges(area, clip, levels) }
      }
    }

    /// True for a view that may be a badge of another one.
    private func isBadge(_ front: Int, on back: Int) -> Bool {
      let (inner, outer) = (tree.views[front], tree.views[back])
      return (outer.content == .image || outer.content.isControl)
        && (inner.hasBackground || inner.content == .image)
    }

    /// Adds the comparison of a badge with a quarter of the view that it belongs to.
    private mutating func compareAreas(_ inner: Edges, _ outer: Edges) {
      let sizes = [inner, outer].map { edges in
        (0...1).map { axis -> SizeFunction in edges.far[axis] - edges.near[axis] }
      }
      let products = sizes.compactMap { $0[0].product(with: $0[1]) }
      if products.count == 2 { return compare(products[1] - products[0].times(4), with: [0]) }
      let areas = sizes.map { size in
        let (width, height) = (region.range(of: size[0]), region.range(of: size[1]))
        return (least: width.lowerBound * height.lowerBound, most: width.upperBound * height.upperBound)
      }
      if 4 * areas[0].most > areas[1].least, 4 * areas[0].least <= areas[1].most { comparesAreas = true }
    }

    /// The distances with which the checks compare those of the edges of two views.
    private struct Levels {
      /// By which the inner rectangle begins after the other one, and ends before it.
      var inset: [Double] = []
      /// By which each rectangle reaches beyond the beginning of the other one.
      var common: [Double] = []
    }

    /// Returns the distances for two views beside or in front of each other.
    private func levelsBeside(_ front: Int, _ back: Int) -> Levels {
      var levels = Levels(common: [tolerance, 2])
      let outer = tree.views[back]
      // An image or a control may hold the view in front, and a corner of it may have a badge.
      if outer.content == .image || outer.content.isControl {
        levels.inset += [-tolerance, 0, tolerance]
        levels.common.append(0)
      }
      if hasColoredText(front) {
        if outer.hasBackground { levels.inset.append(-1) }
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

    /// Notes a size at which a scrolled text is in front of a view that does not hold it at `size`: its color
    /// may be too near to that of the view.
    private mutating func noteScrolledText(_ inner: Edges, _ outer: Edges) {
      let insets: [SizeFunction] = (0...1).flatMap { (axis: Int) -> [SizeFunction] in
        [inner.near[axis] - outer.near[axis], outer.far[axis] - inner.far[axis]]
      }
      if insets.allSatisfy({ $0.value(at: size) >= -1 }) { return }
      var held: SizeRegion? = region
      for inset in insets { held = held?.part(where: inset.less(-1)) }
      if let held { placesOfScrolledTexts.append(held) }
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
    mutating func keepLines(of label: UILabel, width: SizeFunction) {
      let here = width.value(at: size)
      if width.isConstant || label.numberOfLines == 1 { return }
      // A text in several styles, or with an ellipsis, does not know the other widths.
      guard let same = label.widthsOfSameLines(within: CGFloat(here)),
        same.upperBound - same.lowerBound > 1e-5
      else { return samples.note(measured: label) }
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
