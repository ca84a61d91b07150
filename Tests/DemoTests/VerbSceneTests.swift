import TestSupport
import Testing
import UIKit

@testable import Demo

/// The frames in the pictures of the verbs: 260 × 150 with insets of top 16, left 24, bottom 24, right 40.
@MainActor
@Suite struct VerbSceneTests {
  // The insets leave 196 × 110 from (24, 16) to (220, 126), with the middle at (122, 71).
  nonisolated private static let frames = ofVerbs.merging(ofForms) { verb, _ in verb }

  nonisolated private static let ofVerbs:
    [String: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)]] = [
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
      "verb-ref": [(57, 31, 130, 80), (187 - 12 - 46, 111 - 8 - 30, 46, 30)],
      "verb-width": [(24, 25, 40, 20), (24, 61, 80, 20), (24, 97, 147, 20)],
      "verb-height": [(44, 106, 36, 20), (108, 76, 36, 50), (172, 126 - 88, 36, 88)],
      // 40 × 60 and twice 40 × 26, side by side around the middle of 16...126.
      "verb-align-row": [(24, 71 - 30, 40, 60), (24 + 60, 71 - 13, 40, 26), (24 + 120, 71 - 13, 40, 26)],
      // Right edges at 24 + 20 + 140.
      "verb-align-column": [(44, 16, 140, 26), (184 - 90, 16 + 34, 90, 26), (184 - 50, 16 + 68, 50, 26)],
      "verb-size": [(73, 43.5, 98, 55)],
    ]

  nonisolated private static let ofForms:
    [String: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)]] = [
      "verb-limits": [(24, 46, 60, 50), (220 - 60, 46, 60, 50)],
      // 196 − 2 · 40 are shared by one, two and one.
      "verb-flexible": [(24 + 29, 46, 40, 50), (24 + 29 + 40 + 58, 46, 40, 50)],
      "verb-between-limits": [(24, 46, 60, 50), (24 + 60 + 30, 46, 196 - 60 - 30, 50)],
      "verb-between": [(24, 46, 40, 50), (220 - 40, 46, 40, 50), (24 + 40 + 8, 46, 196 - 2 * 48, 50)],
      "verb-space": [(24, 46, 60, 50), (24 + 60 + 8, 46, 60, 50)],
      "verb-by": [(220 - 20 - 80, 16 + 10, 80, 40)],
      "verb-except": [(24, 16, 196, 40)],
      "verb-inset": [(30, 30, 200, 90)],
      // A pair of 50 + 8 + 80 by 50 in the middle.
      "verb-guide": [(122 - 69, 71 - 25, 50, 50), (122 - 69 + 58, 71 - 15, 80, 30)],
      "verb-attribute": [(24, 16 + 18, 160, 32), (24, 16 + 18 + 32 + 14, 80, 32)],
      "verb-range": [(24, 16 + 20, 60, 28), (24, 16 + 20 + 28 + 16, 110, 28)],
      "verb-install": [(24, 16 + 20, 70, 50), (24 + 70 + 20, 16 + 20 + 25, 80, 30)],
      "verb-figure": [(24, 16, 196, 110 - 10 - 20), (24, 126 - 20, 196, 20)],
      "verb-priority": [(122 - 73.5, 51, 147, 40)],
      "verb-xspread": [(24, 46, 60, 50), (24 + 68, 46, 60, 50), (24 + 2 * 68, 46, 60, 50)],
      "verb-yspread": [(77, 16, 90, 50), (77, 16 + 50 + 10, 90, 50)],
      "verb-grid": [(24, 16, 95, 52), (24 + 95 + 6, 16, 95, 52), (24, 16 + 52 + 6, 95, 52)],
      // Three columns in 196 less two gaps, two rows in 110 less one.
      "verb-grid-span": [
        (24, 16, 2 * 184 / 3.0 + 6, 52), (24 + 2 * (184 / 3.0 + 6), 16, 184 / 3.0, 52),
        (24, 16 + 52 + 6, 184 / 3.0, 52),
      ],
      "verb-below": [(24, 16, 60, 24), (24 + 70, 16, 60, 56), (24, 16 + 56 + 10, 130, 28)],
      "verb-wrap": [
        (24, 16, 8 + 120 + 8, 8 + 30 + 6 + 40 + 8), (24 + 8, 16 + 8, 120, 30),
        (24 + 8, 16 + 8 + 30 + 6, 40, 40),
      ],
      "verb-samesize": [(24, 51, 50, 40), (24 + 60, 51, 50, 40), (24 + 120, 51, 50, 40)],
      "verb-aspectratio": [(24, 71 - 45, 160, 90)],
    ]

  /// The frames in the pictures of areas, each list with the frame of its sheet first.
  nonisolated private static let areas:
    [String: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)]] = [
      // Bars of top 24, left 12, bottom 16, right 36.
      "verb-safearea": [(12, 24, 212, 110), (12, 24, 212, 30), (12, 24 + 30 + 8, 212, 110 - 30 - 8 - 20)],
      "verb-safearea-side": [(12, 24, 212, 110), (0, 24, 260, 50)],
      // Controls of 76 x 36 in the upper left corner.
      "verb-corners": [(12, 24, 212, 110), (76 + 8, 24, 40, 30), (260 - 36 - 8 - 40, 24, 40, 30)],
      "verb-corners-vertical": [
        (12, 24, 212, 110), (12, 36 + 8, 212, 24), (12, 44 + 24 + 8, 212, 150 - 16 - 30 - 76),
      ],
      // A fold of 24 points around 156; without it, a is 60 points wide.
      "verb-fold": [(0, 0, 260, 150), (20, 50, 144 - 8 - 20, 50), (168 + 8, 50, 260 - 20 - 176, 50)],
      "verb-fold-flat": [(0, 0, 260, 150), (20, 50, 60, 50), (80 + 16, 50, 260 - 20 - 96, 50)],
      // Margins of top 12, left 20, bottom 24, right 36.
      "verb-margins": [(20, 12, 204, 114), (20, 12, 204, 50)],
      // 672 in the middle of the 780 less margins of 20 and 36 begins 46 from the left edge.
      "verb-readable": [(20 + (780 - 56 - 672) / 2, 12, 672, 130 - 36), (46, 12, 672, 50)],
      // The keyboard covers 55 of a hundred.
      "verb-keyboard": [
        (0, 0, 260, 190 * 0.45), (0, 0, 260, 85.5 - 16 - 22 - 16), (0, 85.5 - 16 - 22, 260, 22),
      ],
      // Three boxes of 0.6 · 260 and four gaps of 12 in a row 110 high.
      "verb-content": [
        (0, 0, 3 * 156 + 48, 110), (12, 25, 156, 60), (12 + 168, 25, 156, 60), (12 + 336, 25, 156, 60),
      ],
    ]

  /// The frames in both halves of a picture of two.
  ///
  /// A half is 260 × 95, its sheet begins at 24, so its middle is at 59.5.
  nonisolated private static let halves: [String: (first: [CGFloat], second: [CGFloat])] = [
    "verb-directional": (first: [20, 20 + 40 + 8], second: [260 - 20 - 40, 260 - 20 - 40 - 8 - 40]),
    "verb-app-direction": (first: [260 - 20 - 40, 260 - 20 - 40 - 8 - 40], second: [20, 20 + 40 + 8]),
    "verb-effect": (first: [20, 20 + 50], second: [20, 20 + 50]),
    "verb-collapsing": (first: [20, 20 + 50, 20 + 100], second: [20, 0, 20 + 50]),
    "verb-handle": (first: [20], second: [120]),
    "verb-replace": (first: [20, 20 + 50, 20 + 100], second: [20, 20 + 40 + 30, 260 - 20 - 40]),
  ]

  nonisolated private static let texts = ["verb-hugging", "verb-compression", "verb-baselines"]

  @Test func everyVerbHasAPictureWithKnownFrames() {
    let tables = [Array(Self.frames.keys), Array(Self.areas.keys), Array(Self.halves.keys), Self.texts]
    let known = Set(tables.joined())
    let drawn = Set(DemoScene.verbs.map(\.name))
    #expect(drawn.subtracting(known) == [], "A table of this file needs the frames of these scenes.")
    #expect(known.subtracting(drawn) == [], "DemoScene.verbs has no scenes of these names.")
  }

  @Test(arguments: frames.keys.sorted())
  func aVerbPlacesItsBoxes(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let view = try #require(SceneRenderer.view(of: scene) as? VerbScene)
    expectBoxes(view.boxes, Self.frames[name] ?? [])
    #expect(view.subviews.count == 1 + view.boxes.count, "the paper and the boxes")
  }

  @Test(arguments: areas.keys.sorted())
  func anAreaIsColoredAndContainsItsBoxes(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let root = SceneRenderer.view(of: scene)
    let view = root is UIWindow ? try #require(root.subviews.first) : root
    // The reader of a fold is hidden.
    expectBoxes(Array(view.subviews.filter { !$0.isHidden }.prefix(4)), Self.areas[name] ?? [])
    #expect(view.subviews.first?.backgroundColor != nil)
  }

  @Test(arguments: halves.keys.sorted())
  func bothHalvesPlaceTheirBoxes(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let view = try #require(SceneRenderer.view(of: scene) as? PairScene)
    let expected = try #require(Self.halves[name])
    for (half, lefts) in [(view.first, expected.first), (view.second, expected.second)] {
      let top: CGFloat = 24 + (71 - 30) / 2.0
      expectBoxes(half.boxes, lefts.map { left in (left, top, 40, 30) })
    }
    expectFrames(
      ("first", view.first, CGRect(x: 0, y: 0, width: 260, height: 95)),
      ("second", view.second, CGRect(x: 0, y: 95, width: 260, height: 95)))
  }

  @Test func anEffectEndsWithItsGroup() throws {
    let scene = try #require(DemoScene.named("verb-effect"))
    let view = try #require(SceneRenderer.view(of: scene) as? PairScene)
    let alphas: [Float] = [view.first, view.second].map { Float($0[0].alpha) }
    #expect(alphas == [0.3, 1])
  }

  @Test func theReplacementShowsItsCounts() throws {
    let scene = try #require(DemoScene.named("verb-replace"))
    let view = try #require(SceneRenderer.view(of: scene) as? PairScene)
    // a is kept, the gap before b is updated, c is untied from b and tied to the right edge.
    #expect(view.second.caption.text == "1 kept, 1 updated, 1 removed, 1 added")
  }

  @Test func huggingKeepsAWidthAndLowResistanceTruncates() throws {
    for (name, isCut) in [("verb-hugging", false), ("verb-compression", true)] {
      let scene = try #require(DemoScene.named(name))
      let view = try #require(SceneRenderer.view(of: scene) as? PairScene)
      for (half, number) in [(view.first, 0), (view.second, 1)] {
        let own = half.boxes.map(\.intrinsicContentSize.width)
        // The named box has its own width, or the other box has and the named one takes the rest.
        let keeper = isCut ? 1 - number : number
        let rest = 260 - 8 - own[keeper]
        #expect((rest < own[1 - keeper]) == isCut, "\(name)")
        let widths = keeper == 0 ? [own[0], rest] : [rest, own[1]]
        let top: CGFloat = 24 + (71 - 28) / 2.0
        expectBoxes(half.boxes, [(0, top, widths[0], 28), (widths[0] + 8, top, widths[1], 28)])
      }
    }
  }

  @Test func textsAreAlignedWithTheFirstAndTheLastLine() throws {
    let scene = try #require(DemoScene.named("verb-baselines"))
    let view = try #require(SceneRenderer.view(of: scene) as? VerbScene)
    let labels = view.boxes.compactMap { $0 as? UILabel }
    try #require(labels.count == 3)
    let first = labels[0].frame.minY + labels[0].font.ascender
    let line = labels[0].font.lineHeight
    for (label, baseline) in [(labels[1], first), (labels[2], first + line)] {
      #expect(
        abs(label.frame.minY + label.font.ascender - baseline) < 1,
        "\(label.text ?? "") at \(label.frame), the line at \(baseline)")
    }
  }

  private func expectBoxes(
    _ boxes: [UIView], _ frames: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)]
  ) {
    #expect(boxes.count == frames.count)
    expectFrames(
      zip(boxes, frames).enumerated().map { index, pair in
        let (box, frame) = pair
        let rect = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        return (name: box.accessibilityIdentifier ?? "\(index)", item: box as AnyObject, frame: rect)
      })
  }
}
