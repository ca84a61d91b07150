import AutoLayoutKit
import LayoutTracking
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The groups and the lifetime of blocks that run again.
@MainActor struct TrackedGroupTests {
  @Test func aGroupOfAnotherBlockIsReported() {
    let stage = Stage()
    let group = stage.place { make in make.equal(stage.a) }
    let reports = collectReports { group.setNeedsReplace(file: "App/Card.swift", line: 41) }
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: setNeedsReplace(): the group has no block of tk_constraintTracking that is kept, so"
          + " nothing runs again."
      ])
  }

  @Test func theBlockDoesNotRunWhileItsGroupIsUninstalled() {
    let row = Row()
    let group = row.keepBlock()
    row.layoutIfNeeded()
    group.uninstall()
    row.title.isHidden = true
    row.layoutIfNeeded()
    #expect(row.runs == 1 && !group.isInstalled)
    group.install()
    row.layoutIfNeeded()
    #expect(row.runs == 2 && group.isInstalled)
    expectFrames(("badge", row.badge, CGRect(x: 41, y: 3, width: 142, height: 86)))
  }

  @Test func aBlockThatReplacesTheGroupEndsTheOneBefore() {
    let row = Row()
    let group = row.keepBlock()
    row.tk_constraint(replace: group) { make in make.equal(row.photo) }
    let views = row.subviews.count
    row.title.isHidden = true
    row.frame.size.width = 300
    row.layoutIfNeeded()
    #expect(row.runs == 1 && views == 4 && group.constraints.count == 4)
    let reports = collectReports { group.setNeedsReplace() }
    #expect(reports.map(\.reason) == [.noBlock])
  }

  @Test func aBlockOfTheSameGroupTakesItsPlace() {
    let row = Row()
    let group = row.keepBlock()
    row.tk_constraintTracking(replace: group) { row, make in
      make.equal(row.photo)
      make.inset(make.isWider(than: 250) ? 9 : 2).equal(row.inner)
    }
    row.layoutIfNeeded()
    row.frame.size.width = 300
    row.layoutIfNeeded()
    #expect(row.runs == 1 && row.subviews.count == 5)
    expectFrames(("inner", row.inner, CGRect(x: 9, y: 9, width: 282, height: 82)))
  }

  @Test func theKeeperIsTheFirstSubviewAndNamesNothing() {
    let row = Row()
    row.keepBlock()
    row.layoutIfNeeded()
    #expect(row.subviews.count == 5 && row.subviews.last === row.inner)
    #expect(row.subviews.first.map { "\(type(of: $0))" } == "AutoLayoutKitBlockKeeper")
    let properties = row.subviews.first.map { Mirror(reflecting: $0).children.map { $0.value } } ?? []
    #expect(properties.count == 1 && !properties.contains { $0 is AutoLayoutKitView })
    #expect(row.subviews.first.map { Mirror(reflecting: $0).superclassMirror == nil } == true)
  }

  @Test func aBlockWaitsForTheEndOfAnotherOne() {
    let row = Row()
    let group = row.keepBlock()
    row.layoutIfNeeded()
    row.tk_constraint { make in
      row.title.isHidden = true
      group.setNeedsReplace()
      row.layoutIfNeeded()
      #expect(row.runs == 1)
      make.equal(row.inner)
    }
    row.layoutIfNeeded()
    #expect(row.runs == 2)
    expectFrames(("badge", row.badge, CGRect(x: 41, y: 3, width: 142, height: 86)))
  }

  @Test func theBlockGoesWithItsViewAndKeepsNothingAlive() {
    weak var view: Row?
    weak var group: AutoLayoutKitConstraintGroup?
    do {
      let row = Row()
      group = row.keepBlock()
      row.layoutIfNeeded()
      row.frame.size.width = 300
      row.layoutIfNeeded()
      #expect(row.runs == 2 && group != nil)
      view = row
    }
    #expect(view == nil && group == nil)
  }

  /// An owner of a view and of what its block needs, as a view controller is.
  @MainActor private final class Owner {
    let root = Row()
    var margin = 10.0

    func begin() -> AutoLayoutKitConstraintGroup {
      root.tk_constraintTracking(self) { owner, make in
        owner.root.runs += 1
        make.inset(owner.margin).equal(owner.root.photo)
      }
    }
  }

  @Test func theOwnerOfABlockIsNotKeptAlive() {
    weak var weakOwner: Owner?
    let row: Row
    let group: AutoLayoutKitConstraintGroup
    do {
      let owner = Owner()
      weakOwner = owner
      row = owner.root
      group = owner.begin()
      owner.margin = 12
      group.setNeedsReplace()
      row.layoutIfNeeded()
      expectFrames(("photo", row.photo, CGRect(x: 12, y: 12, width: 176, height: 76)))
    }
    #expect(weakOwner == nil)
    group.setNeedsReplace()
    row.layoutIfNeeded()
    #expect(row.runs == 2 && group.isInstalled)
    expectFrames(("photo", row.photo, CGRect(x: 12, y: 12, width: 176, height: 76)))
  }

  @Test func aBlockOfANewGroupInsideIsReported() {
    let row = Row()
    let reports = collectReports {
      row.tk_constraintTracking { row, make in
        make.equal(row.photo)
        row.tk_constraint(file: "App/Card.swift", line: 41) { $0.equal(row.inner) }
      }
    }
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: tk_constraint: the block is inside a block that runs again, so each run adds it"
          + " again: keep its group and replace it."
      ])
  }

  @Test func aGroupThatIsKeptIsReplacedInsideWithoutAReport() {
    let row = Row()
    let inner = AutoLayoutKitConstraintGroup()
    let reports = collectReports {
      row.tk_constraintTracking { row, make in
        make.equal(row.photo)
        row.tk_constraint(replace: inner) { $0.equal(row.inner) }
        row.tk_constraintTracking(file: "App/Card.swift", line: 43) { $1.equal($0.title) }
      }
    }
    #expect(reports.map(\.reason) == [.addedAgain] && reports.map(\.line) == [43])
  }

  @Test func twoBlocksOfOneContainerRunByThemselves() {
    let row = Row()
    var runs = 0
    let group = row.keepBlock()
    row.tk_constraintTracking { row, make in
      runs += 1
      make.inset(make.isTaller(than: 150) ? 9 : 2).equal(row.inner)
    }
    row.layoutIfNeeded()
    row.frame.size.height = 200
    row.layoutIfNeeded()
    #expect(row.runs == 1 && runs == 2)
    group.setNeedsReplace()
    row.layoutIfNeeded()
    #expect(row.runs == 2 && runs == 2)
    expectFrames(("inner", row.inner, CGRect(x: 9, y: 9, width: 182, height: 182)))
  }

  @Test func aGroupMovesToAnotherContainer() {
    let (row, other) = (Row(), Row(width: 300))
    let group = row.keepBlock()
    row.layoutIfNeeded()
    other.tk_constraintTracking(replace: group) { other, make in
      other.runs += 1
      make.inset(make.isWider(than: 250) ? 9 : 2).equal(other.photo)
    }
    #expect(row.subviews.count == 4 && other.subviews.count == 5 && row.constraints.isEmpty)
    other.frame.size.width = 240
    other.layoutIfNeeded()
    row.title.isHidden = true
    row.layoutIfNeeded()
    #expect(row.runs == 1 && other.runs == 2)
    expectFrames(("photo", other.photo, CGRect(x: 2, y: 2, width: 236, height: 96)))
  }

  @Test func aBlockEndsWhenAllSubviewsAreRemoved() {
    let row = Row()
    let group = row.keepBlock()
    row.layoutIfNeeded()
    for view in row.subviews { view.removeFromSuperview() }
    row.frame.size.width = 300
    row.title.isHidden = true
    let reports = collectReports {
      row.layoutIfNeeded()
      group.setNeedsReplace()
    }
    #expect(row.runs == 1 && reports.map(\.reason) == [.noBlock])
  }
}
