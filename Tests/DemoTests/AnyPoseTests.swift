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
    let view = Sights()
    let window = window(on: poses[0], with: view)
    defer { window.isHidden = true }
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

  /// Opens a window that fills a device.
  private func window(on screen: LayoutSizes.Screen, with view: UIView) -> UIWindow {
    HeadlessLayout.setScreen(size: screen.size, scale: screen.scale, safeArea: screen.safeArea)
    let window = UIWindow(frame: UIScreen.main.bounds)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    window.isHidden = false
    return window
  }

  @Test func anAppUnfoldsInAnAnimation() {
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let poses = LayoutSizes.folding.screens
    let app = FoldingApp()
    let window = window(on: poses[0], with: app)
    ArticleCode.show(app, on: poses[0])
    #expect(app.viewCount >= 60 && app.runs == 1 && app.settings.isHidden)
    expectFrames(("chat", app.chat, CGRect(x: 0, y: 0, width: 466, height: 678)))
    UIView.animate(withDuration: 0.4) { ArticleCode.show(app, on: poses[1].turned) }
    #expect(app.runs == 2 && !app.settings.isHidden && app.product.isHidden)
    expectFrames(
      ("settings", app.settings, CGRect(x: 0, y: 0, width: 951 * 0.45, height: 669)),
      ("chat", app.chat, CGRect(x: 951 * 0.45, y: 0, width: 951 * 0.55, height: 669)), within: 0.5)
    ArticleCode.show(app, on: poses[2].turned)
    #expect(app.runs == 2)
    expectFrames(
      ("settings", app.settings, CGRect(x: 0, y: 0, width: 455.5, height: 669)),
      ("chat", app.chat, CGRect(x: 495.5, y: 0, width: 455.5, height: 669)), within: 0.5)
    app.state.page = .product
    app.layoutIfNeeded()
    #expect(app.runs == 3 && app.chat.isHidden)
    expectFrames(("product", app.product, CGRect(x: 495.5, y: 0, width: 455.5, height: 669)), within: 0.5)
    _ = window
  }

  @Test(arguments: FoldingApp.Page.allCases) func eachPageHoldsInEachPose(_ page: FoldingApp.Page) {
    defer { HeadlessLayout.setScreen(size: CGSize(width: 390, height: 844)) }
    let poses = LayoutSizes.folding + LayoutSizes.folding.landscape
    let app = FoldingApp()
    app.state.page = page
    let window = window(on: poses.screens[0], with: app)
    for pose in poses.screens.suffix(TestEffort.choose(all: poses.screens.count, usually: 2)) {
      // The settings do not scroll, and the closed phone on its side is too low for them.
      if page == .settings, pose.size.height < 500 { continue }
      ArticleCode.show(app, on: pose)
      let found = problems(in: app).map(\.description)
      #expect(found == [], "\(pose.name), \(pose.size)")
    }
    _ = window
  }
}
