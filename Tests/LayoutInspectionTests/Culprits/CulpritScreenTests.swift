import AutoLayoutKit
import Foundation
import Testing
import UIKit

@testable import LayoutInspection

/// The reports about two screens of more than forty views with one mistake each; a letter is the line of the
/// screen that ends with it.
@MainActor @Suite(.serialized) struct CulpritScreenTests {
  @Test func theScreensWithoutAMistakeHaveNoProblem() {
    #expect(problems(in: MusicScreen(.none)).isEmpty)
    #expect(problems(in: ShopScreen(.none)).isEmpty)
  }

  @Test(arguments: MusicScreen.Mistake.allCases) func thePlayerNamesItsMistake(
    _ mistake: MusicScreen.Mistake
  ) throws {
    let found = silently { problems(in: MusicScreen(mistake), [.noConflict]) }
    let sentences = try found.map { try LetteredSource.letters(in: $0.description) }
    #expect(sentences == mistake.report.map { [$0] } ?? [])
  }

  @Test(arguments: ShopScreen.Mistake.allCases) func theShopNamesItsMistake(
    _ mistake: ShopScreen.Mistake
  ) throws {
    let found = silently { problems(in: ShopScreen(mistake), [.noConflict]) }
    let sentences = try found.map { try LetteredSource.letters(in: $0.description) }
    #expect(sentences == mistake.report.map { [$0] } ?? [])
  }

  /// Six rows have the mistake, and one sentence is about all of them.
  @Test func aCauseIsAboutTheViewsOfAllItsConflicts() throws {
    let screen = MusicScreen(.cellGap)
    #expect(silently { problems(in: screen, [.noConflict]) }.count == 1)
    for row in screen.rows {
      #expect(silently { problems(in: row, [.noConflict]) }.count == 1)
      #expect(silently { problems(in: screen, [.noConflict.except(row)]) }.count == 1)
    }
    #expect(silently { problems(in: screen, [.noConflict.except(screen)]) }.isEmpty)
  }
}

