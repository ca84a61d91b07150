import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The public parts on which code beside the library follows what changes: helpers of a group, hidden views,
/// and blocks that run again.
@MainActor struct HelperTests {
  /// A view that keeps the group that it belongs to.
  private final class Follower: Box {
    var group: AutoLayoutKitConstraintGroup?
  }

  let stage = Stage()

  /// The frame of a view that fills the root inside the insets of `insetUnequally`.
  private let inside = CGRect(x: 5, y: 3, width: 200 - 5 - 17, height: 300 - 3 - 11)

  /// Makes the block of a group with the helper `name`, which fills the root inside unequal insets.
  private func place(_ name: String, into group: AutoLayoutKitConstraintGroup) -> Box {
    place(name, into: group) { Box() }
  }

  private func place(_ name: String, into group: AutoLayoutKitConstraintGroup, _ make: () -> Box) -> Box {
    var helper = Box()
    stage.root.tk_constraint(replace: group) { maker in
      helper = maker.helper(name, make)
      maker.insetUnequally()
      maker.equal(helper)
    }
    stage.root.layoutIfNeeded()
    return helper
  }

  @Test func aHelperIsInTheContainerWhileItsGroupIsInstalled() {
    let group = AutoLayoutKitConstraintGroup()
    let helper = place("mark", into: group)
    #expect(helper.superview === stage.root && group.helpers == [helper])
    expectFrames(("helper", helper, inside))
    group.uninstall()
    #expect(helper.superview == nil && group.helpers == [helper] && !group.isInstalled)
    stage.root.frame.size = CGSize(width: 400, height: 500)
    group.install()
    stage.root.layoutIfNeeded()
    #expect(helper.superview === stage.root && group.helpers == [helper] && group.isInstalled)
    expectFrames(
      (
        "helper", helper,
        CGRect(x: inside.minX, y: inside.minY, width: inside.width + 200, height: inside.height + 200)
      ))
  }

  @Test func installTwiceAddsAHelperOnce() {
    let group = AutoLayoutKitConstraintGroup()
    let count = stage.root.subviews.count
    _ = place("mark", into: group)
    group.install()
    #expect(stage.root.subviews.count == count + 1)
    group.uninstall()
    group.uninstall()
    #expect(stage.root.subviews.count == count)
    group.install()
    group.install()
    #expect(stage.root.subviews.count == count + 1)
  }

  @Test func replaceReturnsTheSameViewForTheSameName() {
    let group = AutoLayoutKitConstraintGroup()
    var made = 0
    let make: () -> Box = {
      made += 1
      return Box()
    }
    let first = place("mark", into: group, make)
    let constraints = group.constraints
    #expect(place("mark", into: group, make) === first)
    #expect(made == 1 && areSame(group.constraints, constraints) && group.lastChange.kept == 4)
    let other = place("other", into: group, make)
    #expect(made == 2 && other !== first && group.helpers == [other])
    #expect(first.superview == nil && other.superview === stage.root)
    expectFrames(("other", other, inside))
  }

  @Test func aHelperThatIsNotAskedForAgainIsRemoved() {
    let group = AutoLayoutKitConstraintGroup()
    let helper = place("mark", into: group)
    stage.root.tk_constraint(replace: group) { make in
      make.insetUnequally()
      make.equal(stage.a)
    }
    stage.root.layoutIfNeeded()
    #expect(helper.superview == nil && group.helpers.isEmpty)
    expectFrames(("a", stage.a, inside))
  }

  @Test func oneBlockHasOneHelperOfAName() {
    var helpers: [Box] = []
    let group = stage.place { make in
      helpers = ["mark", "other", "mark"].map { name in make.ref(stage.panel).helper(name) { Box() } }
    }
    #expect(helpers[0] === helpers[2] && helpers[0] !== helpers[1])
    #expect(group.helpers == [helpers[0], helpers[1]])
  }

  @Test func aHelperOfAnotherClassTakesThePlaceOfTheOneBefore() {
    let group = AutoLayoutKitConstraintGroup()
    let plain = place("mark", into: group)
    var follower: Follower?
    stage.root.tk_constraint(replace: group) { make in follower = make.helper("mark") { Follower() } }
    #expect(follower?.superview === stage.root && plain.superview == nil)
    #expect(group.helpers == [follower])
  }

  @Test func twoGroupsHaveHelpersOfTheirOwn() {
    let (group, other) = (AutoLayoutKitConstraintGroup(), AutoLayoutKitConstraintGroup())
    let helper = place("mark", into: group)
    let second = place("mark", into: other)
    #expect(helper !== second)
    group.uninstall()
    #expect(helper.superview == nil && second.superview === stage.root)
  }

  @Test func aHelperThatTheAppHasRemovedIsMadeAgain() {
    let group = AutoLayoutKitConstraintGroup()
    let helper = place("mark", into: group)
    helper.removeFromSuperview()
    let second = place("mark", into: group)
    #expect(second !== helper && second.superview === stage.root && group.helpers == [second])
    expectFrames(("second", second, inside))
  }

