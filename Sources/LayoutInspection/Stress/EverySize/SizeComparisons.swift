#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

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
    /// The comparisons that are noted now; nil outside of a proof.
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

    /// Notes the comparison of an area with a share of another one.
    func compareAreas(_ one: Area, _ share: CGFloat, _ other: Area) {
      let sizes = [[one.width, one.height], [other.width * share, other.height]].map { $0.map(function) }
      let products = sizes.compactMap { $0[0].product(with: $0[1]) }
      if products.count == 2 {
        let rest = products[1] - products[0]
        return keep(length(rest.value(at: size) < 0 ? -rest : rest))
      }
      let areas = sizes.map { size in
        let (width, height) = (region.range(of: size[0]), region.range(of: size[1]))
        return (least: width.lowerBound * height.lowerBound, most: width.upperBound * height.upperBound)
      }
      // The difference of two areas is no linear function.
      if areas[0].most > areas[1].least, areas[0].least <= areas[1].most { samples.note(.areas, "") }
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
#endif
