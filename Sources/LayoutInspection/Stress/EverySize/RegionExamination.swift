#if canImport(HeadlessUIKit)
  import HeadlessUIKit

  /// The checks of a layout in one region of sizes after another.
  ///
  /// A region is divided along the lines on which a comparison of a check changes its result, so that the
  /// checks are made once in each part.
  @MainActor final class RegionExamination {
    /// The smallest size in whole points at which a check fails, and the smallest one beside it.
    private(set) var smallest: RootSize?
    private var smallestBetween: RootSize?
    private(set) var openArea = 0.0
    let examination: StressExamination

    /// A function that is called with each part and true if a check fails in it, for tests; with it, parts
    /// that cannot have the smallest size are examined as well.
    var partObserver: ((SizeRegion, Bool) -> Void)?

    private let probe: SizeProbe
    private lazy var readsNames = examination.firstProblem(at: RootSize(probe.root.bounds.size)) != nil
    private static var mostTrials: Int { 16 }

    init(_ probe: SizeProbe, of content: UIView, checks: [LayoutCheck], _ memory: StressMemory) {
      self.probe = probe
      examination = StressExamination(probe, of: content, checks: checks, memory)
    }

    /// The smallest size at which a check fails, in whole points if there is one, and its first problem.
    var counterexample: (size: RootSize, problem: LayoutProblem)? {
      guard let size = smallest ?? smallestBetween else { return nil }
      let problem =
        examination.firstProblem(at: size) ?? examination.found(at: size).first?.finding.problem
      return problem.map { (size, $0) }
    }

    func examine(at sizes: [RootSize]) {
      for size in sizes.sorted(by: <) where smallest == nil && !probe.clock.isOver && fails(at: size) {
        smallest = size
      }
    }

    /// Makes the checks in a region; sizes that are not smaller than the smallest failing one are left out.
    func examine(_ found: RegionSearch.Found) {
      guard found.isConfirmed else {
        let size = found.rule.sample.size
        return note(found.region, at: size, isFailing: fails(at: size), isSampled: true)
      }
      var open = [found.region]
      defer { openArea += open.reduce(0) { $0 + $1.doubledArea } }
      while !probe.clock.isOver, let index = open.indices.min(by: { open[$0].leastArea < open[$1].leastArea })
      {
        let part = open.remove(at: index)
        if partObserver == nil, part.leastArea >= smallest?.area ?? .infinity { continue }
        let size = part.middle
        let comparisons = SizeComparisons(in: part, at: size, by: found.rule, probe.samples)
        let isFailing = examination.finds(noting: comparisons)
        let parts = part.divided(by: comparisons.limits.map(\.function))
        open += parts.rest
        guard let region = parts.inner else { continue }
        // A part of the proof that rests on examples gets some more.
        note(
          region, at: size, isFailing: isFailing || failsByNames(at: size), isSampled: !probe.samples.isEmpty)
      }
    }

    /// Notes the answer for a region in which the checks find the same at all sizes.
    ///
    /// - Parameter isSampled: True if they may find something else at its corners.
    private func note(_ region: SizeRegion, at size: RootSize, isFailing: Bool, isSampled: Bool) {
      if isFailing { note(region, from: size) }
      partObserver?(region, isFailing)
      if !isSampled { return }
      let corners = region.corners.map { $0.moved(toward: size, by: RegionSearch.distanceFromCorner) }
      for corner in corners where fails(at: corner) { note(region, from: corner) }
    }

    private func fails(at size: RootSize) -> Bool {
      !examination.found(at: size).isEmpty || failsByNames(at: size)
    }

    private func failsByNames(at size: RootSize) -> Bool {
      readsNames && examination.firstProblem(at: size) != nil
    }

    private func note(_ region: SizeRegion, from size: RootSize) {
      let whole = region.wholeSizes.prefix(Self.mostTrials).prefix { $0.area < smallest?.area ?? .infinity }
      smallest = whole.first(where: fails) ?? smallest
      let least = region.corners.min(by: <) ?? size
      let candidates = [least.moved(toward: size, by: RegionSearch.distanceFromCorner), size]
      for candidate in candidates where candidate.area < smallestBetween?.area ?? .infinity {
        if fails(at: candidate) { smallestBetween = candidate }
      }
    }
  }
#endif
