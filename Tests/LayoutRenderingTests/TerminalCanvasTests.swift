import Foundation
import Testing

@testable import LayoutRendering

@Suite struct TerminalCanvasTests {
  private typealias Area = TerminalCanvas.Area

  private func area(_ columns: Range<Int>, _ rows: Range<Int>) -> Area { Area(columns: columns, rows: rows) }

  private func text(_ columns: Int, _ rows: Int, _ draw: (inout TerminalCanvas) -> Void) -> String {
    var canvas = TerminalCanvas(columns: columns, rows: rows)
    draw(&canvas)
    return canvas.text(color: .plain)
  }

  @Test func aNewCanvasHasEmptyLines() {
    #expect(text(3, 2) { _ in } == "\n\n")
  }

  @Test func aBoxIsAnOutline() {
    let drawn = text(5, 3) { $0.box(area(0..<5, 0..<3), within: $0.area, isRound: false, ink: nil) }
    #expect(drawn == "┌───┐\n│   │\n└───┘\n")
  }

  @Test func aRoundBoxHasRoundCorners() {
    let drawn = text(4, 3) { $0.box(area(0..<4, 0..<3), within: $0.area, isRound: true, ink: nil) }
    #expect(drawn == "╭──╮\n│  │\n╰──╯\n")
  }

  @Test(arguments: [(0..<1, 0..<3), (0..<3, 1..<2), (2..<2, 0..<3)])
  func aBoxOfOneRowOrColumnHasNoOutline(columns: Range<Int>, rows: Range<Int>) {
    #expect(text(3, 3) { $0.box(area(columns, rows), within: $0.area, isRound: false, ink: nil) } == "\n\n\n")
  }

  @Test func aBoxIsCutByTheArea() {
    let drawn = text(6, 4) { canvas in
      canvas.box(area(1..<6, 1..<4), within: area(0..<4, 0..<3), isRound: false, ink: nil)
    }
    #expect(drawn == "\n ┌──\n │\n\n")
  }

  @Test func fourBoxesThatShareACornerMeetInACross() {
    let drawn = text(5, 5) { canvas in
      for column in [0, 2] {
        for row in [0, 2] {
          canvas.box(
            area(column..<column + 3, row..<row + 3), within: canvas.area, isRound: false, ink: nil)
        }
      }
    }
    #expect(drawn == "┌─┬─┐\n│ │ │\n├─┼─┤\n│ │ │\n└─┴─┘\n")
  }

  @Test func aCornerThatMeetsAnotherLineIsNotRound() {
    let drawn = text(5, 3) { canvas in
      canvas.box(area(0..<5, 0..<3), within: canvas.area, isRound: false, ink: nil)
      canvas.box(area(0..<3, 0..<3), within: canvas.area, isRound: true, ink: nil)
    }
    #expect(drawn == "╭─┬─┐\n│ │ │\n╰─┴─┘\n")
  }

  @Test func aFillRemovesTheContentsBelow() {
    let drawn = text(5, 3) { canvas in
      canvas.write("abcde", 0, 1, ink: nil)
      canvas.fill(area(1..<4, 0..<3), within: canvas.area, with: .white)
    }
    #expect(drawn == "\na   e\n\n")
  }

  @Test func aFillKeepsTheLinesThatEndAtItsEdge() {
    // The line runs through the whole canvas; the box covers the columns 1 to 3.
    let drawn = text(5, 3) { canvas in
      canvas.line(area(0..<5, 1..<2), arms: [.left, .right], ink: nil)
      canvas.fill(area(1..<4, 0..<3), within: canvas.area, with: .white)
      canvas.box(area(1..<4, 0..<3), within: canvas.area, isRound: false, ink: nil)
    }
    #expect(drawn == " ┌─┐\n─┤ ├─\n └─┘\n")
  }

  @Test func aFillKeepsTheVerticalLinesThatEndAtItsEdge() {
    let drawn = text(3, 5) { canvas in
      canvas.line(area(1..<2, 0..<5), arms: [.up, .down], ink: nil)
      canvas.fill(area(0..<3, 1..<4), within: canvas.area, with: .white)
      canvas.box(area(0..<3, 1..<4), within: canvas.area, isRound: false, ink: nil)
    }
    #expect(drawn == " │\n┌┴┐\n│ │\n└┬┘\n │\n")
  }

  @Test func aTranslucentFillIsMixedWithTheFillBelow() {
    var canvas = TerminalCanvas(columns: 2, rows: 1)
    canvas.fill(canvas.area, within: canvas.area, with: .black)
    let half = PictureColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    canvas.fill(area(0..<1, 0..<1), within: canvas.area, with: half)
    #expect(canvas.paper(0, 0) == PictureColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(canvas.paper(1, 0) == .black)
    #expect(canvas.paper(2, 0) == nil && canvas.paper(0, -1) == nil)
  }

  @Test func theDiagonalsOfASquareCrossInItsMiddle() {
    let drawn = text(5, 5) { $0.cross($0.area, ink: nil) }
    #expect(drawn == "╲   ╱\n ╲ ╱\n  ╳\n ╱ ╲\n╱   ╲\n")
  }

  @Test func textOutsideTheCanvasIsCutOff() {
    #expect(text(3, 2) { $0.write("abcd", 1, 0, ink: nil) } == " ab\n\n")
    #expect(text(3, 2) { $0.write("abcd", -2, 1, ink: nil) } == "\ncd\n")
    #expect(text(3, 2) { $0.write("abcd", 0, 2, ink: nil) } == "\n\n")
  }

  @Test func aCellWithALineOrTextIsNotFree() {
    var canvas = TerminalCanvas(columns: 4, rows: 1)
    canvas.write("a", 0, 0, ink: nil)
    canvas.line(area(1..<2, 0..<1), arms: [.left, .right], ink: nil)
    #expect((0..<4).map { canvas.isFree(area($0..<$0 + 1, 0..<1)) } == [false, false, true, true])
    #expect(!canvas.isFree(canvas.area))
  }

  /// ECMA-48, SGR: 38 selects the color of the text, 48 that of the background, 0 resets both.
  @Test func aColorIsSelectedOnceForNeighboringCells() {
    var canvas = TerminalCanvas(columns: 4, rows: 1)
    canvas.fill(area(0..<3, 0..<1), within: canvas.area, with: .white)
    canvas.write("ab", 0, 0, ink: .black)
    let text = "\u{1B}[0m\u{1B}[38;2;0;0;0;48;2;255;255;255mab"
    let paper = "\u{1B}[0m\u{1B}[48;2;255;255;255m "
    #expect(canvas.text(color: .full) == text + paper + "\u{1B}[0m \u{1B}[0m\n")
  }
}
