#if canImport(HeadlessUIKit)
  public import Foundation
  import HeadlessUIKit
  import LayoutWords

  /// Proves that a layout holds at every size, in both directions and all twelve text sizes, or returns the
  /// smallest size at which it does not.
  ///
  ///     #expect(stress(.everySize) { LoginView() }.holds)
  ///
  /// The sizes of devices are tried first, in the usual text size, and then all sizes in one case after
  /// another. After the budget, the answer says which sizes are left (`LayoutProof.unproved`).
  ///
  /// - Parameters:
  ///   - sizes: The sizes, `.everySize` for those from 240 × 200 to 1400 × 1400 points.
  ///   - checks: The checks to make.
  ///   - budget: The most time that the search takes; nil for no limit.
  ///   - progress: The receiver of the progress, at most once a second.
  ///   - make: A function that makes the view, or the controller, which is the root of a window.
  @MainActor public func stress(
    _ sizes: EverySize, checks: [LayoutCheck] = LayoutCheck.all, within budget: Duration? = .seconds(20),
    progress: @escaping (LayoutProof.Progress) -> Void = { _ in }, of make: @escaping () -> some LayoutContent
  ) -> LayoutProof {
    ProofRun(sizes, checks: checks, within: budget, progress: progress, of: make).proof()
  }

  extension ProofRun {
    /// Creates the proof of a view or controller.
    package convenience init(
      _ sizes: EverySize, checks: [LayoutCheck], within budget: Duration? = nil,
      progress: @escaping (LayoutProof.Progress) -> Void = { _ in },
      of make: @escaping () -> some LayoutContent
    ) {
      self.init(sizes, checks: checks, within: budget, progress: progress) {
        let content = make()
        return (content as? UIView).map { StressSubject(inWindow: $0) } ?? StressSubject(content)
      }
    }
  }

  /// The answer of `stress(.everySize, of:)`: a layout holds at every size, or the smallest size at which it
  /// does not.
  public struct LayoutProof: Equatable, Sendable, CustomStringConvertible {
    /// A size, a direction and a text size at which a check fails.
    public struct Counterexample: Equatable, Sendable, CustomStringConvertible {
      /// The changes of the direction and the text size; empty if the layout fails without any change.
      public let changes: [StressChange]
      /// The size of the root, in points.
      public let size: CGSize
      /// The first problem at this size.
      public let problem: LayoutProblem

      /// The case and the problem, such as `At 240 × 200 pt: "time" overlaps "title" by 1 × 18 points …`.
      public var description: String { StressChange.sentence(changes, ["at \(size.points) pt"], problem) }
    }

    /// The smallest and the largest size of the root, in points.
    public let sizes: EverySize
    /// The smallest size at which a check fails, in whole points if there is one, in the first case in which
    /// one fails; nil if the layout holds.
    public let counterexample: Counterexample?
    /// The parts of the proof that rest on examples, each as a sentence.
    public let samples: [String]
    /// The parts that the budget did not reach, such as `38 % of the sizes without a change` and `23 further
    /// cases`; empty if the search has ended.
    public let unproved: [String]
    let budget: Duration?
    /// The number of regions of sizes in which all frames are linear functions of the size; a text size
    /// with the layouts of the usual one adds none.
    public let regionCount: Int
    /// The number of layouts that were made.
    public let layoutCount: Int
    let examinationCount: Int

    /// True if no size was found at which a check fails.
    public var holds: Bool { counterexample == nil }

    /// True if the layout holds, no part of the proof rests on examples, and the budget was enough.
    public var isProved: Bool { holds && samples.isEmpty && unproved.isEmpty }

    /// The answer as text.
    ///
    ///     Holds at every size from 240 × 200 to 1400 × 1400, in both directions and twelve text sizes: 1,240
    ///     regions.
    public var description: String {
      let rest = restWords
      if let counterexample {
        return counterexample.description + (rest.isEmpty ? "" : " A smaller size may fail too.\(rest)")
      }
      let range = "from \(sizes.least.points) to \(sizes.greatest.points)"
      let regions = "\(Self.grouped(regionCount)) \(regionCount == 1 ? "region" : "regions")"
      let sentence =
        rest.isEmpty
        ? "Holds at every size \(range), in both directions and twelve text sizes: \(regions)."
        : "No size \(range) was found that fails, in \(regions).\(rest)"
      return ([sentence] + samples).joined(separator: " ")
    }

    private var restWords: String {
      guard let budget, !unproved.isEmpty else { return "" }
      let seconds = Double(budget.components.seconds) + Double(budget.components.attoseconds) / 1e18
      return " Not proved within \(seconds.points) seconds: \(unproved.list)."
    }

    private static func grouped(_ number: Int) -> String {
      number < 1000 ? "\(number)" : grouped(number / 1000) + "," + "\(1000 + number % 1000)".dropFirst()
    }
  }

  /// All sizes between two.
  public struct EverySize: Equatable, Sendable {
    /// The smallest width and height, in points.
    public let least: CGSize
    /// The largest width and height, in points.
    public let greatest: CGSize

    /// All sizes from 240 × 200 to 1400 × 1400 points.
    public static let everySize = everySize(from: CGSize(width: 240, height: 200))

    /// All sizes between two.
    ///
    /// - Parameters:
    ///   - least: The smallest width and height, in points; above 0.
    ///   - greatest: The largest width and height, in points; larger than the smallest ones.
    public static func everySize(
      from least: CGSize, to greatest: CGSize = CGSize(width: 1400, height: 1400)
    ) -> EverySize {
      precondition(
        least.width > 0 && least.height > 0 && least.width < greatest.width && least.height < greatest.height
          && greatest.width.isFinite && greatest.height.isFinite,
        "The sizes must be above 0, finite and in ascending order: \(least), \(greatest).")
      return EverySize(least: least, greatest: greatest)
    }
  }

  @MainActor final class ProofClock {
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
