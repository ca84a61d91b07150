import Glibc

/// A clock that measures in seconds.
///
/// Long measurements use processor time, so that other processes do not change them. Short ones use the wall
/// clock, because reading the processor time takes too long.
struct Stopwatch {
  private let startOfProcessor: Double
  private let start: Double

  /// The cost of the clock itself between two readings.
  private static let cost: Double = {
    var samples = Samples()
    for _ in 0..<1000 {
      let start = read(CLOCK_MONOTONIC)
      samples.add(read(CLOCK_MONOTONIC) - start)
    }
    return samples.median
  }()

  /// Starts the clock.
  init() {
    _ = Self.cost
    startOfProcessor = Self.read(CLOCK_THREAD_CPUTIME_ID)
    start = Self.read(CLOCK_MONOTONIC)
  }

  /// The time since the start.
  var seconds: Double {
    let end = Self.read(CLOCK_MONOTONIC)
    let endOfProcessor = Self.read(CLOCK_THREAD_CPUTIME_ID)
    return end - start > 1e-3 ? endOfProcessor - startOfProcessor : max(0, end - start - Self.cost)
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

  private func quantile(_ share: Double) -> Double {
    precondition(!values.isEmpty, "There is no median of 0 samples.")
    let sorted = values.sorted()
    let rank = share * Double(sorted.count - 1)
    let (low, high) = (Int(rank), min(Int(rank) + 1, sorted.count - 1))
    return sorted[low] + (sorted[high] - sorted[low]) * (rank - Double(low))
  }
}
