import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The sentences about conflicts; `+3` is the third line of the block.
@MainActor @Suite(.serialized) struct ConflictWordTests {
  /// Returns the sentence about the only conflict of a login screen.
  private func sentence(
    _ line: Int = #line, width: CGFloat = 320, _ body: (Login) -> Void
  ) -> String {
    let login = Login(width: width)
    return silently {
      body(login)
      let found = problems(in: login, [.noConflict])
      return found.map { relative($0.description, to: line) }.joined(separator: "\n")
    }
  }

  @Test func aChainThatIsTooLongGivesItsSumAndTheSizesToChange() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.width(login.a) == 200
        make.width(login.b) == 92
        make.xPlace(20, login.a, 8, login.b, 20)
      }
    }
    #expect(
      text == "+4 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but Login is 320 wide. "
        + "Make width(b) at most 92 (+3) or width(a) at most 200 (+2).")
  }

  @Test func aChainThatIsTooShortLacksAWall() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.width(login.a) == 100
        make.width(login.b) == 92
        make.xPlace(20, login.a, 8, login.b, 30)
      }
    }
    #expect(
      text == "+4 xPlace: make.wall is missing between a and b, where 70 points are free. "
        + "It needs 20 + 100 + 8 + 92 + 30 = 250, but Login is 320 wide. "
        + "Write make.xPlace(20, a, make.wall, b, 30).")
  }

  @Test func gapsWithBoundsNeedAtLeastTheirSum() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.width(login.a) >= 200
        make.width(login.b) >= 92
        make.xPlace(20..., login.a, 8..., login.b, 20)
      }
    }
    #expect(
      text == "+4 xPlace needs at least 20 + 200 + 8 + 92 + 20 = 340, but Login is 320 wide. "
        + "Give width(b) (+3) or width(a) (+2) a priority below 1000.")
  }

  @Test func aGapBeforeAnotherItemIsBetweenTheTwo() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.width(login.a) == 100
        make.width(login.b) == 92
        make.xPlace(20, login.a, 8, before: login.b)
        make.xRight(login.b, by: 30)
      }
    }
    #expect(
      text == "+4 xPlace needs 20 + 100 + 8 + 92 + 30 = 250, but Login is 320 wide. "
        + "See also +2 width, +3 width and +5 xRight. Make the gap between a and b flexible (8...).")
  }

  @Test func theAlignmentOfARowIsNotOneOfItsGaps() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.xPlace(20, login.a, 8, login.b, make.wall, align: .top)
        make.yTop(login.a, by: 10)
        make.yTop(login.b, by: 30)
      }
    }
    // 10 is not 30: either a line of b or its alignment with a changes.
    #expect(
      text == "+4 yTop places b.top at Login.top + 30, but +2 xPlace and +3 yTop place it at Login.top + 10. "
        + "Remove one of these lines.")
  }

  @Test func twoHeightsOfOneViewNameBothLines() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.height(login.a) == 40
        make.height(login.a) == 50
      }
    }
    #expect(
      text == "+3 height makes a 50 high, but +2 height makes it 40 high. "
        + "Keep only one of the two.")
  }

  @Test func twoHeightsMadeByHandAreEquations() {
    let text = sentence { login in
      login.a.translatesAutoresizingMaskIntoConstraints = false
      for height in [40, 50] as [CGFloat] {
        login.a.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    #expect(
      text == "a.height == 50 cannot hold, because a.height == 40. "
        + "Keep only one of the two.")
  }

  @Test func twoPositionsOfOneViewNameBothLines() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.xLeft(login.a)
        make.inset(16).xLeft(login.a)
      }
    }
    #expect(
      text == "+3 xLeft places a.left at Login.left + 16, but +2 xLeft places it at Login.left. "
        + "Keep only one of the two.")
  }

  @Test func aRatioOfAViewBetweenBothEdgesGivesItsHeight() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.aspectRatio(5, 2, login.a)
        make.xPlace(16, login.a, 18)
        make.height(login.a) == 100
      }
    }
    // (320 − 16 − 18) / 2.5 = 114.4
    #expect(
      text == "+2 aspectRatio makes a 114.4 high, but +4 height makes it 100 high. Keep only one of the two.")
  }

  @Test func aRatioOfAViewThatFillsItsContainerIsComparedWithItsSize() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.inset(left: 10, right: 14).equal(login.a)
        make.aspectRatio(5, 2, login.a)
      }
    }
    // 320 − 10 − 14 = 296, and 5 / 2 × 480 = 1200
    #expect(
      text
        == "+3 aspectRatio needs a to be 2.5 × 480 = 1200 wide, but +2 equal makes a 296 wide and 480 high. "
        + "Give aspectRatio(a) or equal(a) (+2) a priority below 1000.")
  }

  @Test func aRatioBetweenTheSizesOfARowAndAColumnNamesBoth() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.xPlace(11, login.a, 9)
        make.yPlace(30..., login.a, 50)
        make.aspectRatio(1, 2, login.a)
      }
    }
    // 320 − 11 − 9 = 300, 480 − 30 − 50 = 400, and 1 / 2 × 400 = 200
    #expect(
      text == "+4 aspectRatio has the sides of a exchanged: 1 : 2 does not hold, and 2 : 1 does. "
        + "+4 aspectRatio needs a to be at most 0.5 × 400 = 200 wide, but +2 xPlace makes a 300 wide and "
        + "+3 yPlace makes it at most 400 high. Write make.aspectRatio(2, 1, a).")
  }

  @Test func aRatioOfTwoViewsNamesBoth() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.xPlace(11, login.a, 9)
        make.yPlace(30, login.b, 50)
        make.width(login.a) == login.b.tk_height * 2 + 5
      }
    }
    // 320 − 11 − 9 = 300, 480 − 30 − 50 = 400, and 2 × 400 + 5 = 805
    #expect(
      text == "+4 width needs a to be 2 × 400 + 5 = 805 wide, but +2 xPlace makes a 300 wide and "
        + "+3 yPlace makes b 400 high. "
        + "Make the gap before b (+3) flexible.")
  }

  @Test func equalWidthsCountOnceForEachView() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.sameWidth(login.a, login.b)
        make.width(login.a) == 200
        make.xPlace(20, login.a, 8, login.b, 20)
      }
    }
    #expect(
      text == "+4 xPlace and +2 sameWidth together need 20 + 2 × 200 + 8 + 20 = 448, but Login is 320 wide. "
        + "Make width(a) at most 200 (+3).")
  }

  @Test func aWidthInASpreadRowIsOneTooMany() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.xSpread(login.a, login.b, gap: 12)
        make.width(login.a) == 100
      }
    }
    // (320 − 12) / 2 = 154
    #expect(
      text == "+2 xSpread makes a 154 wide, but +3 width makes it 100 wide. "
        + "Remove the width: xSpread determines it.")
  }

  @Test func aRequiredContentIsNamed() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.xCompression(login.title) == .required
        make.width(login.title) == 50
      }
    }
    #expect(
      text == "+3 width makes title 50 wide, but its content makes it at least 92 wide. "
        + "Make width(title) at least 50.")
  }

  @Test func aSizeThatWouldBeNegativeHasNothingLeft() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.width(login.a) == 200
        make.xPlace(20, login.a, 120, login.b, 30)
      }
    }
    #expect(
      text == "+3 xPlace needs 20 + 200 + 120 + 30 = 370, but Login is 320 wide, so nothing is left for b. "
        + "Make width(a) at most 200 (+2).")
  }

  @Test func sharesOfTheContainerAreLengths() {
    let text = sentence { login in
      login.tk_constraint { make in
        make.width(login.a) == make.w * 0.75
        make.width(login.b) == make.w * 0.5
        make.xPlace(20, login.a, 8, login.b, 30)
      }
    }
    #expect(
      text == "+4 xPlace needs 20 + 240 + 8 + 160 + 30 = 458, but Login is 320 wide. "
        + "Give width(b) (+3) or width(a) (+2) a priority below 1000.")
  }

  @Test func constraintsMadeByHandAreEquations() {
    let text = sentence { login in
      login.a.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        login.a.leftAnchor.constraint(equalTo: login.leftAnchor, constant: 20),
        login.a.rightAnchor.constraint(equalTo: login.rightAnchor, constant: -30),
        login.a.widthAnchor.constraint(equalToConstant: 300),
      ])
    }
    #expect(
      text == "a.left == Login.left + 20, a.width == 300 and a.right == Login.right - 30 "
        + "together need 20 + 300 + 30 = 350, but Login is 320 wide. "
        + "Make a.width at most 300.")
  }

  @Test func theSafeAreaIsCalledAfterItsView() {
    let text = sentence { login in
      HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: login)
      login.tk_constraint { make in
        make.safeArea.yPlace(10, login.a, 20)
        make.height(login.a) >= 400
      }
    }
    // 480 − 47 − 34 = 399
    #expect(
      text == "+4 height makes a at least 400 high. +3 yPlace needs at least 10 + 400 + 20 = 430, but the "
        + "safe area of Login is 399 high. Probably at most 400 was meant.")
  }

  @Test func edgesOfDifferentAreasLeaveALength() {
    let text = sentence { login in
      HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: login)
      login.tk_constraint { make in
        make.safeArea.yTop(login.a)
        make.yBottom(login.a)
        make.height(login.a) == 450
      }
    }
    // 480 − 47 = 433
    #expect(
      text == "+3 yTop and +4 yBottom tie both edges of a and make it 433 high, but +5 height makes it 450 "
        + "high. Remove one of the three lines.")
  }

  @Test func aStackWithoutRoomIsNamed() {
    let text = sentence { login in
      let stack = UIStackView(arrangedSubviews: [login.a, login.b])
      stack.accessibilityIdentifier = "row"
      stack.spacing = 12
      login.addSubview(stack)
      login.tk_constraint { make in
        make.width(login.a, login.b) == [200, 150]
        make.xPlace(10, stack, 20)
      }
    }
    #expect(
      text
        == "+7 xPlace and the stack view \"row\" together need 10 + 200 + 12 + 150 + 20 = 392, "
        + "but Login is 320 wide. Make width(b) at most 150 (+6).")
  }

  @Test func aStackThatHidesAViewWithAWidthIsNamed() {
    let text = sentence { login in
      let stack = UIStackView(arrangedSubviews: [login.a, login.title])
      stack.accessibilityIdentifier = "row"
      login.addSubview(stack)
      login.a.isHidden = true
      login.tk_constraint { make in
        make.width(login.a) == 100
        make.xLeft(stack)
      }
    }
    #expect(
      text == "+6 width makes a 100 wide, but the stack view \"row\" hides it. "
        + "Make width(a) at most 100.")
  }

  @Test func allPlacesAndTheFramesAreInTheProblem() throws {
    let login = Login()
    let line = #line
    silently {
      login.tk_constraint { make in
        make.width(login.a) == 200
        make.width(login.b) == 150
        make.xPlace(20, login.a, login.b, 30)
      }
    }
    let problem = try #require(silently { problems(in: login, [.noConflict]) }.first)
    #expect(problem.kind == .conflict)
    #expect(Set(problem.sites.map(\.line)) == [line + 3, line + 4, line + 5])
    #expect(problem.sites.first?.line == line + 5)
    #expect(problem.views.first == "b" && Set(problem.views) == ["a", "b", "Login"])
    #expect(problem.frames.first == login.b.frame && problem.frames.count == problem.views.count)
  }

  @Test func aViewHasTheConflictsOfTheViewsInsideItOnly() {
    let login = Login()
    silently {
      login.tk_constraint { make in
        make.width(login.a) == 200
        make.width(login.a) == 100
      }
    }
    #expect(silently { problems(in: login.a, [.noConflict]) }.count == 1)
    #expect(silently { problems(in: login.b, [.noConflict]) }.isEmpty)
  }
}
