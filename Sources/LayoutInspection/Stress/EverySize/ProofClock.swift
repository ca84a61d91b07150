#if canImport(HeadlessUIKit)
  /// The time that a proof takes: its budget, and the receiver of its progress.
  @MainActor final class ProofClock {
    /// The most time that the proof takes; nil without a limit.
    let budget: Duration?
    private let progress: (LayoutProof.Progress) -> Void
    /// The time of day; tests have one of their own.
    static var now: () -> ContinuousClock.Instant = { .now }
    private let start = now()
    private var lastReport = now()

    init(budget: Duration? = nil, progress: @escaping (LayoutProof.Progress) -> Void = { _ in }) {
      self.budget = budget
      self.progress = progress
    }

    private var elapsed: Duration { Self.now() - start }

    var isOver: Bool { budget.map { elapsed >= $0 } ?? false }

    /// A function that returns the progress of the present case after a time.
    var state: ((Duration) -> LayoutProof.Progress)?

    func report() {
      guard let state, Self.now() - lastReport >= .seconds(1) else { return }
      lastReport = Self.now()
      progress(state(elapsed))
    }
  }

  extension LayoutProof {
    /// The progress of `stress(.everySize, of:)`, which is reported at most once a second.
    public struct Progress: Equatable, Sendable, CustomStringConvertible {
      /// The number of the case, from 1.
      public let number: Int
      /// The number of all cases.
      public let count: Int
      /// The changes of the direction and the text size in this case; empty in the first one.
      public let changes: [StressChange]
      /// The share of the sizes that are examined in this case, 0...1.
      public let share: Double
      /// The time since the beginning.
      public let elapsed: Duration

      /// The progress in words: `case 2 of 24, from right to left: 61 % of the sizes after 12 seconds`.
      public var description: String {
        let words = changes.compactMap(\.words).map { ", \($0)" }.joined()
        return "case \(number) of \(count)\(words): \(Int(share * 100)) % of the sizes after"
          + " \(elapsed.components.seconds) seconds"
      }
    }
  }
#endif
