import Foundation

/// The rows of a scene for all sizes: a few variants and the conditions on the size that choose one.
///
/// The conditions are found by samples. Samples at a grid of sizes fall into classes whose numbers are the
/// same or follow the size in proportion; the limits between the classes are then searched by halving.
@MainActor struct LiveVariants {
  let sample: (CGSize) -> LiveSample
  /// The first sample and the numbers of each variant.
  private(set) var variants: [(sample: LiveSample, fit: LiveFit)] = []
  private(set) var choice = LiveChoice.variant(0)
  /// The size at which the numbers follow no rule that was found; nil if they do at all samples.
  private(set) var failure: CGSize?
  /// The number of structures among the first samples up to which conditions are searched.
  private static var mostStructures: Int { 5 }
  /// The number of times at which the conditions are searched with further samples.
  private static var mostAttempts: Int { 40 }
  /// The number of sizes at which the conditions are tested in each attempt.
  private static var tests: Int { 60 }
  private let points: LivePoints
  /// The number of variants above which the conditions are considered as not found: with few samples for each
  /// variant, rules are found that do not hold between the samples.
  private var most = 0
  /// True if the samples are at sizes of whole steps, because some numbers are rounded down.
  private var hasSteps = false
  /// The sizes of the samples of the latest search.
  private var searched: [CGSize] = []

  /// The samples with which a search under other conditions of the scene can begin.
  struct End {
    let sizes: [CGSize]
    let hasSteps: Bool
  }
  /// The end of the search; nil if no rule was found, or if one variant was enough: then there are too few
  /// samples for another search.
  var end: End? {
    failure == nil && variants.count > 1 ? End(sizes: searched, hasSteps: hasSteps) : nil
  }

  /// Finds the variants of a scene.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the samples with which the search begins.
  ///   - grid: The sizes of the samples that are added if the first ones differ.
  ///   - dense: The sizes of the samples that are added if no conditions are found.
  ///   - earlier: The end of a search in the scene under other conditions, whose limits are mostly the same.
  ///   - sample: Returns the sample of the scene at a size.
  init(
    sizes: [CGSize], grid: [CGSize], dense: [CGSize], after earlier: End? = nil,
    sample: @escaping (CGSize) -> LiveSample
  ) {
    self.sample = sample
    points = LivePoints { sample($0).point }
    let samples = sizes.map(sample)
    guard Set(samples.map(\.structure)).count <= Self.mostStructures else {
      // Each size has views of its own.
      failure = samples[0].size
      _ = leaf(LiveFit(of: samples[0].point), samples)
      return
    }
    if let earlier {
      hasSteps = earlier.hasSteps
      search(earlier.sizes.map(sample), dense: [], known: sizes)
      if failure == nil { return }
      hasSteps = false
    }
    let isSimple = LiveFit(samples.map(\.point)) != nil
    search(isSimple ? samples : samples + grid.map(sample), dense: isSimple ? [] : dense)
    guard failure != nil else { return }
    hasSteps = true
    let whole = LiveStep.wholeSizes(sizes + grid)
    search(whole.map(sample), dense: LiveStep.wholeSizes(dense), known: sizes)
    if failure == nil { return }
    hasSteps = false
    clear()
    failure = samples[0].size
    _ = leaf(LiveFit(of: samples[0].point), samples)
  }

  /// Searches for the conditions among samples, and adds samples until the conditions hold for others too.
  ///
  /// - Parameter known: Further sizes for which the conditions must hold.
  private mutating func search(_ first: [LiveSample], dense: [CGSize], known: [CGSize] = []) {
    var samples = first
    var dense = dense
    for _ in 0..<Self.mostAttempts {
      clear()
      most = min(60, samples.count / 3)
      let classes = division(of: samples)
      if failure != nil, !dense.isEmpty {
        samples += dense.map(sample)
        dense = []
        continue
      }
      searched = samples.map(\.size)
      if failure != nil || variants.count == 1 && !hasSteps { return }
      // A limit within a point needs fewer samples than an exact one, and shows most missing samples. A size
      // that it puts on the wrong side by mistake adds samples, and changes no result.
      var wrong: [LiveSample] = []
      for distance: CGFloat in [1, 1e-5] where wrong.isEmpty {
        choice = choice(classes, within: distance)
        wrong = strays(among: searched, known)
      }
      if wrong.isEmpty { return }
      samples += Self.sizes(around: wrong.map(\.size), hasSteps: hasSteps).map(sample)
      failure = wrong[0].size
    }
  }

  /// Returns sizes with a wider and a higher one beside each, so that each of them alone gives a rule.
  private static func sizes(around sizes: [CGSize], hasSteps: Bool) -> [CGSize] {
    let distance: CGFloat = hasSteps ? LiveStep.distance : 4
    let near = sizes.flatMap { size in
      [
        size, CGSize(width: size.width + distance, height: size.height),
        CGSize(width: size.width, height: size.height + distance),
      ]
    }
    return hasSteps ? LiveStep.wholeSizes(near) : near
  }

