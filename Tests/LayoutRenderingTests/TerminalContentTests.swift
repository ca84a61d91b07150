import Foundation
import Testing

@testable import LayoutRendering

/// Names, texts, images and symbols in terminal pictures of 20 × 5 cells, each 5 × 10 points.
@Suite struct TerminalContentTests {
  private func rows(_ snapshot: LayoutSnapshot, showsNames: Bool = true) -> [String] {
    let options = TerminalOptions(columns: 20, showsNames: showsNames)
    return snapshot.terminalPicture(options).split(separator: "\n").map(String.init)
  }

  private func snapshot(_ frame: CGRect = CGRect(x: 10, y: 10, width: 80, height: 30)) -> LayoutSnapshot {
    Boxes.snapshot(CGSize(width: 100, height: 50), frame)
  }

  private func text(_ string: String, _ frame: CGRect, in label: CGRect) -> Node {
    let line = LayoutSnapshot.TextLine(string: string, frame: frame, baseline: frame.maxY, fontSize: 8)
    return Node(name: "t", frame: label, depth: 1, parent: 0, content: .text([line]))
  }

  // Names

  @Test func aNameIsShownOnlyIfTheOptionsAskForIt() {
    #expect(rows(snapshot())[2] == "│ │      a       │ │")
    #expect(rows(snapshot(), showsNames: false)[2] == "│ │              │ │")
  }

  @Test func aNameThatIsTooLongEndsWithAnEllipsis() {
    // The box has 6 cells, its inside 4.
    var snapshot = snapshot(CGRect(x: 10, y: 10, width: 30, height: 30))
    snapshot.nodes[1].name = "headline"
    #expect(rows(snapshot)[2] == "│ │hea…│           │")
  }

  @Test func aBoxWithoutThreeCellsInsideHasNoName() {
    let snapshot = snapshot(CGRect(x: 10, y: 10, width: 20, height: 30))
    #expect(rows(snapshot)[2] == "│ │  │             │")
  }

  @Test func aViewWithSubviewsHasNoName() {
    var snapshot = snapshot()
    var inner = Node(name: "b", frame: CGRect(x: 15, y: 20, width: 1, height: 1), depth: 2, parent: 1)
    inner.style.isHidden = true
    snapshot.nodes.append(inner)
    #expect(rows(snapshot)[2] == "│ │              │ │")
  }

  // Outlines

  @Test func aRoundViewHasRoundCorners() {
    var snapshot = snapshot()
    snapshot.nodes[1].style.cornerRadius = 8
    #expect(rows(snapshot)[1] == "│ ╭──────────────╮ │")
    #expect(rows(snapshot)[3] == "│ ╰──────────────╯ │")
  }

  @Test func aViewThatIsAlmostTransparentIsNotDrawn() {
    var snapshot = snapshot()
    let empty = rows(Boxes.snapshot(CGSize(width: 100, height: 50)))
    snapshot.nodes[1].style.alpha = 0.02
    #expect(rows(snapshot, showsNames: false) == empty)
    snapshot.nodes[1].style.alpha = 0.03
    #expect(rows(snapshot, showsNames: false) != empty)
  }

  @Test func subviewsOfAViewThatClipsAreCutOff() {
    var snapshot = snapshot(CGRect(x: 10, y: 10, width: 30, height: 30))
    var inner = Node(name: "b", frame: CGRect(x: 20, y: 20, width: 70, height: 20), depth: 2, parent: 1)
    inner.style.fill = Boxes.gray
    snapshot.nodes.append(inner)
    // The inner box is in front of the outer one, whose right side therefore ends at it.
    #expect(rows(snapshot, showsNames: false)[2] == "│ │ ┌──┴─────────┐ │")
    snapshot.nodes[1].style.clips = true
    #expect(rows(snapshot, showsNames: false)[2] == "│ │ ┌──┴           │")
  }

  // Images and symbols

  @Test func anImageIsACrossedBox() {
    var snapshot = snapshot(CGRect(x: 10, y: 0, width: 35, height: 50))
    snapshot.nodes[1].content = .image
    // Inside of 7 × 5 cells there are 5 × 3.
    let expected = ["│ │╲   ╱│          │", "│ │  ╳  │          │", "│ │╱   ╲│          │"]
    #expect(Array(rows(snapshot)[1...3]) == expected)
  }

  @Test func aSymbolIsACharacterInTheMiddleOfItsSquare() throws {
    let symbol = try #require(Symbol(name: "star.fill"))
    var snapshot = snapshot()
    snapshot.nodes[1].style.fill = nil
    // The middle (52, 25) is in cell 10 of row 2.
    let square = CGRect(x: 40, y: 13, width: 24, height: 24)
    snapshot.nodes[1].content = .symbol(symbol, frame: square, color: .black)
    #expect(rows(snapshot)[2] == "│         ★        │")
  }

  // Texts

  @Test func textAtTheRightOfItsLabelEndsAtItsRightCell() {
    // The line covers the cells 10 to 17, the label 2 to 17.
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    let label = CGRect(x: 10, y: 10, width: 80, height: 10)
    snapshot.nodes.append(text("abc", CGRect(x: 50, y: 10, width: 40, height: 10), in: label))
    #expect(rows(snapshot)[1] == "│              abc │")
  }

  @Test func textOutsideOfAViewThatClipsIsNotWritten() {
    var snapshot = snapshot()
    snapshot.nodes[1].style.clips = true
    var label = text(
      "abc", CGRect(x: 20, y: 0, width: 40, height: 10), in: CGRect(x: 20, y: 0, width: 40, height: 10))
    label.depth = 2
    label.parent = 1
    snapshot.nodes.append(label)
    #expect(!rows(snapshot).joined().contains("abc"))
    snapshot.nodes[1].style.clips = false
    #expect(rows(snapshot)[0].contains("abc"))
  }

  @Test func anEmptyTextIsNotWritten() {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    let label = CGRect(x: 10, y: 10, width: 80, height: 10)
    let empty = rows(snapshot)
    snapshot.nodes.append(text("", label, in: label))
    #expect(rows(snapshot) == empty)
  }

  @Test func inColorsThePaperIsTheFill() {
    let picture = snapshot().terminalPicture(TerminalOptions(columns: 20, color: .palette))
    // The gray of 128 is the 13th of the 24 grays, which begin with 232 for 8 and increase by 10.
    #expect(picture.contains("48;5;244"))
  }
}
