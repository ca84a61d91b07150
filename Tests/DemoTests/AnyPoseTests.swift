import AutoLayoutKit
import LayoutInspection
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The page "Any size, any fold": one screen in one window, through all poses of a folding phone.
@MainActor struct AnyPoseTests {
  private func expect(
    _ screen: LayoutSizes.Screen, _ view: Sights, list: CGRect, detail: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ArticleCode.show(view, on: screen)
    expectFrames(
      ("list", view.list, list), ("detail", view.detail, detail), within: 0.5, sourceLocation: sourceLocation)
    let found = problems(in: view).map(\.description)
    #expect(found == [], "\(screen.name)", sourceLocation: sourceLocation)
  }

  @Test func aScreenFollowsTheDeviceThroughItsPoses() {
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let poses = LayoutSizes.folding.screens
    HeadlessLayout.setScreen(size: poses[0].size, scale: poses[0].scale, safeArea: poses[0].safeArea)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Sights(frame: window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.isHidden = false
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    expect(poses[0], view, list: rect(0, 406.8, 466, 271.2), detail: rect(0, 0, 466, 406.8))
    expect(poses[1].turned, view, list: rect(0, 0, 380.4, 669), detail: rect(380.4, 0, 570.6, 669))
    expect(poses[2].turned, view, list: rect(0, 0, 455.5, 669), detail: rect(495.5, 0, 455.5, 669))
    expect(poses[2], view, list: rect(0, 495.5, 669, 455.5), detail: rect(0, 0, 669, 455.5))
    expect(poses[1], view, list: rect(0, 570.6, 669, 380.4), detail: rect(0, 0, 669, 570.6))
    expect(poses[0].turned, view, list: rect(0, 0, 271.2, 466), detail: rect(271.2, 0, 406.8, 466))
    expect(poses[0], view, list: rect(0, 406.8, 466, 271.2), detail: rect(0, 0, 466, 406.8))
  }
}
