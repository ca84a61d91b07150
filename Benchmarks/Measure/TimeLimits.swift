import Glibc
import LayoutWorkloads

/// The time limits, and the times that the other solvers have taken.
///
/// A solver is left out where it would not end in time.
struct TimeLimits {
  /// The longest time for a single build or swap of another solver, in seconds.
  let limit: Double
  /// The time that this project and the work by hand may spend on the samples of one figure, in seconds.
  private let budget: Double
  /// The same for another solver, which needs longer for few samples.
  private let peerBudget: Double
  /// The time that a contestant may spend within a single drag, in seconds.
  let dragLimit: Double
  /// The number of samples of an everyday layout, or of an effect.
  let everydayRounds: Int
  /// The number of samples of the work of a layout test.
  let inspectionRounds: Int

  /// Creates the limits of a quick run, or of a full one.
  init(isQuick: Bool) {
    limit = isQuick ? 2 : 60
    budget = isQuick ? 0.1 : 0.5
    peerBudget = isQuick ? 0.2 : 2
    dragLimit = isQuick ? 2 : 20
    everydayRounds = isQuick ? 11 : 51
    inspectionRounds = isQuick ? 5 : 21
  }

  /// Returns the time that each contestant may spend on the samples of one figure, in seconds.
  func budget(of contestant: ContestantID) -> Double {
    ContestantID.peers.contains(contestant) ? peerBudget : budget
  }

  private struct Kind: Hashable {
    var shape: Workload.Shape
    var figure: Figure
    var contestant: ContestantID
  }

  private var history: [Kind: [(count: Int, seconds: Double)]] = [:]

  /// Records the time of a contestant.
  mutating func note(_ seconds: Double, _ figure: Figure, of workload: Workload, _ contestant: ContestantID) {
    history[Kind(shape: workload.shape, figure: figure, contestant: contestant), default: []].append(
      (workload.count, seconds))
  }

  /// Returns the predicted time of a contestant, which grows as before and at least with the
  /// square of N; nil without earlier times.
  func predict(_ figure: Figure, of workload: Workload, _ contestant: ContestantID) -> Double? {
    let known = history[Kind(shape: workload.shape, figure: figure, contestant: contestant)] ?? []
    guard let last = known.last else { return nil }
    var exponent = 2.0
    if let before = known.last(where: { $0.count < last.count && $0.seconds > 0 }) {
      exponent = max(
        exponent, log(last.seconds / before.seconds) / log(Double(last.count) / Double(before.count)))
    }
    return last.seconds * pow(Double(workload.count) / Double(last.count), exponent)
  }
}
