import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Paragraphs that are written from right to left.
@Suite struct WritingDirectionTests {
  /// Unicode Standard Annex 9, rules P2 and P3: the first letter decides, other characters do not.
  @Test(
    arguments: [
      ("שלום", true), ("21:04 שלום", true), ("(שלום) Tom", true), ("Tom: שלום", false), ("مرحبا", true),
      ("\u{200F}Tom", true), ("\u{200E}שלום", false), ("漢字", false), ("Été", false), ("é ש", false),
      ("21:04.", nil), ("", nil), ("\u{5B8}", nil), ("׳", true),
    ] as [(String, Bool?)])
  func theFirstLetterDecides(text: String, isRightToLeft: Bool?) {
    #expect(text.beginsRightToLeft == isRightToLeft)
  }

  private let font = UIFont.systemFont(ofSize: 10)
  private let rectangle = CGRect(x: 7, y: 0, width: 200, height: 100)

  @Test func eachParagraphHasItsOwnDirection() {
    let lines = TextLayout("שלום\nTom\n5", font: font, width: nil).placed(in: rectangle, alignment: .left)
    #expect(lines.map(\.isRightToLeft) == [true, false, false])
  }

  @Test func aLaterLineOfAParagraphHasTheDirectionOfTheFirst() {
    let word = TextMetrics(font).advance(of: "שלום")
    let width: CGFloat = CGFloat(word) / TextMetrics.unitsPerPoint
    let layout = TextLayout("שלום Tom", font: font, width: width)
    let lines = layout.placed(in: rectangle, alignment: .left)
    #expect(lines.map(\.text) == ["שלום", "Tom"])
    #expect(lines.map(\.isRightToLeft) == [true, true])
  }

  @Test func aFirstLineWithoutLettersHasTheDirectionOfItsParagraph() {
    let word = TextMetrics(font).advance(of: "שלום")
    let layout = TextLayout("12 שלום", font: font, width: CGFloat(word) / TextMetrics.unitsPerPoint)
    let lines = layout.placed(in: rectangle, alignment: .left)
    #expect(lines.map(\.text) == ["12", "שלום"])
    #expect(lines.map(\.isRightToLeft) == [true, true])
  }

  @Test func theRunsOfALineFollowEachOtherFromRightToLeft() throws {
    // | second |  first | with the line at the left edge
    let runs = [TextRun("אבג", font: font), TextRun("שש", font: .boldSystemFont(ofSize: 10))]
    let parts = TextLayout(runs, width: nil).placed(in: rectangle, alignment: .left)
    try #require(parts.count == 2)
    #expect(parts.map(\.text) == ["אבג", "שש"])
    #expect(abs(parts[1].x - rectangle.minX) < 1e-9)
    #expect(abs(parts[0].x - (rectangle.minX + parts[1].width)) < 1e-9)
    let latin = [TextRun("abc", font: font), TextRun("de", font: .boldSystemFont(ofSize: 10))]
    let plain = TextLayout(latin, width: nil).placed(in: rectangle, alignment: .left)
    #expect(plain[0].x == rectangle.minX && plain[1].x == rectangle.minX + plain[0].width)
  }

  /// Unicode Standard Annex 14: the maqaf is of the class BA, after which a line may end.
  @Test func aLineMayEndAfterAMaqaf() {
    let first = CGFloat(TextMetrics(font).advance(of: "שתים־")) / TextMetrics.unitsPerPoint
    let layout = TextLayout("שתים־עשרה", font: font, width: first)
    #expect(layout.lines.map(\.text) == ["שתים־", "עשרה"])
  }
}