  @Test func aHelperMayKeepItsGroup() {
    weak var root: Box?
    weak var follower: Follower?
    weak var group: AutoLayoutKitConstraintGroup?
    do {
      let stage = Stage()
      root = stage.root
      var made: Follower?
      let kept = stage.root.tk_constraint { make in
        let helper = make.helper("mark") { Follower() }
        make.equal(helper)
        made = helper
      }
      made?.group = kept
      kept.uninstall()
      kept.install()
      stage.root.layoutIfNeeded()
      group = kept
      follower = made
      #expect(follower?.superview === root && follower?.group === group)
    }
    #expect(root == nil && follower == nil && group == nil)
  }

  @Test func aMakerThatOutlivesItsBlockMakesAViewOfNoGroup() {
    var kept: AutoLayoutKitMaker?
    let group = stage.place { make in kept = make }
    let count = stage.root.subviews.count
    let view = kept?.helper("mark") { Box() }
    #expect(view != nil && view?.superview == nil && group.helpers.isEmpty)
    #expect(stage.root.subviews.count == count)
  }

  @Test func theCollapsingViewsHaveTheAnswersThatTheBlockWasGiven() {
    let stage = stage
    stage.b.isHidden = true
    var counts: [Int] = []
    stage.expectRow([(5, 30), (0, 0), (41, 142)]) { make in
      make.width(stage.a) == 30
      make.yEqual(stage.panel)
      counts.append(make.collapsingViews.count)
      make.ref(stage.root).inset(top: 3, left: 5, bottom: 11, right: 17).collapsing.xPlace(
        stage.a, 6, stage.b, 4, stage.c)
      let answers = make.collapsingViews
      #expect(answers.map(\.view) == [stage.a, stage.b, stage.c])
      #expect(answers.map(\.isHidden) == [false, true, false])
      stage.b.isHidden = false
      #expect(make.collapsingViews.map(\.isHidden) == [false, true, false])
      make.collapsing.yPlace(stage.b, make.wall)
      #expect(make.collapsingViews.last.map { $0.view === stage.b && !$0.isHidden } == true)
      counts.append(make.collapsingViews.count)
    }
    #expect(counts == [0, 4])
  }

  @Test func withoutABlockTheClosureRunsAtOnce() {
    var ran = false
    AutoLayoutKitConstraintGroup.whenNoBlockRuns { ran = true }
    #expect(ran)
  }

  @Test func theClosureRunsAfterTheOutermostBlock() {
    var events: [String] = []
    let outer = AutoLayoutKitConstraintGroup()
    stage.root.tk_constraint(replace: outer) { make in
      AutoLayoutKitConstraintGroup.whenNoBlockRuns {
        events.append("first, \(outer.constraints.count) constraints")
        AutoLayoutKitConstraintGroup.whenNoBlockRuns { events.append("inside the first") }
      }
      stage.panel.tk_constraint { make in
        AutoLayoutKitConstraintGroup.whenNoBlockRuns { events.append("second") }
        events.append("inner block")
      }
      make.equal(stage.a)
      events.append("outer block")
    }
    #expect(
      events == ["inner block", "outer block", "first, 4 constraints", "inside the first", "second"])
  }

  @Test func theClosureMayLayOut() {
    stage.root.tk_constraint { make in
      AutoLayoutKitConstraintGroup.whenNoBlockRuns {
        stage.root.tk_constraint { make in
          make.insetUnequally()
          make.equal(stage.b)
        }
      }
      make.equal(stage.a)
    }
    stage.root.layoutIfNeeded()
    expectFrames(
      ("a", stage.a, CGRect(x: 0, y: 0, width: 200, height: 300)), ("b", stage.b, inside))
  }

  private let addedAgain =
    "Card.swift:41: tk_constraint: the block is inside a block that runs again, so each run adds it again:"
    + " keep its group and replace it."

  @Test func aNewGroupInsideABlockThatRunsAgainIsReported() {
    stage.place(reports: [addedAgain]) { make in
      make.willRunAgain()
      make.equal(stage.a)
      stage.root.tk_constraint(file: "App/Card.swift", line: 41) { make in
        make.insetUnequally()
        make.equal(stage.b)
      }
    }
    expectFrames(
      ("a", stage.a, CGRect(x: 0, y: 0, width: 200, height: 300)), ("b", stage.b, inside))
  }

  @Test func aGroupThatIsReplacedInsideABlockThatRunsAgainIsNotReported() {
    let kept = stage.place { make in make.equal(stage.b) }
    stage.place { make in
      make.willRunAgain()
      stage.root.tk_constraint(replace: kept) { make in
        make.insetUnequally()
        make.equal(stage.b)
      }
    }
    expectFrames(("b", stage.b, inside))
  }

  @Test func theNextBlockIsNotOneThatRunsAgain() {
    let group = stage.place { make in make.willRunAgain() }
    let reports = collectReports {
      stage.root.tk_constraint(replace: group) { make in
        stage.root.tk_constraint { make in make.equal(stage.b) }
        make.equal(stage.a)
      }
    }
    #expect(reports.isEmpty)
  }
}
