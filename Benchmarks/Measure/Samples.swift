import Glibc

/// A clock that measures in seconds.
///
/// Processor time is that of the thread, so other processes do not change it. To read it takes a third of a
/// microsecond, ten times as long as to read the wall clock.
struct Stopwatch {
  /// The clock that is read.
  enum Clock {
    /// Processor time, for any work.
    case processor
    /// Processor time for work longer than a millisecond, and the wall clock for shorter work.
    case byLength
  }

  private let clock: Clock
  private let startOfProcessor: Double
  private let start: Double

  /// The costs of the clocks themselves between two readings.
  private static let cost = costOfReading(CLOCK_MONOTONIC)
  private static let costOfProcessor = costOfReading(CLOCK_THREAD_CPUTIME_ID)

  /// Starts the clock.
  init(_ clock: Clock = .byLength) {
    self.clock = clock
    _ = Self.cost
    _ = Self.costOfProcessor
    startOfProcessor = Self.read(CLOCK_THREAD_CPUTIME_ID)
    start = clock == .byLength ? Self.read(CLOCK_MONOTONIC) : 0
  }

  /// The time since the start.
  var seconds: Double {
    let end = clock == .byLength ? Self.read(CLOCK_MONOTONIC) : 0
    let endOfProcessor = Self.read(CLOCK_THREAD_CPUTIME_ID)
    switch clock {
    case .byLength where end - start <= 1e-3: return max(0, end - start - Self.cost)
    case .byLength: return endOfProcessor - startOfProcessor
    case .processor: return max(0, endOfProcessor - startOfProcessor - Self.costOfProcessor)
    }
  }

  private static func costOfReading(_ clock: clockid_t) -> Double {
    var samples = Samples()
    for _ in 0..<1000 {
      let start = read(clock)
      samples.add(read(clock) - start)
    }
    return samples.median
  }

  @inline(__always)
  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// Repeated measurements of one thing, in seconds or bytes.
struct Samples {
  private var values: [Double] = []

  var isEmpty: Bool { values.isEmpty }

  mutating func add(_ value: Double) { values.append(value) }

  /// The value that half of the samples are below.
  var median: Double { quantile(0.5) }

  /// Half of the distance between the quartiles, as a share of the median.
  var spread: Double { median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / 2 / median }

  /// Returns the median of the ratios to other samples, each to the one that
  /// was taken beside it; nil without such.
  func medianRatio(to others: Samples) -> Double? {
    var ratios = Samples()
    for (value, other) in zip(values, others.values) where other > 0 { ratios.add(value / other) }
    return ratios.isEmpty ? nil : ratios.median
  }

  /// Returns the median of the differences from other samples, each from the one that was taken
  /// beside it; nil without samples.
  func medianDifference(from others: Samples) -> Double? {
    var differences = Samples()
    for (value, other) in zip(values, others.values) { differences.add(value - other) }
    return differences.isEmpty ? nil : differences.median
  }

  private func quantile(_ share: Double) -> Double {
    precondition(!values.isEmpty, "There is no median of 0 samples.")
    let sorted = values.sorted()
    let rank = share * Double(sorted.count - 1)
    let (low, high) = (Int(rank), min(Int(rank) + 1, sorted.count - 1))
    return sorted[low] + (sorted[high] - sorted[low]) * (rank - Double(low))
  }
}
