import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The order of the parts of a line, by Unicode Standard Annex 9.
@Suite struct BidirectionalTests {
  private func levels(_ text: String) -> String {
    BidirectionalLevels(of: Array(text)).levels.map(String.init).joined()
  }

  @Test(arguments: [
    ("abc", ""),
    ("אבג", "111"),
    ("abc אבג", "0000111"),
    ("אבג abc", "1111222"),
    // The space between two Hebrew words is a part of both, and that at the end has the paragraph's level.
    ("a אב גד b", "001111100"),
    // Digits after a Hebrew letter are from left to right inside the text from right to left (W7, I1, I2).
    ("אב 12 גד", "11122111"),
    ("a אב 12", "0011122"),
    ("a 12 אב", "0000011"),
    // A full stop between two digits (W4), and a percent sign beside a number (W5).
    ("אב 1.5%", "1112222"),
    ("אב, גד.", "1111111"),
    ("١٢ אב", "22111"),
    // A hyphen joins European numbers and not Arabic ones, as which digits after an Arabic letter count (W2).
    ("א 10-12", "1122222"),
    ("ب 10-12", "1122122"),
    // The separators of Arabic numbers are numbers; an Arabic comma joins two numbers as a comma does.
    ("ب ٣٫١٤", "112222"),
    ("ب ١٬٠٠٠", "1122222"),
    ("ب ١،٢", "11222"),
    // Digits of Persian are European numbers by themselves.
    ("a ۱ אב", "000011"),
    // Every currency symbol, and the marks of percent, minutes and seconds, belong to the number beside them.
    ("מחיר ₪50", "11111222"),
    ("א 5٪ 6′7″", "112212222"),
    // The percent sign joins the number before the number takes the direction of the letter before it (W7).
    ("א a 5% ב", "11222211"),
    ("אב\nab", "11000"),
  ])
  func charactersHaveTheLevelsOfTheStandard(text: String, expected: String) {
    #expect(levels(text) == expected)
  }

  /// Rule L2, with the example of the standard: from the highest level down, runs are reversed.
  @Test func partsAreReversedFromTheHighestLevelDown() {
    #expect(BidirectionalLevels.order(of: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(BidirectionalLevels.order(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidirectionalLevels.order(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidirectionalLevels.order(of: []) == [])
  }

  private func placed(
    _ text: String, _ direction: NSWritingDirection?, isRightToLeft: Bool = false
  ) -> (start: CGFloat, width: CGFloat, isRightToLeft: Bool)? {
    var run = TextRun(text, font: .systemFont(ofSize: 10))
    run.format = direction.map { direction in
      var format = ParagraphFormat()
      format.writingDirection = direction
      return format
    }
    let parts = TextLayout([run], width: nil).placed(
      in: CGRect(x: 0, y: 0, width: 300, height: 20), alignment: .natural, rightToLeft: isRightToLeft)
    return parts.first.map { ($0.x, $0.width, $0.isRightToLeft) }
  }

  /// Apple, `NSParagraphStyle.alignment`: natural alignment depends on the first script in the paragraph;
  /// `NSTextAlignment.natural` of a view, on the localization of the app.
  @Test func naturalIsTheDirectionOfTheParagraphOrOfTheInterface() throws {
    let label = try #require(placed("שלום", nil))
    #expect(label.start == 0 && label.isRightToLeft)
    let styled = try #require(placed("שלום", .natural))
    #expect(abs(styled.start - (300 - styled.width)) < 1e-9 && styled.isRightToLeft)
    let latin = try #require(placed("Tom", .natural, isRightToLeft: true))
    #expect(latin.start == 0 && !latin.isRightToLeft)
    let number = try #require(placed("12", .natural, isRightToLeft: true))
    #expect(abs(number.start - (300 - number.width)) < 1e-9)
  }

  @Test func theStyleOfAParagraphDecidesItsDirection() throws {
    let latin = try #require(placed("Tom!", .rightToLeft))
    #expect(abs(latin.start - (300 - latin.width)) < 1e-9 && latin.isRightToLeft)
    let hebrew = try #require(placed("שלום", .leftToRight, isRightToLeft: true))
    #expect(hebrew.start == 0 && !hebrew.isRightToLeft)
    #expect(BidirectionalLevels(of: Array("Tom!")) { _ in true }.levels == [2, 2, 2, 1])
    let style = NSMutableParagraphStyle()
    #expect(style.baseWritingDirection == .natural)
    style.baseWritingDirection = .rightToLeft
    #expect((style.copy() as? NSParagraphStyle)?.baseWritingDirection == .rightToLeft)
  }

  @MainActor @Test func hebrewRunsOfALatinLineAreSeenFromRightToLeft() {
    // abc [second][first] xyz: both Hebrew parts stand between the Latin ones, the first one to the right.
    let font = UIFont.systemFont(ofSize: 10)
    let runs = [TextRun("abc אבג", font: font), TextRun("דהו xyz", font: .boldSystemFont(ofSize: 10))]
    let parts = TextLayout(runs, width: nil).placed(
      in: CGRect(x: 0, y: 0, width: 300, height: 20), alignment: .left)
    #expect(parts.map(\.text) == ["abc ", "אבג", "דהו", " xyz"])
    #expect(parts.map(\.isRightToLeft) == [false, true, true, false])
    let widths = parts.map(\.width)
    let starts = [0, widths[0] + widths[2], widths[0], widths[0] + widths[1] + widths[2]]
    #expect(zip(parts, starts).allSatisfy { abs($0.x - $1) < 1e-9 }, "\(parts.map(\.x)) \(starts)")
  }
}
