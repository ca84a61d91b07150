import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct AlignmentCheckTests {
  private let screen = CheckedScreen()

  private func place(_ first: CGRect, _ second: CGRect) {
    screen.place([(screen.title, first), (screen.time, second)])
  }

  /// Two rectangles that share the edge, and none of the others.
  nonisolated private static let aligned: [(LayoutCheck.Edge, CGRect, CGRect)] = [
    (.left, CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 13, y: 70, width: 50, height: 31)),
    (.right, CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 53, y: 70, width: 50, height: 31)),
    (.centerX, CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 33, y: 70, width: 50, height: 31)),
    (.top, CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 153, y: 20, width: 50, height: 31)),
    (.bottom, CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 153, y: 9, width: 50, height: 31)),
    (.centerY, CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 153, y: 14.5, width: 50, height: 31)),
  ]

  @Test(arguments: aligned) func eachEdgeIsCompared(
    _ edge: LayoutCheck.Edge, _ first: CGRect, _ other: CGRect
  ) {
    place(first, other)
    for tried in Self.aligned.map(\.0) {
      let found = problems(in: screen, [.aligned(screen.title, screen.time, by: tried)])
      #expect(found.isEmpty == (tried == edge), "\(tried)")
    }
  }

  @Test func theSentenceHasBothPositions() {
    place(CGRect(x: 13, y: 20, width: 90, height: 20), CGRect(x: 17.5, y: 70, width: 50, height: 31))
    #expect(
      screen.sentences(.aligned(screen.title, screen.time, by: .left)) == [
        "\"time\" and \"title\" are not aligned: their left edge is at 17.5 and 13."
      ])
  }

  @Test func baselinesOfDifferentFontsAreCompared() {
    screen.title.font = .systemFont(ofSize: 31)
    screen.time.font = .systemFont(ofSize: 13)
    screen.addSubview(screen.title)
    screen.addSubview(screen.time)
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, 8, screen.time, make.wall)
      make.yTop(screen.title, by: 20)
      make.ref(screen.title).yFirstBaseline(screen.time)
    }
    #expect(screen.sentences(.aligned(screen.title, screen.time, by: .firstBaseline)).isEmpty)
    #expect(screen.sentences(.aligned(screen.title, screen.time, by: .lastBaseline)).isEmpty)
    #expect(screen.sentences(.aligned(screen.title, screen.time, by: .top)).count == 1)
  }
}
