import Foundation
import Testing

@testable import LayoutRendering

@Suite struct TerminalTests {
  private func text(_ string: String, _ frame: CGRect) -> Node {
    let line = LayoutSnapshot.TextLine(string: string, frame: frame, baseline: frame.maxY, fontSize: 12)
    return Node(name: string, frame: frame, depth: 1, parent: 0, content: .text([line]))
  }

  @Test func aCellIsHalfAsWideAsItIsHigh() {
    // 100 points in 20 columns: 5 for each column, 10 for each row, 6 rows.
    let picture = Boxes.snapshot(CGSize(width: 100, height: 60)).terminalPicture(TerminalOptions(columns: 20))
    let widths: [Int] = picture.split(separator: "\n").map(\.count)
    #expect(widths == [20, 20, 20, 20, 20, 20])
  }

  @Test func boxesAreDrawnWithTheirNames() {
    let snapshot = Boxes.snapshot(
      CGSize(width: 100, height: 60), CGRect(x: 10, y: 10, width: 35, height: 40),
      CGRect(x: 60, y: 10, width: 30, height: 20))
    #expect(
      snapshot.terminalPicture(TerminalOptions(columns: 20)) == """
        ┌──────────────────┐
        │ ┌─────┐   ┌────┐ │
        │ │  a  │   └────┘ │
        │ │     │          │
        │ └─────┘          │
        └──────────────────┘

        """)
  }

  @Test func linesThatMeetAreJoined() {
    let snapshot = Boxes.snapshot(
      CGSize(width: 50, height: 60), CGRect(x: 0, y: 0, width: 50, height: 30),
      CGRect(x: 0, y: 20, width: 25, height: 40))
    let rows: [Substring] = snapshot.terminalPicture(TerminalOptions(columns: 10, showsNames: false)).split(
      separator: "\n")
    let joined: [Substring] = [
      "┌────────┐", "│        │", "├───┬────┤", "│   │    │", "│   │    │", "└───┴────┘",
    ]
    #expect(rows == joined)
  }

  @Test func aPictureOfMoreThanFiveHundredRowsIsDrawnSmaller() {
    // 10,000 points in 500 rows: 20 for each row, 10 for each column, 3 columns.
    let rows = Boxes.snapshot(CGSize(width: 30, height: 10_000)).terminalPicture(TerminalOptions(columns: 20))
      .split(separator: "\n")
    #expect(rows.count == 500)
    #expect(rows.allSatisfy { $0.count == 3 })
  }

  @Test func theFirstOfTwoLinesInOneRowIsWritten() {
    // Lines of 4 points in rows of 10.
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    let lines = ["first", "next"].enumerated().map { number, string in
      LayoutSnapshot.TextLine(
        string: string, frame: CGRect(x: 10, y: 11 + 4 * Double(number), width: 50, height: 4), baseline: 15,
        fontSize: 3)
    }
    snapshot.nodes.append(
      Node(
        name: "a", frame: CGRect(x: 10, y: 11, width: 50, height: 8), depth: 1, parent: 0,
        content: .text(lines)))
    let rows = snapshot.terminalPicture(TerminalOptions(columns: 20)).split(separator: "\n")
    #expect(rows[1] == "│ first            │")
  }

  @Test func textIsTruncatedBeforeOtherText() {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    snapshot.nodes.append(text("A long sentence", CGRect(x: 10, y: 10, width: 25, height: 10)))
    snapshot.nodes.append(text("12:41", CGRect(x: 60, y: 10, width: 25, height: 10)))
    let rows = snapshot.terminalPicture(TerminalOptions(columns: 20)).split(separator: "\n")
    // The text begins in cell 2 and the time in cell 12; cell 11 is free, which leaves 9 cells for the text.
    #expect(rows[1] == "│ A long s… 12:41  │")
  }

  @Test func longTextUsesFreeCellsBesideIt() {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    snapshot.nodes.append(text("A sentence", CGRect(x: 10, y: 10, width: 25, height: 10)))
    let rows = snapshot.terminalPicture(TerminalOptions(columns: 20)).split(separator: "\n")
    #expect(rows[1] == "│ A sentence       │")
  }

  @Test func textReplacesAName() {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), CGRect(x: 10, y: 10, width: 80, height: 30))
    snapshot.nodes.append(text("Hi", CGRect(x: 20, y: 20, width: 10, height: 10)))
    let picture = snapshot.terminalPicture(TerminalOptions(columns: 20))
    #expect(picture.contains("Hi"))
    #expect(!picture.contains("a"))
  }

  @Test func centeredTextIsCenteredInItsCells() {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50))
    var node = text("OK", CGRect(x: 30, y: 10, width: 40, height: 10))
    node.frame = CGRect(x: 10, y: 10, width: 80, height: 10)
    snapshot.nodes.append(node)
    let rows = snapshot.terminalPicture(TerminalOptions(columns: 20)).split(separator: "\n")
    #expect(rows[1] == "│        OK        │")
  }

  @Test func aSeparatorIsALine() {
    let snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), CGRect(x: 20, y: 24, width: 60, height: 1))
    let rows = snapshot.terminalPicture(TerminalOptions(columns: 20)).split(separator: "\n")
    #expect(rows[2] == "│   ────────────   │")
  }

  @Test func aFlatBoxKeepsTheOutlineOfItsSuperview() {
    // A ring from cell 4 to 9 and from row 1 to 3, with a disc inside. Rounding would put the disc on the
    // ring's left and right sides.
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), CGRect(x: 20, y: 10, width: 30, height: 30))
    snapshot.nodes[1].style.borderWidth = 2
    var disc = Node(name: "disc", frame: CGRect(x: 22, y: 20, width: 26, height: 10), depth: 2, parent: 1)
    disc.style.fill = .black
    snapshot.nodes.append(disc)
    let rows: [Substring] = snapshot.terminalPicture(TerminalOptions(columns: 20)).split(separator: "\n")
    let ring: [Substring] = ["│   ┌────┐         │", "│   │    │         │", "│   └────┘         │"]
    let shown = Array(rows[1...3])
    #expect(shown == ring)
  }

  @Test func hiddenViewsAndTheirSubviewsAreNotDrawn() {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), CGRect(x: 20, y: 10, width: 60, height: 30))
    snapshot.nodes[1].style.isHidden = true
    snapshot.nodes.append(
      Node(name: "in", frame: CGRect(x: 30, y: 20, width: 30, height: 20), depth: 2, parent: 1))
    snapshot.nodes[2].style.fill = .black
    #expect(
      snapshot.terminalPicture(TerminalOptions(columns: 20))
        == Boxes.snapshot(CGSize(width: 100, height: 50)).terminalPicture(TerminalOptions(columns: 20)))
  }

  @Test func everyColoredRowResetsTheColor() {
    let snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), CGRect(x: 20, y: 10, width: 60, height: 30))
    for color in [TerminalColor.palette, .full] {
      let rows = snapshot.terminalPicture(TerminalOptions(columns: 20, color: color)).split(separator: "\n")
      #expect(rows.count == 5)
      #expect(rows.allSatisfy { $0.hasSuffix("\u{1B}[0m") }, "\(color)")
    }
    #expect(!snapshot.terminalPicture(TerminalOptions(columns: 20)).contains("\u{1B}"))
  }

  @Test func fullColorNamesTheThreeComponents() {
    // The gray of the box is 0.5: 128 of 255.
    let snapshot = Boxes.snapshot(CGSize(width: 100, height: 50), CGRect(x: 20, y: 10, width: 60, height: 30))
    #expect(snapshot.terminalPicture(TerminalOptions(columns: 20, color: .full)).contains("48;2;128;128;128"))
  }
}

