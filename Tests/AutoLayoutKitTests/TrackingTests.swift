import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Blocks that run again when something that they have read changes.
@MainActor struct TrackingTests {
  /// A row of a photo, a title and a badge, which counts the runs of its block.
  private final class Row: Box {
    let photo = Box()
    let title = Box()
    let badge = Box()
    let inner = Box()
    var runs = 0
    var widths: [CGFloat] = [30]

    init(width: CGFloat = 200) {
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      for view in [photo, title, badge, inner] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Keeps a block that follows the width and `isHidden` of the title.
    func keepBlock() -> AutoLayoutKitConstraintGroup {
      tk_constraintTracking { row, make in
        row.runs += 1
        make.insetUnequally()
        make.yEqual(row.photo, row.title, row.badge)
        make.width(row.photo) == (make.isWider(than: 250) ? 60 : row.widths[0])
        make.width(row.title) == 20
        make.collapsing.xPlace(row.photo, 6, row.title, 4, row.badge)
      }
    }

    func expectRow(
      _ expected: [(x: CGFloat, width: CGFloat)], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      layoutIfNeeded()
      let rows = zip([("photo", photo), ("title", title), ("badge", badge)], expected).map { view, row in
        (
          name: view.0, item: view.1 as AnyObject,
          frame: CGRect(x: row.x, y: 3, width: row.width, height: bounds.height - 3 - 11)
        )
      }
      expectFrames(rows, sourceLocation: sourceLocation)
    }
  }

  @Test func theBlockRunsAtOnceAndNotAgainWithoutAChange() {
    let row = Row()
    let group = row.keepBlock()
    #expect(row.runs == 1 && group.isInstalled)
    row.expectRow([(5, 30), (41, 20), (65, 118)])
    row.frame.size.height = 140
    row.expectRow([(5, 30), (41, 20), (65, 118)])
    #expect(row.runs == 1)
  }

  @Test func theBlockRunsOnceWhenTheSizeChangesItsAnswerAndOnlyThen() {
    let row = Row()
    let group = row.keepBlock()
    row.layoutIfNeeded()
    row.frame.size.width = 240
    row.expectRow([(5, 30), (41, 20), (65, 158)])
    #expect(row.runs == 1)
    row.frame.size.width = 300
    row.expectRow([(5, 60), (71, 20), (95, 188)])
    #expect(row.runs == 2)
    var change = AutoLayoutKitChange()
    #expect(group.lastChange.updated == 1 && group.lastChange.added == 0 && group.lastChange.removed == 0)
    change = group.lastChange
    row.frame.size.width = 320
    row.expectRow([(5, 60), (71, 20), (95, 208)])
    #expect(row.runs == 2 && group.lastChange == change)
    for width in [CGFloat(200), 300, 200, 300, 200, 300] {
      row.frame.size.width = width
      row.layoutIfNeeded()
    }
    #expect(row.runs == 8)
    row.expectRow([(5, 60), (71, 20), (95, 188)])
  }

  @Test func theHeightIsACondition() {
    let row = Row()
    var runs = 0
    row.tk_constraintTracking { row, make in
      runs += 1
      make.insetUnequally()
      if make.isTaller(than: 100) { make.yPlace(row.photo, 7, row.title) } else { make.yEqual(row.photo) }
      make.xEqual(row.photo, row.title)
      make.height(row.title) == 20
    }
    row.layoutIfNeeded()
    expectFrames(("photo", row.photo, CGRect(x: 5, y: 3, width: 178, height: 86)))
    row.frame.size.height = 101
    row.layoutIfNeeded()
    #expect(runs == 2)
    expectFrames(
      ("photo", row.photo, CGRect(x: 5, y: 3, width: 178, height: 60)),
      ("title", row.title, CGRect(x: 5, y: 70, width: 178, height: 20)))
  }

  @Test func aHiddenViewOfACollapsingChainGivesUpItsPlace() {
    let row = Row()
    let group = row.keepBlock()
    row.layoutIfNeeded()
    row.title.isHidden = true
    row.layoutIfNeeded()
    #expect(row.runs == 2)
    expectFrames(
      ("photo", row.photo, CGRect(x: 5, y: 3, width: 30, height: 86)),
      ("badge", row.badge, CGRect(x: 41, y: 3, width: 142, height: 86)))
    row.title.isHidden = true
    row.inner.isHidden = true
    row.layoutIfNeeded()
    #expect(row.runs == 2)
    row.title.isHidden = false
    row.photo.isHidden = true
    row.photo.isHidden = false
    row.expectRow([(5, 30), (41, 20), (65, 118)])
    #expect(row.runs == 3 && group.lastChange.removed > 0)
  }

