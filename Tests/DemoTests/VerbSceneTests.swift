import TestSupport
import Testing
import UIKit

@testable import Demo

/// The frames in the pictures of the verbs: 260 × 150 with insets of top 16, left 24, bottom 24, right 40.
@MainActor
@Suite struct VerbSceneTests {
  // What the insets leave: 196 × 110 from (24, 16) to (220, 126), its middle at (122, 71).
  nonisolated private static let frames: [String: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)]] = [
    "verb-xleft": [(24, 34, 60, 32), (24, 80, 96, 32)],
    "verb-xright": [(220 - 60, 34, 60, 32), (220 - 96, 80, 96, 32)],
    "verb-xcenter": [(122 - 30, 34, 60, 32), (122 - 48, 80, 96, 32)],
    "verb-ytop": [(54, 16, 60, 32), (134, 16, 60, 64)],
    "verb-ybottom": [(54, 126 - 32, 60, 32), (134, 126 - 64, 60, 64)],
    "verb-ycenter": [(54, 71 - 16, 60, 32), (134, 71 - 32, 60, 64)],
    "verb-center": [(122 - 40, 71 - 20, 80, 40)],
    "verb-xequal": [(24, 71 - 20, 196, 40)],
    "verb-yequal": [(122 - 30, 16, 60, 110)],
    "verb-equal": [(24, 16, 196, 110)],
    "verb-xplace": [(34, 46, 40, 50), (94, 46, 196 - 10 - 40 - 20 - 50 - 30, 50), (140, 46, 50, 50)],
    "verb-yplace": [(77, 26, 90, 30), (77, 76, 90, 126 - 76)],
    "verb-ref": [(57, 31, 130, 80), (187 - 12 - 50, 111 - 8 - 30, 50, 30)],
    "verb-width": [(24, 25, 40, 20), (24, 61, 80, 20), (24, 97, 147, 20)],
    "verb-height": [(44, 106, 36, 20), (108, 76, 36, 50), (172, 126 - 88, 36, 88)],
    "verb-size": [(73, 43.5, 98, 55)],
    "verb-limits": [(24, 46, 60, 50), (220 - 60, 46, 60, 50)],
    // 196 − 2 · 40 are left, in shares of one, two and one.
    "verb-flexible": [(24 + 29, 46, 40, 50), (24 + 29 + 40 + 58, 46, 40, 50)],
    "verb-between": [(24, 46, 40, 50), (220 - 40, 46, 40, 50), (24 + 40 + 8, 46, 196 - 2 * 48, 50)],
    "verb-collapsing": [(24, 46, 40, 50), (0, 46, 40, 50), (24 + 40 + 10, 46, 40, 50)],
    "verb-by": [(220 - 20 - 80, 16 + 10, 80, 40)],
    "verb-except": [(24, 16, 196, 40)],
    "verb-inset": [(30, 30, 200, 90)],
    "verb-priority": [(122 - 73.5, 51, 147, 40)],
    "verb-xspread": [(24, 46, 60, 50), (24 + 68, 46, 60, 50), (24 + 2 * 68, 46, 60, 50)],
    "verb-yspread": [(77, 16, 90, 50), (77, 16 + 50 + 10, 90, 50)],
    "verb-grid": [(24, 16, 95, 52), (24 + 95 + 6, 16, 95, 52), (24, 16 + 52 + 6, 95, 52)],
    "verb-below": [(24, 16, 60, 24), (24 + 70, 16, 60, 56), (24, 16 + 56 + 10, 130, 28)],
    "verb-wrap": [(24, 16, 8 + 120 + 8, 8 + 30 + 6 + 40 + 8), (24 + 8, 16 + 8, 120, 30), (24 + 8, 16 + 8 + 30 + 6, 40, 40)],
    "verb-samesize": [(24, 51, 50, 40), (24 + 60, 51, 50, 40), (24 + 120, 51, 50, 40)],
    "verb-aspectratio": [(24, 71 - 45, 160, 90)],
  ]

  @Test func everyVerbHasAPictureWithKnownFrames() {
    #expect(DemoScene.verbs.map(\.name).sorted() == Self.frames.keys.sorted())
  }

  @Test(arguments: frames.keys.sorted())
  func aVerbPlacesItsBoxes(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let view = try #require(Stage.view(of: scene) as? VerbScene)
    let expected = Self.frames[name] ?? []
    expectFrames(
      zip([("a", view.a), ("b", view.b), ("c", view.c)], expected).map { box, frame in
        (name: box.0, item: box.1 as AnyObject, frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
      })
    #expect(view.subviews.count == 1 + expected.count, "the paper and the boxes")
  }
}
