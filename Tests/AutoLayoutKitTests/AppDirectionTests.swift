import AutoLayoutKit
import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Blocks of an app that makes all its blocks directional.
///
/// Insets of top 3, left 5, bottom 11 and right 17 in 200 × 300, read from right to left.
@MainActor
struct AppDirectionTests {
  private let stage = Stage()
  private let left: CGFloat = 5
  private let right: CGFloat = 200 - 17
  private let top: CGFloat = 3

  init() { stage.root.mirror(true) }

  /// Runs a body in an app whose blocks are directional.
  private func inDirectionalApp(_ body: () -> Void) {
    AutoLayoutKitMaker.isDirectional = true
    defer { AutoLayoutKitMaker.isDirectional = false }
    body()
  }

  private func placeRow(_ row: (AutoLayoutKitMaker) -> AutoLayoutKitMaker) {
    stage.place { make in
      make.insetUnequally()
      make.yTop(stage.a, stage.b)
      make.size(stage.a, stage.b) == (20, 30)
      row(make).xPlace(7, stage.a, 8, stage.b, make.wall)
    }
  }

  @Test func blocksRunFromLeftToRightByDefault() {
    #expect(!AutoLayoutKitMaker.isDirectional)
    placeRow { $0 }
    expectFrames(
      ("a", stage.a, CGRect(x: left + 7, y: top, width: 20, height: 30)),
      ("b", stage.b, CGRect(x: left + 7 + 20 + 8, y: top, width: 20, height: 30)))
  }

  @Test func blocksOfADirectionalAppBeginAtTheLeadingEdge() {
    inDirectionalApp { placeRow { $0 } }
    let b = CGRect(x: left + 7 + 20 + 8, y: top, width: 20, height: 30)
    expectFrames(
      ("a", stage.a, CGRect(x: left + 7, y: top, width: 20, height: 30).mirrored(true)),
      ("b", stage.b, b.mirrored(true)))
  }

  @Test func aLineOfADirectionalAppCanRunFromLeftToRight() {
    inDirectionalApp { placeRow { $0.directional(false) } }
    expectFrames(
      ("a", stage.a, CGRect(x: left + 7, y: top, width: 20, height: 30)),
      ("b", stage.b, CGRect(x: left + 7 + 20 + 8, y: top, width: 20, height: 30)))
  }

  @Test func modifiersKeepTheDirectionOfADirectionalApp() {
    let panel = stage.panel
    inDirectionalApp {
      stage.place { make in
        make.size(stage.a) == (20, 30)
        make.ref(panel).inset(top: 3, left: 5, bottom: 11, right: 17).xLeft(stage.a)
        make.ref(panel).yTop(stage.a)
        make.size(stage.b) == (20, 30)
        make.ref(panel).directional(false).xLeft(stage.b, by: 4)
        make.ref(panel).yBottom(stage.b)
      }
    }
    let frame = Stage.panelFrame
    expectFrames(
      ("a", stage.a, CGRect(x: frame.maxX - 5 - 20, y: frame.minY, width: 20, height: 30)),
      ("b", stage.b, CGRect(x: frame.minX + 4, y: frame.maxY - 30, width: 20, height: 30)))
  }

  @Test func insetsOfADirectionalAppAreMirrored() {
    inDirectionalApp {
      stage.place { make in
        make.insetUnequally()
        make.equal(stage.a)
      }
    }
    let room = CGRect(x: left, y: top, width: right - left, height: 300 - 3 - 11)
    expectFrames(("a", stage.a, room.mirrored(true)))
  }

  @Test func everyConvenienceFollowsTheDirectionOfTheApp() {
    let a = stage.a
    let b = stage.b
    let c = stage.c
    inDirectionalApp {
      stage.place { make in
        make.insetUnequally()
        make.yEqual(a, b, c)
        make.xSpread(a, b, c, gap: 4)
      }
    }
    let width = (right - left - 2 * 4) / 3
    let height: CGFloat = 300 - 3 - 11
    for (index, view) in [a, b, c].enumerated() {
      let x = left + CGFloat(index) * (width + 4)
      expectFrames(("\(index)", view, CGRect(x: x, y: top, width: width, height: height).mirrored(true)))
    }
  }
}
