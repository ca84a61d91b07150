import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The culprits of single conflicts, and numbers, rows and lines that are not one; `+3` is the third line of
/// the block.
@MainActor @Suite(.serialized) struct CulpritTests {
  private final class Screen: UIView {
    let icon = UIView()
    let more = UIView()
    let shuffle = UIView()
    let photo = UIView()
    let title = Content(105, 21)
    let detail = Content(140, 21)
    let rows = (0..<20).map { _ in UIView() }
    let texts = (0..<20).map { _ in UIView() }

    init(_ place: (Screen) -> Void) {
      super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
      for view in [icon, more, shuffle, photo, title, detail] { addSubview(view) }
      for (row, text) in zip(rows, texts) {
        addSubview(row)
        row.addSubview(text)
      }
      place(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns the sentences about the conflicts of a block with four different insets.
  private func sentences(
    _ line: Int = #line, _ place: @escaping (Screen, AutoLayoutKitMaker) -> Void
  ) -> String {
    silently {
      let screen = Screen { screen in
        screen.tk_constraint { make in place(screen, make) }
      }
      return problems(in: screen, [.noConflict]).map { relative($0.description, to: line) }
        .joined(separator: "\n")
    }
  }

  // Outliers

  @Test func anInsetFarFromThoseOfTwentyRowsIsTheCulprit() {
    let text = sentences { screen, make in
      for (index, row) in screen.rows.enumerated() {
        make.inset(top: 3, left: index == 7 ? 1600 : 16, bottom: 7, right: 12).xEqual(row)
      }
    }
    // 1600 + 12 = 1612
    #expect(
      text
        == "+2 xEqual: the inset 1600 is far from the other insets (12 and 16). It needs 1600 + 12 = 1612, "
        + "but Screen is 375 wide, so nothing is left for rows[7]. Probably 16 was meant.")
  }

  @Test func aGapTenTimesAsLongAsAnotherOneIsTheCulprit() {
    let text = sentences { screen, make in
      make.width(screen.photo, screen.more) == [315, 24]
      make.xPlace(11, screen.photo, 120, screen.more, 13)
      make.xPlace(11, screen.icon, 12, screen.title, 13)
    }
    // 11 + 315 + 12 + 24 + 13 = 375
    #expect(
      text == "+2 xPlace: the gap 120 between photo and more is far from the other gaps (11, 12 and 13). "
        + "It needs 11 + 315 + 120 + 13 = 459, but Screen is 375 wide, so nothing is left for more. "
        + "Probably 12 was meant.")
  }

  @Test func theOnlyNegativeGapIsTheCulprit() {
    let text = sentences { screen, make in
      make.width(screen.icon, screen.more) == [160, 171]
      make.xPlace(16, screen.icon, -8, screen.more, 20)
      make.xPlace(16, screen.title, 8, screen.detail, 20)
    }
    // 16 + 160 + 8 + 171 + 20 = 375
    #expect(
      text
        == "+2 xPlace: the gap -8 between icon and more is negative, unlike the other gaps (8, 16 and 20). "
        + "It needs 16 + 160 - 8 + 171 + 20 = 359, but Screen is 375 wide. Probably 8 was meant.")
  }

  /// The row would be too long with each of its gaps as it is in the other rows.
  @Test func aLargeNumberWhoseChangeDoesNotHelpIsNoCulprit() {
    let text = sentences { screen, make in
      make.width(screen.photo, screen.more) == [300, 200]
      make.xPlace(11, screen.photo, 120, screen.more, 13)
      make.xPlace(11, screen.icon, 12, screen.title, 13)
    }
    // 11 + 300 + 120 + 13 = 444, without the width of more
    #expect(text.hasPrefix("+2 xPlace needs 11 + 300 + 120 + 13 = 444, but Screen is 375 wide,"))
  }

  @Test func largeAndNegativeNumbersInALayoutThatHoldsAreNoProblem() {
    let text = sentences { screen, make in
      make.inset(left: 160, right: 12).xEqual(screen.photo)
      make.inset(left: 16, right: 12).xEqual(screen.rows)
      make.xPlace(-8, screen.icon, 8, screen.title, 12)
    }
    #expect(text == "")
  }

  // Lines for one edge or size

