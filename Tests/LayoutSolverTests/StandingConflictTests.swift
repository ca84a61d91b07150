import LayoutSolver
import Testing

/// A conflict costs nothing until one of its causes changes: counted, not timed.
struct StandingConflictTests {
  /// Rows that begin at 10 and end 10 before the edge of a window, each 100
  /// wide, and a box without a tie to them.
  private struct Rows {
    var solver = Solver()
    let window: Variable
    var widths: [Variable] = []
    /// The rules of each row: its beginning, its end, its width.
    var rules: [[ConstraintID]] = []
    let box: Variable
    let boxWidth: ConstraintID

    init(_ count: Int) {
      window = solver.addVariable(.size)
      solver.suggest(400, for: window)
      for _ in 0..<count {
        let near = solver.addVariable(.position)
        let width = solver.addVariable(.size)
        widths.append(width)
        rules.append([
          solver.require([1 * near], .equal, 10),
          solver.require([1 * near, 1 * width, -1 * window], .equal, -10),
          solver.require([1 * width], .equal, 100),
        ])
      }
      box = solver.addVariable(.size)
      boxWidth = solver.require([1 * box], .equal, 50)
      solver.solve()
    }

    /// Returns the cost of a change and of the solve after it.
    mutating func cost(of change: (inout Solver) -> Void) -> (searches: Int, rows: Int) {
      let before = solver.work
      change(&solver)
      solver.solve()
      return (
        solver.work.conflictSearches - before.conflictSearches, solver.work.rowsTouched - before.rowsTouched
      )
    }

    /// The index, among the row's rules, of the broken constraint of each row; nil where all hold.
    var broken: [Int?] {
      let all = Set(solver.conflicts.map(\.broken))
      return rules.map { $0.firstIndex { all.contains($0) } }
    }
  }

  @Test func aChangeElsewhereSearchesNothing() {
    var rows = Rows(20)
    #expect(rows.solver.work.conflictSearches == 20)
    #expect(rows.broken == Array(repeating: 2, count: 20))
    let changes = rows.solver.conflictChanges
    for width in [60.0, 70, 80] {
      let id = rows.boxWidth
      let cost = rows.cost { $0.setConstant(width, of: id) }
      #expect(cost == (0, 1), "for \(width)")
      #expect(rows.solver.value(of: rows.box) == width)
    }
    #expect(rows.solver.conflictChanges == changes)
    #expect(rows.broken == Array(repeating: 2, count: 20))
    #expect(rows.widths.map { rows.solver.value(of: $0) } == Array(repeating: 380, count: 20))
  }

  /// The changes of a row of three rules that conflict.
  enum Change: CaseIterable, Sendable { case near, far, width, priority, removal, breakability }

  @Test(arguments: Change.allCases) func onlyTheRowThatChangedIsSearched(change: Change) {
    var rows = Rows(5)
    let rules = rows.rules[3]
    let width = rows.widths[3]
    let cost = rows.cost { solver in
      switch change {
      case .near: solver.setConstant(20, of: rules[0])
      case .far: solver.setConstant(-30, of: rules[1])
      case .width: solver.setConstant(90, of: rules[2])
      case .priority: solver.setPriority(999, of: rules[1])
      case .removal: solver.remove(rules[0])
      case .breakability:
        solver.remove(rules[2])
        solver.require([1 * width], .equal, 100, isBreakable: false)
      }
    }
    let expected: (width: Double, conflicts: Int)
    switch change {
    case .near: expected = (370, 5)
    case .far: expected = (360, 5)
    case .width: expected = (380, 5)
    case .priority, .removal: expected = (100, 4)
    // Now the end of the row is broken, which was added before its width.
    case .breakability: expected = (100, 5)
    }
    #expect(rows.solver.value(of: width) == expected.width)
    #expect(rows.solver.conflicts.count == expected.conflicts)
    #expect(cost.searches == expected.conflicts - 4)
  }

  @Test func anotherInputStartsAnotherSearch() {
    var rows = Rows(3)
    let window = rows.window
    #expect(rows.cost { $0.suggest(500, for: window) }.searches == 3)
    #expect(rows.widths.map { rows.solver.value(of: $0) } == [480, 480, 480])
    // In 120 points a row of 100 has a gap of 10 on either side.
    #expect(rows.cost { $0.suggest(120, for: window) }.searches == 0)
    #expect(rows.broken == [nil, nil, nil])
    rows.solver.release(window)
    rows.solver.solve()
    #expect(rows.solver.conflicts.isEmpty)
    #expect(rows.solver.value(of: window) == 120)
  }

  @Test func anInputIsDraggedBesideAConflict() {
    var rows = Rows(2)
    let other = rows.solver.addVariable(.size)
    let follower = rows.solver.addVariable(.size)
    rows.solver.require([1 * follower, -2 * other], .equal, 1)
    for value in [10.0, 20, 30] {
      rows.solver.suggest(value, for: other)
      rows.solver.solve()
    }
    // A dragged variable outside the conflict moves without a search.
    #expect(rows.cost { $0.suggest(40, for: other) } == (0, 0))
    #expect(rows.solver.value(of: follower) == 81)
    #expect(rows.broken == [2, 2])
    // A row that fits ends its conflict during the drag.
    let rule = rows.rules[1][2]
    #expect(
      rows.cost {
        $0.setConstant(380, of: rule)
        $0.suggest(50, for: other)
      }.searches == 0)
    #expect(rows.broken == [2, nil])
    #expect(rows.solver.value(of: follower) == 101)
  }

  @Test func aWindowIsDraggedUntilItsConflictEnds() {
    var rows = Rows(2)
    for width in [300.0, 290, 280, 130, 120] {
      rows.solver.suggest(width, for: rows.window)
      rows.solver.solve()
      #expect(rows.widths.map { rows.solver.value(of: $0) } == [width - 20, width - 20])
      #expect(rows.broken == (width == 120 ? [nil, nil] : [2, 2]))
    }
  }

  @Test func aBrokenConstraintReleasesTheOneItBroke() {
    // x == 10 breaks x == 20, and is broken in turn by the unbreakable y == 30 with y == x. x == 20 is tried
    // again, and broken by those two.
    var solver = Solver()
    let (x, y) = (solver.addVariable(.position), solver.addVariable(.position))
    let ten = solver.require([1 * x], .equal, 10)
    let twenty = solver.require([1 * x], .equal, 20)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [twenty])
    let same = solver.require([1 * y, -1 * x], .equal, 0, isBreakable: false)
    let thirty = solver.require([1 * y], .equal, 30, isBreakable: false)
    #expect(solver.solved(x, y) == [30, 30])
    #expect(Set(solver.conflicts.map(\.broken)) == [ten, twenty])
    #expect(
      solver.conflicts.map { Set($0.constraints) }.allSatisfy {
        $0.isSuperset(of: [same, thirty]) && $0.count == 3
      })
  }
}
