import AutoLayoutKit
import TestSupport
import Testing
import UIKit

@testable import Demo

/// The frames of the pictures that explain walls and insets; the boxes are 80 × 60 in 320 × 120.
@MainActor
@Suite struct ExplanationSceneTests {
  private func expectBoxes(_ scene: TwoBoxes, red: CGFloat, blue: CGFloat) {
    scene.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
    scene.layoutIfNeeded()
    expectFrames(
      ("red", scene.red, CGRect(x: red, y: 30, width: 80, height: 60)),
      ("blue", scene.blue, CGRect(x: blue, y: 30, width: 80, height: 60)))
  }

  @Test func aWallBetweenTwoBoxesKeepsEachOnItsSide() {
    expectBoxes(WallInTheMiddle(), red: 20, blue: 320 - 20 - 80)
  }

  @Test func aWallAtTheStartKeepsBothBoxesAtTheEnd() {
    expectBoxes(WallAtTheStart(), red: 320 - 20 - 80 - 20 - 80, blue: 320 - 20 - 80)
  }

  @Test func aWallAtTheEndKeepsBothBoxesAtTheStart() {
    expectBoxes(WallAtTheEnd(), red: 20, blue: 20 + 80 + 20)
  }

  @Test func theCenterIsTheMiddleBetweenTheInsets() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let a = UIView()
    view.addSubview(a)
    view.tk_constraint { make in
      make.insetEdges(top: 10, left: 20, bottom: 40, right: 60)
      make.size(a) == (100, 50)
      make.center(a)
    }
    view.layoutIfNeeded()
    // The middles of 20...340 and 10...260 are 180 and 135.
    expectFrames(("a", a, CGRect(x: 180 - 50, y: 135 - 25, width: 100, height: 50)))
  }

  @Test func theSecondInsetsAreAddedToTheFirst() {
    let scene = TwoStepInsets()
    scene.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    scene.layoutIfNeeded()
    // top 30 + 50, left 30 + 20, bottom 30 + 30, right 30 + 60
    expectFrames(
      ("first", scene.first, CGRect(x: 30, y: 30, width: 320 - 60, height: 240 - 60)),
      ("second", scene.second, CGRect(x: 50, y: 80, width: 320 - 50 - 90, height: 240 - 80 - 60)))
  }
}
