import Foundation

/// The rows of a scene for all sizes: a few variants and the conditions on the size that choose one.
///
/// The conditions are found by samples. Samples at a grid of sizes fall into classes whose numbers are the
/// same or follow the size in proportion; the limits between the classes are then searched by halving.
@MainActor struct LiveVariants {
  /// Returns the sample of the scene at a size.
  let sample: (CGSize) -> LiveSample
  private(set) var variants: [LiveVariant] = []
  /// A size of each variant.
  private(set) var sizes: [CGSize] = []
  private(set) var choice = LiveChoice.variant(0)
  /// The size at which the numbers follow no rule that was found; nil if they do at all samples.
  private(set) var failure: CGSize?
  /// The number of structures among the first samples up to which conditions are searched.
  private static var mostStructures: Int { 5 }
  /// The number of rows up to which the samples at the dense sizes are affordable.
  private static var mostRows: Int { 150 }
  /// The number of times at which the conditions are searched with further samples.
  private static var mostAttempts: Int { 6 }
  /// The structure and the numbers of each variant.
  private var fits: [(structure: Int, fit: LiveFit)] = []

  /// Finds the variants of a scene.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the samples with which the search begins.
  ///   - grid: The sizes of the samples that are added if the first ones differ.
  ///   - dense: The sizes of the samples that are added if no conditions are found.
  ///   - sample: Returns the sample of the scene at a size.
  init(sizes: [CGSize], grid: [CGSize], dense: [CGSize], sample: @escaping (CGSize) -> LiveSample) {
    self.sample = sample
    var samples = sizes.map(sample)
    var dense = dense
    let structures = Set(samples.map(\.structure))
    guard structures.count <= Self.mostStructures else {
      // Each size has views of its own, as in a list that adds a cell for each further row.
      failure = samples[0].size
      _ = leaf(LiveFit(of: samples[0].point), samples[0])
      return
    }
    if LiveFit(samples.map(\.point)) == nil { samples += grid.map(sample) }
    for _ in 0..<Self.mostAttempts {
      variants = []
      self.sizes = []
      fits = []
      failure = nil
      choice = choice(among: samples, depth: 0)
      if failure != nil, !dense.isEmpty, samples[0].rows.count <= Self.mostRows {
        samples += dense.map(sample)
        dense = []
        continue
      }
      if failure != nil || variants.count == 1 { return }
      let strays = strays(among: samples.map(\.size))
      if strays.isEmpty { return }
      samples += strays
      failure = strays[0].size
    }
  }

  /// Returns samples, at sizes between those of earlier ones, for which the conditions choose a wrong
  /// variant.
  private func strays(among sizes: [CGSize]) -> [LiveSample] {
    var generator = LiveGenerator()
    let tried = (0..<24).map { _ in
      let one = sizes[generator.next(below: sizes.count)]
      let other = sizes[generator.next(below: sizes.count)]
      return CGSize(width: (one.width + other.width) / 2, height: (one.height + other.height) / 2)
    }
    return tried.map(sample).filter { sample in
      let index = choice.variant(for: sample.size)
      return fits[index].structure != sample.structure || !fits[index].fit.holds(for: sample.point)
    }
  }

  private mutating func choice(among samples: [LiveSample], depth: Int) -> LiveChoice {
    let points = samples.map(\.point)
    if let fit = LiveFit(points) { return leaf(fit, samples[0]) }
    guard depth < 9, let split = LiveSplit(best: LivePoint.reduced(points)) else {
      failure = samples[0].size
      return leaf(LiveFit(of: points[0]), samples[0])
    }
    let below = choice(among: samples.filter { split.value($0.size) <= split.low }, depth: depth + 1)
    if failure != nil { return below }
    let above = choice(among: samples.filter { split.value($0.size) > split.low }, depth: depth + 1)
    if failure != nil { return above }
    let limit = limit(of: split, among: samples)
    return .limit(w: split.w, h: split.h, at: limit, below: below, above: above)
  }

  private mutating func leaf(_ fit: LiveFit, _ sample: LiveSample) -> LiveChoice {
    self.sizes.append(sample.size)
    variants.append(LiveVariant(sample, fit))
    fits.append((sample.structure, fit))
    return .variant(variants.count - 1)
  }

