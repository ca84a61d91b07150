import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Frames on whole pixels; serialized, because there is only one screen.
@MainActor @Suite(.serialized) struct PixelTests {
  /// Runs `body` with a screen of `scale` pixels per point, and a window of 100 x 100 on it.
  func onScreen(_ scale: CGFloat, _ body: (UIWindow) -> Void) {
    let size = UIScreen.main.bounds.size
    HeadlessLayout.setScreen(size: size, scale: scale)
    body(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    HeadlessLayout.setScreen(size: size, scale: 1)
  }

  /// Adds and returns three views side by side that share the width of `root`, in the full height.
  private func thirds(in root: UIView) -> [UIView] {
    let views = (0..<3).map { _ in root.placeInside(UIView()) }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.leftAnchor.constraint(equalTo: index == 0 ? root.leftAnchor : views[index - 1].rightAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      ])
    }
    return views
  }

  @Test func thirdsOfARowTouchEachOther() {
    // The edges are at 100/3 and 200/3: 66.7 and 133.3 half points, which are rounded to 67 and 133.
    onScreen(2) { window in
      let views = thirds(in: window)
      window.layoutIfNeeded()
      expectFrames(
        ("0", views[0], CGRect(x: 0, y: 0, width: 33.5, height: 100)),
        ("1", views[1], CGRect(x: 33.5, y: 0, width: 33, height: 100)),
        ("2", views[2], CGRect(x: 66.5, y: 0, width: 33.5, height: 100)))
    }
    // In thirds of a point they are at 100 and 200.
    onScreen(3) { window in
      let views = thirds(in: window)
      window.layoutIfNeeded()
      for (index, view) in views.enumerated() {
        expectFrames(
          ("\(index)", view, CGRect(x: CGFloat(index) * 100 / 3, y: 0, width: CGFloat(100) / 3, height: 100)))
      }
    }
  }

  @Test(arguments: [2, 3] as [CGFloat]) func edgesAreRoundedToTheNearestPixelAndHalvesUp(scale: CGFloat) {
    onScreen(scale) { window in
      for step in -8...8 {
        let view = window.placeInside(UIView())
        // An eighth of a pixel for each step.
        let x = CGFloat(step) / 8 / scale
        NSLayoutConstraint.activate(view.box(10 + x, 20 - x, 5 + x, 7))
        window.layoutIfNeeded()
        func pixels(_ eighths: Int) -> CGFloat { (CGFloat(eighths) / 8 + 0.5).rounded(.down) / scale }
        let left = 10 + pixels(step)
        let right = 15 + pixels(2 * step)
        let top = 20 + pixels(-step)
        expectFrames(
          (
            "step \(step)", view,
            CGRect(x: left, y: top, width: right - left, height: 27 + pixels(-step) - top)
          ))
        view.removeFromSuperview()
      }
    }
  }

  @Test func nestedViewsAreRoundedInTheirSuperview() {
    onScreen(2) { window in
      let outer = window.placeInside(UIView())
      let inner = outer.placeInside(UIView())
      let leaf = inner.placeInside(UIView())
      NSLayoutConstraint.activate(
        outer.box(10.3, 20.3, 60.2, 50) + inner.box(0.2, 0.3, 40, 30) + leaf.box(0.2, 0.1, 9, 8))
      window.layoutIfNeeded()
      expectFrames(
        ("outer", outer, CGRect(x: 10.5, y: 20.5, width: 60, height: 50)),
        ("inner", inner, CGRect(x: 0, y: 0.5, width: 40, height: 30)),
        ("leaf", leaf, CGRect(x: 0, y: 0, width: 9, height: 8)))
      // The engine does not round: 10.3 + 0.2 + 0.2 = 10.7.
      let tied = window.placeInside(UIView())
      NSLayoutConstraint.activate([
        tied.leftAnchor.constraint(equalTo: leaf.leftAnchor), tied.widthAnchor.constraint(equalToConstant: 4),
        tied.topAnchor.constraint(equalTo: window.topAnchor),
        tied.heightAnchor.constraint(equalToConstant: 4),
      ])
      window.layoutIfNeeded()
      expectFrames(("tied", tied, CGRect(x: 10.5, y: 0, width: 4, height: 4)))
    }
  }

  @Test func viewsOutsideAWindowAreRoundedToThePixelsOfTheScreenAndSetFramesAreNot() {
    onScreen(2) { window in
      let view = UIView()
      let root = root(100, 100, view)
      NSLayoutConstraint.activate(view.box(10.3, 20.3, 30.3, 40.3))
      root.layoutIfNeeded()
      let rounded = CGRect(x: 10.5, y: 20.5, width: 30, height: 40)
      expectFrames(("outside", view, rounded))
      root.frame.origin.x = 0.3
      window.addSubview(root)
      window.layoutIfNeeded()
      #expect(view.contentScaleFactor == 2)
      expectFrames(("inside", view, rounded), ("root", root, CGRect(x: 0.3, y: 0, width: 100, height: 100)))
    }
  }

  @Test func aMaskFollowsTheRoundedSuperview() {
    onScreen(2) { window in
      let card = window.placeInside(UIView())
      let filling = UIView()
      card.addSubview(filling)
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let tied = card.placeInside(UIView())
      NSLayoutConstraint.activate(card.box(1, 2, 30.3, 40.2) + tied.edges(filling, .zero))
      window.layoutIfNeeded()
      expectFrames(
        ("card", card, CGRect(x: 1, y: 2, width: 30.5, height: 40)),
        ("filling", filling, CGRect(x: 0, y: 0, width: 30.5, height: 40)))
    }
  }

  @Test func theScaleOfScreenAndViewMayChange() {
    onScreen(2) { window in
      let view = window.placeInside(UIView())
      NSLayoutConstraint.activate(view.box(10.3, 20.3, 30, 40))
      window.layoutIfNeeded()
      #expect(view.frame.minX == 10.5)
      HeadlessLayout.setScreen(size: UIScreen.main.bounds.size, scale: 4)
      window.layoutIfNeeded()
      #expect(view.frame.minX == 10.25 && view.contentScaleFactor == 4)
      view.contentScaleFactor = 1
      window.layoutIfNeeded()
      #expect(view.frame.minX == 10 && view.contentScaleFactor == 1)
      HeadlessLayout.setScreen(size: UIScreen.main.bounds.size, scale: 1)
      window.layoutIfNeeded()
      #expect(view.frame.minX == 10.3)
    }
  }
}
