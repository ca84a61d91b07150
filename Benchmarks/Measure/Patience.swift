import Glibc
import LayoutWorkloads

/// How long things may take, and what kiwi took so far: it is left out where it would not end in time.
struct Patience {
  /// The longest that a single build or swap of kiwi may take, in seconds.
  let limit: Double
  /// What each contestant may spend on the samples of one figure, in seconds.
  let budget: Double
  /// The same for kiwi, which needs longer for few samples.
  let kiwiBudget: Double
  /// What a contestant may spend within a single drag, in seconds.
  let dragLimit: Double

  /// Patience for a run that is quick, or not.
  init(isQuick: Bool) {
    (limit, budget, kiwiBudget, dragLimit) = isQuick ? (2, 0.1, 0.2, 2) : (60, 0.5, 2, 20)
  }

  private var history: [Workload.Shape: [Figure: [(count: Int, seconds: Double)]]] = [:]

  /// Notes what kiwi took.
  mutating func note(_ seconds: Double, _ figure: Figure, of workload: Workload) {
    history[workload.shape, default: [:]][figure, default: []].append((workload.count, seconds))
  }

  /// What kiwi will take, as it grew so far, and at least with the square of N; nil when nothing is known.
  func predict(_ figure: Figure, of workload: Workload) -> Double? {
    let known = history[workload.shape]?[figure] ?? []
    guard let last = known.last else { return nil }
    var exponent = 2.0
    if let before = known.dropLast().last, before.seconds > 0 {
      exponent = max(exponent, log(last.seconds / before.seconds) / log(Double(last.count) / Double(before.count)))
    }
    return last.seconds * pow(Double(workload.count) / Double(last.count), exponent)
  }
}
