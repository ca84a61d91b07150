import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import LayoutFrames

/// A view whose alignment rectangle is smaller than its frame.
final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 9) }
  deinit {}
}

/// Views are aligned by their alignment rectangles, also those that only hold others.
@MainActor @Suite struct AlignmentTests {
  private let outer = InsetView(frame: CGRect(x: 30, y: 20, width: 300, height: 200))
  private let view = UIView()
  private let safeArea = UIEdgeInsets(top: 20, left: 7, bottom: 31, right: 13)

  private func place(_ make: AutoLayoutKitMaker) {
    make.insetEdges(top: 3, left: 5, bottom: 11, right: 17)
    make.equal(view)
  }

  @Test func theContainerHasInsets() {
    outer.addSubview(view)
    outer.tk_frames(place).layout()
    expectFrames(
      ("view", view, CGRect(x: 4 + 5, y: 2 + 3, width: 300 - 13 - 22, height: 200 - 8 - 14)))
  }

  @Test func aViewThatIsNotPlacedHasInsets() {
    let (root, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UIView())
    root.addSubview(outer)
    outer.addSubview(view)
    outer.addSubview(other)
    root.tk_frames { make in
      place(make.ref(outer))
      make.insetEdges(top: 50, left: 70, bottom: 40, right: 60)
      make.equal(other)
    }.layout()
    expectFrames(
      ("view", view, CGRect(x: 4 + 5, y: 2 + 3, width: 300 - 13 - 22, height: 200 - 8 - 14)),
      ("other", other, CGRect(x: 70 - 30, y: 50 - 20, width: 400 - 130, height: 300 - 90)))
  }

  @Test func theSafeAreaIsInTheBounds() {
    outer.frame.origin = .zero
    outer.addSubview(view)
    HeadlessLayout.setSafeAreaInsets(safeArea, of: outer)
    outer.layoutIfNeeded()
    outer.tk_frames { place($0.safeArea) }.layout()
    expectFrames(
      ("view", view, CGRect(x: 7 + 5, y: 20 + 3, width: 300 - 20 - 22, height: 200 - 51 - 14)))
  }

  @Test func theSafeAreaOfAPlacedViewIsInItsBounds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(outer)
    outer.addSubview(view)
    HeadlessLayout.setSafeAreaInsets(safeArea, of: root)
    root.layoutIfNeeded()
    root.tk_frames { make in
      make.equal(outer)
      place(make.ref(outer).safeArea)
    }.layout()
    // The outer view reaches beyond the root; its safe area has the insets of the root then.
    expectFrames(
      ("outer", outer, CGRect(x: -4, y: -2, width: 400 + 13, height: 300 + 8)),
      ("view", view, CGRect(x: 7 + 5, y: 20 + 3, width: 413 - 20 - 22, height: 308 - 51 - 14)))
  }

  @Test func aFittingSizeIsThatOfTheFrame() {
    outer.addSubview(view)
    let frames = outer.tk_frames { make in
      place(make)
      make.size(view) == (100, 50)
    }
    let size = CGSize(width: 100 + 22 + 13, height: 50 + 14 + 8)
    #expect(frames.size(fitting: .zero) == size)
    #expect(frames.detached(view).size(fitting: .zero, []) == size)
    #expect(
      frames.detached(view).frames(in: size, []) == [CGRect(x: 4 + 5, y: 2 + 3, width: 100, height: 50)])
  }

  @Test func theInsetsMayChange() {
    final class Changing: UIView {
      var insets = UIEdgeInsets.zero
      override var alignmentRectInsets: UIEdgeInsets { insets }
    }
    let root = Changing(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.addSubview(view)
    let frames = root.tk_frames(place)
    frames.layout()
    root.insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 9)
    root.invalidateIntrinsicContentSize()
    frames.layout()
    expectFrames(
      ("view", view, CGRect(x: 4 + 5, y: 2 + 3, width: 300 - 13 - 22, height: 200 - 8 - 14)))
  }
}