@Suite struct TerminalColorTests {
  @Test(arguments: [
    (["COLORTERM": "truecolor", "TERM": "xterm"], true, TerminalColor.full),
    (["COLORTERM": "24bit", "TERM": "xterm-256color"], true, .full),
    (["TERM": "xterm-256color"], true, .palette),
    (["TERM": "xterm"], true, .plain),
    (["TERM": "dumb", "COLORTERM": "truecolor"], true, .plain),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], true, .plain),
    (["TERM": "xterm-256color", "NO_COLOR": ""], true, .palette),
    (["TERM": "xterm-256color"], false, .plain),
    ([:], true, .plain),
  ])
  func theEnvironmentDeterminesTheColors(
    environment: [String: String], isTerminal: Bool, color: TerminalColor
  ) {
    #expect(TerminalColor.detected(environment: environment, isTerminal: isTerminal) == color)
  }

  @Test func thePaletteHasACubeAndGrays() {
    // 16 + 36 r + 6 g + b with steps 0, 95, 135, 175, 215, 255; grays are 232 + n for 8 + 10 n.
    let colors: [(PictureColor, Int)] = [
      (.black, 16), (.white, 231), (PictureColor(red: 1, green: 0, blue: 0), 16 + 36 * 5),
      (PictureColor(red: 95.0 / 255, green: 135.0 / 255, blue: 175.0 / 255), 16 + 36 * 1 + 6 * 2 + 3),
      (PictureColor(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255), 232 + 12),
    ]
    for (color, index) in colors { #expect(TerminalColor.paletteIndex(of: color) == index, "\(color)") }
  }
}
