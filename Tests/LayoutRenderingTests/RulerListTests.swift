import Foundation
import Testing

@testable import LayoutRendering

/// The list of gaps, insets and walls, and the rules by which two rulers are one.
@Suite struct RulerListTests {
  private func boxes(_ links: (LayoutSnapshot) -> [Link]) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 300, height: 100), CGRect(x: 10, y: 20, width: 80, height: 60),
      CGRect(x: 120, y: 20, width: 80, height: 60))
    snapshot.links = links(snapshot)
    return snapshot
  }

  @Test func aSnapshotWithoutLinksHasAnEmptyList() {
    #expect(boxes { _ in [] }.rulerList().isEmpty)
  }

  @Test func columnsAreAlignedToTheRight() {
    let snapshot = boxes {
      [
        Boxes.link($0, .x, (1, .near), (0, .near), distance: 10),
        Boxes.link($0, .y, (1, .far), (0, .far), distance: 8, relation: "≥"),
      ]
    }
    #expect(
      snapshot.rulerList() == """
        x   0   10        10  Root/a  Root
        y  80  100  20 (≥ 8)  Root/a  Root

        """)
  }

  @Test func aGuideIsNamedAsSuch() {
    let snapshot = boxes { snapshot in
      var link = Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 30)
      link.second.item = 7
      return [link]
    }
    #expect(snapshot.rulerList() == "x  90  120  30  Root/b  layout guide\n")
  }

  @Test func theSameGapIsListedOnce() {
    let snapshot = boxes {
      let link = Boxes.link($0, .x, (2, .near), (1, .far), distance: 30)
      return [link, link]
    }
    #expect(snapshot.rulers().count == 1)
  }

  @Test func equalGapsBesideEachOtherAreListedTwice() {
    // Two rows of two boxes: the same gap from 90 to 120, at 0 to 40 and at 60 to 100.
    var snapshot = Boxes.snapshot(
      CGSize(width: 300, height: 100), CGRect(x: 10, y: 0, width: 80, height: 40),
      CGRect(x: 120, y: 0, width: 80, height: 40), CGRect(x: 10, y: 60, width: 80, height: 40),
      CGRect(x: 120, y: 60, width: 80, height: 40))
    snapshot.links = [
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 30),
      Boxes.link(snapshot, .x, (4, .near), (3, .far), distance: 30),
    ]
    #expect(snapshot.rulers().map(\.across) == [Extent(near: 0, far: 40), Extent(near: 60, far: 100)])
  }

  @Test(arguments: [(0.0, false), (0.4, false), (0.5, true), (1, true)])
  func aDistanceBelowHalfAPointIsNotMeasured(gap: Double, isMeasured: Bool) {
    var snapshot = Boxes.snapshot(
      CGSize(width: 300, height: 100), CGRect(x: gap, y: 20, width: 80, height: 60))
    snapshot.links = [Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: gap)]
    #expect(snapshot.rulers().count == (isMeasured ? 1 : 0))
  }

  @Test func aViewThatIsTransparentIsNotMeasured() {
    var snapshot = boxes { [Boxes.link($0, .x, (2, .near), (1, .far), distance: 30)] }
    #expect(snapshot.rulers().count == 1)
    snapshot.nodes[2].style.alpha = 0
    #expect(snapshot.rulers().isEmpty)
  }

  @Test(arguments: [(3.9, false), (4, true)])
  func aWallBelowFourPointsIsNotDrawn(space: Double, isDrawn: Bool) {
    // |-10-[a]   wall   |
    var snapshot = Boxes.snapshot(
      CGSize(width: 100, height: 50), CGRect(x: 10, y: 0, width: 90 - space, height: 50))
    let origin = "A.swift:1 xPlace#1"
    snapshot.links = [Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 10, origin: origin)]
    #expect(snapshot.rulers().contains { $0.kind == .wall } == isDrawn)
  }

  @Test func theLineOfTwoSidesThatAreApartIsBetweenThem() {
    let sides = [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 50, y: 60, width: 10, height: 20)]
    let ruler = Ruler(
      kind: .wall, axis: .x, along: Extent(near: 10, far: 50), sides: sides, items: [1, 2])
    #expect(ruler.across == Extent(near: 20, far: 60))
  }

  @Test func framesOverlapOnlyIfTheyHaveAnAreaInCommon() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(frame.overlaps(CGRect(x: 9, y: 9, width: 10, height: 10)))
    #expect(!frame.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!frame.overlaps(CGRect(x: 0, y: 10 - 1e-9, width: 10, height: 10)))
    #expect(frame.covers(CGRect(x: -1e-9, y: 0, width: 10, height: 10)))
    #expect(!frame.covers(CGRect(x: -0.1, y: 0, width: 10, height: 10)))
  }

  @Test func theCommonPartOfTwoFramesIsTheirIntersection() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      frame.common(with: CGRect(x: 4, y: -5, width: 20, height: 12))
        == CGRect(x: 4, y: 0, width: 6, height: 7))
    #expect(frame.common(with: CGRect(x: 10, y: 0, width: 5, height: 5)).width == 0)
    #expect(frame.common(with: CGRect(x: 11, y: 0, width: 5, height: 5)).isNull)
    #expect(frame.common(with: .null).isNull)
  }
}
