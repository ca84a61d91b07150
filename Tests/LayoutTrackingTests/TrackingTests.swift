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
}
