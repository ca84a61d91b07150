import Foundation
import Testing

@testable import LayoutRendering

@Suite struct RulerPlacementTests {
  private func placement(text: CGRect?) -> RulerPlacement {
    var snapshot = placementBoxes()
    if let text {
      let line = LayoutSnapshot.TextLine(string: "text", frame: text, baseline: text.maxY, fontSize: 12)
      snapshot.nodes.append(Node(name: "t", frame: text, depth: 1, parent: 0, content: .text([line])))
    }
    return RulerPlacement(snapshot.rulers(), in: snapshot)
  }

  @Test func aLineIsInTheMiddleOfTheSharedRange() {
    let positions: [Double] = placement(text: nil).placed.map(\.position)
    #expect(positions == [50])
  }

  @Test func aLineAvoidsText() {
    let text = CGRect(x: 110, y: 30, width: 80, height: 40)
    let placed = placement(text: text).placed
    #expect(placed.count == 1)
    for ruler in placed {
      #expect(!ruler.line.intersects(text), "the line \(ruler.line) covers the text \(text)")
      #expect(!ruler.label.intersects(text), "the number \(ruler.label) covers the text \(text)")
    }
  }

  @Test func aLineWithoutAPlaceIsListedAsOmitted() {
    let placement = placement(text: CGRect(x: 90, y: 0, width: 120, height: 100))
    #expect(placement.placed.isEmpty)
    #expect(placement.omitted.count == 1)
  }

  @Test func aNumberLargerThanItsGapIsBesideTheViews() {
    var snapshot = Boxes.snapshot(
      CGSize(width: 200, height: 100), CGRect(x: 10, y: 30, width: 80, height: 40),
      CGRect(x: 98, y: 30, width: 80, height: 40))
    snapshot.links = [Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 8)]
    let placed = RulerPlacement(snapshot.rulers(), in: snapshot).placed
    #expect(placed.count == 1)
    for ruler in placed {
      for node in snapshot.nodes.dropFirst() {
        #expect(!ruler.label.overlaps(node.frame), "\(ruler.label) covers \(node.name)")
      }
    }
  }

  @Test func aHiddenViewIsIgnored() {
    // A hidden view with a text covers the position of the number.
    var snapshot = placementBoxes()
    let free = RulerPlacement(snapshot.rulers(), in: snapshot).placed
    let frame = CGRect(x: 105, y: 40, width: 90, height: 20)
    let line = LayoutSnapshot.TextLine(string: "text", frame: frame, baseline: 56, fontSize: 12)
    var hidden = LayoutSnapshot.Style()
    hidden.isHidden = true
    snapshot.nodes += [
      Node(name: "h", frame: frame, depth: 1, parent: 0, style: hidden),
      Node(name: "t", frame: frame, depth: 2, parent: 3, content: .text([line])),
    ]
    #expect(RulerPlacement(snapshot.rulers(), in: snapshot).placed == free && free.count == 1)
  }

  private func placementBoxes() -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(
      CGSize(width: 320, height: 100), CGRect(x: 0, y: 20, width: 100, height: 60),
      CGRect(x: 200, y: 20, width: 100, height: 60))
    snapshot.links = [Boxes.link(snapshot, .x, (2, .near), (1, .far), distance: 100)]
    return snapshot
  }

  @Test func numbersDoNotCoverEachOther() {
    // Six gaps of 4 points, one below the other, all where only one number fits beside its line.
    var snapshot = LayoutSnapshot(nodes: [
      Node(name: "Root", frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    ])
    for index in 0..<7 {
      let frame = CGRect(x: 20, y: Double(index) * 14, width: 80, height: 10)
      snapshot.nodes.append(Node(name: "v", frame: frame, depth: 1, parent: 0))
    }
    snapshot.links = (1..<7).map { Boxes.link(snapshot, .y, ($0 + 1, .near), ($0, .far), distance: 4) }
    let placement = RulerPlacement(snapshot.rulers(), in: snapshot)
    #expect(placement.omitted.isEmpty)
    for (index, one) in placement.placed.enumerated() {
      for other in placement.placed.dropFirst(index + 1) {
        #expect(!one.label.intersects(other.label), "\(one.label) and \(other.label)")
      }
    }
  }
}
