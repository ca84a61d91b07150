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

    /// The middles of the intervals of overlap in descending order, in points.
    private(set) var lengths: [Double] = []

    private let parents: [Int]

    /// Creates the lengths of a piece; the cost grows with the square of the number of views.
    init(_ piece: BreakpointPiece) {
      let (low, high) = (piece.low, piece.line.sample)
      parents = high.parents
      let edges = [0, 1].map { offset in
        high.views.indices.map { Self.edges(of: $0, offset, low.values, high.values) }
      }
      let isMoving = high.views.indices.map { index in edges.contains { Self.isMoving($0[index]) } }
      for first in isMoving.indices.dropFirst() {
        for second in 1..<first where isMoving[first] || isMoving[second] {
          var shares = (0.0, 1.0)
          for axis in edges {
            Self.narrow(&shares, axis[first], axis[second])
            if shares.0 < shares.1 { Self.narrow(&shares, axis[second], axis[first]) }
            if shares.0 >= shares.1 { break }
          }
          guard shares.0 > 0, shares.1 < 1, shares.0 < shares.1, !isInside(first, second) else { continue }
          lengths.append(low.length + (shares.0 + shares.1) / 2 * (high.length - low.length))
        }
      }
      // One length stands for all pairs that overlap there.
      lengths = lengths.sorted(by: >).reduce(into: []) { known, length in
        if (known.last ?? .infinity) - length > 1e-3 { known.append(length) }
      }
    }

    private static func edges(of view: Int, _ offset: Int, _ low: [Double], _ high: [Double]) -> Edges {
      let near = 4 * view + offset
      let size = near + 2
      return Edges(near: (low[near], high[near]), far: (low[near] + low[size], high[near] + high[size]))
    }

    private static func isMoving(_ edges: Edges) -> Bool {
      abs(edges.near.low - edges.near.high) > 1e-9 || abs(edges.far.low - edges.far.high) > 1e-9
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
