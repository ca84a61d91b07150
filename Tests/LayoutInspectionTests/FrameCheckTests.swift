import AutoLayoutKit
import LayoutInspection
import Testing
import UIKit

@MainActor @Suite struct FrameCheckTests {
  private let screen = CheckedScreen()

  init() {
    screen.addSubview(screen.card)
    screen.card.addSubview(screen.button)
    screen.tk_constraint { make in
      make.xPlace(13, screen.card, 17)
      make.yTop(screen.card, by: 19)
      make.height(screen.card) == 100
      make.ref(screen.card).xPlace(7, screen.button, 5)
      make.ref(screen.card).yPlace(11, screen.button, 9)
    }
  }

  /// 320 - 13 - 17 - 7 - 5 and 100 - 11 - 9, in the coordinates of the card.
  private let frame = CGRect(x: 7, y: 11, width: 278, height: 80)

  @Test func theFrameInTheSuperviewIsCompared() {
    #expect(screen.sentences(.frame(of: screen.button, frame)).isEmpty)
    // Half of a pixel of a screen with two pixels for each point.
    #expect(screen.sentences(.frame(of: screen.button, frame.offsetBy(dx: 0.2, dy: -0.2))).isEmpty)
  }

  @Test func eachNumberIsComparedAndTheLinesOfItsAxisAreNamed() throws {
    let vertical = try #require(
      problems(in: screen, [.frame(of: screen.button, frame.offsetBy(dx: 0, dy: 1))]).first)
    #expect(vertical.kind == .frame && vertical.views == ["button"])
    #expect(vertical.sites.map(\.verb) == ["yPlace"])
    #expect(
      vertical.description
        == "The frame of \"button\" is (7, 11, 278, 80), and the test expects (7, 12, 278, 80)"
        + " (\(vertical.sites[0].call)).")
    let changes: [(CGRect, [String])] = [
      (frame.offsetBy(dx: -1, dy: 0), ["xPlace"]), (frame.insetBy(dx: 1, dy: 0), ["xPlace"]),
      (CGRect(x: 7, y: 11, width: 279, height: 80), ["xPlace"]),
      (CGRect(x: 7, y: 11, width: 278, height: 79), ["yPlace"]),
      (frame.offsetBy(dx: 1, dy: 1), ["xPlace", "yPlace"]),
    ]
    for (expected, verbs) in changes {
      let found = problems(in: screen, [.frame(of: screen.button, expected)])
      #expect(found.map { $0.sites.map(\.verb) } == [verbs], "\(expected)")
    }
  }

  @Test func aHiddenViewHasNoFrameToCompare() {
    screen.button.isHidden = true
    #expect(
      screen.sentences(.frame(of: screen.button, frame)) == [
        "\"button\" is hidden, a part of a control, or not inside CheckedScreen."
      ])
  }

  @Test func aPartOfAControlHasNoFrameToCompare() throws {
    screen.button.setTitle("Send", for: .normal)
    let title = try #require(screen.button.titleLabel)
    let sentences = screen.sentences(.frame(of: title, title.frame))
    #expect(sentences.count == 1 && sentences[0].contains("a part of a control"), "\(sentences)")
  }
}
