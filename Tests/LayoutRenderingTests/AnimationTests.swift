import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

@Suite struct AnimationTests {
  private func state(x: Double, width: Double = 20) -> LayoutSnapshot {
    Boxes.snapshot(CGSize(width: 100, height: 40), CGRect(x: x, y: 5, width: width, height: 10))
  }

  @Test func onlyChangedValuesAreAnimated() {
    let picture = LayoutSnapshot.animation([state(x: 10), state(x: 60)])
    let parts = picture.components(separatedBy: "<animate ")
    #expect(parts.count == 2)
    #expect(picture.contains("attributeName=\"x\""))
  }

  @Test func eachStateIsHeldAndTheLastMovesToTheFirst() {
    // Two states of 3 s + 1 s: 0, 3/8, 4/8, 7/8, 1.
    let picture = LayoutSnapshot.animation(
      [state(x: 10), state(x: 60)], timing: AnimationTiming(hold: 3, move: 1))
    #expect(picture.contains("dur=\"8s\""))
    #expect(picture.contains("keyTimes=\"0.0000;0.3750;0.5000;0.8750;1\""))
    #expect(picture.contains("values=\"10;10;60;60;10\""))
  }

  @Test func equalStatesMakeAStillPicture() {
    #expect(LayoutSnapshot.animation([state(x: 10), state(x: 10)]) == state(x: 10).svg())
  }

  @Test func anAnimatedPictureIsWellFormed() {
    #expect(
      WellFormed.problem(in: LayoutSnapshot.animation([state(x: 10), state(x: 60, width: 30), state(x: 0)]))
        == nil)
  }
}
