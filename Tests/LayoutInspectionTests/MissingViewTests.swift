import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// A view that a call does not name, although it names the views beside it; `+3` is the third line of the
/// block.
@MainActor @Suite(.serialized) struct MissingViewTests {
  private final class Screen: UIView {
    let hero = UIView()
    let avatar = UIView()
    let author = Content(90, 20)
    let date = Content(60, 18)
    let follow = Content(50, 44)
    let tabs = (0..<4).map { Content(40 + CGFloat($0), 30) }
    let list = UIView()
    let bar = UIView()
    let line = UIView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      for view in [hero, avatar, author, date, follow, list, bar, line] + tabs {
        addSubview(view)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns the sentences about a block of a screen, from the solver; those that UIKit and AppKit get are
  /// the same.
  private func sentences(
    _ line: Int = #line, _ place: (Screen, AutoLayoutKitMaker) -> Void
  ) -> [String] {
    let screen = Screen()
    screen.tk_constraint { make in place(screen, make) }
    let solved = silently { problems(in: screen, [.notAmbiguous]) }.map(\.description)
    #expect(AmbiguityFinding.read(in: screen).map { $0.problem(in: screen).description } == solved)
    let frames = #/ The frames .* fit equally well\./#
    return solved.map { relative($0.replacing(frames, with: ""), to: line) }
  }

  // An array

  @Test func aViewOfAnArrayBelongsInTheCallOfTheOthers() {
    let found = sentences { screen, make in
      make.xPlace(8, screen.tabs[0], 8, screen.tabs[1], 8, screen.tabs[2], 8, screen.tabs[3], make.wall)
      make.yEqual(screen.tabs[0], screen.tabs[1], screen.tabs[3])
    }
    #expect(
      found == [
        "+1: \"tabs[2]\" has no vertical position: no yPlace, yEqual, yTop, yBottom or yCenter mentions it."
          + " Add tabs[2] to the yEqual at +2, behind tabs[1]."
      ])
    let mended = sentences { screen, make in
      make.xPlace(8, screen.tabs[0], 8, screen.tabs[1], 8, screen.tabs[2], 8, screen.tabs[3], make.wall)
      make.yEqual(screen.tabs)
    }
    #expect(mended == [])
  }

  // A column

  @Test func aViewOfAColumnBelongsInTheLineOfItsNeighbor() {
    let found = sentences { screen, make in
      make.xEqual(screen.hero, screen.list)
      make.height(screen.hero, screen.bar) == 50
      make.yPlace(screen.hero, screen.list, screen.bar)
    }
    #expect(
      found == [
        "+3: \"bar\" has no width and no horizontal position. Add make.width(bar) == …. Add bar to the"
          + " xEqual at +1, behind list."
      ])
    let mended = sentences { screen, make in
      make.xEqual(screen.hero, screen.list, screen.bar)
      make.height(screen.hero, screen.bar) == 50
      make.yPlace(screen.hero, screen.list, screen.bar)
    }
    #expect(mended == [])
  }

  @Test func aTextOfAColumnBeginsWithItsNeighbor() {
    let found = sentences { screen, make in
      make.directional.xPlace(16, screen.author, make.wall)
      make.yPlace(9, screen.author, 4, screen.date, make.wall)
    }
    #expect(
      found == [
        "+2: \"date\" has no horizontal position: no xPlace, xEqual, xLeft, xRight or xCenter mentions it."
          + " Add make.ref(author).directional.xLeft(date)."
      ])
    let mended = sentences { screen, make in
      make.directional.xPlace(16, screen.author, make.wall)
      make.yPlace(9, screen.author, 4, screen.date, make.wall)
      make.ref(screen.author).directional.xLeft(screen.date)
    }
    #expect(mended == [])
  }

  /// Two views are placed against the avatar, and the avatar follows the author, who is in the column.
  @Test(arguments: [false, true]) func aViewThatFollowsAColumnIsNotItsCause(isTied: Bool) {
    let found = sentences { screen, make in
      make.xPlace(10, screen.avatar, 8, screen.author, 8, screen.follow, make.wall)
      make.size(screen.avatar, screen.hero) == (40, 40)
      make.xLeft(screen.hero, screen.date, by: 10)
      if isTied { make.yTop(screen.hero) }
      make.yPlace(make.wall, screen.hero, 16, screen.author, make.wall)
      make.ref(screen.avatar).yTop(screen.author)
      make.ref(screen.avatar).yCenter(screen.follow)
      make.yPlace(after: screen.avatar, 4, screen.date, make.wall)
    }
    #expect(found.count == (isTied ? 0 : 1))
    #expect(
      isTied || found[0].hasPrefix("+3: \"hero\" has no vertical position; four views that are placed"))
  }

  /// The column gives the container its height, so that only the line in it lacks one.
  @Test(arguments: [false, true]) func theViewInAColumnLacksTheHeightAndNotItsContainer(isGiven: Bool) {
    let found = sentences { screen, make in
      screen.bar.addSubview(screen.author)
      screen.bar.addSubview(screen.line)
      make.xEqual(screen.bar)
      make.yTop(screen.bar)
      make.ref(screen.bar).yPlace(8, screen.author, 8, screen.line)
      make.ref(screen.bar).xLeft(screen.author)
      make.ref(screen.bar).xEqual(screen.line)
      if isGiven { make.height(screen.line) == 1 }
    }
    #expect(found.count == (isGiven ? 0 : 1))
    #expect(isGiven || found[0].hasPrefix("+5: \"line\" has no height, and one view depends on it: it has"))
  }
}
