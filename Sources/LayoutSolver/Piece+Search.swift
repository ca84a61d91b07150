// The search of the simplex method: one move after the other, until no move makes the cost less.
//
// Termination. A state is the set of nonbasic lines with their anchors. There are finitely many states, and a
// state determines all values and so the cost. Each move goes in a direction in which the cost falls, and by
// the perturbation (`PerturbedValue`) it has a positive length. So the cost falls with every move, no state
// occurs twice, and the search ends. The cost is convex, so a state without an improving direction is
// optimal.
//
// Rounding may break this argument. `Circle` detects a state that occurs again, and `optimize` starts anew.

/// The move of the nonbasic line of a column: the entering line and its direction.
struct Move {
  var column: Tableau.Column
  /// 1 for a move up, -1 for a move down.
  var direction: Double
}

extension Piece {
  /// Moves nonbasic lines until no move makes the cost less.
  ///
  /// Rounding may make the moves go in a circle. The search then starts again with other perturbations, and
  /// with tolerances that are thirty times as large. If the numbers have too few digits left, the search ends
  /// after four attempts with its present solution: in a circle nothing is better than anything else by more
  /// than rounding.
  mutating func optimize(_ work: inout Work) {
    noise = Vector.noise
    for attempt in 1...4 {
      computeSlopes()
      isSettled = attempt > 1 ? improveCarefully(&work) : improve(&work)
      if isSettled && (tableau.isDoubtful || tableau.isWorn) {
        computeAnew()
        isSettled = improveCarefully(&work)
      }
      if isSettled || attempt == 4 { return }
      noise *= 30
      tolerance *= 30
      reset(seed: attempt + 1)
      start()
    }
  }

  /// Makes moves until none makes the cost less, or the moves go in a circle.
  ///
  /// Returns true if no move is left. After a small change a few moves suffice, so the best move is searched
  /// among all lines each time. If more moves are needed, the columns are examined in turn, and the first
  /// move found is made. The search ends after a full turn without a move.
  private mutating func improve(_ work: inout Work) -> Bool {
    var slope = Vector(count: levelCount)
    if isWarm {
      for _ in 0..<8 {
        guard let move = steepestMove(&slope) else { return true }
        make(move, slope, &work)
      }
    }
    var circle = Circle()
    var column = anchors.indices.lowerBound
    var quietColumns = 0
    while quietColumns < anchors.count {
      let direction = improvingDirection(of: column)
      if direction == 0 {
        quietColumns += 1
        column = column.next == anchors.indices.upperBound ? anchors.indices.lowerBound : column.next
        continue
      }
      let move = Move(column: column, direction: direction)
      computeSlope(of: move, into: &slope)
      make(move, slope, &work)
      quietColumns = 0
      if circle.closes(with: tableau.nonbasic, anchors) { return false }
    }
    return true
  }

  /// Makes moves in the same way, but the steepest one each time.
  ///
  /// The steepest move avoids lines that hardly move the others, and so avoids very small pivots.
  private mutating func improveCarefully(_ work: inout Work) -> Bool {
    var slope = Vector(count: levelCount)
    var circle = Circle()
    while let move = steepestMove(&slope) {
      make(move, slope, &work)
      if circle.closes(with: tableau.nonbasic, anchors) { return false }
    }
    return true
  }

  /// Moves the nonbasic line of the column as far as the cost falls.
  ///
  /// If the move has lost digits, the tableau is computed again: the rounding of a rate of 0 must never
  /// become a pivot.
  private mutating func make(_ move: Move, _ slope: Vector, _ work: inout Work) {
    advance(move, slope)
    work.moves += 1
    if tableau.isRough { computeAnew() }
  }

  /// Computes the tableau, the values and the slopes again from the definitions.
  private mutating func computeAnew() {
    refactor()
    computeValues()
    computeSlopes()
  }

  /// Computes the tableau again from the definitions, to remove the rounding errors of many pivots.
  mutating func refactor() {
    let formerLines = tableau.nonbasic
    let formerAnchors = anchors
    tableau.refactor()
    for column in anchors.indices {
      let line = tableau.nonbasic[column]
      let former = formerLines.firstIndex(of: line)
      anchors[column] = former.map { formerAnchors[$0] } ?? bestAnchor(of: line)
    }
  }
}

/// The detection of circles: a search is in a circle if all lines are where they were after an earlier move.
///
/// The present state is compared with one earlier state, which is replaced each time the number of moves has
/// doubled (R. P. Brent, "An improved Monte Carlo factorization algorithm", 1980).
private struct Circle {
  private var moves = 0
  /// The number of moves after which the present state becomes the earlier state.
  private var mark = 64
  private var earlierLines = Table<Tableau.Column, Line>()
  private var earlierAnchors = Table<Tableau.Column, BreakpointID>()

  /// Records the state after a move; returns true if it is the same as the earlier state.
  mutating func closes(
    with nonbasic: Table<Tableau.Column, Line>, _ anchors: Table<Tableau.Column, BreakpointID>
  ) -> Bool {
    if nonbasic == earlierLines && anchors == earlierAnchors { return true }
    moves += 1
    if moves == mark {
      earlierLines = nonbasic
      earlierAnchors = anchors
      mark = 2 * mark
    }
    return false
  }
}
