import AutoLayoutKit
import LayoutTracking
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
    weak var extra: Box?
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
    let change = group.lastChange
    #expect(change.updated == 1 && change.added == 0 && change.removed == 0)
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

  @Test func aHiddenViewOfACollapsingChainIsLeftOut() {
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

  @Test func setNeedsReplaceMakesTheBlockRun() {
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
        "Card.swift:41: make.isWider(than: 100): its answer changes with each run of the block, which waits"
          + " for another change."
      ])
  }

  @Test func aBlockMayHideAViewThatItPlaces() {
    let row = Row()
    let group = row.tk_constraintTracking { row, make in
      row.runs += 1
      row.title.isHidden = make.isWider(than: 250)
      make.insetUnequally()
      make.yEqual(row.photo, row.title, row.badge)
      make.width(row.photo, row.title) == 20
      make.collapsing.xPlace(row.photo, 6, row.title, 4, row.badge)
    }
    row.layoutIfNeeded()
    row.frame.size.width = 300
    row.expectRow([(5, 20)])
    #expect(row.runs == 2 && row.title.isHidden && group.lastChange.removed > 0)
    expectFrames(("badge", row.badge, CGRect(x: 31, y: 3, width: 252, height: 86)))
  }

  @Test func aBlockThatHidesAndShowsAViewInTurnsIsReported() {
    let row = Row()
    let reports = collectReports {
      row.tk_constraintTracking(file: "App/Card.swift", line: 41) { row, make in
        row.runs += 1
        make.insetUnequally()
        make.yEqual(row.photo)
        make.collapsing.xPlace(row.photo)
        row.photo.isHidden.toggle()
      }
      for _ in 0..<5 { row.layoutIfNeeded() }
    }
    #expect(row.runs == 4)
    #expect(
      reports.map(\.description) == [
        "Card.swift:41: photo.isHidden: its answer changes with each run of the block, which waits for"
          + " another change."
      ])
  }

  /// A new view often has the address of one that is gone.
  @Test func aViewThatTakesThePlaceOfAnotherOneIsFollowed() {
    let row = Row()
    let group = row.tk_constraintTracking { row, make in
      row.runs += 1
      make.insetUnequally()
      guard let extra = row.extra else { return }
      make.yEqual(extra)
      make.collapsing.xPlace(extra)
    }
    for round in 0..<20 {
      let extra = Box()
      row.extra = extra
      row.addSubview(extra)
      group.setNeedsReplace()
      row.layoutIfNeeded()
      extra.isHidden = true
      row.layoutIfNeeded()
      #expect(row.runs == 3 + 2 * round)
      extra.removeFromSuperview()
      row.extra = nil
    }
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

  @Test func anEmptyRunIsFollowedByAnother() {
    let row = Row()
    row.tk_constraintTracking { row, make in
      row.runs += 1
      if make.isWider(than: 250) { make.inset(9).equal(row.photo) }
    }
    row.layoutIfNeeded()
    row.frame.size.width = 300
    row.layoutIfNeeded()
    #expect(row.runs == 2)
    expectFrames(("photo", row.photo, CGRect(x: 9, y: 9, width: 282, height: 82)))
  }

  @Test func aContainerThatDoesNotResizeItsSubviewsIsFollowed() {
    let row = Row()
    row.autoresizesSubviews = false
    _ = row.keepBlock()
    row.layoutIfNeeded()
    row.frame.size.width = 300
    row.expectRow([(5, 60), (71, 20), (95, 188)])
    #expect(row.runs == 2)
  }

  @Test func leadingIsAtTheRightWhereTheBlockIsDirectional() {
    let row = Row()
    #if canImport(UIKit)
      row.semanticContentAttribute = .forceRightToLeft
    #else
      row.userInterfaceLayoutDirection = .rightToLeft
    #endif
    row.tk_constraintTracking { row, make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.yEqual(row.photo, row.title)
      make.width(row.photo) == (make.isWider(than: 250) ? 60 : 30)
      make.directional.xPlace(row.photo, 6, row.title)
    }
    row.layoutIfNeeded()
    expectFrames(
      ("photo", row.photo, CGRect(x: 200 - 5 - 30, y: 3, width: 30, height: 86)),
      ("title", row.title, CGRect(x: 17, y: 3, width: 200 - 5 - 30 - 6 - 17, height: 86)))
    row.frame.size.width = 300
    row.layoutIfNeeded()
    expectFrames(
      ("photo", row.photo, CGRect(x: 300 - 5 - 60, y: 3, width: 60, height: 86)),
      ("title", row.title, CGRect(x: 17, y: 3, width: 300 - 5 - 60 - 6 - 17, height: 86)))
  }

  #if canImport(UIKit)
    @Test func theContentOfAScrollViewKeepsItsSize() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let inner = Box()
      scroll.addSubview(inner)
      var runs = 0
      scroll.tk_constraintTracking { scroll, make in
        runs += 1
        make.content.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
        make.content.inset(make.isWider(than: 250) ? 9 : 2).equal(inner)
        make.size(inner) == (120, 400)
      }
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 124, height: 404))
      scroll.frame.size.width = 300
      scroll.layoutIfNeeded()
      #expect(runs == 2 && scroll.contentSize == CGSize(width: 138, height: 418))
    }

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
        make.xLeft(row.photo, by: model.offset.value)
        if model.isOpen.value {
          make.width(row.photo) == model.width.value
        } else {
          make.width(row.photo) == 20
        }
      }
      row.layoutIfNeeded()
      model.width.value = 70
      model.name.value = "new"
      row.layoutIfNeeded()
      #expect(row.runs == 1)
      model.isOpen.value = true
      model.offset.value = 9
      row.layoutIfNeeded()
      #expect(row.runs == 2 && group.lastChange.updated == 2)
      expectFrames(("photo", row.photo, CGRect(x: 14, y: 3, width: 70, height: 86)))
      model.width.value = 50
      row.layoutIfNeeded()
      model.width.value = 40
      model.width.value = 45
      row.layoutIfNeeded()
      #expect(row.runs == 4)
      expectFrames(("photo", row.photo, CGRect(x: 14, y: 3, width: 45, height: 86)))
    }

    @Test func aModelForgetsTheRunsThatAreOver() {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let model = Model()
      weak var view: Row?
      do {
        let row = Row()
        view = row
        let group = row.tk_constraintTracking { row, make in
          row.runs += 1
          make.inset(model.offset.value).equal(row.photo)
        }
        for _ in 0..<100 {
          group.setNeedsReplace()
          row.layoutIfNeeded()
        }
        #expect(row.runs == 101)
        model.offset.value = 9
        model.offset.value = 12
        row.layoutIfNeeded()
        #expect(row.runs == 102)
        expectFrames(("photo", row.photo, CGRect(x: 12, y: 12, width: 176, height: 76)))
      }
      #expect(view == nil)
      model.offset.value = 5
    }

    @Test func aChangeOnAnotherThreadMakesTheBlockRun() async {
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      let row = Row()
      let model = Model()
      row.tk_constraintTracking { row, make in
        row.runs += 1
        make.inset(model.offset.value).equal(row.photo)
      }
      await Task.detached { model.offset.value = 20 }.value
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

  /// A property as `@Observable` makes it; the macro itself needs the SDK of its compiler.
  @available(iOS 17, macOS 14, tvOS 17, *)
  nonisolated private final class ObservedValue<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
  }

  // One thread changes the value, and then another one reads it.
  @available(iOS 17, macOS 14, tvOS 17, *)
  extension ObservedValue: @unchecked Sendable where Value: Sendable {}

  @available(iOS 17, macOS 14, tvOS 17, *)
  nonisolated private struct Model: Sendable {
    let isOpen = ObservedValue(false)
    let width = ObservedValue(60.0)
    let offset = ObservedValue(0.0)
    let name = ObservedValue("")
  }
#endif
