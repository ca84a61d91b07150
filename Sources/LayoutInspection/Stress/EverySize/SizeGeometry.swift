#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit
  import LayoutSolver

  /// The places of views as functions of the size of the root, by the rule of a region of sizes.
  @MainActor final class SizeGeometry: CheckedGeometry {
    private let rule: SizeRule
    private let size: RootSize
    private let comparisons: SizeComparisons
    private let samples: ProofSamples
    private let system: LayoutSystem?
    /// The index of each view in the sample of the rule.
    private let indices: [ObjectIdentifier: Int]

    /// Creates the places of the views of a tree that has the layout of a size.
    ///
    /// - Parameters:
    ///   - comparisons: The comparisons at this size; those of the width of a text with other widths that
    ///     give it the same lines are added.
    ///   - samples: The parts of the proof that rest on examples.
    init(
      _ rule: SizeRule, of root: UIView, at size: RootSize, _ comparisons: SizeComparisons,
      _ samples: ProofSamples
    ) {
      self.rule = rule
      self.size = size
      self.comparisons = comparisons
      self.samples = samples
      system = LayoutSystem(of: root)
      let views = rule.sample.views
      indices = Dictionary(views.indices.map { (ObjectIdentifier(views[$0]), $0) }) { first, _ in first }
    }

    private func length(_ function: SizeFunction) -> Length {
      let value = CGFloat(function.value(at: size))
      return function.isConstant
        ? Length(value) : Length(value, perWidth: function.perWidth, perHeight: function.perHeight)
    }

    /// Returns the frame of a view in the coordinates of the rule; nil for a view that it does not have.
    private func frame(of view: UIView) -> Area? {
      guard let index = indices[ObjectIdentifier(view)] else { return nil }
      let numbers = rule.numbers[4 * index..<4 * index + 4].map(length)
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
      return isSeen ? area : area.moved(to: seen)
    }

    override func size(of view: UIView) -> Area {
      frame(of: view).map { Area(minX: Length(0), minY: Length(0), width: $0.width, height: $0.height) }
        ?? super.size(of: view)
    }

    override func contentArea(of view: UIView, in root: UIView) -> Area {
      let room = area(view.bounds, of: view, in: root)
      return view.lines(in: room) { textSize(of: view, within: room.width) }
        ?? super.contentArea(of: view, in: root)
    }

    override func textSize(of view: UIView, within width: Length, countsWidth: Bool = true) -> CGSize {
      if (view as? UILabel)?.numberOfLines == 1 {
        return super.textSize(of: view, within: Length(.greatestFiniteMagnitude))
      }
      let size = super.textSize(of: view, within: width, countsWidth: countsWidth)
      // The region has one height of a text that the layout measures.
      if width.isConstant || !countsWidth && system?.heightFollowsWidth(view) == true { return size }
      let widths = TextWidths(of: view, samples) { within in
        let size = super.textSize(of: view, within: Length(CGFloat(within)))
        return countsWidth ? size : CGSize(width: 0, height: size.height)
      }
      let same = widths.same(as: Double(width.value), in: comparisons.range(of: width))
      comparisons.keep(width - CGFloat(same.lowerBound))
      comparisons.keep(Length(CGFloat(same.upperBound)) - width)
      return size
    }

    override func contentSize(of scroll: UIScrollView) -> Area {
      guard let index = indices[ObjectIdentifier(scroll)],
        let number = rule.sample.scrolls.firstIndex(of: index)
      else { return super.contentSize(of: scroll) }
      let first = rule.sample.contentIndex(ofScroll: number)
      return Area(
        minX: Length(0), minY: Length(0), width: length(rule.numbers[first]),
        height: length(rule.numbers[first + 1]))
    }

    override func safeArea(of view: UIView, in root: UIView) -> Area? {
      guard let index = indices[ObjectIdentifier(view)], let first = rule.sample.safeAreaIndex(of: index)
      else { return super.safeArea(of: view, in: root) }
      let insets = rule.numbers[first..<first + 4].map(length)
      return area(view.bounds, of: view, in: root)
        .inset(left: insets[0], top: insets[1], right: insets[2], bottom: insets[3])
    }

    override func excess(of constraint: NSLayoutConstraint, in system: LayoutSystem) -> Length? {
      system.row(of: constraint).flatMap(rule.distance).map(length)
        ?? super.excess(of: constraint, in: system)
    }
  }

  extension Area {
    /// Returns an area with the place of a rectangle, which changes with the size as before.
    fileprivate func moved(to rect: CGRect) -> Area {
      func placed(_ length: Length, _ value: CGFloat) -> Length { length - (length.value - value) }
      return Area(
        minX: placed(minX, rect.minX), minY: placed(minY, rect.minY), width: placed(width, rect.width),
        height: placed(height, rect.height))
    }
  }
#endif
