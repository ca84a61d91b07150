#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The rules just below and just above a breakpoint, compared view by view.
  @MainActor struct BreakpointComparison {
    private let below: SizeRule
    private let above: SizeRule
    private let size: RootSize
    private let axis: NSLayoutConstraint.Axis
    private let names: ItemNames
    /// The numbers of lines of the views; empty if the rules are the same, or the views are others.
    private var lineCounts: (below: [Int], above: [Int]) = ([], [])

    private static let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]

    /// Creates a comparison of two regions that meet; it lays the tree out at most twice.
    init(
      _ lower: RegionSearch.Found, _ upper: RegionSearch.Found, along axis: NSLayoutConstraint.Axis,
      _ probe: SizeProbe, _ names: ItemNames
    ) {
      below = lower.rule
      above = upper.rule
      size = upper.region.corners[1]
      self.axis = axis
      self.names = names
      if above.predicts(below.sample) || !above.sample.showsSameViews(as: below.sample) { return }
      func lineCounts(_ region: RegionSearch.Found, _ corner: Int) -> [Int] {
        guard region.rule.sample.views.contains(where: { $0 is UILabel }) else {
          return region.rule.sample.views.map { _ in 0 }
        }
        probe.layOut(at: region.size(beside: region.region.corners[corner]))
        return region.rule.sample.views.map { ($0 as? UILabel)?.textLines.count ?? 0 }
      }
      self.lineCounts = (lineCounts(lower, 0), lineCounts(upper, 1))
    }

    /// Returns the changes of a view and of the views inside it; those that only move come last.
    func changes(in view: UIView) -> [LayoutBreakpoint.ViewChange] {
      guard above.sample.showsSameViews(as: below.sample) else { return appearances(in: view) }
      if lineCounts.above.isEmpty { return [] }
      var strong: [LayoutBreakpoint.ViewChange] = []
      var moves: [LayoutBreakpoint.ViewChange] = []
      for (number, other) in above.sample.views.enumerated() where number > 0 && other.isDescendant(of: view)
      {
        guard let change = change(of: number) else { continue }
        let entry = LayoutBreakpoint.ViewChange(view: name(of: other), change: change)
        if change == .moves { moves.append(entry) } else { strong.append(entry) }
      }
      return strong + moves
    }

    private func appearances(in view: UIView) -> [LayoutBreakpoint.ViewChange] {
      func frames(_ rule: SizeRule) -> [ObjectIdentifier: CGRect] {
        let views = rule.sample.views
        let pairs = views.indices.map { (ObjectIdentifier(views[$0]), rule.frame(of: $0, at: size)) }
        return Dictionary(pairs) { first, _ in first }
      }
      let (old, new) = (frames(below), frames(above))
      var known: Set<ObjectIdentifier> = []
      return (below.sample.views + above.sample.views).compactMap { other in
        let identity = ObjectIdentifier(other)
        guard other.isDescendant(of: view), known.insert(identity).inserted,
          (old[identity] == nil) != (new[identity] == nil)
        else { return nil }
        let change = LayoutBreakpoint.Change.jumps(below: old[identity], above: new[identity])
        return LayoutBreakpoint.ViewChange(view: name(of: other), change: change)
      }
    }

    /// Returns the name of a view; where several views have this name, after that of the superview.
    private func name(of view: UIView) -> String {
      let name = names.name(of: view)
      let isShared = above.sample.views.contains { $0 !== view && names.name(of: $0) == name }
      guard isShared, let outer = view.superview else { return name }
      return "\(names.name(of: outer)).\(name)"
    }

    private func change(of number: Int) -> LayoutBreakpoint.Change? {
      let (old, new) = (lineCounts.below[number], lineCounts.above[number])
      if old != new { return .lines(below: old, above: new) }
      if let change = changeOfSize(of: number) { return change }
      let isAlike = Self.axes.allSatisfy { axis in
        let (slow, fast) = (position(of: number, axis, below), position(of: number, axis, above))
        return abs(slow.value(at: size) - fast.value(at: size)) < 0.01
          && abs(slow.slope(along: self.axis) - fast.slope(along: self.axis)) < 1e-3
      }
      return isAlike ? nil : .moves
    }

    private func changeOfSize(of number: Int) -> LayoutBreakpoint.Change? {
      for axis in Self.axes {
        let index = 4 * number + (axis == .horizontal ? 2 : 3)
        let (old, new) = (below.numbers[index], above.numbers[index])
        if abs(old.value(at: size) - new.value(at: size)) > SizeRule.leastJump {
          if axis == .horizontal, lineCounts.above[number] > 1 { return .otherLines }
          return .jumps(below: below.frame(of: number, at: size), above: above.frame(of: number, at: size))
        }
        let (slow, fast) = (old.slope(along: self.axis), new.slope(along: self.axis))
        if abs(slow - fast) < 1e-3 { continue }
        if axis == .horizontal, abs(fast) < 1e-3, isNaturallyWide(number) { return .squeezed }
        if abs(slow) < 1e-3 { return .isFixedBelow(axis) }
        if abs(fast) < 1e-3 { return .isFixedAbove(axis) }
        return .growth(axis, below: CGFloat(slow), above: CGFloat(fast))
      }
      return nil
    }

    private func isNaturallyWide(_ number: Int) -> Bool {
      let natural = Double(above.sample.views[number].intrinsicContentSize.width)
      return natural > 0 && abs(natural - above.numbers[4 * number + 2].value(at: size)) < 0.01
    }

    /// Returns the position of a view along an axis, relative to its superview.
    private func position(
      of number: Int, _ axis: NSLayoutConstraint.Axis, _ rule: SizeRule
    ) -> SizeFunction {
      let offset = axis == .horizontal ? 0 : 1
      return rule.numbers[4 * number + offset] - rule.numbers[4 * rule.sample.parents[number] + offset]
    }
  }
#endif
