#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The comparisons that the checks make at a size, as functions that are at least 0 where they have the
  /// same result.
  ///
  /// The checks compare edges and sizes with each other and with numbers. Two views that are apart along one
  /// axis in the whole region have no comparison.
  @MainActor struct RegionComparisons {
    /// The edges of a rectangle along the two axes.
    struct Edges {
      var near: [SizeFunction]
      var far: [SizeFunction]
    }

    /// The functions that change their sign inside the region, with their sign at the size.
    private(set) var limits: [SizeFunction] = []
    /// The sizes at which an ancestor holds a scrolled text that it does not hold at `size`, for each such
    /// text and ancestor.
    var placesOfScrolledTexts: [SizeRegion] = []
    /// True if a comparison of two areas may change its result inside the region: it is no linear function.
    var comparesAreas = false

    let region: SizeRegion
    let rule: SizeRule
    let tree: CheckedTree
    let size: RootSize
    let tolerance: Double
    let samples: ProofSamples
    private let system: LayoutSystem?
    /// The index of each view of the tree in the sample of the rule; nil for one that is not in it.
    let indices: [Int?]

    /// Creates the comparisons in a region.
    ///
    /// - Parameters:
    ///   - tree: The tree, which has the layout of `size`.
    ///   - lengths: The widths and heights below which a check fails, in points.
    ///   - samples: The parts of the proof that rest on examples.
    init(
      in region: SizeRegion, _ rule: SizeRule, of tree: CheckedTree, at size: RootSize,
      limits lengths: [CGFloat], _ samples: ProofSamples
    ) {
      self.samples = samples
      self.region = region
      self.rule = rule
      self.tree = tree
      self.size = size
      tolerance = Double(tree.tolerance)
      system = LayoutSystem(of: tree.root)
      let views = rule.sample.frames.views
      let numbers = Dictionary(views.indices.map { (ObjectIdentifier(views[$0]), $0) }) { first, _ in first }
      indices = tree.views.map { numbers[ObjectIdentifier($0.view)] }
      compareSizes(numbers, lengths.map(Double.init))
      compareScrolls()
      compareParents()
      comparePairs()
      compareMixedRows()
      compareHiddenGaps()
      compareSafeAreas()
      compareLostNumbers()
    }

    /// A few sizes with one at least in each place of `placesOfScrolledTexts`.
    var sizesOfScrolledTexts: [RootSize] {
      var sizes: [RootSize] = []
      // A comparison of a small part of the sizes is often one of the larger parts too.
      for place in placesOfScrolledTexts.sorted(by: { $0.doubledArea < $1.doubledArea })
      where !sizes.contains(where: place.contains) {
        sizes.append(place.middle)
      }
      return sizes
    }

    /// Adds the comparisons of a number with some others.
    mutating func compare(_ function: SizeFunction, with levels: [Double]) {
      if function.isConstant { return }
      let range = region.range(of: function)
      for level in levels where range.lowerBound < level && level < range.upperBound {
        let limit = function.less(level)
        limits.append(limit.value(at: size) < 0 ? -limit : limit)
      }
    }

    private func number(_ view: Int, _ axis: CheckedAxis, isSize: Bool) -> SizeFunction? {
      indices[view].map { rule.numbers[4 * $0 + (axis == .x ? 0 : 1) + (isSize ? 2 : 0)] }
    }

    // Sizes

    private mutating func compareSizes(_ numbers: [ObjectIdentifier: Int], _ lengths: [Double]) {
      // None, no visible one, a line, and the least lengths of checks, up to which a touch is tried.
      let levels: [Double] = [0, tolerance, 2] + lengths.flatMap { [$0 - tolerance, $0 - 0.02] }
      for item in tree.views {
        guard let index = numbers[ObjectIdentifier(item.view)] else { continue }
        compare(rule.numbers[4 * index + 2], with: levels)
        compare(rule.numbers[4 * index + 3], with: levels)
        if item.content == .nothing { continue }
        for view in Set([item.view, item.view.checkedText?.view].compactMap { $0 }) {
          guard let index = numbers[ObjectIdentifier(view)] else { continue }
          compareNeeds(of: view, rule.numbers[4 * index + 2], rule.numbers[4 * index + 3])
        }
      }
    }

    /// Adds the comparisons of the size of a view with those that its content needs.
    private mutating func compareNeeds(of view: UIView, _ width: SizeFunction, _ height: SizeFunction) {
      if width.isConstant, height.isConstant { return }
      let needed = SizeNeeds(of: view, from: region.range(of: width).lowerBound, tree.textMemory)
      let steps = [tolerance, max(tolerance, 0.01), 0.5]
      compare(width, with: needed.words)
      for step in steps {
        compare(width, with: needed.widths.map { $0 - step })
        compare(height, with: needed.heights.map { $0 - step })
      }
      // The region has one height of a text that the layout measures.
      if let label = view as? UILabel, system?.heightFollowsWidth(label) != true {
        keepLines(of: label, width: width)
      }
    }

    // Scroll views

    private mutating func compareScrolls() {
      for (number, index) in rule.sample.scrolls.enumerated() {
        guard let scroll = rule.sample.frames.views[index] as? UIScrollView else { continue }
        let first = rule.sample.contentIndex(ofScroll: number)
        let inset = scroll.adjustedContentInset
        let besides = (0...1).map { rule.numbers[first + $0] - rule.numbers[4 * index + 2 + $0] }
        let ends: [Double] = [0, Double(inset.left + inset.right)]
        compare(besides[0], with: ends.map { -1 - $0 } + ends.map { 1 - $0 })
        // The height has a part in the answer only for a content with a width of its own.
        let width = region.range(of: besides[0])
        if width.lowerBound < -1 || width.upperBound > 1 { compare(besides[1], with: [1]) }
        let inner = rule.sample.frames.parents.indices.filter {
          $0 != index && rule.sample.frames.parents[$0] == index
        }
        for view in inner { compareWidths(of: view, withContent: rule.numbers[first]) }
        for axis in 0...1 {
          let content = rule.numbers[first + axis]
          let corner = rule.numbers[4 * index + axis]
          let offset = Double(axis == 0 ? scroll.contentOffset.x : scroll.contentOffset.y)
          let end = Double(axis == 0 ? inset.right : inset.bottom)
          for view in inner {
            let far = rule.numbers[4 * view + axis] + rule.numbers[4 * view + 2 + axis]
            compare(far - corner - content, with: [end + tolerance - offset, end - tolerance - offset])
          }
        }
      }
    }

    /// Adds the comparisons of a view in a scroll view with the content, and with the written widths in it.
    private mutating func compareWidths(of view: Int, withContent content: SizeFunction) {
      let width = rule.numbers[4 * view + 2]
      compare(content - width, with: [0.5, 1])
      if width.isConstant { return }
      let views = rule.sample.frames.views[view].tree
      let constraints: [NSLayoutConstraint] = views.flatMap { tree.constraints.of($0, .x) }
      let written = constraints.filter { $0.firstAttribute == .width && $0.secondItem == nil }
      compare(width, with: written.map { 2 * Double($0.constant) })
    }

    // Rows and bars

    /// Returns the edges of a view; nil for one that the rule does not have.
    func edges(of view: Int) -> Edges? {
      guard let x = number(view, .x, isSize: false), let y = number(view, .y, isSize: false),
        let width = number(view, .x, isSize: true), let height = number(view, .y, isSize: true)
      else { return nil }
      return Edges(near: [x, y], far: [x + width, y + height])
    }

    /// Adds the vertical distances of views in rows that are placed both by left and right and by leading and
    /// trailing.
    private mutating func compareMixedRows() {
      for row in tree.viewsOfMixedRows() {
        for (number, one) in row.enumerated() {
          for other in row[..<number] {
            guard let first = edges(of: one), let second = edges(of: other) else { continue }
            compare(first.far[1] - second.near[1], with: [tolerance])
            compare(second.far[1] - first.near[1], with: [tolerance])
          }
        }
      }
    }

    /// Adds the distances of the views between which a hidden one may leave a gap.
    private mutating func compareHiddenGaps() {
      for (one, other, lengths) in tree.neighborsOfHiddenViews {
        guard let first = edges(of: one), let second = edges(of: other) else { continue }
        for axis in 0...1 {
          let levels = lengths.map { Double($0) + tolerance }
          compare(second.near[axis] - first.far[axis], with: levels)
          compare(first.near[axis] - second.far[axis], with: levels)
          compare(first.near[axis] - second.near[axis], with: [0])
        }
      }
    }

    private mutating func compareSafeAreas() {
      for (view, item) in tree.views.enumerated() where item.content == .text || item.content.isControl {
        guard item.scroll == nil, let parent = item.parent, let edges = edges(of: view),
          let index = indices[parent], let first = rule.sample.safeAreaIndex(of: index),
          let outer = self.edges(of: parent)
        else { continue }
        let insets = rule.numbers[first..<(first + 4)].map { $0 }
        for area in [edges, lines(of: view, edges)].compactMap({ $0 }) {
          for axis in 0...1 {
            let near = outer.near[axis] + insets[axis]
            let far = outer.far[axis] - insets[axis + 2]
            compare(area.near[axis] - near, with: [-tolerance, tolerance])
            compare(far - area.far[axis], with: [-tolerance, tolerance])
          }
        }
      }
    }

    /// Adds the distances by which numbers of the priority of a default are not what the layout has.
    private mutating func compareLostNumbers() {
      let candidates = tree.constraints.numbersThatMayBeLost
      guard !candidates.isEmpty, let system else { return }
      for constraint in candidates {
        if let distance = system.row(of: constraint).flatMap(rule.distance) {
          compare(distance, with: [-1, 1])
        }
      }
    }
  }

  /// The widths and heights with which the checks compare those of a view.
  @MainActor private struct SizeNeeds {
    let widths: [Double]
    let heights: [Double]
    /// The widths without room for a letter, and for the widest word.
    let words: [Double]

    /// Reads a view in the present layout.
    ///
    /// - Parameter least: The smallest width of the view; a word that is narrower is not measured.
    init(of view: UIView, from least: Double, _ texts: TextMemory?) {
      var sizes = [view.intrinsicContentSize]
      // Another view fits into the size that it has.
      if view is UILabel || view is UITextView {
        let most = CGFloat.greatestFiniteMagnitude
        sizes.append(view.sizeThatFits(CGSize(width: 0, height: most)))
        sizes.append(view.sizeThatFits(CGSize(width: view.bounds.width, height: most)))
      }
      widths = sizes.prefix(2).map { Double($0.width) }
      heights = sizes.map { Double($0.height) }
      let margins = Double(view.lineMargins)
      let isNarrow = least < (widths.max() ?? 0) + margins
      let word = isNarrow ? view.widestWord(texts).map(Double.init) : nil
      words = (word.map { [0.5, $0 - 0.01] } ?? []).map { $0 + margins }
    }
  }
#endif
