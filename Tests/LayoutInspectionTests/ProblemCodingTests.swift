import Foundation
import LayoutInspection
import Testing

/// Problems as JSON, with the text that their sentences propose.
@Suite struct ProblemCodingTests {
  private func problem(_ description: String) throws -> LayoutProblem {
    LayoutProblem(
      .size, views: ["pay"], frames: [CGRect(x: 3, y: 5, width: 70, height: 11)],
      sites: [try #require(ConstraintSite(identifier: "Card.swift:41 xPlace[2]"))], description: description)
  }

  @Test func aProblemIsReadAsItWasWritten() throws {
    let problem = try problem("A gap of 320. Probably 32 was meant.")
    let data = try JSONEncoder().encode(problem)
    #expect(try JSONDecoder().decode(LayoutProblem.self, from: data) == problem)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((json["proposal"] as? [String: Any])?["text"] as? String == "32")
    #expect((json["frames"] as? [[String: Double]]) == [["x": 3, "y": 5, "width": 70, "height": 11]])
  }

  @Test(arguments: [
    ("A gap. Probably 32 was meant.", "32", false), ("Insets: probably -7.5 was meant.", "-7.5", false),
    ("It is open. Add make.ref(title).xLeft(year).", "make.ref(title).xLeft(year)", true),
    ("Add make.width(cards[0]) == make.w to the block.", "make.width(cards[0]) == make.w", true),
    ("Add make.yTop(banner). The same twice.", "make.yTop(banner)", true),
    ("Write make.xPlace(picture, make.wall, details).", "make.xPlace(picture, make.wall, details)", false),
    ("Write make.xHugging(hide) == .high instead of it.", "make.xHugging(hide) == .high", false),
  ])
  func theProposalIsTheTextOfTheSentence(sentence: String, text: String, isAdded: Bool) throws {
    #expect(try problem(sentence).proposal?.text == text)
    #expect(try problem(sentence).proposal?.isAdded == isAdded)
  }

  @Test(arguments: [
    "Remove one of the three lines.", "Write make.safeArea at both edges.",
    "Add make.height(gallery) == ….", "Write make.collapsing.xPlace(…), and run the block again.",
    "Probably \"skip\" was meant, which has no place along that axis.",
  ])
  func aSentenceWithAChoiceProposesNoText(sentence: String) throws {
    #expect(try problem(sentence).proposal == nil)
  }
}
