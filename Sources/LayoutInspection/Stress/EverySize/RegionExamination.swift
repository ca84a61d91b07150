#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The checks of a layout in one region of sizes after another.
  ///
  /// A region is divided along the lines on which a comparison of a check changes its result, so that the
  /// checks are made once in each part.
  @MainActor final class RegionExamination {
    /// The smallest size in whole points at which a check fails, and the smallest one beside it.
    private(set) var smallest: RootSize?
    private(set) var smallestBetween: RootSize?
    /// The area of the sizes in the regions that were not examined because the time was over.
    private(set) var openArea = 0.0
    /// The examination of the tree.
    let examination: StressExamination

    /// A function that is called with each part and true if a check fails in it, for tests; with it, parts
    /// that cannot have the smallest size are examined as well.
    var partObserver: ((SizeRegion, Bool) -> Void)?

    private let probe: SizeProbe
    private let content: UIView
    private let memory: StressMemory
    private let checks: [LayoutCheck]
    /// True if a check fails that compares names, which the other examinations do not read.
    private var readsNames: Bool?

    init(_ probe: SizeProbe, of content: UIView, checks: [LayoutCheck], _ memory: StressMemory) {
      self.probe = probe
      self.content = content
      self.memory = memory
      self.checks = checks
      examination = StressExamination(of: content, checks: checks, memory) { probe.layOut(at: $0) }
    }

    /// The smallest size at which a check fails; in whole points if there is one.
    var counterexample: RootSize? { smallest ?? smallestBetween }

    /// Makes the checks at single sizes, so that larger ones need no examination.
    func examine(at sizes: [RootSize]) {
      for size in sizes.sorted(by: { ($0.area, $0.width) < ($1.area, $1.width) })
      where smallest == nil && !probe.clock.isOver && fails(at: size) {
        smallest = size
      }
    }

    /// Makes the checks in a region; sizes that are not smaller than the smallest failing one are left out.
    func examine(_ found: RegionSearch.Found) {
      guard found.isConfirmed else { return examineSamples(found) }
      var open = [found.region]
      defer { openArea += open.reduce(0) { $0 + $1.doubledArea / 2 } }
      while !probe.clock.isOver, let index = open.indices.min(by: { open[$0].leastArea < open[$1].leastArea })
      {
        let part = open.remove(at: index)
        if partObserver == nil, part.leastArea >= smallest?.area ?? .infinity { continue }
        let size = part.middle
        let comparisons = SizeComparisons(in: part, at: size)
        let isFailing = examination.fails(at: size, comparisons) {
          SizeGeometry(found.rule, of: self.probe.root, at: size, comparisons, self.probe.samples)
        }
        let parts = part.divided(by: comparisons.limits.map(\.function))
        open += parts.rest
        if comparisons.comparesAreas { probe.samples.noteAreas() }
        if let region = parts.inner { note(region, at: size, isFailing: isFailing || failsByNames(at: size)) }
      }
    }

    /// Notes the answer for a region in which the checks find the same at all sizes.
    private func note(_ region: SizeRegion, at size: RootSize, isFailing: Bool) {
      if isFailing { note(region, from: size) }
      partObserver?(region, isFailing)
      // A part of the proof that rests on examples gets some more.
      if !probe.samples.isEmpty { examineCorners(of: region, around: size) }
    }

    /// Makes the checks at single sizes of a region whose frames follow no rule.
    private func examineSamples(_ found: RegionSearch.Found) {
      let size = found.rule.sample.size
      let isFailing = fails(at: size)
      if isFailing { note(found.region, from: size) }
      partObserver?(found.region, isFailing)
      examineCorners(of: found.region, around: size)
    }

    private func examineCorners(of region: SizeRegion, around size: RootSize) {
      let corners = region.corners.map { $0.moved(toward: size, by: RegionSearch.distanceFromCorner) }
      for corner in corners where fails(at: corner) { note(region, from: corner) }
    }

    /// Returns true if a check fails at a size.
    private func fails(at size: RootSize) -> Bool {
      !examination.found(at: size).isEmpty || failsByNames(at: size)
    }

    private func failsByNames(at size: RootSize) -> Bool {
      let reads = readsNames ?? (examination.firstProblem(at: size) != nil)
      readsNames = reads
      return reads && examination.firstProblem(at: size) != nil
    }

    /// Returns the first problem at a size; nil if no check fails.
    func problem(at size: RootSize) -> LayoutProblem? {
      examination.firstProblem(at: size) ?? examination.found(at: size).first?.finding.problem
    }

    /// Notes the smallest size of a region at which a check fails, if it fails at one of its sizes.
    private func note(_ region: SizeRegion, from size: RootSize) {
      for whole in region.wholeSizes.prefix(Self.mostTrials) {
        if whole.area >= smallest?.area ?? .infinity { break }
        if fails(at: whole) {
          smallest = whole
          break
        }
      }
      let least = region.corners.min { ($0.area, $0.width) < ($1.area, $1.width) } ?? size
      let candidates = [least.moved(toward: size, by: RegionSearch.distanceFromCorner), size]
      for candidate in candidates where candidate.area < smallestBetween?.area ?? .infinity {
        if fails(at: candidate) { smallestBetween = candidate }
      }
    }

    /// The largest number of sizes of whole points that are examined in one region.
    private static var mostTrials: Int { 16 }
  }
#endif
