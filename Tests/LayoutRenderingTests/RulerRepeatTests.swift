import Foundation
import Testing

@testable import LayoutRendering

/// The rules by which a picture shows a number once, and by which it leaves numbers and walls out.
@Suite struct RulerRepeatTests {
  private func texts(_ snapshot: LayoutSnapshot, panelDepth: Int = 0) -> [String] {
    snapshot.rulerGroups(panelDepth: panelDepth).compactMap(\.first?.text)
  }

  // |-7-[a]-8-[b]-8-[c]-9-|   with 40 × 20 boxes in a root 40 high
  private func row(_ origin: String, near: Double = 7, far: Double = 9) -> LayoutSnapshot {
    let starts = [near, near + 48, near + 96]
    let frames = starts.map { CGRect(x: $0, y: 10, width: 40, height: 20) }
    var snapshot = Boxes.snapshot(
      CGSize(width: near + 136 + far, height: 40), frames[0], frames[1], frames[2])
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: near, origin: origin),
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 8, origin: origin),
      Boxes.link(snapshot, .x, (3, .near), (2, .far), distance: 8, origin: origin),
      Boxes.link(snapshot, .x, (3, .far), (0, .far), distance: far, origin: origin),
    ]
    return snapshot
  }

  @Test func equalGapsOfAChainHaveOneNumber() {
    #expect(texts(row("A.swift:1 xPlace#1")) == ["7", "8", "9"])
  }

  @Test func theInsetsAndTheGapsOfAChainAreDifferentNumbers() {
    #expect(texts(row("A.swift:1 xPlace#1", near: 8, far: 8)) == ["8", "8", "8"])
  }

  @Test func equalInsetsOfAnotherVerbHaveOneNumber() {
    // Four insets of 30, as inset(30).equal(a) makes them, and one of another statement.
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 120), CGRect(x: 30, y: 30, width: 140, height: 60),
      CGRect(x: 30 + 17, y: 40, width: 50, height: 40))
    for axis in LayoutSnapshot.Axis.allCases {
      for side in [LayoutSnapshot.Side.near, .far] {
        snapshot.links.append(
          Boxes.link(snapshot, axis, (1, side), (0, side), distance: 30, origin: "A.swift:1 equal#1"))
      }
    }
    snapshot.links.append(
      Boxes.link(snapshot, .x, (2, .near), (1, .near), distance: 17, origin: "A.swift:2 xLeft#1"))
    #expect(snapshot.rulers().count == 5)
    #expect(texts(snapshot) == ["30", "17"])
  }

  @Test func aGapThatIsRepeatedInTheNextRowHasOneNumber() {
    // Two rows of two boxes, 30 between the columns at 90, each row placed by its own statement.
    var snapshot = Boxes.snapshot(
      CGSize(width: 300, height: 100), CGRect(x: 10, y: 0, width: 80, height: 40),
      CGRect(x: 120, y: 0, width: 80, height: 40), CGRect(x: 10, y: 60, width: 80, height: 40),
      CGRect(x: 120, y: 60, width: 80, height: 40))
    snapshot.links = [
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 30, origin: "A.swift:1 xPlace#1"),
      Boxes.link(snapshot, .x, (4, .near), (3, .far), distance: 30, origin: "A.swift:2 xPlace#1"),
    ]
    let groups = snapshot.rulerGroups().filter { $0.first?.text == "30" }
    #expect(groups.map(\.count) == [2])
  }

  @Test func eachPanelHasItsOwnNumbers() {
    // The root holds two panels 100 wide; in each, a box is 12 inside, placed by the same line.
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 80), CGRect(x: 0, y: 0, width: 100, height: 80),
      CGRect(x: 100, y: 0, width: 100, height: 80))
    for (index, x) in [12.0, 112].enumerated() {
      let frame = CGRect(x: x, y: 20, width: 60, height: 40)
      snapshot.nodes.append(Node(name: "box", frame: frame, depth: 2, parent: 1 + index))
    }
    snapshot.links = [1, 2].map { panel in
      var link = Boxes.link(
        snapshot, .x, (panel + 2, .near), (panel, .near), distance: 12, origin: "A.swift:1 xLeft#1")
      link.holder = End(item: panel, frame: snapshot.nodes[panel].frame, side: .near)
      return link
    }
    #expect(texts(snapshot) == ["12"])
    #expect(texts(snapshot, panelDepth: 1) == ["12", "12"])
  }

  @Test(arguments: [(31.0, false), (32, true)])
  func theInsideOfASmallViewIsNotMeasured(height: Double, isMeasured: Bool) {
    // A switch with a knob 3 inside.
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 80), CGRect(x: 20, y: 10, width: 60, height: height),
      CGRect(x: 23, y: 13, width: 20, height: 20))
    var link = Boxes.link(snapshot, .x, (2, .near), (1, .near), distance: 3, origin: "A.swift:1 xLeft#1")
    link.holder = End(item: 1, frame: snapshot.nodes[1].frame, side: .near)
    snapshot.links = [link]
    #expect(snapshot.rulers().count == 1)
    #expect(snapshot.rulerGroups().count == (isMeasured ? 1 : 0))
  }

  @Test(arguments: [(15.5, false), (16, true)])
  func aShortWallIsNotInThePicture(length: Double, isDrawn: Bool) {
    // |-10-[a 60]   wall   |
    var snapshot = Boxes.snapshot(
      CGSize(width: 70 + length, height: 50), CGRect(x: 10, y: 0, width: 60, height: 50))
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 10, origin: "A.swift:1 xPlace#1")
    ]
    #expect(snapshot.rulers().contains { $0.kind == .wall })
    #expect(texts(snapshot).contains("wall") == isDrawn)
  }

  @Test func aTightInequalityOfAVerbIsAPlainInset() {
    // The sign is in the code of a chain and of a constraint by hand, and not in wrap(a).
    for (origin, text) in [("A.swift:1 wrap#1", "20"), ("A.swift:1 xPlace#1", "≥ 20"), (nil, "≥ 20")] {
      var snapshot = Boxes.snapshot(
        CGSize(width: 100, height: 50), CGRect(x: 20, y: 0, width: 80, height: 50))
      snapshot.links = [
        Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 20, relation: "≥", origin: origin)
      ]
      #expect(snapshot.rulers().map(\.text) == [text])
    }
  }

  @Test func oneRulerOfAGroupHasAPlace() {
    // Two rows with the same gap; a text covers the gap of the upper row.
    var snapshot = Boxes.snapshot(
      CGSize(width: 300, height: 120), CGRect(x: 0, y: 0, width: 100, height: 50),
      CGRect(x: 150, y: 0, width: 100, height: 50), CGRect(x: 0, y: 70, width: 100, height: 50),
      CGRect(x: 150, y: 70, width: 100, height: 50))
    let text = CGRect(x: 90, y: 0, width: 70, height: 65)
    let line = LayoutSnapshot.TextLine(string: "text", frame: text, baseline: 40, fontSize: 12)
    snapshot.nodes.append(Node(name: "t", frame: text, depth: 1, parent: 0, content: .text([line])))
    snapshot.links = [
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 50, origin: "A.swift:1 xPlace#1"),
      Boxes.link(snapshot, .x, (4, .near), (3, .far), distance: 50, origin: "A.swift:1 xPlace#2"),
    ]
    let gaps = snapshot.rulerGroups().filter { $0.first?.text == "50" }
    let placed = RulerPlacement(gaps, in: snapshot).placed
    #expect(placed.map(\.ruler.items) == [[4, 3]])
  }
}

