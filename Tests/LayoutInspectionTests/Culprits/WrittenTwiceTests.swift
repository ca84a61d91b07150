import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// Two lines that give one edge, one size or one order, and of which a conflict has only a part; `+3` is the
/// third line of the block.
@MainActor @Suite(.serialized) struct WrittenTwiceTests {
  /// Returns the sentences about the conflicts of a login screen.
  private func sentences(_ line: Int = #line, _ body: (Login, AutoLayoutKitMaker) -> Void) -> String {
    let login = Login()
    return silently {
      login.tk_constraint { make in body(login, make) }
      return problems(in: login, [.noConflict]).map { relative($0.description, to: line) }
        .joined(separator: "\n")
    }
  }

  @Test func twoReferencesOfOneViewAreBothNamed() {
    let text = sentences { login, make in
      make.xPlace(16, login.a, 16)
      make.xEqual(login.b)
      make.ref(login.a).xEqual(login.b)
    }
    #expect(
      text
        == "+3 xEqual places b.left at a.left, but +2 xEqual places it at Login.left. Keep only one of the "
        + "two.")
    let mended = sentences { login, make in
      make.xPlace(16, login.a, 16)
      make.ref(login.a).xEqual(login.b)
    }
    #expect(mended == "")
  }

  /// Two lines with another one between them can be in two blocks.
  @Test func twoStatesOfOneViewNameTheGroup() {
    let text = sentences { login, make in
      make.height(login.a) == 40
      make.yTop(login.a)
      make.height(login.a) == 50
    }
    #expect(
      text == "+3 height makes a 50 high, but +1 height makes it 40 high. Keep only one of the two; if they "
        + "are two states, pass the group on: tk_constraint(replace: group) { … }.")
  }

  @Test func twoBlocksWithTheSameLinesAreTwoStates() {
    let login = Login()
    let line = #line
    let text = silently {
      login.tk_constraint { make in
        make.height(login.a) == 40
        make.yTop(login.a, by: 8)
      }
      login.tk_constraint { make in
        make.height(login.a) == 90
        make.yTop(login.a, by: 2)
      }
      return problems(in: login, [.noConflict]).map { relative($0.description, to: line) }
        .joined(separator: "\n")
    }
    #expect(
      text == "+4 yTop and +8 yTop place a for two states, and both are installed. "
        + "Keep the group of the first block and pass it on: group = tk_constraint(replace: group) { … }.")
  }

  @Test func aSecondStateThatReplacesTheFirstIsRight() {
    let login = Login()
    silently {
      let group = login.tk_constraint { make in
        make.height(login.a) == 40
        make.yTop(login.a, by: 8)
      }
      login.tk_constraint(replace: group) { make in
        make.height(login.a) == 90
        make.yTop(login.a, by: 2)
      }
    }
    #expect(problems(in: login, [.noConflict]) == [])
    #expect(login.a.frame.minY == 2 && login.a.frame.height == 90)
  }

  @Test func twoWidthsThatAreEqualAreNamedInARowThatIsTied() {
    let text = sentences { login, make in
      make.xPlace(16, login.a, 8, login.b, 16)
      make.sameWidth(login.a, login.b)
      make.width(login.a) == 90
      make.width(login.b) == 110
    }
    #expect(
      text == "+4 width makes b 110 wide and +3 width makes a 90 wide, but +2 sameWidth makes both equal. "
        + "Remove one of the three lines.")
    // (320 − 16 − 8 − 16) / 2 = 140
    let mended = sentences { login, make in
      make.xPlace(16, login.a, 8, login.b, 16)
      make.sameWidth(login.a, login.b)
      make.width(login.a) == 140
    }
    #expect(mended == "")
  }

  /// The conflict has the first gap of the second column only.
  @Test func theOrderOfAColumnIsReadFromTheWholeCall() {
    let text = sentences { login, make in
      make.height(login.a, login.b) == 40
      make.yPlace(login.a, 8, login.b, 8, login.title, make.wall)
      make.yPlace(login.b, 8, login.a, make.wall)
    }
    #expect(
      text == "+3 yPlace has b before a, but +2 yPlace has a before b. Change the order in one of the two.")
    let mended = sentences { login, make in
      make.height(login.a, login.b) == 40
      make.yPlace(login.a, 8, login.b, 8, login.title, make.wall)
      make.yPlace(login.a, 8, login.b, make.wall)
    }
    #expect(mended == "")
  }

  @Test func twoEdgesAndASizeInThreeLinesAreAllNamed() {
    let text = sentences { login, make in
      make.yTop(login.a, by: 10)
      make.yBottom(login.a, by: 20)
      make.height(login.a) == 48
    }
    // 480 − 10 − 20 = 450
    #expect(
      text == "+1 yTop and +2 yBottom tie both edges of a and make it 450 high, but +3 height makes it 48 "
        + "high. Remove one of the three lines.")
    let mended = sentences { login, make in
      make.yTop(login.a, by: 10)
      make.height(login.a) == 48
    }
    #expect(mended == "")
  }

  /// The conflict has the width of the view beside it too.
  @Test func aSizeBesideTwoEdgesIsFoundAmongSeveralSizes() {
    let text = sentences { login, make in
      make.width(login.b) == 200
      make.ref(login.b).xEqual(login.a)
      make.width(login.a) == 120
    }
    #expect(
      text == "+2 xEqual ties both edges of a and makes it 200 wide, but +3 width makes it 120 wide. Keep "
        + "only one of the two.")
    let mended = sentences { login, make in
      make.width(login.b) == 200
      make.ref(login.b).xLeft(login.a)
      make.width(login.a) == 120
    }
    #expect(mended == "")
  }

  @Test func aShareBesideBothEdgesIsOneTooMany() {
    let text = sentences { login, make in
      make.xPlace(16, login.b, 16)
      make.ref(login.b).xPlace(login.a)
      make.width(login.a) == login.b.tk_width * 0.6
    }
    #expect(
      text == "+2 xPlace ties both edges of a, but +3 width needs a.width == b.width * 0.6. Keep only one of "
        + "the two.")
    let mended = sentences { login, make in
      make.xPlace(16, login.b, 16)
      make.ref(login.b).xLeft(login.a)
      make.width(login.a) == login.b.tk_width * 0.6
    }
    #expect(mended == "")
  }

  @Test func aHeightBesideARatioIsOneTooMany() {
    let text = sentences { login, make in
      make.xEqual(login.a)
      make.aspectRatio(4, 3, login.a)
      make.height(login.a) == 300
    }
    // 320 × 3 / 4 = 240
    #expect(
      text == "+2 aspectRatio makes a 240 high, but +3 height makes it 300 high. Keep only one of the two.")
    let mended = sentences { login, make in
      make.xEqual(login.a)
      make.aspectRatio(4, 3, login.a)
      make.height(login.a) <= 300
    }
    #expect(mended == "")
  }
}
