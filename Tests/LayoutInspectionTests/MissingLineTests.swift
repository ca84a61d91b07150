import AutoLayoutKit
import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspection

/// One line is missing in a screen of 60 to 140 views: one report, which names the view and the line to add.
///
/// `{…}` stands for the place of the first line of the screen's file that contains the text.
@MainActor @Suite(.serialized) struct MissingLineTests {
  private static func places(in text: String, of file: String) throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(file)
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return text.replacing(#/\{([^}]*)\}/#) { match in
      "\(file):\((lines.firstIndex { $0.contains(match.1) } ?? -1) + 1)"
    }
  }

  /// Compares the reports from the solver, and those that UIKit and AppKit get, with one report.
  private func expect(_ report: String, _ screen: UIView, _ file: String) throws {
    let expected = [try Self.places(in: report, of: file)]
    let solved = silently { problems(in: screen, [.notAmbiguous]) }.map(\.description)
    let frames = #/ The frames .* fit equally well\./#
    #expect(solved.map { $0.replacing(frames, with: "") } == expected)
    // `hasAmbiguousLayout` solves the tree once for each view, so it is compared in thorough runs.
    guard TestEffort.isThorough else { return }
    #expect(AmbiguityFinding.read(in: screen).map { $0.problem(in: screen).description } == solved)
  }

  private func expect(_ report: String, without line: PlayerScreen.Line) throws {
    try expect(report, PlayerScreen(without: line), "PlayerScreen.swift")
  }

  private func expect(_ report: String, without line: OrdersScreen.Line) throws {
    try expect(report, OrdersScreen(without: line), "OrdersScreen.swift")
  }

  @Test func aCompleteScreenHasNoReport() {
    for screen in [PlayerScreen(), PlayerScreen(trackCount: 19), OrdersScreen()] {
      #expect((60...140).contains(screen.tree.count))
      #expect(problems(in: screen, [.notAmbiguous, .noConflict]) == [])
    }
  }

  // Positions.

  /// The view beside it in the row is centered.
  @Test func aViewIsPlacedAsTheNextOneOfItsRow() throws {
    try expect(
      "{bar.xPlace(16, back}: \"day\" has no vertical position: no yPlace, yEqual, yTop, yBottom or yCenter"
        + " mentions it. Add make.yCenter(day), as for back ({bar.yCenter(back}).",
      without: .dayPosition)
  }

  /// Four buttons, five captions, the last caption and a time depend on the button: 4 + 5 + 2.
  @Test func theButtonThatOthersAreCenteredOnIsNamed() throws {
    try expect(
      "{controls.xCenter(play)}: \"play\" has no vertical position; eleven views that are placed against it"
        + " have none either. Add make.yCenter(play).",
      without: .playCenter)
  }

  /// The ten rows have the same line.
  @Test func aLineOfTenRowsIsOneReport() throws {
    try expect(
      "{make.xPlace(20, number}: \"length\" of ten TrackRow views has no vertical position: no yPlace,"
        + " yEqual, yTop, yBottom or yCenter mentions it. Add make.ref(name).yCenter(length).",
      without: .trackLength)
  }

  /// The views that `xEqual` aligns are in one column.
  @Test func aViewThatIsMissingInTheColumnHasItsPlace() throws {
    try expect(
      "{make.xEqual(bar}: \"panel\" has no vertical position: no yPlace, yEqual, yTop, yBottom or yCenter"
        + " mentions it. Add panel to the yPlace at {make.yPlace(bar, hero, controls, tracks}, behind"
        + " controls.",
      without: .panelInColumn)
  }

  /// Six chips, seven cards and the footer depend on the banner: 6 + 7 + 1.
  @Test func theFirstViewOfAScreenIsNamedForAllThatFollow() throws {
    try expect(
      "{make.xEqual(banner, footer)}: \"banner\" has no vertical position; fourteen views that are placed"
        + " against it have none either. Add make.yTop(banner).",
      without: .bannerTop)
  }

  /// Five chips, seven cards and the footer depend on the first chip, which follows the banner in the tree.
  @Test func theFirstViewOfAColumnFollowsTheViewBeforeIt() throws {
    try expect(
      "{make.xPlace(16, chips}: \"chips[0]\" has no vertical position; thirteen views that are placed against"
        + " it have none either. Add make.yPlace(after: banner, …, chips[0], make.wall).",
      without: .firstChip)
  }

  @Test func theOtherViewOfALineIsAtTheOtherEdge() throws {
    try expect(
      "{footer.ref(sum).yCenter(total)}: \"total\" has no horizontal position: no xPlace, xEqual, xLeft,"
        + " xRight or xCenter mentions it. Add make.xRight(total).",
      without: .totalRight)
  }

  @Test func theFirstViewOfAFooterIsAtItsTop() throws {
    try expect(
      "{footer.xLeft(sum, by: 18)}: \"sum\" has no vertical position; two views that are placed against it"
        + " have none either. Add make.yTop(sum).",
      without: .sumColumn)
  }

  /// The photo is higher than the name beside it, which is in a column of three lines.
  @Test func aViewBesideAColumnIsCenteredInTheCard() throws {
    try expect(
      "{make.xPlace(12, photo}: \"photo\" of seven OrderCard views has no vertical position: no yPlace,"
        + " yEqual, yTop, yBottom or yCenter mentions it. Add make.yCenter(photo).",
      without: .photoCenter)
  }

  // Positions and sizes.

  @Test func aColumnThatIsTiedNowhereIsTheReasonForTheHeightAroundIt() throws {
    try expect(
      "{panel.xPlace(20, note}: \"note\" has no vertical position; one view that is placed against it has"
        + " none either, and \"panel\" has no height. Tie a column to both edges, such as make.yPlace(…,"
        + " note, …): it also gives the height.",
      without: .noteTop)
  }

  /// In each card, the badge, the detail, the status, the dot and the price depend on the name: 7 × 5.
  @Test func aColumnBetweenTwoWallsIsOneReportForAllCards() throws {
    try expect(
      "{make.xPlace(12, photo}: \"name\" of seven OrderCard views has no vertical position; 35 views that are"
        + " placed against it have none either, and their containers have no height. Tie a column to both"
        + " edges, such as make.yPlace(…, name, …): it also gives the height.",
      without: .cardEnds)
  }

  // Sizes.

  /// The hero around the cover, two texts in it, the controls, the panel and ten tracks: 1 + 2 + 1 + 1 + 10.
  @Test func theViewInTheColumnHasNoHeightAndNotTheViewAroundIt() throws {
    try expect(
      "{hero.yPlace(12, cover}: \"cover\" has no height, and fifteen views depend on it: it has no content,"
        + " and neither height(cover) nor a second edge gives one. Add make.height(cover) == ….",
      without: .coverHeight)
  }

  @Test func theLastViewInAContainerIsTiedToItsBottom() throws {
    try expect(
      "{make.yPlace(bar, hero, controls, panel}: \"panel\" has no height, and ten views depend on it: neither"
        + " height(panel), nor a second edge, nor a column inside it gives one."
        + " Add make.ref(panel).yBottom(note, by: 11), or make.height(panel) == ….",
      without: .panelColumn)
  }

  /// Six cards and the footer follow, and a photo and a line in each card are tied to its height: 6 + 1 + 14.
  @Test func theColumnThatEndsAtAWallIsNamed() throws {
    try expect(
      "\"cards[0]\" and six more have no height, and 21 views depend on them: the column at"
        + " {make.yPlace(11, name, 4, detail, 6, status, make.wall)} ends at a wall. End it with a gap:"
        + " yPlace(11, name, 4, detail, 6, status, 11).",
      without: .cardGap)
  }

  @Test func aPlainViewBeforeAWallHasNoHeight() throws {
    try expect(
      "{footer.yPlace(after: sum}: \"pay\" has no height: it has no content, and neither height(pay) nor a"
        + " second edge gives one. End the yPlace at {footer.yPlace(after: sum} with a gap instead of"
        + " make.wall, or add make.height(pay) == ….",
      without: .payHeight)
  }

  // Lengths that are shared.

  /// The row leaves 390 − 20 − 8 − 20 = 342 points.
  @Test func theShorterTextHugs() throws {
    try expect(
      "{controls.xPlace(20, caption}: caption.width and elapsed.width share 342 points and nothing says how:"
        + " make.xHugging(elapsed) == .high.",
      without: .elapsedHugging)
  }

  /// The row of a card leaves 390 − 2 × 12 − 12 − 48 − 10 − 8 − 14 = 274 points.
  @Test func aBadgeInEachCardIsOneReport() throws {
    try expect(
      "{make.xPlace(12, photo}: name.width and badge.width of seven OrderCard views share 274 points and"
        + " nothing says how: make.xHugging(badge) == .high.",
      without: .badgeHugging)
  }

  // The cost.

  /// A round has a few solves for the whole tree, and one or two for each finding.
  @Test(arguments: TestEffort.choose(all: [10, 19], usually: [10]))
  func oneMissingLineIsFoundInOneRound(trackCount: Int) throws {
    for line in PlayerScreen.Line.allCases where line != .noteTop {
      let screen = PlayerScreen(without: line, trackCount: trackCount)
      let system = try #require(LayoutSystem(of: screen))
      let layout = try #require(OpenLayout(system, ReportNames(ItemNames())))
      #expect(AmbiguityCauses(layout).rounds == 1, "\(line)")
    }
  }
}
