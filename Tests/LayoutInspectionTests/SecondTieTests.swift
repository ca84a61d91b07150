import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Conflicts of two rows that tie a view to the same edge; `+3` is the third line of the block.
@MainActor @Suite(.serialized) struct SecondTieTests {
  /// Returns the sentences about the conflicts of a login screen with four different insets.
  private func sentences(
    _ line: Int = #line, _ body: (Login, AutoLayoutKitMaker) -> Void
  ) -> String {
    let login = Login()
    return silently {
      login.tk_constraint { make in body(login, make.inset(top: 3, left: 5, bottom: 7, right: 11)) }
      return problems(in: login, [.noConflict]).map { relative($0.description, to: line) }.joined()
    }
  }

  @Test func aRowThatEndsWithAPlacedViewIsToldToEndBeforeIt() {
    let text = sentences { login, make in
      make.xPlace(16, login.title, 8, login.time, 4)
      make.xPlace(16, login.b, 9, login.time)
    }
    #expect(
      text == "+2 xPlace ends with time, which +1 xPlace already places: "
        + "write make.xPlace(16, b, 9, before: time).")
    let mended = sentences { login, make in
      make.xPlace(16, login.title, 8, login.time, 4)
      make.xPlace(16, login.b, 9, before: login.time)
    }
    #expect(mended == "")
  }

  @Test func aColumnThatEndsWithAPlacedViewIsToldToEndBeforeIt() {
    let text = sentences { login, make in
      make.yPlace(10, login.title, 8..., login.time, 4)
      make.yPlace(12..., login.a, login.b, ...6, login.time)
    }
    #expect(
      text == "+2 yPlace ends with time, which +1 yPlace already places: "
        + "write make.yPlace(12..., a, b, ...6, before: time).")
    let mended = sentences { login, make in
      make.yPlace(10, login.title, 8..., login.time, 4)
      make.yPlace(12..., login.a, login.b, ...6, before: login.time)
    }
    #expect(mended == "")
  }

  @Test func aRowThatBeginsWithAPlacedViewIsToldToBeginAfterIt() {
    let text = sentences { login, make in
      make.xPlace(4, login.time, 8, login.title, 16)
      make.xPlace(login.time, 2...9, login.b, make.wall)
    }
    #expect(
      text == "+2 xPlace begins with time, which +1 xPlace already places: "
        + "write make.xPlace(after: time, 2...9, b, make.wall).")
    let mended = sentences { login, make in
      make.xPlace(4, login.time, 8, login.title, 16)
      make.xPlace(after: login.time, 2...9, login.b, make.wall)
    }
    #expect(mended == "")
  }

  /// A column of the view alone has nothing to place after it, so that the other one changes.
  @Test func theColumnWithOtherViewsIsToldToBeginAfterThePlacedOne() {
    let text = sentences { login, make in
      make.yPlace(login.time, 8, login.b, 16)
      make.yPlace(4, login.time, make.wall)
    }
    #expect(
      text == "+1 yPlace begins with time, which +2 yPlace also places: "
        + "write make.yPlace(after: time, 8, b, 16).")
    let mended = sentences { login, make in
      make.yPlace(after: login.time, 8, login.b, 16)
      make.yPlace(4, login.time, make.wall)
    }
    #expect(mended == "")
  }

  /// A wall, a flexible gap and an alignment are not in the numbers of a row.
  @Test func aRowThatItsNumbersDoNotGiveIsNotWrittenOut() {
    let rows: [(Login, AutoLayoutKitMaker) -> Void] = [
      { $1.xPlace(16, $0.a, $1.wall, $0.b, 8, $0.time, line: 2) },
      { $1.xPlace(16, $0.b, .flexible, $0.time, line: 2) },
      { $1.xPlace(16, $0.b, 8, $0.time, align: .top, line: 2) },
    ]
    for row in rows {
      let text = sentences(0) { login, make in
        make.xPlace(16, login.title, 8, login.time, 4, line: 1)
        row(login, make)
      }
      #expect(
        text.hasPrefix(
          "+2 xPlace ends with time, which +1 xPlace already places: end this row with before: time."))
    }
    let text = sentences(0) { login, make in
      make.yPlace(16, login.time, 8, login.title, 4, line: 1)
      make.yPlace(login.time, .flexible, login.b, line: 2)
    }
    #expect(
      text
        == "+2 yPlace begins with time, which +1 yPlace already places: begin this column with after: time.")
  }

  /// 11 + 4 = 15 from the right edge by the row, and 11 by the verb.
  @Test func aGapBehindTheLastViewWasWrittenOnPurpose() {
    let text = sentences { login, make in
      make.xPlace(16, login.title, 8, login.time, 4)
      make.xRight(login.time)
    }
    #expect(
      text == "+2 xRight places time.right at Login.right - 11, but +1 xPlace places it at Login.right - 15. "
        + "Keep only one of the two.")
    let alone = sentences { login, make in
      make.xPlace(make.wall, login.time, 4)
      make.xPlace(make.wall, login.time, 9)
      make.yTop(login.time)
    }
    #expect(
      alone
        == "+2 xPlace places time.right at Login.right - 20, but +1 xPlace places it at Login.right - 15. "
        + "Keep only one of the two.")
  }
}
