import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct SetupCheckTests {
  private let screen = CheckedScreen()
  private let file = "SetupCheckTests.swift"

  /// Runs a body without printing the reports of its blocks and of the engine.
  private func silently(_ body: () -> Void) {
    let (handler, conflicts) = (AutoLayoutKitReport.handler, HeadlessLayout.conflictHandler)
    defer { (AutoLayoutKitReport.handler, HeadlessLayout.conflictHandler) = (handler, conflicts) }
    AutoLayoutKitReport.handler = { _ in }
    HeadlessLayout.conflictHandler = { _ in }
    body()
  }

  private func sentences() -> [String] { problems(in: screen).map(\.description) }

  @Test func aViewOutsideOfTheTreeIsOneProblem() {
    screen.addSubview(screen.title)
    let line = #line + 3
    silently {
      screen.tk_constraint { make in
        make.xPlace(13, screen.title, 8, screen.time, 19)
        make.yTop(screen.title, screen.time, by: 11)
      }
    }
    #expect(
      sentences() == [
        "\(file):\(line): xPlace(13, title, 8, time, 19): time is not inside CheckedScreen, so it is left"
          + " out. Add it with addSubview before the block. The same in 1 more of its calls."
      ])
  }

  @Test func aContainerOutsideOfTheTreeIsOneProblemForTheViewsInIt() {
    for view in [screen.inner, screen.time] { screen.card.addSubview(view) }
    screen.addSubview(screen.title)
    let line = #line + 3
    silently {
      screen.tk_constraint { make in
        make.xPlace(13, screen.title, 8, screen.card, 19)
        make.yTop(screen.title, by: 11)
        make.ref(screen.card).xPlace(3, screen.inner, 5, screen.time, 3)
      }
    }
    #expect(
      sentences() == [
        "\(file):\(line): xPlace(13, title, 8, card, 19): card is not inside CheckedScreen, so it is left"
          + " out. Add it with addSubview before the block."
      ])
  }

  @Test func aContainerThatIsOnlyAReferenceIsNamed() {
    for view in [screen.inner, screen.time] { screen.card.addSubview(view) }
    let line = #line + 3
    silently {
      screen.tk_constraint { make in
        make.ref(screen.card).xPlace(3, screen.inner, 5, screen.time, 3)
        make.ref(screen.card).yTop(screen.inner, screen.time)
      }
    }
    #expect(
      sentences() == [
        "\(file):\(line) xPlace: card is not inside CheckedScreen, so \"inner\" and \"time\" in it are left"
          + " out. Add it with addSubview before the block."
      ])
  }

  @Test func aContainerThatWasAddedIsRight() {
    screen.addSubview(screen.card)
    for view in [screen.inner, screen.time] { screen.card.addSubview(view) }
    screen.tk_constraint { make in
      make.ref(screen.card).xPlace(3, screen.inner, 5, screen.time, 3)
      make.ref(screen.card).yTop(screen.inner, screen.time)
      make.xHugging(screen.time) == .high
      make.inset(8).xEqual(screen.card)
      make.yPlace(8, screen.card, 8)
    }
    #expect(sentences() == [])
  }

  /// The label is inside the screen, and not inside the view that the block is about.
  @Test func aViewInAnotherContainerIsOneProblem() {
    for view in [screen.card, screen.title] { screen.addSubview(view) }
    screen.card.addSubview(screen.inner)
    let line = #line + 4
    silently {
      screen.tk_constraint { make in make.equal(screen.card) }
      screen.card.tk_constraint { make in
        make.xPlace(3, screen.inner, 5, screen.title, 3)
        make.yTop(screen.inner)
      }
    }
    #expect(
      sentences() == [
        "\(file):\(line): xPlace(3, inner, 5, title, 3): title is not inside card, so it is left out."
      ])
  }

  @Test func aMistakeThatARowOfEachInstanceHasIsOneProblem() {
    let rows = (0..<3).map { _ in WallRow() }
    silently {
      for row in rows { row.place() }
      for row in rows { screen.addSubview(row) }
      screen.tk_constraint { make in
        make.xEqual(rows)
        make.yPlace(rows[0], 3, rows[1], 5, rows[2], make.wall)
      }
    }
    #expect(
      sentences() == [
        "\(file):\(WallRow.line): yPlace(9, label, wall, 7, badge, 4): 7 is beside a wall and has nothing to"
          + " measure from, so it is not used. The same in 2 more of its calls."
      ])
  }

  @Test func theContainerOfABlockIsCalledByThePropertyAroundIt() {
    screen.addSubview(screen.scroll)
    let line = #line + 2
    silently {
      screen.scroll.tk_constraint { make in make.xEqual(screen.title) }
    }
    #expect(
      sentences().first
        == "\(file):\(line): xEqual(title): title is not inside scroll, so it is left out. Add it with"
        + " addSubview before the block.")
  }

  @Test func aReportIsGoneOnceTheBlockRunsWithoutTheMistake() {
    screen.addSubview(screen.title)
    let group = AutoLayoutKitConstraintGroup()
    func layOut() {
      screen.tk_constraint(replace: group) { make in
        make.xPlace(13, screen.title, 8, screen.time, make.wall)
        make.yTop(screen.title, screen.time, by: 11)
      }
    }
    silently(layOut)
    // The library reports a mistake once, and the check finds it as long as it is there.
    silently(layOut)
    #expect(sentences().count == 1)
    screen.addSubview(screen.time)
    layOut()
    #expect(sentences().isEmpty)
  }

  @Test func aViewThatIsNamedTwiceIsAMistakeForOneThatIsNotNamed() {
    for view in [screen.title, screen.time, screen.button] { screen.addSubview(view) }
    let line = #line + 5
    silently {
      screen.tk_constraint { make in
        make.size(screen.button) == (60, 44)
        make.yTop(screen.title, screen.time, screen.button, by: 11)
        make.xPlace(13, screen.title, 8, screen.title, 10, screen.button, make.wall)
      }
    }
    #expect(
      sentences() == [
        "\(file):\(line): xPlace(13, title, 8, title, 10, button, wall): title is in the chain already, so"
          + " it is not placed again. Probably \"time\" was meant, which has no place along that axis."
      ])
  }

  @Test func aTopmostViewWithoutItsMaskExplainsEverything() {
    screen.addSubview(screen.title)
    screen.translatesAutoresizingMaskIntoConstraints = false
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, 17)
      make.yTop(screen.title, by: 11)
    }
    #expect(
      sentences() == [
        "CheckedScreen has switched off its own translatesAutoresizingMaskIntoConstraints, and no"
          + " constraint of a superview gives its frame. Remove that line: tk_constraint switches it off"
          + " for the views that it places, and the container keeps its frame."
      ])
  }

  @Test func aViewThatItsSuperviewPlacesMayBeWithoutItsMask() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    outer.addSubview(screen)
    screen.addSubview(screen.title)
    outer.tk_constraint { make in
      make.insetEdges(top: 3, left: 5, bottom: 7, right: 11)
      make.equal(screen)
    }
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, make.wall)
      make.yTop(screen.title, by: 11)
    }
    #expect(sentences().isEmpty)
  }

  @Test func aCheckInsideABlockSaysThatItHasNotEnded() {
    screen.addSubview(screen.title)
    var found: [String] = []
    let line = #line + 1
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, make.wall)
      make.yTop(screen.title, by: 11)
      found = sentences()
    }
    #expect(
      found == [
        "The block at \(file):\(line) has not ended, so its constraints are not active yet. Lay out and check"
          + " after it."
      ])
    #expect(sentences().isEmpty)
  }

  @Test func aLayoutInsideABlockIsReportedInThePlaceOfItsAmbiguity() {
    screen.addSubview(screen.title)
    screen.title.translatesAutoresizingMaskIntoConstraints = false
    LayoutReports.reportsAmbiguity = true
    defer { LayoutReports.reportsAmbiguity = false }
    let handler = AutoLayoutKitReport.handler
    defer { AutoLayoutKitReport.handler = handler }
    var reports: [String] = []
    AutoLayoutKitReport.handler = { reports.append($0.description) }
    let line = #line + 1
    screen.tk_constraint { make in
      make.xPlace(13, screen.title, make.wall)
      screen.layoutIfNeeded()
      make.yTop(screen.title, by: 11)
    }
    #expect(reports.count == 1 && reports[0].hasPrefix("The block at \(file):\(line) has not ended"))
  }

  @Test(arguments: [true, false]) func viewsOfACellBelongInItsContentView(isBeside: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "cell"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    screen.addSubview(cell)
    let holder = isBeside ? cell : cell.contentView
    for view in [screen.title, screen.time] { holder.addSubview(view) }
    let line = #line + 2
    holder.tk_constraint { make in
      make.xPlace(13, screen.title, make.wall, screen.time, 19)
      make.yCenter(screen.title, screen.time)
    }
    let expected =
      "\"title\" and \"time\" are placed in \"cell\" and not in its contentView (\(file):\(line) xPlace),"
      + " which can cover them and does not get their height. Add them to cell.contentView, and write"
      + " cell.contentView.tk_constraint { … }."
    #expect(sentences() == (isBeside ? [expected] : []))
  }

  @Test func aViewThatNothingPlacesExplainsTheConflictsInsideIt() {
    screen.addSubview(screen.title)
    screen.addSubview(screen.card)
    screen.card.addSubview(screen.inner)
    silently {
      screen.tk_constraint { make in
        make.xPlace(13, screen.title, make.wall)
        make.yTop(screen.title, by: 11)
      }
      screen.card.tk_constraint { make in
        make.xPlace(3, screen.inner, 5)
        make.yPlace(7, screen.inner, 2)
      }
      #expect(sentences().count == 1)
      #expect(sentences()[0].hasPrefix("\"card\" is not placed"))
    }
  }

  @Test func rowsThatOneBlockPlacesHaveOneProblem() {
    let rows = (0..<4).map { _ in CheckedRow() }
    for row in rows { screen.addSubview(row) }
    screen.tk_constraint { make in
      make.xEqual(rows)
      make.height(rows) == 60
      make.yPlace(rows[0], 3, rows[1], 5, rows[2], 7, rows[3], make.wall)
    }
    let found = sentences()
    #expect(found.count == 1)
    #expect(found[0].hasSuffix(" The same in 3 more places."), "\(found)")
  }
}

/// A row whose label is lower than its text.
private final class CheckedRow: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "Row"
    addSubview(label)
    tk_constraint { make in
      make.xPlace(13, label, make.wall)
      make.yTop(label, by: 11)
      make.height(label) == 9
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A row with a gap beside a wall.
private final class WallRow: UIView {
  static let line = #line + 15
  let label = UILabel()
  let badge = UILabel()

  init() {
    super.init(frame: .zero)
    (label.text, badge.text) = ("Row", "New")
    addSubview(label)
    addSubview(badge)
  }

  func place() {
    tk_constraint { make in
      make.height(self) == 70
      make.xLeft(label, badge, by: 13)
      make.yPlace(9, label, make.wall, 7, badge, 4)
    }
  }

  required init?(coder: NSCoder) { nil }
}
