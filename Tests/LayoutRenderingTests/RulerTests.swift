import Foundation
import Testing

@testable import LayoutRendering

@Suite struct RulerTests {
  // |-20-[a 80]  wall  [b 80]-30-|   in 320 × 100
  private func row(origin: String? = "Row.swift:7 xPlace#1", cut: Bool = true) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 320, height: 100), CGRect(x: 20, y: 20, width: 80, height: 60),
      CGRect(x: 210, y: 20, width: 80, height: 60))
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 20, origin: origin),
      Boxes.link(snapshot, .x, (2, .far), (0, .far), distance: 30, origin: origin),
    ]
    if !cut {
      snapshot.links.append(Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 110, origin: origin))
    }
    return snapshot
  }

  private func texts(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.rulers().map { "\($0.text) \($0.along.near)-\($0.along.far)" }
  }

  @Test func aLinkIsMeasuredBetweenItsEdges() {
    #expect(texts(row(origin: nil)) == ["20 0.0-20.0", "30 290.0-320.0"])
  }

  @Test func aWallIsWhereTheChainIsCut() {
    #expect(texts(row()) == ["20 0.0-20.0", "30 290.0-320.0", "wall 100.0-210.0"])
  }

  @Test(arguments: ["My Row.swift:7 xPlace", "C#.swift:7 xPlace", "Row.swift:7 row #2.xPlace"])
  func namesOfFilesAndMakersMayHaveSpacesAndNumberSigns(_ statement: String) {
    #expect(texts(row(origin: "\(statement)#1")) == texts(row()))
    #expect(row(origin: "\(statement)#1").rulers().allSatisfy { $0.source?.statement == statement })
  }

  @Test func aChainWithoutAWallHasNone() {
    #expect(texts(row(cut: false)) == ["20 0.0-20.0", "30 290.0-320.0", "110 100.0-210.0"])
  }

  @Test(arguments: [LayoutSnapshot.Side.near, .far])
  func aChainThatDoesNotReachAnEndHasAWallThere(_ side: LayoutSnapshot.Side) {
    // near: |  wall  [a 80]-20-[b 80]-30-|      far: |-20-[a 80]-30-[b 80]  wall  |
    let frames = [
      CGRect(x: side == .near ? 110 : 20, y: 0, width: 80, height: 50),
      CGRect(x: side == .near ? 210 : 130, y: 0, width: 80, height: 50),
    ]
    var snapshot = Boxes.snapshot(CGSize(width: 320, height: 50), frames[0], frames[1])
    let outer =
      side == .near
      ? ((2, .far), (0, .far), 30.0)
      : ((1, .near), (0, .near), 20.0) as ((Int, LayoutSnapshot.Side), (Int, LayoutSnapshot.Side), Double)
    snapshot.links = [
      Boxes.link(
        snapshot, .x, (2, .near), (1, .far), distance: side == .near ? 20 : 30, origin: "A.swift:1 xPlace#1"),
      Boxes.link(snapshot, .x, outer.0, outer.1, distance: outer.2, origin: "A.swift:1 xPlace#1"),
    ]
    let wall = snapshot.rulers().last
    #expect(wall?.kind == .wall)
    #expect(wall?.along == (side == .near ? Extent(near: 0, far: 110) : Extent(near: 210, far: 320)))
  }

  @Test func onlyChainsOfTheirOwnAxisHaveWalls() {
    #expect(!texts(row(origin: "A.swift:1 yPlace#1")).contains { $0.hasPrefix("wall") })
    #expect(!texts(row(origin: "A.swift:1 xLeft#1")).contains { $0.hasPrefix("wall") })
  }

  @Test func anInequalityShowsItsSignAndTheActualDistance() {
    var snapshot = row(origin: nil)
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 20, relation: "≥"),
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 8, relation: "≥"),
    ]
    #expect(snapshot.rulers().map(\.text) == ["≥ 20", "110 (≥ 8)"])
  }

  @Test func viewsThatTouchHaveNoRuler() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 100, height: 100), CGRect(x: 0, y: 0, width: 50, height: 50),
      CGRect(x: 50, y: 0, width: 50, height: 50))
    snapshot.links = [Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 0)]
    #expect(snapshot.rulers().isEmpty)
  }

  @Test func aHiddenViewHasNoRulers() {
    var snapshot = row(origin: nil)
    snapshot.nodes[1].style.isHidden = true
    #expect(texts(snapshot) == ["30 290.0-320.0"])
  }

  @Test func theListNamesBothSides() {
    #expect(
      row().rulerList() == """
        x    0   20    20  Root/a  Root
        x  290  320    30  Root/b  Root
        x  100  210  wall  Root/a  Root/b

        """)
  }
}
