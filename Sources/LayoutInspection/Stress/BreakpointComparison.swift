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
        probe.layOut(at: region.size(beside: region.region.corners[corner]))
        return region.rule.sample.views.map { ($0 as? UILabel)?.textLines.count ?? 0 }
      }
      self.lineCounts = (lineCounts(lower, 0), lineCounts(upper, 1))
    }

    /// Returns the changes of a view and of the views inside it; those that only move come last.
    func changes(in view: UIView) -> [LayoutBreakpoint.ViewChange] {
      guard above.sample.showsSameViews(as: below.sample) else { return appearances(in: view) }
      if lineCounts.above.isEmpty { return [] }
      let views = above.sample.views
      let all = views.indices.dropFirst().filter { views[$0].isDescendant(of: view) }
        .compactMap { number in
          change(of: number).map { LayoutBreakpoint.ViewChange(view: name(of: views[number]), change: $0) }
        }
      return all.filter { $0.change != .moves } + all.filter { $0.change == .moves }
    }

    private func appearances(in view: UIView) -> [LayoutBreakpoint.ViewChange] {
      func frames(_ rule: SizeRule) -> [ObjectIdentifier: CGRect] {
        let views = rule.sample.views
        let pairs = views.indices.map { (ObjectIdentifier(views[$0]), rule.frame(of: $0, at: size)) }
        return Dictionary(pairs) { first, _ in first }
      }
      let (old, new) = (frames(below), frames(above))
      return (below.sample.views + above.sample.views).eachOnce.compactMap { other in
        let (old, new) = (old[ObjectIdentifier(other)], new[ObjectIdentifier(other)])
        guard other.isDescendant(of: view), (old == nil) != (new == nil) else { return nil }
        return LayoutBreakpoint.ViewChange(view: name(of: other), change: .jumps(below: old, above: new))
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
      let isAlike = [0, 1].allSatisfy { offset in
        let (slow, fast) = (position(of: number, offset, below), position(of: number, offset, above))
        return abs(slow.value(at: size) - fast.value(at: size)) < 0.01
          && abs(slow.slope(along: axis) - fast.slope(along: axis)) < 1e-3
      }
      return isAlike ? nil : .moves
    }

    private func changeOfSize(of number: Int) -> LayoutBreakpoint.Change? {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let (old, new) = (below.side(axis, of: number), above.side(axis, of: number))
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
      return natural > 0 && abs(natural - above.side(.horizontal, of: number).value(at: size)) < 0.01
    }

    /// Returns the x or y of a view, relative to its superview.
    private func position(of number: Int, _ offset: Int, _ rule: SizeRule) -> SizeFunction {
      rule.numbers[4 * number + offset] - rule.numbers[4 * rule.sample.parents[number] + offset]
    }
  }
#endif
