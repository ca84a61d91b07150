#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The layouts just below and just above a breakpoint, compared view by view.
  @MainActor struct BreakpointComparison {
    private let step: BreakpointWalk.Step
    private let names: ItemNames
    private let rates: (below: BreakpointLine, above: BreakpointLine)?
    private let lineCounts: (below: [Int], above: [Int])

    /// Creates a comparison; it lays the tree out four times.
    init(_ step: BreakpointWalk.Step, probe: BreakpointProbe, names: ItemNames) {
      self.step = step
      self.names = names
      let reach = BreakpointWalk.reach
      probe.layOut(at: step.above.length)
      let above = Self.lineCounts(of: step.above)
      let farAbove = probe.sample(at: step.above.length + reach)
      let farBelow = probe.sample(at: step.below.length - reach)
      probe.layOut(at: step.below.length)
      lineCounts = (Self.lineCounts(of: step.below), above)
      let areSame = [farAbove, farBelow, step.below].allSatisfy { $0.showsSameViews(as: step.above) }
      rates =
        areSame ? (BreakpointLine(step.below, farBelow), BreakpointLine(farAbove, step.above)) : nil
    }

    private static func lineCounts(of sample: BreakpointSample) -> [Int] {
      sample.views.map { ($0 as? UILabel)?.textLines.count ?? 0 }
    }

    /// Returns the changes of a view and of the views inside it; those that only move come last.
    func changes(in view: UIView) -> [LayoutBreakpoint.ViewChange] {
      guard let rates else { return appearances(in: view) }
      var strong: [LayoutBreakpoint.ViewChange] = []
      var moves: [LayoutBreakpoint.ViewChange] = []
      for (number, other) in step.above.views.enumerated() where number > 0 && other.isDescendant(of: view) {
        guard let change = change(of: number, rates) else { continue }
        let entry = LayoutBreakpoint.ViewChange(view: name(of: other), change: change)
        if change == .moves { moves.append(entry) } else { strong.append(entry) }
      }
      return strong + moves
    }

    private func appearances(in view: UIView) -> [LayoutBreakpoint.ViewChange] {
      func frames(_ sample: BreakpointSample) -> [ObjectIdentifier: CGRect] {
        let pairs = sample.views.indices.map { (ObjectIdentifier(sample.views[$0]), sample.frame(of: $0)) }
        return Dictionary(pairs) { first, _ in first }
      }
      let below = frames(step.below)
      let above = frames(step.above)
      var known: Set<ObjectIdentifier> = []
      return (step.below.views + step.above.views).compactMap { other in
        let identity = ObjectIdentifier(other)
        guard other.isDescendant(of: view), known.insert(identity).inserted,
          (below[identity] == nil) != (above[identity] == nil)
        else { return nil }
        let change = LayoutBreakpoint.Change.jumps(below: below[identity], above: above[identity])
        return LayoutBreakpoint.ViewChange(view: name(of: other), change: change)
      }
    }

    /// Returns the name of a view; where several views have this name, after that of the superview.
    private func name(of view: UIView) -> String {
      let name = names.name(of: view)
      let isShared = step.above.views.contains { $0 !== view && names.name(of: $0) == name }
      guard isShared, let outer = view.superview else { return name }
      return "\(names.name(of: outer)).\(name)"
    }

    private func change(
      of number: Int, _ rates: (below: BreakpointLine, above: BreakpointLine)
    ) -> LayoutBreakpoint.Change? {
      let below = lineCounts.below[number]
      let above = lineCounts.above[number]
      if below != above { return .lines(below: below, above: above) }
      if let change = changeOfSize(of: number, rates) { return change }
      let isAlike = [NSLayoutConstraint.Axis.horizontal, .vertical].allSatisfy { axis in
        let (below, above) = values(of: number, axis, isSize: false)
        let (slow, fast) = slopes(of: number, axis, isSize: false, rates)
        return abs(below - above) < 0.01 && abs(slow - fast) < 1e-3
      }
      if isAlike { return nil }
      return .moves
    }

    private func changeOfSize(
      of number: Int, _ rates: (below: BreakpointLine, above: BreakpointLine)
    ) -> LayoutBreakpoint.Change? {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let (below, above) = values(of: number, axis, isSize: true)
        if abs(below - above) > 0.01 {
          if axis == .horizontal, lineCounts.above[number] > 1 { return .otherLines }
          return .jumps(below: step.below.frame(of: number), above: step.above.frame(of: number))
        }
        let (slow, fast) = slopes(of: number, axis, isSize: true, rates)
        if abs(slow - fast) < 1e-3 { continue }
        if axis == .horizontal, abs(fast) < 1e-3, isNaturallyWide(number) { return .squeezed }
        if abs(slow) < 1e-3 { return .isFixedBelow(axis) }
        if abs(fast) < 1e-3 { return .isFixedAbove(axis) }
        return .growth(axis, below: CGFloat(slow), above: CGFloat(fast))
      }
      return nil
    }

    private func isNaturallyWide(_ number: Int) -> Bool {
      let natural = Double(step.above.views[number].intrinsicContentSize.width)
      return natural > 0 && abs(natural - step.above.value(of: number, .horizontal, isSize: true)) < 0.01
    }

    private func values(
      of number: Int, _ axis: NSLayoutConstraint.Axis, isSize: Bool
    ) -> (Double, Double) {
      (step.below.value(of: number, axis, isSize: isSize), step.above.value(of: number, axis, isSize: isSize))
    }

    private func slopes(
      of number: Int, _ axis: NSLayoutConstraint.Axis, isSize: Bool,
      _ rates: (below: BreakpointLine, above: BreakpointLine)
    ) -> (Double, Double) {
      func slope(_ line: BreakpointLine) -> Double {
        let offset = axis == .horizontal ? 0 : 1
        let value = line.slopes[4 * number + offset + (isSize ? 2 : 0)]
        return isSize ? value : value - line.slopes[4 * line.sample.parents[number] + offset]
      }
      return (slope(rates.below), slope(rates.above))
    }
  }
#endif
