#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  /// The lengths inside a piece at which two views overlap that do not overlap at its ends.
  ///
  ///     left of a     --------\
  ///                    a passes b:  the overlap begins and ends inside the piece
  ///     left of b     --------/
  @MainActor struct StressCrossings {
    /// The edges of a view along one axis, at the lower and the upper end of the piece.
    private struct Edges {
      let near: (low: Double, high: Double)
      let far: (low: Double, high: Double)
    }

    /// An interval of lengths at which two views overlap.
    private typealias Overlap = (low: Double, high: Double)

    /// Lengths of which one is in each interval of overlap, in ascending order, in points.
    private(set) var lengths: [Double] = []

    private let parents: [Int]

    /// Creates the lengths of a piece; the cost grows with the square of the number of views that show
    /// something.
    init(_ piece: BreakpointPiece) {
      let (low, high) = (piece.low, piece.line.sample)
      parents = high.parents
      let shown = Self.candidates(low, high).filter { Self.showsSomething(high.views[$0]) }
      let edges = [0, 1].map { offset in shown.map { Self.edges(of: $0, offset, low.values, high.values) } }
      var overlaps: [Overlap] = []
      for first in shown.indices.dropFirst() {
        for second in 0..<first {
          // Two views that move together are as far apart at both ends.
          if Self.movesWith(edges, first, second) { continue }
          var shares = (0.0, 1.0)
          for axis in edges {
            Self.narrow(&shares, axis[first], axis[second])
            if shares.0 < shares.1 { Self.narrow(&shares, axis[second], axis[first]) }
            if shares.0 >= shares.1 { break }
          }
          guard shares.0 > 0, shares.1 < 1, shares.0 < shares.1,
            !isInside(shown[first], shown[second])
          else { continue }
          let distance = high.length - low.length
          overlaps.append((low.length + shares.0 * distance, low.length + shares.1 * distance))
        }
      }
      lengths = Self.common(overlaps)
    }

    /// Returns the fewest lengths of which one is in each interval, in the middle of the part that its
    /// intervals share.
    private static func common(_ overlaps: [Overlap]) -> [Double] {
      var lengths: [Double] = []
      var shared: Overlap?
      for overlap in overlaps.sorted(by: { $0.high < $1.high }) {
        if let part = shared, overlap.low < part.high {
          shared = (max(part.low, overlap.low), part.high)
        } else {
          if let part = shared { lengths.append((part.low + part.high) / 2) }
          shared = overlap
        }
      }
      if let part = shared { lengths.append((part.low + part.high) / 2) }
      return lengths
    }

    /// Returns the views of a piece; none if all of them have the same frames at both ends, or move by the
    /// same lengths.
    private static func candidates(_ low: BreakpointSample, _ high: BreakpointSample) -> [Int] {
      var changes: Set<[Int]> = []
      for view in high.views.indices.dropFirst() {
        // Changes in millionths of a point, so that equal ones compare as equal.
        let change = (4 * view..<4 * view + 4).map {
          Int(((high.values[$0] - low.values[$0]) * 1e6).rounded())
        }
        changes.insert(change)
        if changes.count > 1 { return Array(high.views.indices.dropFirst()) }
      }
      return []
    }

    /// True for a view that can cover another one or be covered.
    private static func showsSomething(_ view: UIView) -> Bool {
      view.hasBackground || view.shownContent != .nothing
    }

    /// True if the edges of two views change by the same lengths along both axes.
    private static func movesWith(_ edges: [[Edges]], _ first: Int, _ second: Int) -> Bool {
      edges.allSatisfy { axis in
        let (one, other) = (axis[first], axis[second])
        let changes = [
          one.near.high - one.near.low, one.far.high - one.far.low, other.near.high - other.near.low,
          other.far.high - other.far.low,
        ]
        return changes.allSatisfy { abs($0 - changes[0]) < 1e-9 }
      }
    }

    private static func edges(of view: Int, _ offset: Int, _ low: [Double], _ high: [Double]) -> Edges {
      let near = 4 * view + offset
      let size = near + 2
      return Edges(near: (low[near], high[near]), far: (low[near] + low[size], high[near] + high[size]))
    }

    /// Reduces shares of the piece to those at which the far edge of one view is beyond the near edge of the
    /// other.
    private static func narrow(_ shares: inout (Double, Double), _ one: Edges, _ other: Edges) {
      let low = one.far.low - other.near.low
      let high = one.far.high - other.near.high
      if low <= 0, high <= 0 {
        shares = (1, 0)
      } else if low <= 0 {
        shares.0 = max(shares.0, low / (low - high))
      } else if high <= 0 {
        shares.1 = min(shares.1, low / (low - high))
      }
    }

    /// Returns true if a view is inside another one, which is listed before it.
    private func isInside(_ index: Int, _ outer: Int) -> Bool {
      var next = index
      while next > outer { next = parents[next] }
      return next == outer
    }
  }
#endif
