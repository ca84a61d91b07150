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
    /// The corners at which an ancestor holds a scrolled text that it does not hold at the size.
    var cornersOfScrolledTexts: Set<RootSize> = []

    let region: SizeRegion
    let rule: SizeRule
    let tree: CheckedTree
    let size: RootSize
    let tolerance: Double
    /// The index of each view of the tree in the sample of the rule; nil for one that is not in it.
    let indices: [Int?]

    /// Creates the comparisons in a region.
    ///
    /// - Parameters:
    ///   - tree: The tree, which has the layout of `size`.
    ///   - lengths: The widths and heights below which a check fails, in points.
    init(
      in region: SizeRegion, _ rule: SizeRule, of tree: CheckedTree, at size: RootSize,
      limits lengths: [CGFloat]
    ) {
      self.region = region
      self.rule = rule
      self.tree = tree
      self.size = size
      tolerance = Double(tree.tolerance)
      let views = rule.sample.frames.views
      let numbers = Dictionary(views.indices.map { (ObjectIdentifier(views[$0]), $0) }) { first, _ in first }
      indices = tree.views.map { numbers[ObjectIdentifier($0.view)] }
      compareSizes(numbers, lengths.map(Double.init))
      compareScrolls()
      comparePairs()
      compareMixedRows()
      compareSafeAreas()
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
      // No length, a line, and the least lengths of checks.
      let levels = [tolerance, 2] + lengths.map { $0 - tolerance }
      for item in tree.views where item.content != .nothing || item.hasBackground {
        for view in [item.view, item.view.checkedText?.view].compactMap({ $0 }) {
          guard let index = numbers[ObjectIdentifier(view)] else { continue }
          let (width, height) = (rule.numbers[4 * index + 2], rule.numbers[4 * index + 3])
          if width.isConstant, height.isConstant { continue }
          let needed = SizeNeeds(of: view, from: region.range(of: width).lowerBound)
          compare(width, with: levels + needed.widths.map { $0 - tolerance } + needed.words.map { $0 - 0.01 })
          compare(height, with: levels + needed.heights.map { $0 - tolerance })
        }
      }
    }

    // Scroll views

    private mutating func compareScrolls() {
      for (number, index) in rule.sample.scrolls.enumerated() {
        let first = rule.sample.contentIndex(ofScroll: number)
        let besides = (0...1).map { rule.numbers[first + $0] - rule.numbers[4 * index + 2 + $0] }
        compare(besides[0], with: [-1, 1])
        // The height has a part in the answer only for a content with a width of its own.
        let width = region.range(of: besides[0])
        if width.lowerBound < -1 || width.upperBound > 1 { compare(besides[1], with: [1]) }
        for axis in 0...1 {
          let content = rule.numbers[first + axis]
          let corner = rule.numbers[4 * index + axis]
          for inner in rule.sample.frames.parents.indices
          where inner != index && rule.sample.frames.parents[inner] == index {
            let far = rule.numbers[4 * inner + axis] + rule.numbers[4 * inner + 2 + axis]
            compare(far - corner - content, with: [-tolerance, tolerance])
          }
        }
      }
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

    private mutating func compareSafeAreas() {
      for (view, item) in tree.views.enumerated() where item.content == .text || item.content.isControl {
        guard item.scroll == nil, let parent = item.parent, let edges = edges(of: view) else { continue }
        let insets = tree.views[parent].view.safeAreaInsets
        guard insets != .zero, let outer = self.edges(of: parent) else { continue }
        for area in [edges, lines(of: view, edges)].compactMap({ $0 }) {
          for (axis, near, far) in [(0, insets.left, insets.right), (1, insets.top, insets.bottom)] {
            compare(
              area.near[axis] - outer.near[axis], with: [Double(near) - tolerance, Double(near) + tolerance])
            compare(
              outer.far[axis] - area.far[axis], with: [Double(far) - tolerance, Double(far) + tolerance])
          }
        }
      }
    }
  }

  /// The widths and heights with which the checks compare those of a view.
  @MainActor private struct SizeNeeds {
    let widths: [Double]
    let heights: [Double]
    /// The width of the widest word.
    let words: [Double]

    /// Reads a view in the present layout.
    ///
    /// - Parameter least: The smallest width of the view; a word that is narrower is not measured.
    init(of view: UIView, from least: Double) {
      var sizes = [view.intrinsicContentSize]
      // Another view fits into the size that it has.
      if view is UILabel || view is UITextView {
        let most = CGFloat.greatestFiniteMagnitude
        sizes.append(view.sizeThatFits(CGSize(width: 0, height: most)))
        sizes.append(view.sizeThatFits(CGSize(width: view.bounds.width, height: most)))
      }
      widths = sizes.prefix(2).map { Double($0.width) }
      heights = sizes.map { Double($0.height) }
      let isNarrow = least < widths.max() ?? 0
      words = isNarrow ? view.widestWord.map { [Double($0)] } ?? [] : []
    }
  }
#endif