  private mutating func clear() {
    variants = []
    failure = nil
    choice = .variant(0)
  }

  /// Returns samples, at `known` sizes and at sizes between those of earlier ones, for which the conditions
  /// choose a wrong variant.
  private func strays(among sizes: [CGSize], _ known: [CGSize]) -> [LiveSample] {
    // The same numbers in each run.
    var state: UInt32 = 1
    func next() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % sizes.count
    }
    let tried = (0..<Self.tests).map { _ in
      let (one, other) = (sizes[next()], sizes[next()])
      return CGSize(width: (one.width + other.width) / 2, height: (one.height + other.height) / 2)
    }
    let wrong = (known + tried).filter { !holds(choice, for: points.point($0)) }
    return wrong.map(sample)
  }

  /// Returns true if the variant that conditions choose for the size of a point is right for it.
  private func holds(_ choice: LiveChoice, for point: LivePoint) -> Bool {
    let (sample, fit) = variants[choice.variant(for: point.size)]
    return sample.structure == point.structure && fit.holds(for: point)
  }

  /// The samples of one variant, or those of two classes with a split between them.
  private indirect enum Class {
    case variant(Int)
    case split(LiveSplit, samples: [LiveSample], below: Class, above: Class)
  }

  private mutating func division(of samples: [LiveSample]) -> Class {
    let points = samples.map(\.point)
    if failure == nil, let fit = LiveFit(points) { return leaf(fit, samples) }
    guard failure == nil, variants.count < most, let split = LiveSplit(best: LivePoint.reduced(points)) else {
      failure = samples[0].size
      return leaf(LiveFit(of: points[0]), samples)
    }
    let below = division(of: samples.filter { split.value($0.size) <= split.low })
    let above = division(of: samples.filter { split.value($0.size) > split.low })
    return .split(split, samples: samples, below: below, above: above)
  }

  /// Returns the choice among classes, with limits that are wrong by at most a distance.
  private func choice(_ classes: Class, within distance: CGFloat) -> LiveChoice {
    switch classes {
    case .variant(let index): return .variant(index)
    case .split(let split, let samples, let below, let above):
      let lower = choice(below, within: distance)
      let limit = limit(of: split, among: samples, lower, within: distance)
      return .limit(
        w: split.w, h: split.h, at: limit, below: lower, above: choice(above, within: distance))
    }
  }

  private mutating func leaf(_ fit: LiveFit, _ samples: [LiveSample]) -> Class {
    let fit = hasSteps ? stepped(fit, samples) : fit
    variants.append((samples[0], fit))
    return .variant(variants.count - 1)
  }

  /// Returns a fit of samples at sizes of whole steps with the step that makes it hold for the sizes between
  /// them.
  private func stepped(_ fit: LiveFit, _ samples: [LiveSample]) -> LiveFit {
    var best = (fit: fit, count: 0)
    let bases = stride(from: 0, to: samples.count, by: max(1, samples.count / 4)).map { samples[$0] }
    for base in bases {
      // Sizes behind a limit of the class have other structures or other rules, and are no part of it.
      let near = LiveStep.sizes(near: base.size).map(points.point).filter { $0.structure == base.structure }
      guard let found = fit.stepped(for: [base.point] + near) else { continue }
      let count = samples.filter { found.holds(for: $0.point) }.count
      if count > best.count { best = (found, count) }
    }
    return best.fit
  }

  /// Returns the limit between two classes of samples: sizes with a smaller value belong to the first one,
  /// whose conditions are `below`.
  private func limit(
    of split: LiveSplit, among samples: [LiveSample], _ below: LiveChoice, within distance: CGFloat
  ) -> CGFloat {
    let near = samples.filter { split.value($0.size) <= split.low }
    let far = samples.filter { split.value($0.size) > split.low }
    guard var low = near.max(by: { split.value($0.size) < split.value($1.size) })?.size,
      var high = far.min(by: { split.value($0.size) < split.value($1.size) })?.size
    else { return split.low }
    func isBelow(_ size: CGSize) -> Bool { holds(below, for: points.point(size)) }
    for _ in 0..<30 where split.value(high) - split.value(low) > distance {
      var middle = CGSize(width: (low.width + high.width) / 2, height: (low.height + high.height) / 2)
      if let (before, after) = split.halfPoint(between: low, high), isBelow(before), !isBelow(after) {
        (low, middle) = (before, after)
      }
      if isBelow(middle) {
        low = middle
      } else {
        high = middle
      }
    }
    return split.rounded(high, isBelow)
  }
}
