import Foundation
import Testing

@testable import LayoutRendering

/// Rulers of views that are clipped.
@Suite struct RulerClippingTests {
  // Three boxes 40 high and 20 apart, inside a box that shows 70 points of them, from 30 to 100.
  private func list(clips: Bool) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 160), CGRect(x: 10, y: 30, width: 180, height: 70))
    snapshot.nodes[1].style.clips = clips
    for y in [-20.0, 40, 100] {
      snapshot.nodes.append(
        Node(name: "row", frame: CGRect(x: 20, y: y, width: 100, height: 40), depth: 2, parent: 1))
    }
    snapshot.links = [
      Boxes.link(snapshot, .y, (3, .near), (2, .far), distance: 20),
      Boxes.link(snapshot, .y, (4, .near), (3, .far), distance: 20),
    ]
    snapshot.links += [2, 3, 4].map { Boxes.link(snapshot, .x, ($0, .near), (1, .near), distance: 10) }
    return snapshot
  }

  private func texts(_ snapshot: LayoutSnapshot, _ axis: LayoutSnapshot.Axis) -> [String] {
    snapshot.rulers().filter { $0.axis == axis }.map {
      "\($0.along.near)-\($0.along.far) at \($0.across.near)-\($0.across.far)"
    }
  }

  @Test func clippedViewsAreNotMeasured() {
    // The first row ends at 20, the third begins at 100: only the inset of the second row is visible.
    #expect(texts(list(clips: true), .x) == ["10.0-20.0 at 40.0-80.0"])
  }

  @Test func aPartlyVisibleGapIsMeasured() {
    // From 20 to 40, and from 80 to 100; 30 to 100 is visible.
    #expect(texts(list(clips: true), .y) == ["20.0-40.0 at 20.0-120.0", "80.0-100.0 at 20.0-120.0"])
  }

  @Test func aViewThatDoesNotClipHidesNothing() {
    let texts = texts(list(clips: false), .x)
    // The first row is above the box, so the line is between the two.
    #expect(texts == ["10.0-20.0 at 20.0-30.0", "10.0-20.0 at 40.0-80.0", "10.0-20.0 at 100.0-100.0"])
  }

  @Test func aLineIsWhereItsSidesAreVisible() {
    var snapshot = list(clips: true)
    snapshot.nodes[3].frame.origin.y = 80
    snapshot.links = [Boxes.link(snapshot, .x, (3, .near), (1, .near), distance: 10)]
    #expect(texts(snapshot, .x) == ["10.0-20.0 at 80.0-100.0"])
  }

  @Test func aGapOutsideThePictureIsNotMeasured() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 100, height: 100), CGRect(x: 10, y: 30, width: 110, height: 40),
      CGRect(x: 140, y: 30, width: 80, height: 40))
    snapshot.links = [Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 20)]
    #expect(snapshot.rulers().isEmpty)
  }
}
