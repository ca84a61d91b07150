import Glibc

/// The monotonic clock, in seconds.
@inline(__always)
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// What the clock itself takes between two readings, in seconds.
let clockCost: Double = {
  var samples = Samples()
  for _ in 0..<1000 {
    let start = now()
    samples.add(now() - start)
  }
  return samples.median
}()

/// Repeated measurements of one thing, in seconds or bytes.
struct Samples {
  private var values: [Double] = []

  var isEmpty: Bool { values.isEmpty }

  mutating func add(_ value: Double) { values.append(value) }

  /// The value that half of the samples are below.
  var median: Double { quantile(0.5) }

  /// Half of the distance between the quartiles, as a share of the median.
  var spread: Double { median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / 2 / median }

  private func quantile(_ share: Double) -> Double {
    precondition(!values.isEmpty, "There is no median of 0 samples.")
    let sorted = values.sorted()
    let place = share * Double(sorted.count - 1)
    let (low, high) = (Int(place), min(Int(place) + 1, sorted.count - 1))
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}
