#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The places of the views of a tree as functions of the size of the root, by the rule of a region.
  @MainActor final class SizeGeometry: CheckedGeometry {
    /// The comparisons at the size; those of the width of a text with other widths that give it the same
    /// lines are added.
    private let comparisons: SizeComparisons
    private let rule: SizeRule
    private let system: LayoutSystem?
    private let indices: [ObjectIdentifier: Int]

    init(_ comparisons: SizeComparisons, of root: UIView) {
      self.comparisons = comparisons
      rule = comparisons.rule
      system = LayoutSystem(of: root)
      let views = rule.sample.views
      indices = Dictionary(views.indices.map { (ObjectIdentifier(views[$0]), $0) }) { first, _ in first }
    }

    private func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

    private func lengths(_ count: Int, from index: Int) -> [Length] {
      rule.numbers[index..<index + count].map(comparisons.length)
    }

    /// Returns the frame of a view in the coordinates of the rule; nil for a view that it does not have.
    private func frame(of view: UIView) -> Area? {
      guard let index = index(of: view) else { return nil }
      let numbers = lengths(4, from: 4 * index)
      return Area(minX: numbers[0], minY: numbers[1], width: numbers[2], height: numbers[3])
    }

    override func area(_ rect: CGRect, of view: UIView, in root: UIView) -> Area {
      let seen = view.area(rect, in: root)
      guard let frame = self.frame(of: view), let outer = self.frame(of: root) else { return Area(seen) }
      let bounds = view.bounds
      let area = Area(
        minX: frame.minX - outer.minX + (root.bounds.minX + rect.minX - bounds.minX),
        minY: frame.minY - outer.minY + (root.bounds.minY + rect.minY - bounds.minY),
        width: frame.width + (rect.width - bounds.width),
        height: frame.height + (rect.height - bounds.height))
      // A view with a transform is elsewhere.
      let isSeen = [area.minX.value - seen.minX, area.minY.value - seen.minY, area.width.value - seen.width]
        .allSatisfy { abs($0) < 1 }
      if isSeen { return area }
      func placed(_ length: Length, _ value: CGFloat) -> Length { length - (length.value - value) }
      return Area(
        minX: placed(area.minX, seen.minX), minY: placed(area.minY, seen.minY),
        width: placed(area.width, seen.width), height: placed(area.height, seen.height))
    }

    override func size(of view: UIView) -> Area {
      frame(of: view).map { Area(minX: .zero, minY: .zero, width: $0.width, height: $0.height) }
        ?? super.size(of: view)
    }

    override func textSize(of view: UIView, within width: Length, countsWidth: Bool = true) -> CGSize {
      if (view as? UILabel)?.numberOfLines == 1 {
        return super.textSize(of: view, within: Length(.greatestFiniteMagnitude))
      }
      let size = super.textSize(of: view, within: width, countsWidth: countsWidth)
      // The region has one height of a text that the layout measures.
      if width.isConstant || !countsWidth && system?.heightFollowsWidth(view) == true { return size }
      let widths = TextWidths(of: view, comparisons.samples) { within in
        let size = super.textSize(of: view, within: Length(CGFloat(within)))
        return countsWidth ? size : CGSize(width: 0, height: size.height)
      }
      let same = widths.same(as: Double(width.value), in: comparisons.range(of: width))
      comparisons.keep(width - CGFloat(same.lowerBound))
      comparisons.keep(Length(CGFloat(same.upperBound)) - width)
      return size
    }

    override func contentSize(of scroll: UIScrollView) -> Area {
      guard let first = index(of: scroll).flatMap({ rule.sample.contents[$0] }) else {
        return super.contentSize(of: scroll)
      }
      let sides = lengths(2, from: first)
      return Area(minX: .zero, minY: .zero, width: sides[0], height: sides[1])
    }

    override func safeArea(of view: UIView, in root: UIView) -> Area? {
      guard let first = index(of: view).flatMap({ rule.sample.safeAreas[$0] }) else {
        return super.safeArea(of: view, in: root)
      }
      let insets = lengths(4, from: first)
      return area(view.bounds, of: view, in: root)
        .inset(left: insets[0], top: insets[1], right: insets[2], bottom: insets[3])
    }

    override func excess(of constraint: NSLayoutConstraint, in system: LayoutSystem) -> Length? {
      system.row(of: constraint).flatMap(rule.distance).map(comparisons.length)
        ?? super.excess(of: constraint, in: system)
    }
  }
#endif
