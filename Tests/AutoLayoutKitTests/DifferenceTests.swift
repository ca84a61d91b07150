import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// What `replace:` touches.
@MainActor
struct DifferenceTests {
  let stage = Stage()

  private func counts(_ group: AutoLayoutKitConstraintGroup) -> [Int] {
    [group.lastChange.kept, group.lastChange.updated, group.lastChange.removed, group.lastChange.added]
  }

  // MARK: Replacing

  @Test func theSameBlockTouchesNothing() {
    let place = { (make: AutoLayoutKitMaker) in
      make.insetUnequally()
      make.directional.xPlace(20, stage.a, .flexible, stage.b, .flexible, stage.c, 8...)
      make.safeAreaIfThere.yEqual(stage.a, stage.b, stage.c)
      make.priority(.high).width(stage.a, stage.b, stage.c) == [30, make.w * 0.25, 10...40]
      make.install(stage.a.tk_width, stage.b.tk_width, relation: .lessThanOrEqual)
    }
    let group = stage.place(place)
    let old = group.constraints
    let count: Int = old.count
    let first: [Int] = counts(group)
    #expect(first == [0, 0, 0, count])
    stage.root.tk_constraint(replace: group, place)
    let second: [Int] = counts(group)
    #expect(second == [count, 0, 0, 0])
    #expect(areSame(group.constraints, old) && group.isInstalled)
  }

