// The breakpoints of a piece follow the right sides, and the first basis is placed at them.
//
// There is no phase 1. In the first basis every variable is at the breakpoint where its own cost is least,
// and a required constraint that is violated there is a cost on level 0. After a change of right sides the
// search continues from the last basis: its lines move with their breakpoints.

extension Piece {
  /// Moves the breakpoints to the positions of the right sides; each nonbasic line moves with its breakpoint.
  mutating func moveBreakpoints(to rightSides: Table<Block.Row, Double>) {
    var magnitude = 0.0
    for id in breakpoints.indices {
      guard let row = breakpoints[id].rightSide else { continue }
      let position = rightSides[row] / breakpoints[id].divisor
      breakpoints[id].position.value = position
      magnitude = max(magnitude, position.magnitude)
    }
    tolerance = Tolerance.position(magnitude)
    for line in tableau.basic.elements { _ = sortBreakpoints(of: line, following: BreakpointID(0)) }
    for column in anchors.indices {
      anchors[column] = sortBreakpoints(of: tableau.nonbasic[column], following: anchors[column])
    }
  }

  /// Sorts the breakpoints of a line; returns the new index of the breakpoint `anchor`.
  private mutating func sortBreakpoints(of line: Line, following anchor: BreakpointID) -> BreakpointID {
    var anchor = anchor
    let range = breakpoints(of: line)
    for id in IndexRange(from: range.lowerBound.next, to: range.upperBound) {
      var here = id
      while range.lowerBound < here, isBelow(here, here.previous) {
        breakpoints.swapAt(here, here.previous)
        if anchor == here { anchor = here.previous } else if anchor == here.previous { anchor = here }
        here = here.previous
      }
    }
    return anchor
  }

  private func isBelow(_ one: BreakpointID, _ other: BreakpointID) -> Bool {
    breakpoints[one].position.isBelow(breakpoints[other].position, tolerance: tolerance)
  }

  /// Puts each nonbasic line at the breakpoint where its own cost is least.
  mutating func start() {
    for line in lines { _ = sortBreakpoints(of: line, following: BreakpointID(0)) }
    for column in anchors.indices { anchors[column] = bestAnchor(of: tableau.nonbasic[column]) }
    hasStarted = true
    computeValues()
  }

  /// Returns the breakpoint at which the cost of the line alone is least.
  func bestAnchor(of line: Line) -> BreakpointID {
    let range = breakpoints(of: line)
    if range.count == 1 { return range.lowerBound }
    var slope = Vector(count: levelCount)
    for id in range { slope.add(breakpoints[id].costBelow, times: -1) }
    for id in range {
      slope.cross(breakpoints[id], rate: 1)
      if slope.decisive(noise) >= 0 { return id }
    }
    return range.upperBound.previous
  }
}
