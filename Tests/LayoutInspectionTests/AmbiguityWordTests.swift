import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The sentences about positions and sizes that are open; `+3` is the third line of the block.
@MainActor @Suite(.serialized) struct AmbiguityWordTests {
  private func sentences(
    _ line: Int = #line, width: CGFloat = 320, _ body: (Login) -> Void
  ) -> [String] {
    let login = Login(width: width)
    body(login)
    return problems(in: login, [.notAmbiguous]).map { relative($0.description, to: line) }
  }

  @Test func aMissingVerticalChainNamesTheVerbs() {
    let texts = sentences { login in
      login.tk_constraint { make in make.xPlace(20, login.time, make.wall) }
    }
    #expect(
      texts == [
        "+1: \"time\" has no vertical position: no yPlace, yEqual, yTop, yBottom or yCenter mentions it. "
          + "The frames (20, 0, 40, 20) and (20, 10, 40, 20) fit equally well. Add make.yTop(time)."
      ])
  }

  @Test func aMissingHorizontalPositionNamesTheVerbs() {
    let texts = sentences { login in
      login.tk_constraint { make in make.inset(7).yTop(login.title) }
    }
    #expect(
      texts == [
        "+1: \"title\" has no horizontal position: no xPlace, xEqual, xLeft, xRight or xCenter mentions it. "
          + "The frames (0, 7, 92, 20) and (10, 7, 92, 20) fit equally well. Add make.xLeft(title)."
      ])
  }

  @Test(arguments: [false, true]) func aViewInAWindowThatIsNotShownIsReported(isShown: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = !isShown
    let texts = sentences { login in
      window.addSubview(login)
      login.tk_constraint { make in make.inset(7).yTop(login.title) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("+2: \"title\" has no horizontal position") == true)
  }

  @Test func aHiddenViewInAShownOneIsNotReported() {
    let texts = sentences { login in
      login.title.isHidden = true
      login.tk_constraint { make in make.inset(7).yTop(login.title) }
    }
    #expect(texts == [])
  }

  @Test func severalMissingPartsOfOneViewAreOneReport() {
    let texts = sentences { login in
      login.tk_constraint { make in make.xPlace(make.wall, login.a, 20) }
    }
    #expect(
      texts == [
        "+1: \"a\" has no width, no height and no vertical position. Add make.size(a) == (…, …). Add"
          + " make.yTop(a)."
      ])
    let mended = sentences { login in
      login.tk_constraint { make in
        make.size(login.a) == (10, 12)
        make.xPlace(make.wall, login.a, 20)
        make.yTop(login.a)
      }
    }
    #expect(mended == [])
  }

  @Test func twoTextsThatGrowShareALength() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.xPlace(20, login.title, 8, login.time, 20)
        make.yTop(login.title, login.time)
      }
    }
    // 320 − 20 − 8 − 20 = 272
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "+2: title.width and time.width share 272 points and nothing says how: make.xHugging(time) == .high. "
      )
        == true)
  }

  @Test func twoTextsThatShrinkShareALength() {
    let texts = sentences(width: 120) { login in
      login.tk_constraint { make in
        make.xPlace(20, login.title, 8, login.time, 20)
        make.yTop(login.title, login.time)
      }
    }
    // 120 − 20 − 8 − 20 = 72
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "+2: title.width and time.width share 72 points and nothing says how: "
          + "make.xCompression(time) == .high + 1. ") == true)
  }

  @Test func viewsWithoutContentAreMadeEqual() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.yPlace(20, login.a, 8, login.b, 20)
        make.xEqual(login.a, login.b)
      }
    }
    // 480 − 20 − 8 − 20 = 432
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "+2: a.height and b.height share 432 points and nothing says how: "
          + "make.sameHeight(a, b) or a fixed height. ") == true)
  }

  @Test func theSuggestedCallEndsTheAmbiguity() {
    for width in [120.0, 320] {
      let texts = sentences(width: width) { login in
        login.tk_constraint { make in
          make.xPlace(20, login.title, 8, login.time, 20)
          make.yTop(login.title, login.time)
          make.xHugging(login.time) == .high
          make.xCompression(login.time) == .high + 1
        }
      }
      #expect(texts == [])
    }
  }

  @Test func aSizeThatNothingGivesIsNamed() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.xPlace(20, login.a, make.wall)
        make.yPlace(20, login.a, 10)
      }
    }
    // 480 − 20 − 10 = 450
    #expect(
      texts == [
        "+2: \"a\" has no width: it has no content, and neither width(a) nor a second edge gives one. "
          + "The frames (20, 20, 0, 450) and (20, 20, 10, 450) fit equally well. "
          + "End the xPlace at +2 with a gap instead of make.wall, or add make.width(a) == …."
      ])
  }

  @Test(arguments: [false, true]) func aMinimumAloneGivesNoSize(isFixed: Bool) {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.xPlace(20, login.a, make.wall)
        make.yPlace(20, login.a, 10)
        if isFixed { make.width(login.a) == 30 } else { make.width(login.a) >= 30 }
      }
    }
    let frames = #/ The frames .* fit equally well\./#
    let report =
      "+4: \"a\" has no width: it has no content, and neither width(a) nor a second edge gives one. "
      + "End the xPlace at +2 with a gap instead of make.wall, or add make.width(a) == …."
    #expect(texts.map { $0.replacing(frames, with: "") } == (isFixed ? [] : [report]))
  }

  @Test func sizesThatFollowFromEachOtherAreNamedTogether() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.aspectRatio(2, 1, login.a)
        make.height(login.a) == login.b.tk_width * 0.5
        make.width(login.b) == login.a.tk_width
        make.xLeft(login.a, login.b)
        make.yTop(login.a, login.b)
        make.yBottom(login.b, by: 30)
      }
    }
    // A length that nothing gives is 0: here 10 more for the width are 10 / 2 for the height.
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasSuffix(
        ": a.width, a.height and b.width follow from each other, and nothing gives one of them: "
          + "give one a length of its own. The frames (0, 0, 0, 0) and (0, 0, 10, 5) fit equally well.")
        == true)
  }

  @Test func aStretchedColumnIsToldToEndWithAWall() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.yPlace(10, login.title, 8, login.time, 30)
        make.xLeft(login.title, login.time)
      }
    }
    // 480 − 10 − 8 − 30 = 432
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "+2: title.height and time.height share 432 points and nothing says how: "
          + "end the yPlace with make.wall, or add make.yHugging(time) == .high. ") == true)
  }

  @Test func aChainBetweenTwoWallsHasNoAnchor() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.xPlace(make.wall, login.title, 8, login.time, make.wall)
        make.yTop(login.title, login.time)
      }
    }
    #expect(
      texts == [
        "+3: \"title\" has no horizontal position; one view that is placed against it has none either. "
          + "Add make.xLeft(title)."
      ])
  }

  @Test func twoViewsOfOneLineAreNamedInOneCall() {
    let texts = sentences { login in
      login.tk_constraint { make in make.xPlace(20, login.title, 8, login.time, make.wall) }
    }
    #expect(
      texts == [
        "+1: \"title\" and \"time\" have no vertical position: no yPlace, yEqual, yTop, yBottom or yCenter"
          + " mentions them. Add make.yTop(title, time)."
      ])
  }

  @Test func aViewThatNothingPlacesIsOneProblem() {
    let texts = sentences { login in login.title.translatesAutoresizingMaskIntoConstraints = false }
    #expect(
      texts == [
        "\"title\" has no position: no call and no constraint mentions it. "
          + "The frames (0, 0, 92, 20) and (10, 0, 92, 20) fit equally well."
      ])
  }

  @Test func aDeterminedLayoutHasNoProblem() {
    let texts = sentences { login in
      login.tk_constraint { make in
        make.xPlace(20, login.title, 8..., login.time, 20)
        make.xHugging(login.time, login.title) == .high
        make.yTop(login.title, login.time)
      }
    }
    #expect(texts == [])
  }

  @Test func hiddenViewsAreLeftOut() {
    let texts = sentences { login in
      login.time.isHidden = true
      login.tk_constraint { make in make.xPlace(20, login.time, make.wall) }
    }
    #expect(texts == [])
  }

  @Test func theContentOfAScrollViewWithoutAWidthIsNamed() {
    let texts = sentences { login in
      let scroll = UIScrollView()
      let content = UIView()
      content.accessibilityIdentifier = "content"
      login.addSubview(scroll)
      scroll.addSubview(content)
      login.tk_constraint { make in make.equal(scroll) }
      scroll.tk_constraint { make in
        make.equal(content)
        make.height(content) == 900
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("+8: \"content\" has no width: ") == true)
    #expect(texts.first?.hasSuffix(" Add make.width(content) == make.w.") == true)
  }

  @Test func theCheckOfTheTreeSaysTheSame() {
    var reports: [AutoLayoutKitReport] = []
    let former = AutoLayoutKitReport.handler
    AutoLayoutKitReport.handler = { reports.append($0) }
    defer { AutoLayoutKitReport.handler = former }
    let shapes: [(Login) -> Void] = [
      { login in login.tk_constraint { make in make.xPlace(20, login.time, make.wall) } },
      { login in
        login.tk_constraint { make in
          make.xPlace(20, login.title, 8, login.time, 20)
          make.yTop(login.title, login.time)
        }
      },
      { login in
        login.tk_constraint { make in
          make.xPlace(20, login.a, make.wall)
          make.yPlace(20, login.a, 10)
        }
      },
    ]
    for shape in shapes {
      reports = []
      let login = Login()
      shape(login)
      let exact = problems(in: login, [.notAmbiguous])
      let returned = login.tk_check()
      #expect(returned.map(\.description) == reports.map(\.description))
      #expect(reports.count == 1 && exact.count == 1)
      #expect(exact.map(\.description) == reports.map(\.description))
      #expect(reports.first?.reason == .ambiguity && reports.first?.file == "AmbiguityWordTests.swift")
    }
    reports = []
    #expect(Login().tk_check(reports: false).isEmpty && reports.isEmpty)
  }
}
