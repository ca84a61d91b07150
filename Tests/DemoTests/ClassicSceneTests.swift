import AutoLayoutKit
import LayoutInspection
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The frames of the classic scenes, computed by hand.
@MainActor
@Suite struct ClassicSceneTests {
  private func laidOut<Scene: UIView>(
    _ scene: Scene, _ width: CGFloat = 320, _ height: CGFloat = 480
  ) -> Scene {
    scene.frame = CGRect(x: 0, y: 0, width: width, height: height)
    scene.layoutIfNeeded()
    return scene
  }

  @Test func cornersAreAtTheInsetsAndInTheCenter() {
    let scene = laidOut(Corners())
    // Insets of 20 leave 280 × 440; 0.3 of that is 84 × 132. The far boxes begin
    // at 320 - 20 - 84 and 480 - 20 - 132.
    expectFrames(
      ("red", scene.red, CGRect(x: 20, y: 20, width: 84, height: 132)),
      ("blue", scene.blue, CGRect(x: 20, y: 328, width: 84, height: 132)),
      ("yellow", scene.yellow, CGRect(x: 216, y: 20, width: 84, height: 132)),
      ("green", scene.green, CGRect(x: 216, y: 328, width: 84, height: 132)),
      ("purple", scene.purple, CGRect(x: 118, y: 174, width: 84, height: 132)))
  }

  @Test func nestedInsetsAddUp() {
    let scene = laidOut(NestedInsets())
    // top 20 + 60 + 40, left 20 + 30 + 40, bottom 20 + 30 + 40, right 20 + 40 + 40
    expectFrames(
      ("outer", scene.outer, CGRect(x: 20, y: 20, width: 320 - 20 - 20, height: 480 - 20 - 20)),
      ("middle", scene.middle, CGRect(x: 50, y: 80, width: 320 - 50 - 60, height: 480 - 80 - 50)),
      ("inner", scene.inner, CGRect(x: 90, y: 120, width: 320 - 90 - 100, height: 480 - 120 - 90)),
      ("badge", scene.badge, CGRect(x: 320 - 36 - 64, y: 36, width: 64, height: 28)))
  }

  @Test func theStackBetweenWallsIsHeldByItsMiddleBox() {
    let scene = laidOut(WallStack())
    // Blue's center is at 240, so it is at 190...290; the gaps are 10.
    expectFrames(
      ("red", scene.red, CGRect(x: 160 - 25, y: 190 - 10 - 100, width: 50, height: 100)),
      ("blue", scene.blue, CGRect(x: 160 - 50, y: 190, width: 100, height: 100)),
      ("green", scene.green, CGRect(x: 160 - 100, y: 290 + 10, width: 200, height: 100)))
  }

  @Test func contentFillsTheSpaceBetweenHeaderAndFooter() {
    let scene = laidOut(HeaderContentFooter())
    expectFrames(
      ("header", scene.header, CGRect(x: 0, y: 0, width: 320, height: 44)),
      ("content", scene.content, CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 44)),
      ("footer", scene.footer, CGRect(x: 0, y: 480 - 44, width: 320, height: 44)))
  }

  @Test(arguments: 0..<7)
  func tilesChangePlacesInTurn(state: Int) {
    let scene = laidOut(Tiles())
    for step in 0...state {
      scene.show(state: step)
      scene.layoutIfNeeded()
    }
    // 280 × 440 inside the edges: half of it less half a gap is 130 and 210.
    let frames = [
      CGRect(x: 20, y: 20, width: 130, height: 440), CGRect(x: 20 + 130 + 20, y: 20, width: 130, height: 210),
      CGRect(x: 20 + 130 + 20, y: 20 + 210 + 20, width: 130, height: 210),
    ]
    let tiles = [("red", scene.red), ("blue", scene.blue), ("green", scene.green)]
    expectFrames(
      tiles.enumerated().map { number, tile in
        (
          name: "\(tile.0) in state \(state)", item: tile.1 as AnyObject,
          frame: frames[(number - state % 3 + 3) % 3]
        )
      })
  }

  @Test func theTimeOfTheCellIsWholeAndTheTitleTakesTheRest() {
    let scene = laidOut(Cell(), 320, 150)
    let time = scene.time.intrinsicContentSize
    let title = scene.title.intrinsicContentSize
    // 16 + icon 56 + 12, and at the far end 16 + time + 8
    #expect(scene.icon.frame == CGRect(x: 16, y: 12, width: 56, height: 56))
    #expect(
      scene.title.frame == CGRect(x: 84, y: 18, width: 320 - 84 - 16 - time.width - 8, height: title.height))
    #expect(scene.time.frame.minX == 320 - 16 - time.width && scene.time.frame.width == time.width)
    #expect(scene.time.frame.midY == scene.title.frame.midY)
    #expect(scene.detail.frame.minX == 84 && scene.detail.frame.maxX == 304)
    #expect(scene.detail.frame.minY == scene.title.frame.maxY + 4)
    #expect(scene.longDetail.frame.minX == 16 && scene.longDetail.frame.maxX == 304)
    #expect(abs(scene.longDetail.frame.minY - (12 + 56 + 12)) < 0.01)
  }

  @Test(arguments: [250, 320, 700] as [CGFloat]) func theCellIsNotAmbiguous(_ width: CGFloat) {
    let scene = laidOut(Cell(), width, 150)
    #expect(scene.tk_check(reports: false).map(\.description) == [])
  }
}
