#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The search for the length of the root at which a check begins to fail, between two lengths of one piece.
  ///
  /// A check ignores differences of half a pixel. The problem therefore shows a little below the length at
  /// which two edges meet:
  ///
  ///     difference of two edges
  ///       0.5 |   \           the check fails to the left of here
  ///         0 |----\--------- the edges meet
  ///                 \
  @MainActor struct StressBoundary {
    /// A difference of two edges, as a linear function of the length of the root.
    private struct Difference {
      let origin: Double
      let value: Double
      let slope: Double

      func value(at length: Double) -> Double { value + slope * (length - origin) }
      func length(at value: Double) -> Double { origin + (value - self.value) / slope }
    }

    /// The distance between the two lengths below which the differences of edges are compared, in points.
    private static var reach: Double { 1 / 64 }

    private let examination: StressExamination<Double>
    private let cause: StressCause
    /// The end at which no check fails.
    private let end: Double
    /// The known length nearest to `fine` at which a check fails.
    private var failing: Double
    /// The known length nearest to `failing` at which no check fails.
    private var fine: Double
    /// The views of the problem, and the differences between them that change with the length.
    private var views: [UIView] = []
    private var differences: [Difference] = []
    /// The difference up to which a check reports no problem, in points.
    private var tolerance = 0.0

    /// Creates a search between a length at which the problem of a cause is there and one at which it is not.
    init(_ examination: StressExamination<Double>, _ cause: StressCause, failing: Double, fine: Double) {
      self.examination = examination
      self.cause = cause
      self.failing = failing
      self.fine = fine
      end = fine
      readDifferences()
    }

    /// Returns the length at which the check begins to fail.
    mutating func length() -> Double {
      if examination.views(of: cause, at: fine) != nil {
        // The problem begins at the end of the piece.
        failing = fine + (failing - fine) * min(1, Self.reach / abs(failing - fine))
      }
      narrow()
      while abs(failing - fine) > Self.reach { examine((failing + fine) / 2) }
      let same = zip(views, failingViews).allSatisfy { $0 === $1 }
      if !same || views.count != failingViews.count { readDifferences() }
      if let contact { return contact }
      for _ in 0..<30 where abs(failing - fine) > 1e-7 { examine((failing + fine) / 2) }
      return fine
    }

    private var failingViews: [UIView] { examination.views(of: cause, at: failing) ?? [] }

    /// Reads the differences of the views of the problem at `failing`.
    private mutating func readDifferences() {
      views = failingViews
      let distance = end - failing
      let one = examination.contacts(of: views, at: failing)
      let other = examination.contacts(of: views, at: end)
      tolerance = one.tolerance
      differences = []
      guard abs(distance) > 1e-3, one.differences.count == other.differences.count else { return }
      for (near, far) in zip(one.differences, other.differences) {
        let slope = (far - near) / distance
        guard abs(slope) > 1e-6 else { continue }
        differences.append(Difference(origin: failing, value: near, slope: slope))
      }
    }

    private mutating func examine(_ length: Double) {
      if examination.views(of: cause, at: length) == nil { fine = length } else { failing = length }
    }

    /// Examines lengths beside those at which a difference is as large as the tolerance, because the check
    /// probably begins to fail at one of them.
    private mutating func narrow() {
      let starts = differences.flatMap { [$0.length(at: tolerance), $0.length(at: -tolerance)] }
      var known: [Double] = []
      for start in starts.sorted() where start - (known.last ?? -.infinity) > 1e-6 { known.append(start) }
      let beside = known.flatMap { [$0 - 0.49 * Self.reach, $0 + 0.49 * Self.reach] }.sorted()
      while true {
        let (low, high) = (min(failing, fine), max(failing, fine))
        let inside = beside.filter { $0 > low && $0 < high }
        if inside.isEmpty { return }
        examine(inside[inside.count / 2])
      }
    }

    /// The length at which two edges of the problem's views meet, or a view gets the length that it needs;
    /// nil if the problem begins for another reason.
    ///
    /// A difference that is as large as the tolerance goes before one that is 0 there by chance.
    private var contact: Double? { contact(from: tolerance) ?? contact(from: 0) }

    /// Returns the length at which a difference is 0 that is nearly as large as `start` at `failing`.
    private func contact(from start: Double) -> Double? {
      let distance = end - failing
      // A text breaks at the end of the piece, and the piece ends a little beside this length.
      let slack = 1e-6 + 3 * BreakpointWalk.reach / abs(distance)
      var best: (length: Double, miss: Double)?
      for difference in differences {
        let length = difference.length(at: 0)
        let share = (length - failing) / distance
        let miss = abs(abs(difference.value(at: failing)) - start)
        guard miss < abs(difference.slope) * Self.reach + 0.01, share > -1e-6, share < 1 + slack,
          miss < (best?.miss ?? .infinity) - 1e-9
        else { continue }
        best = (length, miss)
      }
      return best?.length
    }
  }
#endif