/// The rules by which a space is no wall.
@Suite struct FreeSpaceTests {
  // |-10-[a 60]   wall 130   |   with a box in the free space, which covers a part of the height
  private func wall(beside box: CGRect) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 60), CGRect(x: 10, y: 0, width: 60, height: 60), box)
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 10, origin: "A.swift:1 xPlace#1")
    ]
    return snapshot
  }

  private func walls(_ snapshot: LayoutSnapshot) -> Int {
    let placed = RulerPlacement(snapshot.rulerGroups(), in: snapshot).placed
    return placed.filter { $0.ruler.kind == .wall }.count
  }

  @Test func aWallCrossesNoView() {
    #expect(walls(wall(beside: CGRect(x: 100, y: 0, width: 40, height: 20))) == 1)
    #expect(walls(wall(beside: CGRect(x: 100, y: 0, width: 40, height: 60))) == 0)
  }

  @Test func aSpaceThatADistanceFillsIsNoWall() {
    var snapshot = wall(beside: CGRect(x: 90, y: 0, width: 10, height: 10))
    #expect(snapshot.rulers().contains { $0.kind == .wall })
    // Another view 50 high that ends where the space begins is 130 from the far edge.
    snapshot.nodes.append(
      Node(name: "d", frame: CGRect(x: 30, y: 5, width: 40, height: 50), depth: 1, parent: 0))
    snapshot.links.append(Boxes.link(snapshot, .x, (3, .far), (0, .far), distance: 130))
    #expect(!snapshot.rulers().contains { $0.kind == .wall })
  }

  @Test func aSpaceBetweenGuidesIsNoWall() {
    var snapshot = wall(beside: .zero)
    for index in snapshot.links.indices {
      snapshot.links[index].first.item = 7
      snapshot.links[index].second.item = 8
    }
    #expect(!snapshot.rulers().contains { $0.kind == .wall })
  }

  @Test func aViewThatAnotherViewHoldsOnThatSideHasNoWallThere() {
    var snapshot = wall(beside: CGRect(x: 5, y: 0, width: 70, height: 60))
    snapshot.links.append(
      Boxes.link(snapshot, .x, (1, .far), (2, .far), distance: 5, origin: "A.swift:2 xRight#1"))
    #expect(!snapshot.rulers().contains { $0.kind == .wall })
  }
}
