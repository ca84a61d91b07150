import AutoLayoutKit
import LayoutTracking
import Observation
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

@MainActor @Suite struct TrackedFramesTests {
  /// A row that is laid out by constraints or by frames, and counts the runs of its block.
  private class Row: UIView {
    let photo = UIView()
    let title = UIView()
    let badge = UIView()
    var runs = 0
    var gap: CGFloat = 6

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      for view in [photo, title, badge] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    func place(_ make: AutoLayoutKitMaker) {
      runs += 1
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.yEqual(photo, title, badge)
      make.width(photo) == (make.isWider(than: 250) ? 60 : 30)
      make.width(title) == (make.traits.layoutDirection == .rightToLeft ? 44 : 20)
      make.collapsing.xPlace(photo, gap, title, 4, badge)
    }

    func layOut() -> [CGRect] {
      layoutIfNeeded()
      return [photo, title, badge].filter { !$0.isHidden }.map(\.frame)
    }
  }

  private final class FramesRow: Row {
    var frames: LayoutFrames?

    override func layoutSubviews() {
      super.layoutSubviews()
      frames?.layout()
    }
  }

  @Test func theBlockRunsAgainWhenConstraintsWould() {
    let (row, other) = (FramesRow(), Row())
    row.frames = row.tk_framesTracking { $0.place($1) }
    let group = other.tk_constraintTracking { $0.place($1) }
    var seen: Set<[CGRect]> = []
    func check(_ step: String, _ change: (Row) -> Void) {
      change(row)
      change(other)
      let (ours, theirs) = (row.layOut(), other.layOut())
      #expect(ours == theirs, "\(step)")
      #expect(row.runs == other.runs, "\(step)")
      seen.insert(ours)
    }
    check("at first") { _ in }
    check("wider") { $0.frame.size.width = 240 }
    check("beyond the limit") { $0.frame.size.width = 300 }
    check("a hidden view") { $0.title.isHidden = true }
    check("shown again") { $0.title.isHidden = false }
    check("back") { $0.frame.size.width = 210 }
    check("right to left") { $0.traitOverrides.layoutDirection = .rightToLeft }
    row.frames?.setNeedsReplace()
    group.setNeedsReplace()
    check("by hand") { $0.gap = 9 }
    #expect(row.runs == 7)
    #expect(seen.count >= 7)
  }

  @Test func aChangeOfAnObservedPropertyIsFollowed() {
    let (row, model) = (FramesRow(), Model())
    row.frames = row.tk_framesTracking(model) { [unowned row] model, make in
      row.runs += 1
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xLeft(row.photo, by: model.offset)
      make.size(row.photo) == (30, 20)
      make.yTop(row.photo)
    }
    _ = row.layOut()
    #expect(row.photo.frame == CGRect(x: 5 + 2, y: 3, width: 30, height: 20))
    model.offset = 8
    model.offset = 9
    _ = row.layOut()
    #expect(row.photo.frame == CGRect(x: 5 + 9, y: 3, width: 30, height: 20))
    #expect(row.runs == 2)
  }

  @Test func anAnimationTakesTheNewState() {
    let row = FramesRow()
    row.frames = row.tk_framesTracking { $0.place($1) }
    _ = row.layOut()
    UIView.animate(withDuration: 0.25) {
      row.title.isHidden = true
      row.layoutIfNeeded()
    }
    #expect(row.badge.frame == CGRect(x: 5 + 30 + 6, y: 3, width: 200 - 17 - 41, height: 86))
  }

  @Test(arguments: [true, false]) func itEndsWithAnotherBlockOrWithoutOne(isReplaced: Bool) {
    let row = FramesRow()
    let frames = row.tk_framesTracking { $0.place($1) }
    row.frames = frames
    _ = row.layOut()
    if isReplaced { _ = row.tk_frames(replace: frames) { make in make.equal(row.photo) } }
    if !isReplaced { frames.uninstall() }
    row.frame.size.width = 300
    _ = row.layOut()
    #expect(row.runs == 1)
    #expect(row.subviews == [row.photo, row.title, row.badge])
    let reasons = reports { frames.setNeedsReplace() }.map(\.reason)
    #expect(reasons == [.noBlock])
  }

  @Test func aSizeIsThatOfTheNewState() {
    let row = FramesRow()
    let frames = row.tk_framesTracking { row, make in
      make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
      make.xPlace(row.photo)
      make.width(row.photo) == row.gap
    }
    row.gap = 50
    frames.setNeedsReplace()
    #expect(abs(frames.size(fitting: .zero).width - (5 + 50 + 17)) < 1e-9)
  }

  @Test func theBlockCanEndItself() {
    let row = FramesRow()
    row.frames = row.tk_framesTracking { row, make in
      row.place(make)
      if row.runs == 2 { row.frames?.uninstall() }
    }
    for width: CGFloat in [300, 200, 300] {
      row.frame.size.width = width
      _ = row.layOut()
    }
    #expect(row.runs == 2)
    #expect(row.subviews.count == 3)
  }

  @Test func nothingKeepsTheView() {
    weak var view: FramesRow?
    do {
      let row = FramesRow()
      view = row
      row.frames = row.tk_framesTracking { $0.place($1) }
      _ = row.layOut()
      #expect(view != nil)
    }
    #expect(view == nil)
  }

  @Test func aNewLayoutInsideATrackedBlockIsReported() {
    let row = FramesRow()
    let inner = FramesRow()
    let reasons = reports {
      row.frames = row.tk_framesTracking { row, make in
        row.place(make)
        inner.frames = inner.tk_framesTracking { $0.place($1) }
      }
    }
    #expect(reasons.map(\.reason) == [.addedAgain])
  }

  @Observable final class Model {
    var offset: CGFloat = 2
  }
}