  /// Returns the limit between two classes of samples: sizes with a smaller value belong to the first one.
  private func limit(of split: LiveSplit, among samples: [LiveSample]) -> CGFloat {
    let near = samples.filter { split.value($0.size) <= split.low }
    let far = samples.filter { split.value($0.size) > split.low }
    guard var low = near.max(by: { split.value($0.size) < split.value($1.size) })?.size,
      var high = far.min(by: { split.value($0.size) < split.value($1.size) })?.size
    else { return split.low }
    let lowest = sample(low).structure
    let likeLow = near.filter { $0.structure == lowest }.map(\.point)
    func isBelow(_ size: CGSize) -> Bool { LiveFit(likeLow + [sample(size).point]) != nil }
    for _ in 0..<30 where split.value(high) - split.value(low) > 1e-6 {
      let middle = CGSize(width: (low.width + high.width) / 2, height: (low.height + high.height) / 2)
      if isBelow(middle) {
        low = middle
      } else {
        high = middle
      }
    }
    return split.rounded(high, isBelow)
  }
}

/// A generator of the same numbers in each run.
private struct LiveGenerator {
  private var state: UInt32 = 1

  /// Returns the next number below `count`.
  mutating func next(below count: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % count
  }
}

/// A limit of w × width + h × height between samples.
struct LiveSplit {
  let w: CGFloat
  let h: CGFloat
  /// The greatest value of the samples below the limit.
  let low: CGFloat

  /// Returns the value of a size.
  func value(_ size: CGSize) -> CGFloat { w * size.width + h * size.height }

  /// Returns the size moved along one axis to a value.
  func moved(_ size: CGSize, to value: CGFloat) -> CGSize {
    let rest = value - self.value(size)
    return w != 0
      ? CGSize(width: size.width + rest / w, height: size.height)
      : CGSize(width: size.width, height: size.height + rest / h)
  }

  /// Returns the limit for the lowest size that was found above it: half a point if it is as near.
  ///
  /// - Parameter isBelow: Returns true for a size that belongs to the class below the limit.
  func rounded(_ high: CGSize, _ isBelow: (CGSize) -> Bool) -> CGFloat {
    let exact = value(high)
    let half = (exact * 2).rounded() / 2
    guard abs(exact - half) < 1e-4 else { return exact }
    // The limit itself belongs to one of the two classes.
    return isBelow(moved(high, to: half)) ? half + 1e-9 : half
  }

  /// The combinations of width and height that conditions of layouts compare.
  private static let features: [(w: CGFloat, h: CGFloat)] = [(1, -1), (0, 1), (1, 0), (-2, 1), (1, -2)]

  private init(w: CGFloat, h: CGFloat, low: CGFloat) {
    self.w = w
    self.h = h
    self.low = low
  }

  /// Returns the limit that separates the points best; nil if none separates them at all.
  init?(best points: [LivePoint]) {
    var best: (split: LiveSplit, score: Int)?
    for feature in Self.features {
      let values = Set(points.map { feature.w * $0.size.width + feature.h * $0.size.height }).sorted()
      for low in values.dropLast() {
        let split = LiveSplit(w: feature.w, h: feature.h, low: low)
        let score = split.score(of: points)
        if best.map({ score < $0.score }) ?? true { best = (split, score) }
      }
    }
    guard let best, best.score < Self.strays(in: points) else { return nil }
    self = best.split
  }

  private func score(of points: [LivePoint]) -> Int {
    Self.strays(in: points.filter { value($0.size) <= low })
      + Self.strays(in: points.filter { value($0.size) > low })
  }

  /// Returns the number of points that do not belong to the largest class of their side.
  private static func strays(in points: [LivePoint]) -> Int {
    let classes = Dictionary(grouping: points, by: \.structure)
    guard let largest = classes.values.max(by: { $0.count < $1.count }) else { return 0 }
    let fit = LiveFit(most: largest)
    return points.count - largest.filter { fit.holds(for: $0) }.count
  }
}

/// The numbers of a sample that the page does not compute itself.
struct LivePoint {
  let size: CGSize
  let structure: Int
  /// The numbers, 0 for those that the page computes.
  var numbers: [CGFloat]

