#if canImport(HeadlessUIKit)
  import HeadlessUIKit
  import LayoutSolver

  /// The comparisons of lengths that checks make at a size of the root, as functions that are at least 0
  /// where they have the same result.
  ///
  /// The results decide the path of the checks. In the part of the region where all of them are the same, the
  /// checks therefore find the same.
  ///
  ///     let comparisons = SizeComparisons(in: region, at: size, by: rule)
  ///     let isFailing = comparisons.notingAlone { /* make a check */ }
  ///     // The answer counts where all of comparisons.limits are at least 0.
  @MainActor final class SizeComparisons {
    private(set) static var current: SizeComparisons?

    /// A function that changes its sign inside the region, with its sign at the size.
    struct Limit {
      let function: SizeFunction
      /// The value of the function, at most 0, where two edges meet that are a tolerance apart where the
      /// comparison changes; 0 for any other comparison.
      let contact: Double
    }

    private(set) var limits: [Limit] = []
    let region: SizeRegion
    let size: RootSize
    let rule: SizeRule
    let samples: ProofSamples

    init(
      in region: SizeRegion, at size: RootSize, by rule: SizeRule, _ samples: ProofSamples = ProofSamples()
    ) {
      self.region = region
      self.size = size
      self.rule = rule
      self.samples = samples
    }

    /// Returns the result of `body`, whose comparisons are noted; if it is true, they replace all others.
    func notingAlone(_ body: () -> Bool) -> Bool {
      let outer = Self.current
      let others = limits.count
      Self.current = self
      defer { Self.current = outer }
      let result = body()
      if result { limits.removeFirst(others) }
      return result
    }

    /// Notes that one of some differences is above 0, or that none is.
    ///
    /// If one of those above 0 is so in the whole region, nothing else counts. Otherwise the one counts that
    /// is nearest to it.
    ///
    /// - Parameter tolerance: The length by which a difference is smaller than that of two edges.
    func note(_ differences: [Length], isAny: Bool, _ tolerance: CGFloat = 0) {
      guard isAny else {
        for difference in differences { keep(-difference, contact: tolerance) }
        return
      }
      var best: (function: SizeFunction, least: Double)?
      for difference in differences where difference.value >= 0 {
        if difference.isConstant, difference.value > 0 { return }
        let function = function(difference)
        let least = region.range(of: function).lowerBound
        if least >= 0, difference.value > 0 { return }
        if difference.value > 0 || best == nil, least > best?.least ?? -.infinity { best = (function, least) }
      }
      if let best { limits.append(Limit(function: best.function, contact: min(0, -Double(tolerance)))) }
    }

    func keep(_ length: Length, contact: CGFloat = 0) {
      if length.isConstant || range(of: length).lowerBound >= 0 { return }
      limits.append(Limit(function: function(length), contact: min(0, Double(contact))))
    }

    func isNeverNegative(_ length: Length) -> Bool {
      length.value >= 0 && (length.isConstant || range(of: length).lowerBound >= -1e-9)
    }

    func range(of length: Length) -> ClosedRange<Double> { region.range(of: function(length)) }

    func compareAreas(_ one: Area, _ share: CGFloat, _ other: Area) {
      let sizes = [[one.width, one.height], [other.width * share, other.height]].map { $0.map(function) }
      let products = sizes.compactMap { $0[0].product(with: $0[1]) }
      if products.count == 2 {
        let rest = products[1] - products[0]
        return keep(length(rest.value(at: size) < 0 ? -rest : rest))
      }
      // The difference of two areas is no linear function.
      samples.note(.areas, "")
    }

    private func function(_ length: Length) -> SizeFunction {
      SizeFunction(
        origin: size, value: Double(length.value), perWidth: length.perWidth, perHeight: length.perHeight)
    }

    func length(_ function: SizeFunction) -> Length {
      let value = CGFloat(function.value(at: size))
      return function.isConstant
        ? Length(value) : Length(value, perWidth: function.perWidth, perHeight: function.perHeight)
    }
  }

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
      return isSeen ? area : Area(seen)
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
      guard let first = index(of: scroll).flatMap({ rule.sample.contents[$0] })
      else { return super.contentSize(of: scroll) }
      let sides = lengths(2, from: first)
      return Area(minX: .zero, minY: .zero, width: sides[0], height: sides[1])
    }

    override func safeArea(of view: UIView, in root: UIView) -> Area? {
      guard let first = index(of: view).flatMap({ rule.sample.safeAreas[$0] })
      else { return super.safeArea(of: view, in: root) }
      let (insets, area) = (lengths(4, from: first), area(view.bounds, of: view, in: root))
      return Area(
        minX: area.minX + insets[0], minY: area.minY + insets[1], width: area.width - insets[0] - insets[2],
        height: area.height - insets[1] - insets[3])
    }

    override func excess(of constraint: NSLayoutConstraint, in system: LayoutSystem) -> Length? {
      system.row(of: constraint).flatMap(rule.distance).map(comparisons.length)
        ?? super.excess(of: constraint, in: system)
    }
  }

  /// The widths at which the text of a view has the same size.
  ///
  ///     |The quick brown fox|     from here
  ///     |jumps              |
  ///     |The quick brown fox jumps|    to here, without the end
  @MainActor struct TextWidths {
    private let view: UIView
    private let samples: ProofSamples
    private let size: (Double) -> CGSize?

    private static var step: Double { 1e-5 }

    init(of view: UIView, _ samples: ProofSamples, size: @escaping (Double) -> CGSize?) {
      self.view = view
      self.samples = samples
      self.size = size
    }

    /// Creates the widths at which the layout gets the same size; nil for a view whose height does not follow
    /// its width.
    init?(of view: UIView, in system: LayoutSystem, _ samples: ProofSamples) {
      guard system.heightFollowsWidth(view) else { return nil }
      // The width of the longest line counts only where it gives the view its width.
      let width = system.size(of: view, along: .horizontal)
      let countsLines = width.map { !system.solver.isDetermined($0) } ?? false
      self.init(of: view, samples) { within in
        let size = system.contentSize(of: view, within: CGFloat(within))
        return countsLines ? size : size.map { CGSize(width: 0, height: $0.height) }
      }
    }

    func same(as width: Double, in range: ClosedRange<Double>) -> ClosedRange<Double> {
      end(from: width, to: range.lowerBound)...end(from: width, to: range.upperBound)
    }

    private func end(from width: Double, to last: Double) -> Double {
      let step = last < width ? -Self.step : Self.step
      let size = size(width)
      var here = width
      while (last - here) * step > 0 {
        // Below the width of a character, each width is an end.
        guard let lines = linesEnd(at: here, step), abs(lines - here) >= 2 * Self.step
        else { return bisected(from: here, to: last, size) }
        if (last - lines) * step <= 0 { break }
        if self.size(lines + step) != size { return lines }
        here = lines + step
      }
      return last
    }

    private func linesEnd(at width: Double, _ step: Double) -> Double? {
      guard let label = view as? UILabel, let same = label.widthsOfSameLines(within: CGFloat(width)),
        same.upperBound - same.lowerBound > Self.step
      else { return nil }
      return Double(step < 0 ? same.lowerBound : same.upperBound)
    }

    private func bisected(from width: Double, to last: Double, _ size: CGSize?) -> Double {
      samples.note(.measured, view)
      if self.size(last) == size { return last }
      var (same, other) = (width, last)
      while abs(same - other) > Self.step / 10 {
        let middle = (same + other) / 2
        if self.size(middle) == size { same = middle } else { other = middle }
      }
      return same
    }
  }
#endif