/// The lines of the screens, by the letters behind them.
enum LetteredSource {
  /// Returns a sentence with the letters of the lines instead of their files and numbers.
  static func letters(in sentence: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try sentence.replacing(#/([A-Za-z]+\.swift):([0-9]+)/#) { match -> String in
      let text = try String(contentsOf: folder.appendingPathComponent(String(match.1)), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let number = Int(match.2), lines.indices.contains(number - 1),
        let letter = lines[number - 1].firstMatch(of: #/ // ([A-Za-z])$/#)
      else { return String(match.0) }
      return String(letter.1)
    }
  }
}

extension MusicScreen.Mistake {
  /// The report; nil for the screen without a mistake.
  var report: String? {
    switch self {
    case .none: nil
    case .inset:
      // 2 × 1600 = 3200
      "D xEqual: the inset 1600 is far from the other insets (16 and 20). It needs 1600 + 1600 = 3200, but"
        + " MusicScreen is 390 wide, so nothing is left for hero. Probably 16 was meant."
    case .cellGap:
      // 2 × 16 around the rows, and 12 + 8 + 800 + 8 + 4 + 12 = 844 in them
      "B xPlace: the gap 800 between cover and name is far from the other gaps (2, 4 and 8). It needs 16 + 12"
        + " + 16 + 8 + 800 + 8 + 4 + 12 = 876, but MusicScreen is 390 wide, so nothing is left for number."
        + " Probably 8 was meant."
    case .wallInside:
      // 32 for the card, 16 + 120 + 12 before the buttons, 3 × 32 + 8 + 16 from there; 390 − 300 = 90
      "K xPlace: make.wall is missing between like and share, where 90 points are free. It needs 16 + 16 +"
        + " 120 + 12 + 32 + 32 + 8 + 32 + 16 + 16 = 300, but MusicScreen is 390 wide. Write"
        + " make.xPlace(after: heroCover, 12, like, make.wall, share, 8, save, 16)."
    case .wallAtEnd:
      "J xPlace: make.wall is missing after save, where 90 points are free. It needs 16 + 16 + 120 + 12 + 32"
        + " + 8 + 32 + 8 + 32 + 8 + 16 = 300, but MusicScreen is 390 wide. Write"
        + " make.xPlace(after: heroCover, 12, like, 8, share, 8, save, make.wall)."
    case .secondTitle:
      "E xEqual places title.left at MusicScreen.left + 24, but b xEqual places it at MusicScreen.left + 20."
        + " No line places subtitle along x: probably subtitle was meant in one of the two."
    case .barTwice:
      // 12 + 4 + 16 = 32
      "T yTop places play.top at bar.top + 40, but e yPlace places it at bar.top + 32. Keep only one of the"
        + " two."
    case .twoWidths: "O width makes play 64 wide, but d size makes it 44 wide. Keep only one of the two."
    case .widthAgainstSame:
      "P width makes skip 60 wide and d size makes play 44 wide, but Q sameWidth makes both equal. Remove one"
        + " of the three lines."
    case .swappedColumn:
      "N yPlace has singer before album, but M yPlace has album before singer. Change the order in one of the"
        + " two."
    case .negativeGap:
      // 300 − 90 = 210
      "L xPlace: the gap -90 between like and share is negative, unlike the other gaps (4, 8 and 12). It"
        + " needs 16 + 16 + 120 + 12 + 32 - 90 + 32 + 8 + 32 + 16 + 16 = 210, but MusicScreen is 390 wide."
        + " Probably 90 was meant."
    case .before:
      "C xPlace ends with more, which a xPlace already places: write make.xPlace(12, number, 8, cover, 8,"
        + " artist, 8, before: more)."
    case .beforeEdge:
      "S xPlace ends with save, which R xRight already places: write make.xPlace(after: heroCover, 12,"
        + " singer, 8, before: save)."
    case .twoHeights: "F height makes bar 80 high, but c height makes it 96 high. Keep only one of the two."
    case .coverEdge:
      "H xLeft places heroCover.left at hero.left + 20, but I xPlace places it at hero.left + 16. Keep only"
        + " one of the two."
    }
  }
}

extension ShopScreen.Mistake {
  /// The report; nil for the screen without a mistake.
  var report: String? {
    switch self {
    case .none: nil
    case .tileHeight:
      "R grid gives all of its cells one height, but Q height makes tiles[2] 1100 high. Remove the height:"
        + " grid determines it."
    case .gridAndWidth:
      // (390 − 16 − 12 − 2 × 8) / 3 = 115.33
      "R grid makes tiles[4] 115.33 wide, but P width makes it 90 wide. Remove the width: grid determines it."
    case .cardsInset:
      "J xEqual: the inset 1600 is far from the other insets (12 and 16). It needs 1600 + 12 = 1612, but"
        + " ShopScreen is 390 wide, so nothing is left for shelf. Probably 16 was meant."
    case .chipsTooLong:
      // 16 + 4 × 110 + 3 × 8 + 16 = 496
      "E xPlace needs 16 + 110 + 8 + 110 + 8 + 110 + 8 + 110 + 16 = 496, but ShopScreen is 390 wide. Make all"
        + " widths of D width at most 110."
    case .buyWidths:
      "V width makes cancel 120 wide and U width makes buy 280 wide, but W sameWidth makes both equal. Remove"
        + " one of the three lines."
    case .searchTwice:
      "C xEqual places search.left at ShopScreen.left, but B xPlace places it at ShopScreen.left + 16. Keep"
        + " only one of the two."
    case .equalChips:
      // 16 + 4 × 70 + 3 × 8 + 16 = 336, and 390 − 336 = 54
      "G xPlace: make.wall is missing after chips[3], where 54 points are free. It needs 16 + 70 + 8 + 70 +"
        + " 8 + 70 + 8 + 70 + 16 = 336, but ShopScreen is 390 wide. Write make.xPlace(16, chips[0], 8,"
        + " chips[1], 8, chips[2], 8, chips[3], make.wall)."
    case .flexibleGap:
      // 16 + 4 × 100 + 2 × 8 + 16 = 448
      "I xPlace needs 16 + 100 + 8 + 100 + 8 + 16 + 100 + 100 = 448, but ShopScreen is 390 wide, so nothing"
        + " is left for the flexible gap between chips[1] and chips[2]. Make all widths of H width at most"
        + " 100."
    case .cell:
      // 390 − 2 × 16 − 2 × 40 = 278
      "A xPlace: make.wall is missing between icon and badge, where 278 points are free. It needs 16 + 16 +"
        + " 40 + 40 = 112, but ShopScreen is 390 wide. Write make.xPlace(16, icon, make.wall, badge, 16)."
    case .columnTooLong:
      // 12 + 44 is no part of it: 5 × 8 + 3 × 12 + 3600 = 3676
      "L height: the height 3600 of shelf is far from the other heights (32, 44, 64 and 88). "
        + "ShopScreen.swift:1 yPlace needs at least 12 + 8 + 12 + 12 + 8 + 8 + 8 + 8 + 3600 = 3676, but"
        + " ShopScreen is 844 high, so nothing is left for search. Probably 360 was meant."
    case .swappedRows:
      "O xPlace has buttons[2] before names[2], but N xPlace has names[2] before buttons[2]. Change the order"
        + " in one of the two."
    case .noProperty:
      // 390 − 16 − 12 − 2 × 16 = 330
      "T xPlace ties both edges of the label \"Departure\" and makes it 330 wide, but S width makes it 100"
        + " wide. Remove the width, or end the row with make.wall."
    case .cardHeight:
      "K height makes cards[1] 640 high, but a height makes it 64 high. Keep only one of the two."
    }
  }
}
