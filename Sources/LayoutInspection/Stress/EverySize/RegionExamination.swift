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
    /// The examination of the tree.
    let examination: StressExamination<RootSize>

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

    /// Makes the checks in a region; sizes that are not smaller than the smallest failing one are left out.
    func examine(_ found: RegionSearch.Found) {
      var open = [found.region]
      while let index = open.indices.min(by: { open[$0].leastArea < open[$1].leastArea }) {
        let part = open.remove(at: index)
        if partObserver == nil, part.leastArea >= smallest?.area ?? .infinity { continue }
        let size = found.isConfirmed ? part.middle : found.rule.sample.size
        probe.layOut(at: size)
        let comparisons = RegionComparisons(
          in: part, found.rule, of: memory.tree(of: content), at: size, limits: checks.flatMap(\.limits),
          probe.samples)
        var region: SizeRegion? = part
        for limit in found.isConfirmed ? comparisons.limits : [] {
          guard let whole = region, whole.isCut(by: limit) else { continue }
          open += [whole.part(where: -limit)].compactMap { $0 }
          region = whole.part(where: limit)
        }
        guard let region else { continue }
        examine(region, at: size, comparisons, isWhole: found.isConfirmed)
      }
    }

    /// Makes the checks in a region in which they find the same at all sizes.
    private func examine(
      _ region: SizeRegion, at size: RootSize, _ comparisons: RegionComparisons, isWhole: Bool
    ) {
      let fails = fails(at: size)
      if fails { note(region, from: size) }
      partObserver?(region, fails)
      let beside = { (corner: RootSize) in
        corner.moved(toward: size, by: RegionSearch.distanceFromCorner)
      }
      if comparisons.comparesAreas { probe.samples.noteAreas() }
      // A part of the proof that rests on examples gets some more.
      if !isWhole || !probe.samples.isEmpty {
        for corner in region.corners.map(beside) where self.fails(at: corner) { note(region, from: corner) }
        return
      }
      for place in comparisons.sizesOfScrolledTexts {
        let isWeak = checks.indices.contains { check in
          checks[check].name == LayoutCheck.contrast().name
            && !examination.found(by: check, at: place).isEmpty
        }
        if isWeak { note(region, from: place) }
      }
    }

    /// Returns true if a check fails at a size.
    private func fails(at size: RootSize) -> Bool {
      if !examination.found(at: size).isEmpty { return true }
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
