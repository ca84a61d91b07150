import Foundation
import Testing

@testable import LayoutRendering

/// Rulers beside sheets, flexible gaps and views that another statement connects.
@Suite struct RulerSheetTests {
  private func texts(_ snapshot: LayoutSnapshot, _ axis: LayoutSnapshot.Axis = .x) -> [String] {
    snapshot.rulers().filter { $0.axis == axis }.map { "\($0.text) \($0.along.near)-\($0.along.far)" }
  }

  // The sheet a is 24 and 40 inside 260 × 100, the box b 10 and 30 inside the sheet.
  private func sheet() -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 260, height: 100), CGRect(x: 24, y: 16, width: 260 - 24 - 40, height: 60),
      CGRect(x: 24 + 10, y: 26, width: 260 - 34 - 70, height: 40))
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 24),
      Boxes.link(snapshot, .x, (1, .far), (0, .far), distance: 40),
      Boxes.link(snapshot, .x, (2, .near), (0, .near), distance: 24 + 10),
      Boxes.link(snapshot, .x, (2, .far), (0, .far), distance: 40 + 30),
    ]
    return snapshot
  }

  @Test func aViewOnASheetIsMeasuredFromTheSheet() {
    #expect(texts(sheet()) == ["24 0.0-24.0", "40 220.0-260.0", "10 24.0-34.0", "30 190.0-220.0"])
  }

  @Test func aViewWithoutAFillIsNoSheet() {
    var snapshot = sheet()
    snapshot.nodes[1].style.fill = nil
    #expect(texts(snapshot) == ["24 0.0-24.0", "40 220.0-260.0", "34 0.0-34.0", "70 190.0-260.0"])
  }

  @Test func aViewThatExtendsBeyondTheSheetIsNotOnIt() {
    var snapshot = sheet()
    snapshot.nodes[2].frame.size.height = 70
    snapshot.links = [
      snapshot.links[0], Boxes.link(snapshot, .x, (2, .near), (0, .near), distance: 34),
    ]
    #expect(texts(snapshot) == ["24 0.0-24.0", "34 0.0-34.0"])
  }

  @Test func anInequalityIsMeasuredFromTheSheet() {
    var snapshot = sheet()
    snapshot.links[2].relation = "≥"
    snapshot.links[3].relation = "≥"
    snapshot.links[3].distance = 40 + 8
    #expect(texts(snapshot).suffix(2) == ["≥ 10 24.0-34.0", "30 (≥ 8) 190.0-220.0"])
  }

  @Test func aWallEndsAtTheEdgeOfTheSheet() {
    var snapshot = sheet()
    snapshot.links.removeLast()
    snapshot.links[2].origin = "A.swift:1 xPlace#1"
    #expect(texts(snapshot).last == "wall 190.0-220.0")
  }

  // |-24-guide 29-[a 40]-guide 58-[b 40]-guide 29-40-|   in 260 × 100
  //
  // The guides are at the top and have no height.
  private func flexible() -> LayoutSnapshot {
    let share = 29.0
    let box = 40.0
    var snapshot = Boxes.snapshot(
      CGSize(width: 260, height: 100), CGRect(x: 24 + share, y: 30, width: box, height: 50),
      CGRect(x: 24 + 3 * share + box, y: 30, width: box, height: 50))
    let guides = [24, 24 + share + box, 24 + 3 * share + 2 * box].enumerated().map { index, x in
      End(
        item: 3 + index, frame: CGRect(x: x, y: 0, width: index == 1 ? 2 * share : share, height: 0),
        side: .near)
    }
    let ends = { (guide: Int, side: LayoutSnapshot.Side) in
      End(item: guides[guide].item, frame: guides[guide].frame, side: side)
    }
    let view = { (item: Int, side: LayoutSnapshot.Side) in
      End(item: item, frame: snapshot.nodes[item].frame, side: side)
    }
    snapshot.links = [
      (ends(0, .near), view(0, .near), 24), (view(1, .near), ends(0, .far), 0),
      (ends(1, .near), view(1, .far), 0), (view(2, .near), ends(1, .far), 0),
      (ends(2, .near), view(2, .far), 0), (ends(2, .far), view(0, .far), 40),
    ].map { first, second, distance in
      Link(
        axis: .x, first: first, second: second, holder: view(0, .near), distance: Double(distance),
        origin: "A.swift:1 xPlace#1")
    }
    return snapshot
  }

  @Test func flexibleGapsAreMeasuredAtTheViewsBesideThem() {
    let snapshot = flexible()
    #expect(
      texts(snapshot) == [
        "24 0.0-24.0", "40 220.0-260.0", "29 24.0-53.0", "58 93.0-151.0", "29 191.0-220.0",
      ])
    #expect(snapshot.rulers().allSatisfy { $0.across == Extent(near: 30, far: 80) })
  }

  @Test func anInsetSharedByTwoViewsIsDrawnOnce() {
    var snapshot = flexible()
    let sheet = CGRect(x: 24, y: 10, width: 260 - 24 - 40, height: 80)
    var style = LayoutSnapshot.Style()
    style.fill = Boxes.gray
    snapshot.nodes.append(Node(name: "sheet", frame: sheet, depth: 1, parent: 0, style: style))
    // The indices of the guides follow those of the views.
    for index in snapshot.links.indices {
      if snapshot.links[index].first.item >= 3 { snapshot.links[index].first.item += 1 }
      if snapshot.links[index].second.item >= 3 { snapshot.links[index].second.item += 1 }
    }
    snapshot.links += [
      Boxes.link(snapshot, .x, (3, .near), (0, .near), distance: 24),
      Boxes.link(snapshot, .x, (3, .far), (0, .far), distance: 40),
    ]
    let insets = texts(snapshot).filter { $0.hasPrefix("24 ") || $0.hasPrefix("40 ") }
    #expect(insets == ["24 0.0-24.0", "40 220.0-260.0"])
  }

  // [a]-8-[b]-8-[c], where a and c are tied to the root by other statements
  @Test func aChainBetweenTwoViewsHasNoWallsAtItsEnds() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 260, height: 50), CGRect(x: 20, y: 0, width: 40, height: 50),
      CGRect(x: 68, y: 0, width: 100, height: 50), CGRect(x: 176, y: 0, width: 40, height: 50))
    let chain = [
      Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 8, origin: "A.swift:3 xPlace#1"),
      Boxes.link(snapshot, .x, (3, .near), (2, .far), distance: 8, origin: "A.swift:3 xPlace#1"),
    ]
    snapshot.links = chain
    let walls = texts(snapshot).filter { $0.hasPrefix("wall") }
    #expect(walls == ["wall 0.0-20.0", "wall 216.0-260.0"])
    snapshot.links = [
      Boxes.link(snapshot, .x, (1, .near), (0, .near), distance: 20, origin: "A.swift:1 xLeft#1"),
      Boxes.link(snapshot, .x, (3, .far), (0, .far), distance: 44, origin: "A.swift:2 xRight#1"),
    ]
    snapshot.links += chain
    #expect(texts(snapshot) == ["20 0.0-20.0", "44 216.0-260.0", "8 60.0-68.0", "8 168.0-176.0"])
  }

  @Test func rulerMeasuresTheViewThatBindsTheEdge() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 136, height: 90), CGRect(x: 8, y: 0, width: 120, height: 30),
      CGRect(x: 8, y: 40, width: 40, height: 40))
    snapshot.links = [1, 2].map {
      Boxes.link(snapshot, .x, ($0, .far), (0, .far), distance: 8, relation: "≥")
    }
    #expect(texts(snapshot) == ["≥ 8 128.0-136.0"])
    snapshot.links.removeFirst()
    #expect(texts(snapshot) == ["88 (≥ 8) 48.0-136.0"])
  }
}