  /// Returns points without the numbers that are the same in all points of their structure.
  static func reduced(_ points: [LivePoint]) -> [LivePoint] {
    var varying: [Int: Set<Int>] = [:]
    for (structure, group) in Dictionary(grouping: points, by: \.structure) {
      let first = group[0].numbers
      for point in group {
        for index in first.indices where abs(point.numbers[index] - first[index]) > 1e-6 {
          varying[structure, default: []].insert(index)
        }
      }
    }
    return points.map { point in
      var point = point
      point.numbers = (varying[point.structure] ?? []).sorted().map { point.numbers[$0] }
      return point
    }
  }
}

/// The numbers of points of one structure as sums of shares of the size.
struct LiveFit {
  private(set) var numbers: [LiveNumber]

  /// Takes the numbers of a single point.
  init(of point: LivePoint) { numbers = point.numbers.map { LiveNumber(constant: $0) } }

  /// Fits the numbers of points; nil if they have several structures or follow no rule.
  init?(_ points: [LivePoint]) {
    guard let first = points.first, points.allSatisfy({ $0.structure == first.structure }) else { return nil }
    self.init(most: points)
    if !points.allSatisfy({ holds(for: $0) }) { return nil }
  }

  /// Fits the numbers of most points of one structure, of which there is at least one.
  init(most points: [LivePoint]) {
    // Each of a few points gives a rule with its neighbours; the rule that holds for most points counts.
    let step = max(1, points.count / 6)
    let bases = stride(from: 0, to: points.count, by: step).map { points[$0] }
    let fits = bases.map { LiveFit(around: $0, among: points) }
    let counts = fits.map { fit in points.filter { fit.holds(for: $0) }.count }
    let best = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    self = fits[best]
  }

  private init(around base: LivePoint, among points: [LivePoint]) {
    let size = base.size
    let wider = points.filter { $0.size.height == size.height && $0.size.width != size.width }
      .min { abs($0.size.width - size.width) < abs($1.size.width - size.width) }
    let higher = points.filter { $0.size.width == size.width && $0.size.height != size.height }
      .min { abs($0.size.height - size.height) < abs($1.size.height - size.height) }
    self.init(base, wider: wider, higher: higher)
  }

  private init(_ base: LivePoint, wider: LivePoint?, higher: LivePoint?) {
    self.init(of: base)
    let size = base.size
    for index in numbers.indices {
      let value = base.numbers[index]
      if let wider {
        let growth = wider.numbers[index] - value
        numbers[index].perWidth = (growth / (wider.size.width - size.width)).share
      }
      if let higher {
        let growth = higher.numbers[index] - value
        numbers[index].perHeight = (growth / (higher.size.height - size.height)).share
      }
      let shares = numbers[index].perWidth * size.width + numbers[index].perHeight * size.height
      numbers[index].constant = (value - shares).rounded9
    }
  }

  /// Returns true if the numbers of a point are those of the rule.
  func holds(for point: LivePoint) -> Bool {
    let size = point.size
    return zip(numbers, point.numbers).allSatisfy { number, value in
      let rule = number.constant + number.perWidth * size.width + number.perHeight * size.height
      return abs(rule - value) < 1e-5
    }
  }
}

extension CGFloat {
  /// The number rounded to a billionth; a simple fraction remains exact.
  fileprivate var rounded9: CGFloat { (self * 1e9).rounded() / 1e9 }
  /// A share of a size, without rounding errors.
  fileprivate var share: CGFloat { magnitude < 1e-9 ? 0 : rounded9 }
}

extension LiveVariant {
  /// Creates the variant of a sample with the numbers of a fit.
  @MainActor init(_ sample: LiveSample, _ fit: LiveFit) {
    var numbers = fit.numbers[...]
    let sorted = sample.rows.map { row in
      var row = row
      if let number = numbers.popFirst() { row.number(number) }
      return row
    }
    func next(_ count: Int) -> [LiveNumber] {
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
    variables = sample.variables
    signed = sample.signed
    rows = sorted.sorted { $0.place < $1.place }.map(\.row)
    frames = Dictionary(uniqueKeysWithValues: sample.freeViews.map { ("\($0)", next(4)) })
    origins = Dictionary(uniqueKeysWithValues: sample.shiftedViews.map { ("\($0)", next(2)) })
    names = nil
  }
}

extension LiveSample.Row {
  /// Replaces the constant of the row.
  fileprivate mutating func number(_ number: LiveNumber) {
    var changed = row
    changed.constant = number
    self = LiveSample.Row(key: key, place: place, row: changed)
  }
}