  @Test func aCenterAndARowThatPlaceAViewAreBothNamed() {
    let text = sentences { screen, make in
      make.width(screen.icon) == 200
      make.xCenter(screen.icon)
      make.xPlace(16, screen.icon, make.wall)
    }
    // 16 + 200 / 2 = 116, and 375 / 2 − 116 = 71.5
    #expect(
      text == "+2 xCenter places icon.centerX at Screen.centerX, but +3 xPlace places it at "
        + "Screen.centerX - 71.5. Keep only one of the two.")
  }

  @Test func twoEdgesOfAnotherViewAreBothNamed() {
    let text = sentences { screen, make in
      make.width(screen.icon) == 40
      make.xPlace(16, screen.icon, 8, screen.title, 20)
      make.ref(screen.icon).xPlace(9, screen.title, make.wall)
    }
    // 40 + 8 = 48
    #expect(
      text == "+3 xPlace places title.left at icon.left + 9, but +2 xPlace places it at icon.left + 48. "
        + "Keep only one of the two.")
  }

  @Test func twoPlacesWithoutANumberAreBothNamed() {
    let text = sentences { screen, make in
      make.ref(screen.more).xCenter(screen.shuffle)
      make.xPlace(16, screen.more, 8, screen.shuffle, make.wall)
    }
    #expect(
      text == "+2 xPlace places shuffle against more along x, but +1 xCenter already does. "
        + "Keep only one of the two.")
  }

  @Test func aWidthOfARowBetweenBothEdgesIsOneTooMany() {
    let text = sentences { screen, make in
      make.inset(left: 16, right: 20).xEqual(screen.rows)
      make.width(screen.rows[3]) == 300
    }
    // 375 − 16 − 20 = 339
    #expect(
      text == "+1 xEqual ties both edges of rows[3] and makes it 339 wide, but +2 width makes it 300 wide. "
        + "Keep only one of the two.")
  }

  @Test func aSizeAndAnotherRatioAreThreeNumbersForTwoLengths() {
    let text = sentences { screen, make in
      make.size(screen.photo) == (120, 80)
      make.aspectRatio(1, 1, screen.photo)
    }
    #expect(
      text == "+2 aspectRatio needs another ratio of photo than 120 wide (+1 size) and 80 high (+1 size). "
        + "Remove the width, the height or aspectRatio.")
  }

  @Test func exchangedViewsAreNamedWithBothLines() {
    let text = sentences { screen, make in
      make.height(screen.icon, screen.more, screen.title, screen.detail) == 20
      make.yPlace(10, screen.icon, 10, screen.more, make.wall)
      make.yPlace(10, screen.title, 10, screen.detail, make.wall)
      make.ref(screen.icon).yCenter(screen.detail)
      make.ref(screen.more).yCenter(screen.title)
    }
    #expect(
      text == "+4 yCenter has detail and +5 yCenter has title: the two views are exchanged. "
        + "Write title in the first line and detail in the second.")
  }

  // Walls

  @Test func aRowOfTextsThatDoNotStretchLacksAWall() {
    let text = sentences { screen, make in
      make.width(screen.more, screen.shuffle) == 24
      make.xHugging(screen.title) == .required
      make.xPlace(16, screen.title, screen.more, 4, screen.shuffle, 20)
    }
    // 16 + 105 + 24 + 4 + 24 + 20 = 193, and 375 − 193 = 182
    #expect(
      text == "+3 xPlace: make.wall is missing between title and more, where 182 points are free. "
        + "+3 xPlace and the content of title together need at most 16 + 105 + 24 + 4 + 24 + 20 = 193, "
        + "but Screen is 375 wide. Write make.xPlace(16, title, make.wall, more, 4, shuffle, 20).")
    let mended = sentences { screen, make in
      make.width(screen.more, screen.shuffle) == 24
      make.xHugging(screen.title) == .high
      make.xPlace(16, screen.title, screen.more, 4, screen.shuffle, 20)
    }
    #expect(mended == "")
  }

  /// Gap, end and neighbor: the place of the wall follows the numbers of the row.
  @Test func thePlaceOfTheWallFollowsTheEvidence() {
    func place(_ row: @escaping (Screen, AutoLayoutKitMaker) -> Void) -> String {
      let text = sentences { screen, make in
        make.width(screen.icon, screen.more, screen.shuffle) == 24
        row(screen, make)
      }
      let start = text.range(of: "is missing ")?.upperBound ?? text.endIndex
      return String(text[start...].prefix { $0 != "," })
    }
    #expect(place { $1.xPlace(9, $0.icon, 8, $0.more, 30, $0.shuffle, 7) } == "between more and shuffle")
    #expect(place { $1.xPlace(9, $0.icon, 8, $0.more, 8, $0.shuffle, 7) } == "after shuffle")
    #expect(place { $1.xPlace(9, $0.icon, 8, $0.more, 8, $0.shuffle) } == "after shuffle")
    #expect(place { $1.xPlace($0.icon, 8, $0.more, 8, $0.shuffle, 7) } == "before icon")
    #expect(place { $1.xPlace(9, $0.icon, $0.more, 8, $0.shuffle, 7) } == "between icon and more")
  }

  /// One line runs for twenty rows, of which nineteen hold.
  @Test func aRowThatHoldsElsewhereIsNotBlamed() {
    let text = sentences { screen, make in
      make.inset(left: 16, right: 20).xEqual(screen.rows)
      for (row, text) in zip(screen.rows, screen.texts) {
        make.ref(row).xPlace(8, text, 12)
      }
      make.width(screen.texts[4]) == 60
    }
    // 375 − 16 − 20 − 8 − 12 = 319
    #expect(
      text == "+3 xPlace ties both edges of texts[4] and makes it 319 wide, but +5 width makes it 60 wide. "
        + "Remove the width.")
  }
}
