#if canImport(UIKit)
  import LayoutSolver

  /// A region of inputs in which every length of a layout is a linear function of them, so that no solver is
  /// needed there.
  ///
  /// As long as the same rows hold exactly, and the others differ in the same direction, the solution moves
  /// linearly with the inputs: which rows hold depends on priorities and factors, and not on the numbers. The
  /// signs of the lengths count too, because what priorities leave open is decided by them.
  ///
  /// An object, so that its arrays are not copied with it.
  nonisolated final class FrameRegion: Sendable {
    /// The movement of a length for each point of an input.
    private struct Slope: Sendable {
      let length: Int
      let slope: Double
    }

    /// The direction in which a row differs from its constant, or a size from 0.
    enum Direction: Sendable {
      case below, none, above

      init(_ excess: Double) {
        self = excess > 1e-9 ? .above : excess < -1e-9 ? .below : .none
      }

      func holds(for excess: Double) -> Bool {
        switch self {
        case .above: excess >= 0
        case .below: excess <= 0
        case .none: abs(excess) <= 1e-9
        }
      }
    }

    /// The inputs at one point of the region.
    private let inputs: [Double]
    /// The lengths there, and after them the excesses of the rows that move.
    private let lengths: [Double]
    private let directions: [Direction]
    /// True for an input without slopes, which is the same in the whole region.
    private let isFixed: [Bool]
    /// The slopes by their inputs, and the index after those of each input.
    private let slopes: [Slope]
    private let ends: [Int]

    /// Finds the region around the last solve.
    ///
    /// - Parameters:
    ///   - inputs: The inputs of the solve.
    ///   - isMoving: True for each input that may change in the region.
    ///   - state: Solves for other inputs, and returns the lengths with the excesses after them; nil if there
    ///     are conflicts.
    /// - Returns: nil if the point is at the edge of its region.
    init?(at inputs: [Double], isMoving: [Bool], count: Int, _ state: ([Double]) -> [Double]?) {
      guard let start = state(inputs) else { return nil }
      let all = start[count...].map(Direction.init)
      var columns = [[Double]](repeating: [], count: inputs.count)
      var moves = [Bool](repeating: false, count: all.count)
      for input in inputs.indices where isMoving[input] {
        var column: [Double] = []
        for step in [1, -1, 1.0 / 64, -1.0 / 64] where column.isEmpty {
          var other = inputs
          other[input] += step
          guard let now = state(other), now[count...].map(Direction.init) == all else { continue }
          column = zip(now, start).map { Self.slope(($0 - $1) / step) }
        }
        if column.isEmpty { return nil }
        columns[input] = column
        for row in all.indices where column[count + row] != 0 { moves[row] = true }
      }
      let rows = all.indices.filter { moves[$0] }
      let kept = Array(0..<count) + rows.map { count + $0 }
      var (slopes, ends): ([Slope], [Int]) = ([], [])
      for column in columns {
        for (length, source) in kept.enumerated() where !column.isEmpty && column[source] != 0 {
          slopes.append(Slope(length: length, slope: column[source]))
        }
        ends.append(slopes.count)
      }
      self.inputs = inputs
      (self.slopes, self.ends) = (slopes, ends)
      isFixed = isMoving.map { !$0 }
      lengths = kept.map { start[$0] }
      directions = rows.map { all[$0] }
    }

    /// The slope without its rounding error, where it is a fraction of a power of two.
    private static func slope(_ measured: Double) -> Double {
      let fraction = (measured * 1_048_576).rounded() / 1_048_576
      return abs(fraction - measured) < 1e-9 ? fraction : measured
    }

    /// Writes the lengths for some inputs; returns false if they are not in the region.
    func evaluate(_ inputs: [Double], into found: inout [Double]) -> Bool {
      let (point, slopes, ends) = (self.inputs, slopes, ends)
      guard inputs.count == point.count else { return false }
      found.removeAll(keepingCapacity: true)
      found += lengths
      var start = 0
      for index in inputs.indices {
        let end = ends[index]
        let move = inputs[index] - point[index]
        if move != 0 {
          // A number that is not finite is not in a region.
          if isFixed[index] || !(abs(inputs[index]) <= FrameSolver.largestLength) { return false }
          for number in start..<end { found[slopes[number].length] += slopes[number].slope * move }
        }
        start = end
      }
      let first = found.count - directions.count
      for index in directions.indices where !directions[index].holds(for: found[first + index]) {
        return false
      }
      return true
    }

    deinit {}
  }

  /// The regions of a structure that were used last.
  nonisolated struct FrameRegions {
    private static let capacity = 4
    private var known: [FrameRegion] = []
    /// The number of solves since the last attempt at a region.
    private var solves = 0
    /// The number of solves before the next attempt.
    private var limit = 6
    /// True for each input that has changed between two solves.
    private(set) var isMoving: [Bool] = []

    /// Writes the lengths for some inputs; returns false if they are in no region.
    mutating func evaluate(_ inputs: [Double], into lengths: inout [Double]) -> Bool {
      for index in known.indices where known[index].evaluate(inputs, into: &lengths) {
        if index > 0 { known.swapAt(0, index) }
        return true
      }
      return false
    }

    /// Notes an input that has changed.
    mutating func note(movementOf input: Int, among count: Int) {
      if isMoving.count != count { isMoving = [Bool](repeating: false, count: count) }
      isMoving[input] = true
    }

    /// Counts a solve; returns true after 6 solves, then after 12 more, 24 more and so on.
    mutating func isDue() -> Bool {
      solves += 1
      if solves < limit { return false }
      (solves, limit) = (0, limit * 2)
      return true
    }

    mutating func add(_ region: FrameRegion) {
      known.insert(region, at: 0)
      if known.count > Self.capacity { known.removeLast() }
    }
  }
#endif
