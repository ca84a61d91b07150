import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The constraints that `replace:` keeps, updates, adds and removes.
@MainActor
struct DifferenceTests {
  let stage = Stage()

  private func counts(_ group: AutoLayoutKitConstraintGroup) -> [Int] {
    [group.lastChange.kept, group.lastChange.updated, group.lastChange.removed, group.lastChange.added]
  }

  // MARK: Replacing

  @Test func anEqualBlockChangesNothing() {
    let place = { (make: AutoLayoutKitMaker) in
      make.insetUnequally()
      make.directional.xPlace(20, stage.a, .flexible, stage.b, .flexible, stage.c, 8...)
      make.safeAreaIfThere.yEqual(stage.a, stage.b, stage.c)
      // No Float, as which the platform stores a factor, is 0.4 or a third.
      make.priority(.high).width(stage.a, stage.b, stage.c) == [30, make.w * 0.4, 10...40]
      make.priority(.low).height(stage.a, stage.b) == [make.h / 3, stage.a.tk_width * (16.0 / 9)]
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

  @Test func aChangedConstantIsUpdatedInPlace() {
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

  @Test func omittedConstraintsAreRemovedAndTheRestIsKept() {
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

  @Test func theOrderOfVerbsDoesNotMatter() {
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

  @Test func aRepeatedVerbMakesTwoConstraints() {
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
      make.width(stage.a) == make.w * 0.4
      make.height(stage.a) == 10
    }
    stage.root.tk_constraint(replace: group) { make in
      make.width(stage.a) == make.w * 0.3
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

  @Test func comparisonsBetweenVerbsAreNewAndTheOthersAreKept() {
    let mine = stage.c.tk_height == 17
    let group = AutoLayoutKitConstraintGroup()
    func place() {
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.xPlace(7, stage.a, 9, stage.b, make.wall)
        make.install(stage.a.tk_top == stage.root.tk_top + 3, stage.b.tk_top >= stage.a.tk_top - 2)
        make.install(mine)
        make.width(stage.a, stage.b) == [11, 13]
        make.install(stage.c.tk_left == stage.b.tk_right + 5)
        make.yBottom(stage.a, stage.c)
      }
    }
    place()
    let old = group.constraints
    place()
    #expect(counts(group) == [2 + 1 + 2 + 2, 0, 3, 3])
    let isKept = zip(old, group.constraints).map { $0 === $1 }
    #expect(isKept == [true, true, false, false, true, true, true, false, true, true])
  }

  @Test func noVerbReusesAConstraintMadeByHand() {
    let mine = stage.a.tk_width == 100
    let group = stage.place { make in make.install(mine) }
    let other = stage.root.tk_constraint { make in make.install(stage.b.tk_height == 50) }
    stage.root.tk_constraint(replace: group) { make in
      make.priority(.low).width(stage.a) == 200
      make.install(mine)
    }
    #expect(counts(group) == [1, 0, 0, 1] && mine.constant == 100 && mine.priority == .required)
    stage.root.tk_constraint(replace: group) { make in make.width(stage.a) == 200 }
    stage.root.tk_constraint(replace: other) { make in make.height(stage.b) == 60 }
    #expect(mine.constant == 100 && !mine.isActive && counts(other) == [0, 0, 1, 1])
  }

  @Test func aGuideRemovedInsideTheBlockIsReported() {
    let guide = AutoLayoutKitGuide()
    stage.root.addLayoutGuide(guide)
    var group = AutoLayoutKitConstraintGroup()
    let reports: [AutoLayoutKitReport] = collectReports {
      group = stage.root.tk_constraint { make in
        make.xPlace(10, guide, stage.a, 10)
        stage.root.removeLayoutGuide(guide)
      }
    }
    #expect(reports.map(\.reason) == [.notInContainer, .noCommonSuperview])
    #expect(group.constraints.count == 1 && group.isInstalled)
  }

  @Test func aGuideFreedInsideTheBlockIsRemoved() {
    let stage = stage
    let reports: [AutoLayoutKitReport] = collectReports {
      let group = stage.root.tk_constraint { make in
        var guide: AutoLayoutKitGuide? = AutoLayoutKitGuide()
        if let guide {
          stage.root.addLayoutGuide(guide)
          make.xPlace(10, guide, stage.a, 10)
          stage.root.removeLayoutGuide(guide)
        }
        guide = nil
      }
      #expect(group.constraints.count == 1 && group.isInstalled)
    }
    #expect(reports.isEmpty)
  }

  @Test func aViewOutsideTheContainerIsReportedAtAnyAddress() {
    for round in 0..<20 {
      let reports: [AutoLayoutKitReport] = collectReports {
        stage.root.tk_constraint { make in
          var panel: Box? = Box()
          var leaf: Box = Box()
          if let panel {
            stage.root.addSubview(panel)
            let inner = Box()
            panel.addSubview(inner)
            inner.addSubview(leaf)
            make.width(leaf) == 10
            panel.removeFromSuperview()
            leaf.removeFromSuperview()
          }
          panel = nil
          let far = Box()
          let other = Box()
          far.addSubview(other)
          leaf = Box()
          other.addSubview(leaf)
          make.width(leaf) == 10
        }
      }
      #expect(reports.map(\.reason) == [.notInContainer], "round \(round)")
    }
  }

  @Test func aMistakeInAPreparedGroupIsReportedAtOnce() {
    let unrelated = Box()
    var group = AutoLayoutKitConstraintGroup()
    let reports: [AutoLayoutKitReport] = collectReports {
      group = stage.root.tk_constraint(active: false) { make in
        make.ref(unrelated).xLeft(stage.a)
        make.yTop(stage.a)
      }
    }
    #expect(reports.map(\.reason) == [.noCommonSuperview] && counts(group) == [0, 0, 0, 1])
    #expect(collectReports { group.install() }.isEmpty && group.isInstalled)
  }

  @Test func aPriorityMayChangeToOrFromRequired() {
    let group = AutoLayoutKitConstraintGroup()
    for (priority, width): (AutoLayoutKitPriority, CGFloat) in [
      (.required, 300), (.high, 100), (.required, 300), (.low, 100),
    ] {
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

  @Test func aPrioritySetByHandMayChangeToOrFromRequired() {
    let group = AutoLayoutKitConstraintGroup()
    for (priority, width): (Float, CGFloat) in [
      (1000, 300), (750, 100), (1000, 300), (1000, 300), (250, 100),
    ] {
      stage.root.tk_constraint(replace: group) { make in
        make.insetUnequally()
        make.xLeft(stage.a)
        make.yTop(stage.a)
        make.height(stage.a) == 10
        make.priority(999).width(stage.a) <= 100
        (make.width(stage.a) == 300).setPriority(.init(rawValue: priority))
      }
      stage.root.layoutIfNeeded()
      expectFrames(("a, \(priority)", stage.a, CGRect(x: 5, y: 3, width: width, height: 10)))
    }
  }

  @Test func aPreparedGroupIsInactiveUntilItIsInstalled() {
    let group = stage.root.tk_constraint(active: false) { make in
      make.insetUnequally()
      make.equal(stage.a)
      make.xHugging(stage.a) == .low
    }
    #expect(
      group.constraints.count == 4 && !group.isInstalled && group.constraints.allSatisfy { !$0.isActive })
    #expect(stage.a.translatesAutoresizingMaskIntoConstraints)
    group.install()
    stage.root.layoutIfNeeded()
    expectFrames(("a", stage.a, CGRect(x: 5, y: 3, width: 178, height: 286)))
    stage.root.tk_constraint(replace: group, active: false) { make in
      make.insetUnequally()
      make.xEqual(stage.a)
    }
    #expect(
      counts(group) == [2, 0, 3, 0] && !group.isInstalled && group.constraints.allSatisfy { !$0.isActive })
  }

  @Test func aFreedViewIsRemoved() {
    let stage = stage
    let group = AutoLayoutKitConstraintGroup()
    #expect(stage.layOutFreedView(into: group))
    stage.root.tk_constraint(replace: group) { make in make.equal(stage.a, stage.b) }
    #expect(group.lastChange.kept == 4 && group.lastChange.added == 4 && group.isInstalled)
  }

  @Test func constraintsCanBeFoundByItemAndAttribute() {
    let group = stage.place { make in
      make.xEqual(stage.a)
      make.height(stage.a, stage.b) == [10, stage.a.tk_height]
    }
    group.constraints(on: stage.b, .height).first?.constant = 7
    #expect(
      group.constraints(on: stage.a, .height).count == 2 && group.constraints(on: stage.a, .right).count == 1)
    stage.root.layoutIfNeeded()
    #expect(stage.a.frame.height == 10 && stage.b.frame.height == 17)
  }

  @Test func aConstraintInstalledTwiceIsAddedOnce() {
    let width = stage.a.tk_width == 10
    let group = stage.place { make in make.install(width) }
    stage.root.tk_constraint(replace: group) { make in make.install(width, width) }
    #expect(counts(group) == [1, 0, 0, 1] && group.isInstalled)
    stage.root.tk_constraint(replace: group) { make in make.install(width, width) }
    #expect(counts(group) == [2, 0, 0, 0])
  }

  @Test func constraintsOfAViewRemovedInsideTheBlockAreRemoved() {
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
    @Test func huggingIsRestoredWithTheGroup() {
      let label = UILabel()
      let other = UILabel()
      stage.root.addSubview(label)
      stage.root.addSubview(other)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let values = {
        [
          label.contentHuggingPriority(for: .horizontal), label.contentHuggingPriority(for: .vertical),
          label.contentCompressionResistancePriority(for: .horizontal),
          other.contentCompressionResistancePriority(for: .vertical),
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

    @Test func huggingIsRestoredWhenTheReplacementIsInactive() {
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
}

extension AutoLayoutKitMaker {
  fileprivate var safeAreaIfThere: AutoLayoutKitMaker {
    if #available(macOS 11, *) { safeArea(.top) } else { self }
  }
}
