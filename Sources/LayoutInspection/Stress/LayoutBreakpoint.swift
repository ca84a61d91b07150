#if canImport(HeadlessUIKit)
  public import Foundation
  public import HeadlessUIKit
  import LayoutWords

  /// A width or height of a root view at which its layout begins to follow another rule.
  public struct LayoutBreakpoint: Equatable, Sendable, CustomStringConvertible {
    /// A change of one view at a breakpoint.
    public enum Change: Equatable, Sendable {
      /// A text has another number of lines.
      case lines(below: Int, above: Int)
      /// A text has the same number of lines, and other words in them.
      case otherLines
      /// A view is narrower than its content below the breakpoint.
      case squeezed
      /// A width or height follows the root above the breakpoint, and is fixed below it.
      case isFixedBelow(NSLayoutConstraint.Axis)
      /// A width or height follows the root below the breakpoint, and is fixed above it.
      case isFixedAbove(NSLayoutConstraint.Axis)
      /// A width or height changes by another share of the root.
      case growth(NSLayoutConstraint.Axis, below: CGFloat, above: CGFloat)
      /// The frame jumps, or the view appears or disappears.
      case jumps(below: CGRect?, above: CGRect?)
      /// The position changes at another rate.
      case moves
    }

    /// A view and its change.
    public struct ViewChange: Equatable, Sendable {
      /// The name of the view.
      public let view: String
      /// The change of the view.
      public let change: Change
    }

    /// The axis along which the root is resized.
    public let axis: NSLayoutConstraint.Axis
    /// The width or height of the root, in points.
    public let size: CGFloat
    /// The views that change, the outer ones first; those that only move follow the others.
    public let changes: [ViewChange]

    /// The breakpoint as a sentence.
    ///
    ///     At 301 pt wide: title has 2 lines below and 1 above.
    public var description: String {
      let strong = changes.filter { $0.change != .moves }
      let shown = (strong.isEmpty ? changes : strong).map { "\($0.view) \($0.change.words)" }
      return "At \(size.points) pt \(axis.words.extent): \(shown.joined(separator: "; "))."
    }
  }

  extension LayoutBreakpoint.Change {
    fileprivate var words: String {
      switch self {
      case .lines(let below, let above):
        "has \(below) \(below == 1 ? "line" : "lines") below and \(above) above"
      case .otherLines: "breaks its lines at other words"
      case .squeezed: "is narrower than its content below"
      case .isFixedBelow(let axis): "has a fixed \(axis.words.size) below and follows above"
      case .isFixedAbove(let axis): "has a fixed \(axis.words.size) above and follows below"
      case .growth(let axis, let below, let above):
        "gets \(below.points) points of \(axis.words.size) per point below and "
          + "\(above.points) above"
      case .jumps(let below?, let above?):
        "jumps from \(below.inspectionText) to \(above.inspectionText) above"
      case .jumps(nil, _): "appears above"
      case .jumps(_, nil): "disappears above"
      case .moves: "moves at another rate"
      }
    }
  }

  /// Returns the widths or heights of a layout's root at which a view wraps, reaches a limit, or begins to
  /// shrink, in ascending order.
  ///
  /// Between two breakpoints, all frames are linear functions of the size, so the layout has no other
  /// breakpoints than these. They are computed from the constraints and the lines of the texts. A jump that a
  /// condition in `layoutSubviews` causes is found by bisection, unless it is undone within the same
  /// interval. The tree has its former size afterward.
  ///
  ///     breakpoints(of: cell, axis: .horizontal).map(\.description)
  ///     // ["At 141 pt wide: title has a fixed width below and follows above."]
  ///
  /// - Parameters:
  ///   - view: A view of the tree whose topmost view is resized. The breakpoints of the whole tree are
  ///     returned for the topmost view; for another one, those at which it or a view inside it changes.
  ///   - axis: The axis along which the root is resized.
  ///   - sizes: The sizes to search, in points. Traps if they are negative or not finite.
  @MainActor public func breakpoints(
    of view: UIView, axis: NSLayoutConstraint.Axis, in sizes: ClosedRange<CGFloat> = 100...1400
  ) -> [LayoutBreakpoint] {
    precondition(
      sizes.lowerBound >= 0 && sizes.upperBound.isFinite,
      "The sizes must be finite and not negative: \(sizes).")
    let probe = SizeProbe(view.topmost)
    return probe.keepingSizeAndFrames {
      let search = RegionSearch(probe, along: axis, Double(sizes.lowerBound)...Double(sizes.upperBound))
      let names = ItemNames(in: probe.root)
      var result: [LayoutBreakpoint] = []
      var above = search.next()
      while let upper = above, let piece = search.next() {
        let size = upper.region.corners[1][axis]
        let changes = BreakpointComparison(piece, upper, along: axis, probe, names).changes(in: view)
        if !changes.isEmpty { result.append(LayoutBreakpoint(axis: axis, size: size, changes: changes)) }
        above = piece
      }
      return result.reversed()
    }
  }

  /// Returns the smallest size of a layout's root at which no check fails; nil if a check fails at the
  /// present size.
  ///
  ///     minimumSize(of: cell)  // (301.0, 92.0)
  ///
  /// First the width is reduced at the present height, and then the height at the smallest width. No check
  /// fails at any size on this way. The sizes are exact, as for `breakpoints(of:axis:in:)`. The tree is laid
  /// out at sizes down to 0, and has its former size afterward.
  ///
  /// - Parameters:
  ///   - view: A view of the tree whose topmost view is resized. The checks examine this view.
  ///   - checks: The checks to make.
  @MainActor public func minimumSize(of view: UIView, _ checks: [LayoutCheck] = LayoutCheck.all) -> CGSize? {
    let probe = SizeProbe(view.topmost)
    return probe.keepingSizeAndFrames {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let size = RootSize(probe.root.bounds.size)
        let examination = StressExamination(probe, of: view, checks: checks, StressMemory())
        let sweep = StressSweep(probe, examination, along: axis, in: 0...CGFloat(size[axis]))
        let end = sweep.upperEnd()
        if let end, end >= size[axis] { return nil }
        probe.layOut(at: size.with(end ?? 0, axis))
      }
      return probe.root.bounds.size
    }
  }

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

    private func position(of number: Int, _ offset: Int, _ rule: SizeRule) -> SizeFunction {
      rule.numbers[4 * number + offset] - rule.numbers[4 * rule.sample.parents[number] + offset]
    }
  }
#endif