  @Test func manyChangesMakeOneRun() {
    let row = Row()
    let group = row.keepBlock()
    row.layoutIfNeeded()
    row.title.isHidden = true
    row.frame.size.width = 300
    row.widths = [44]
    group.setNeedsReplace()
    group.setNeedsReplace()
    #expect(row.runs == 1)
    row.layoutIfNeeded()
    #expect(row.runs == 2)
    expectFrames(
      ("photo", row.photo, CGRect(x: 5, y: 3, width: 60, height: 86)),
      ("badge", row.badge, CGRect(x: 71, y: 3, width: 212, height: 86)))
  }

  @Test func theAppSaysWhatTheBlockCannotFollow() {
    let row = Row()
    let group = row.keepBlock()
    row.widths = [44]
    row.expectRow([(5, 30), (41, 20), (65, 118)])
    group.setNeedsReplace()
    row.expectRow([(5, 44), (55, 20), (79, 104)])
    #expect(row.runs == 2)
  }

  @Test func aRunInWhichNothingChangedKeepsAllConstraints() {
    let row = Row()
    let group = row.keepBlock()
    let constraints = group.constraints
    group.setNeedsReplace()
    row.layoutIfNeeded()
    #expect(row.runs == 2 && areSame(group.constraints, constraints))
    #expect(group.lastChange.kept == constraints.count && group.lastChange.updated == 0)
    #expect(group.lastChange.removed == 0 && group.lastChange.added == 0)
  }

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

  @Test func aConditionThatChangesTheSizeItAsksForIsReportedOnce() {
    let stage = Stage()
    let box = Box()
    let inner = Box()
    stage.root.addSubview(box)
    box.addSubview(inner)
    stage.place { make in
      make.xLeft(box)
      make.yTop(box)
      make.height(box) == 50
    }
    var runs = 0
    let reports = collectReports {
      box.tk_constraintTracking(file: "App/Card.swift", line: 41) { _, make in
        runs += 1
        make.equal(inner)
        make.width(inner) == (make.isWider(than: 100) ? 80 : 120)
      }
      for _ in 0..<5 { stage.root.layoutIfNeeded() }
    }
    #expect(runs == 4)
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: make.isWider(than: 100): the size of the container changes with the answer, so the"
          + " block runs again only at another size."
      ])
  }

  #if canImport(UIKit)
    @Test func theBlockRunsInsideTheAnimationThatLaysOut() {
      let row = Row()
      let group = row.keepBlock()
      row.layoutIfNeeded()
      row.widths = [44]
      UIView.animate(withDuration: 0.3) {
        group.setNeedsReplace()
        row.layoutIfNeeded()
        #expect(row.runs == 2)
      }
      row.expectRow([(5, 44), (55, 20), (79, 104)])
    }
  #endif

  #if canImport(Observation)
    @Test func theBlockFollowsTheObservablePropertiesThatItReads() {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let row = Row()
      let model = Model()
      let group = row.tk_constraintTracking { row, make in
        row.runs += 1
        make.insetUnequally()
        make.yEqual(row.photo)
        make.xLeft(row.photo, by: model.offset)
        if model.isOpen { make.width(row.photo) == model.width } else { make.width(row.photo) == 20 }
      }
      row.layoutIfNeeded()
      model.width = 70
      model.name = "new"
      row.layoutIfNeeded()
      #expect(row.runs == 1)
      model.isOpen = true
      model.offset = 9
      row.layoutIfNeeded()
      #expect(row.runs == 2 && group.lastChange.updated == 2)
      expectFrames(("photo", row.photo, CGRect(x: 14, y: 3, width: 70, height: 86)))
      model.width = 50
      row.layoutIfNeeded()
      model.width = 40
      model.width = 45
      row.layoutIfNeeded()
      #expect(row.runs == 4)
      expectFrames(("photo", row.photo, CGRect(x: 14, y: 3, width: 45, height: 86)))
    }

    @Test func aChangeOnAnotherThreadMakesTheBlockRun() async {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let row = Row()
      let model = SharedModel()
      row.tk_constraintTracking { row, make in
        row.runs += 1
        make.inset(model.margin).equal(row.photo)
      }
      await Task.detached { model.margin = 20 }.value
      for _ in 0..<1000 where row.runs == 1 {
        await Task.yield()
        row.layoutIfNeeded()
      }
      #expect(row.runs == 2)
      expectFrames(("photo", row.photo, CGRect(x: 20, y: 20, width: 160, height: 60)))
    }
  #endif
}

#if canImport(Observation)
  import Observation

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Observable private final class Model {
    var isOpen = false
    var width = 60.0
    var offset = 0.0
    var name = ""
  }

  /// A model that changes on any thread, one change at a time.
  @available(iOS 17, macOS 14, tvOS 17, *)
  @Observable nonisolated private final class SharedModel: @unchecked Sendable {
    var margin = 0.0
  }
#endif