  @Test func whatMovedIsUpdatedInPlace() {
    let group = AutoLayoutKitConstraintGroup()
    let place = { (gap: Double, priority: AutoLayoutKitPriority) in
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.xPlace(gap, stage.a, 8, stage.b, gap)
        make.yEqual(stage.a, stage.b)
        make.width(stage.a) == 30
        make.priority(priority).width(stage.b) == 40
      }
      stage.root.layoutIfNeeded()
    }
    place(20, .low)
    let old = group.constraints
    place(30, .medium)
    #expect(counts(group) == [1 + 4 + 1, 2 + 1, 0, 0] && areSame(group.constraints, old))
    expectFrames(
      ("a", stage.a, CGRect(x: 5 + 30, y: 3, width: 30, height: 286)),
      ("b", stage.b, CGRect(x: 35 + 38, y: 3, width: 200 - 17 - 30 - 73, height: 286)))
  }

  @Test func whatIsNotSaidAgainGoesAndTheRestStays() {
    let group = stage.place { make in
      make.insetUnequally()
      make.equal(stage.a)
      make.equal(stage.b)
    }
    let old = group.constraints
    stage.root.tk_constraint(replace: group) { make in
      make.insetUnequally()
      make.equal(stage.b)
      make.xEqual(stage.c)
    }
    #expect(counts(group) == [4, 0, 4, 2])
    #expect(areSame(Array(group.constraints.prefix(4)), Array(old.suffix(4))))
    #expect(old.map(\.isActive) == [false, false, false, false, true, true, true, true])
  }

  @Test func theSameInAnotherOrderIsTheSame() {
    let group = stage.place { make in
      make.width(stage.a, stage.b, stage.c) == [10, 20, 30]
      make.xLeft(stage.c, stage.b, stage.a)
    }
    stage.root.tk_constraint(replace: group) { make in
      make.xLeft(stage.a, stage.c, stage.b)
      make.width(stage.c, stage.a, stage.b) == [30, 10, 20]
    }
    #expect(counts(group) == [6, 0, 0, 0])
  }

  @Test func theSameTwiceIsTwoConstraints() {
    let place = { (make: AutoLayoutKitMaker) in
      make.priority(.high).width(stage.a) == 10
      make.priority(.low).width(stage.a) == 30
    }
    let group = stage.place(place)
    stage.root.tk_constraint(replace: group, place)
    #expect(counts(group) == [2, 0, 0, 0])
    stage.root.tk_constraint(replace: group) { make in make.priority(.high).width(stage.a) == 10 }
    #expect(counts(group) == [1, 0, 1, 0])
  }

  @Test func anotherFactorOrRelationIsAnotherConstraint() {
    let group = stage.place { make in
      make.width(stage.a) == make.w * 0.5
      make.height(stage.a) == 10
    }
    stage.root.tk_constraint(replace: group) { make in
      make.width(stage.a) == make.w * 0.25
      make.height(stage.a) <= 10
    }
    #expect(counts(group) == [0, 0, 2, 2])
  }

  @Test func constraintsMadeByHandStayTheSameObjects() {
    let kept = stage.a.tk_left == stage.root.tk_left + 10
    let group = stage.place { make in make.install(kept, stage.a.tk_top == stage.root.tk_top) }
    let new = stage.a.tk_top == stage.root.tk_top
    stage.root.tk_constraint(replace: group) { make in make.install(kept, new) }
    #expect(counts(group) == [1, 0, 1, 1])
    #expect(areSame(group.constraints, [kept, new]) && kept.isActive && new.isActive)
  }

  @Test func aPriorityMayCrossRequired() {
    let group = AutoLayoutKitConstraintGroup()
    for (priority, width): (AutoLayoutKitPriority, CGFloat) in [(.required, 300), (.high, 100), (.required, 300), (.low, 100)] {
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.xLeft(stage.a)
        make.yTop(stage.a)
        make.height(stage.a) == 10
        make.priority(999).width(stage.a) <= 100
        make.priority(priority).width(stage.a) == 300
      }
      stage.root.layoutIfNeeded()
      expectFrames(("a, \(priority.value)", stage.a, CGRect(x: 5, y: 3, width: width, height: 10)))
    }
    #expect(counts(group) == [4, 1, 0, 0])
  }

  @Test func aPriorityThatIsSetByHandMayCrossRequiredToo() {
    let group = AutoLayoutKitConstraintGroup()
    for (priority, width): (Float, CGFloat) in [(1000, 300), (750, 100), (1000, 300), (1000, 300), (250, 100)] {
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.xLeft(stage.a)
        make.yTop(stage.a)
        make.height(stage.a) == 10
        make.priority(999).width(stage.a) <= 100
        for constraint in make.width(stage.a) == 300 { constraint.priority = .init(rawValue: priority) }
      }
      stage.root.layoutIfNeeded()
      expectFrames(("a, \(priority)", stage.a, CGRect(x: 5, y: 3, width: width, height: 10)))
    }
  }

  @Test func aPreparedGroupWaits() {
    let group = stage.root.tk_constraint(active: false) { make in
      make.insetUnequally()
      make.equal(stage.a)
      make.xHugging(stage.a) == .low
    }
    #expect(group.constraints.count == 4 && !group.isInstalled && group.constraints.allSatisfy { !$0.isActive })
    #expect(stage.a.translatesAutoresizingMaskIntoConstraints)
    group.install()
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, CGRect(x: 5, y: 3, width: 178, height: 286)))
    stage.root.tk_constraint(replace: group, active: false) { make in
      make.insetUnequally()
      make.xEqual(stage.a)
    }
    #expect(counts(group) == [2, 0, 3, 0] && !group.isInstalled && group.constraints.allSatisfy { !$0.isActive })
  }

  @Test func aViewThatDiedSinceIsForgotten() {
    let stage = stage
    let group = AutoLayoutKitConstraintGroup()
    #expect(stage.layOutDying(into: group))
    stage.root.tk_constraint(replace: group) { make in make.equal(stage.a, stage.b) }
    #expect(group.lastChange.kept == 4 && group.lastChange.added == 4 && group.isInstalled)
  }

  @Test func constraintsCanBeFoundByItemAndAttribute() {
    let group = stage.place { make in
      make.xEqual(stage.a)
      make.height(stage.a, stage.b) == [10, stage.a.tk_height]
    }
    group.constraints(on: stage.b, .height).first?.constant = 7
    #expect(group.constraints(on: stage.a, .height).count == 2 && group.constraints(on: stage.a, .right).count == 1)
    stage.root.layoutIfNeeded()
    #expect(stage.a.frame.height == 10 && stage.b.frame.height == 17)
  }

  @Test func aConstraintThatIsHandedInTwiceIsTakenOverOnce() {
    let width = stage.a.tk_width == 10
    let group = stage.place { make in make.install(width) }
    stage.root.tk_constraint(replace: group) { make in make.install(width, width) }
    #expect(counts(group) == [1, 0, 0, 1] && group.isInstalled)
    stage.root.tk_constraint(replace: group) { make in make.install(width, width) }
    #expect(counts(group) == [2, 0, 0, 0])
  }

  @Test func whatIsTakenAwayInsideTheBlockGoesOut() {
    let group = stage.place { make in
      make.xLeft(stage.a, stage.b)
      make.install(stage.c.tk_left == stage.root.tk_left)
    }
    let place = { (make: AutoLayoutKitMaker) in
      make.xLeft(stage.a, stage.b)
      make.install(group.constraints[2])
      stage.a.removeFromSuperview()
    }
    let reports: [AutoLayoutKitReport] = collectReports { stage.root.tk_constraint(replace: group, place) }
    #expect(reports.map(\.reason) == [.noCommonSuperview])
    #expect(counts(group) == [2, 0, 1, 0] && group.constraints.count == 2)
    stage.root.tk_constraint(replace: group) { make in
      stage.root.addSubview(stage.a)
      make.xLeft(stage.a, stage.b)
    }
    #expect(counts(group) == [1, 0, 1, 1] && group.isInstalled)
  }

  // MARK: Hugging and compression

  #if canImport(UIKit)
    @Test func huggingBelongsToTheGroup() {
      let (label, other) = (UILabel(), UILabel())
      stage.root.addSubview(label)
      stage.root.addSubview(other)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let values = {
        [
          label.contentHuggingPriority(for: .horizontal), label.contentHuggingPriority(for: .vertical),
          label.contentCompressionResistancePriority(for: .horizontal), other.contentCompressionResistancePriority(for: .vertical),
        ].map(\.rawValue)
      }
      let old = values()
      let group = stage.place { make in
        make.xHugging(label) == .high
        make.yHugging(label) == 300
        make.xCompression(label) == .high + 1
        make.yCompression(label, other) == .required
      }
      #expect(values() == [750, 300, 751, 1000] && counts(group) == [0, 0, 0, 5])
      stage.root.tk_constraint(replace: group) { make in
        make.xHugging(label) == .high
        make.yHugging(label) == 400
        make.yCompression([other]) == .required
      }
      #expect(values() == [750, 400, old[2], 1000] && counts(group) == [2, 1, 2, 0])
      group.uninstall()
      #expect(values() == old)
      group.install()
      #expect(values() == [750, 400, old[2], 1000])
      group.uninstall()
      #expect(values() == old)
    }

    @Test func huggingGoesBackWhenAGroupIsReplacedByOneThatWaits() {
      let label = UILabel()
      stage.root.addSubview(label)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let group = stage.place { make in make.xHugging(label) == .high }
      for priority: AutoLayoutKitPriority in [.high, .low] {
        stage.root.tk_constraint(replace: group, active: false) { make in make.xHugging(label) == priority }
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        group.install()
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == priority.value)
      }
      group.uninstall()
      #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    }
  #endif

  // MARK: Three states, again and again

  /// A screen of a header, four columns of fourteen rows, a badge and two bars: 60 views.
  @MainActor private final class Screen {
    let root = Box(frame: CGRect(x: 0, y: 0, width: 600, height: 900))
    let views = (0..<60).map { _ in Box() }
    let group = AutoLayoutKitConstraintGroup()

    init() { for view in views { root.addSubview(view) } }

    /// 0: columns; 1: the same with other gaps; 2: one column after the other is hidden behind the first.
    func place(_ state: Int, into group: AutoLayoutKitConstraintGroup) {
      root.tk_constraint(replace: group) { make in
        let gap = [8.0, 13, 8][state]
        make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
        let (header, badge) = (views[0], views[1])
        make.xEqual(header)
        make.height(header) == [60, 44, 60][state]
        make.ref(header).center(badge, by: (gap, 0))
        make.size(badge) == (20, 20)
        make.xPlace(.flexible, views[2], gap, views[3], .flexible)
        make.yBottom(views[2], views[3])
        make.size(views[2], views[3]) == (make.w * 0.25, 30)
        let columns: [[Box]] = (0..<4).map { Array(views[(4 + 14 * $0)..<(18 + 14 * $0)]) }
        let heads: [Box] = columns.map { $0[0] }
        make.yTop(header)
        for (number, column) in columns.enumerated() {
          let rest = Array(column.dropFirst())
          make.yPlace(after: header, parts(column, gap) + [gap], before: views[2])
          make.height(rest) == AutoLayoutKitAttribute(column[0], .height)
          if state == 2, number > 0 { make.ref(heads[0]).xEqual(column) } else { make.ref(column[0]).xEqual(rest) }
        }
        if state == 2 { return _ = make.xEqual(heads[0]) }
        make.xPlace(parts(heads, gap) + [gap])
        make.width(Array(heads.dropFirst())) == AutoLayoutKitAttribute(heads[0], .width)
      }
    }

    /// What is kept, updated, removed and added from the state before.
    static func change(to state: Int) -> [Int] {
      // The header without its height, the badge, and the two bars; the heights in four columns; a column along x below its head.
      let (bars, heights, rows) = (3 + 4 + (6 + 2 + 4), 4 * 13, 13 * 2)
      // What has the gap in it: the badge along x, one between the bars, and four columns with what is below them; the header's height is 1 more.
      let gaps = 1 + 1 + 4 * 15
      let others = bars - 2 + heights + rows
      // Heads in a row: 5 along x, all with a gap, and 3 widths. One behind the other: 2 for each row and each head.
      let (beside, behind) = (3 * rows + 5 + 3, 3 * 14 * 2 + 2)
      switch state {
      case 1: return [others + beside - 5, gaps + 1 + 5, 0, 0]
      // The left edge of the first head is tied to that of the root in both, with the gap or without.
      case 2: return [others, gaps + 1 + 1, beside - 1, behind - 1]
      default: return [others + gaps + 1, 1, behind - 1, beside - 1]
      }
    }

    /// Each view after a gap.
    private func parts(_ views: [Box], _ gap: Double) -> [any AutoLayoutKitChainPart] {
      var parts: [any AutoLayoutKitChainPart] = []
      for view in views { parts += [gap, view] as [any AutoLayoutKitChainPart] }
      return parts
    }

    var frames: [CGRect] {
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
  }

  /// The environment may ask for more rounds than in every run: REPLACE_ROUNDS=10000.
  @Test func onlyWhatDiffersIsTouchedFromStateToState() {
    let screen = Screen()
    var (fresh, totals): ([[CGRect]], [Int]) = ([], [])
    for state in 0..<3 {
      let other = Screen()
      other.place(state, into: other.group)
      fresh.append(other.frames)
      totals.append(other.group.constraints.count)
    }
    #expect(fresh[0] != fresh[1] && fresh[1] != fresh[2] && fresh[2] != fresh[0])
    screen.place(0, into: screen.group)
    let held = screen.root.constraints.count
    let rounds = ProcessInfo.processInfo.environment["REPLACE_ROUNDS"].flatMap { Int($0) } ?? 500
    for round in 1...rounds {
      let state = round % 3
      screen.place(state, into: screen.group)
      let change = counts(screen.group)
      if change != Screen.change(to: state) || change[0] + change[1] + change[3] != totals[state] {
        Issue.record("round \(round): \(change) instead of \(Screen.change(to: state))")
        return
      }
      if round < 10 || round % 100 < 3, zip(screen.frames, fresh[state]).contains(where: { !$0.isNear($1) }) {
        Issue.record("round \(round): \(screen.frames) instead of \(fresh[state])")
        return
      }
    }
    screen.place(0, into: screen.group)
    #expect(screen.root.constraints.count == held && screen.root.layoutGuides.count == 2)
  }
}

extension AutoLayoutKitMaker {
  fileprivate var safeAreaIfThere: AutoLayoutKitMaker { if #available(macOS 11, *) { safeArea(.top) } else { self } }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height)) < 1e-6
  }
}
