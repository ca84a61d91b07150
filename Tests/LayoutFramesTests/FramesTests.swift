import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

@MainActor @Suite struct FramesTests {
  private let card = Card()

  @Test func aBlockSetsFrames() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let height = card.text.sizeThatFits(CGSize(width: 300 - 5 - 17, height: 1000)).height
    expectFrames(
      ("icon", card.icon, CGRect(x: 5, y: 3, width: 40, height: 20)),
      ("title", card.title, CGRect(x: 53, y: 3 + 10 - 10.5, width: 300 - 17 - 53, height: 21)),
      ("text", card.text, CGRect(x: 5, y: 33, width: 300 - 5 - 17, height: height)))
  }

  @Test func noConstraintIsMade() {
    card.root.tk_frames(card.place).layout()
    #expect(card.root.constraints.isEmpty)
    #expect(card.icon.constraints.isEmpty)
    #expect(card.icon.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theFramesFollowTheBounds() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    card.root.bounds.size.width = 200
    frames.layout()
    #expect(abs(card.text.frame.width - (200 - 5 - 17)) < 1e-6)
    #expect(abs(card.title.frame.maxX - (200 - 17)) < 1e-6)
  }

  @Test func aChangedTextIsMeasuredAgain() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let height = card.text.frame.height
    card.text.text = "Short"
    frames.layout()
    #expect(card.text.frame.height < height)
  }

  @Test func theFittingSizeIsThatOfConstraints() {
    let other = Card()
    other.root.tk_constraint(other.place)
    let frames = card.root.tk_frames(card.place)
    for target in [CGSize.zero, CGSize(width: 250, height: 0), UIView.layoutFittingExpandedSize] {
      #expect(frames.size(fitting: target) == other.root.systemLayoutSizeFitting(target))
      let size = frames.size(
        fitting: target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      let expected = other.root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(size == expected)
    }
  }

  @Test func aFittingSizeMovesNoView() {
    let frames = card.root.tk_frames(card.place)
    frames.layout()
    let before = describe(card.root)
    _ = frames.size(fitting: CGSize(width: 100, height: 0))
    #expect(describe(card.root) == before)
  }

  @Test func aLaterBlockReplacesTheFormerOne() {
    let frames = card.root.tk_frames { make in
      card.place(make)
      make.effect(card.icon, \.alpha, 0.5)
    }
    frames.layout()
    #expect(card.icon.alpha == 0.5)
    let same = card.root.tk_frames(replace: frames) { make in
      make.insetEdges(top: 7, left: 13, bottom: 0, right: 0)
      make.size(card.icon) == (30, 50)
      make.xLeft(card.icon)
      make.yTop(card.icon)
    }
    #expect(same === frames)
    frames.layout()
    #expect(card.icon.alpha == 1)
    expectFrames(("icon", card.icon, CGRect(x: 13, y: 7, width: 30, height: 50)))
  }

  @Test func anEffectOfBothBlocksRemains() {
    let frames = card.root.tk_frames { $0.effect(card.icon, \.alpha, 0.5) }
    card.root.tk_frames(replace: frames) { $0.effect(card.icon, \.alpha, 0.25) }.layout()
    #expect(card.icon.alpha == 0.25)
    frames.uninstall()
    #expect(card.icon.alpha == 1)
  }

  @Test func theDirectionIsReadAgain() {
    let frames = card.root.tk_frames { make in
      make.size(card.icon) == (40, 20)
      make.directional.insetEdges(top: 0, left: 30, bottom: 0, right: 0)
      make.directional.inset(left: 30).xLeft(card.icon)
      make.yTop(card.icon)
    }
    frames.layout()
    #expect(card.icon.frame.minX == 30)
    card.root.semanticContentAttribute = .forceRightToLeft
    frames.layout()
    #expect(abs(card.icon.frame.maxX - (300 - 30)) < 1e-6)
  }

  @Test func theMarginsAreReadAgain() {
    card.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 11, trailing: 17)
    let frames = card.root.tk_frames { $0.margins.equal(card.icon) }
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 5, y: 3, width: 300 - 22, height: 200 - 14)))
    card.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 12, trailing: 18)
    frames.layout()
    expectFrames(("icon", card.icon, CGRect(x: 6, y: 4, width: 300 - 24, height: 200 - 16)))
  }

  @Test func theLayoutDoesNotKeepItsView() {
    weak var view: UIView?
    let frames: LayoutFrames
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let inner = UIView()
      root.addSubview(inner)
      frames = root.tk_frames { $0.equal(inner) }
      frames.layout()
      view = root
    }
    #expect(view == nil)
    #expect(frames.size(fitting: CGSize(width: 9, height: 9)) == .zero)
  }

  /// 0.3 is no Float: as a constraint it is solved with the factor that was written.
  @Test func aComparisonKeepsItsExactFactor() {
    let (wide, narrow) = (UIView(), UIView())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1040, height: 90))
    root.addSubview(wide)
    root.addSubview(narrow)
    let frames = root.tk_frames { make in
      make.insetEdges(top: 3, left: 17, bottom: 5, right: 23)
      make.equal(wide)
      make.xLeft(narrow)
      make.yEqual(narrow)
      make.install(narrow.tk_width == wide.tk_width * 0.3)
    }
    frames.layout()
    #expect(abs((frames.system?.boxes[2].width ?? 0) - 300) < 1e-9)
  }
}
