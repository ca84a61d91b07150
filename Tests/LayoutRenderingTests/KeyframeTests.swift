import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// Animations by the rules of SVG 1.1, section 19.2: as many values as times, times that do not decrease and
/// end with 1, and one curve between two times.
@Suite struct KeyframeTests {
  private func animation(
    _ values: String..., timing: AnimationTiming = AnimationTiming(hold: 1, move: 1)
  ) -> [String: String]? {
    let frames = Keyframes(timing: timing, stateCount: values.count)
    return frames.animation(of: "x", through: values).map {
      Dictionary($0.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func list(_ text: String?) -> [String] {
    text?.split(separator: ";").map(String.init) ?? []
  }

  @Test(arguments: [(1.2, 0.6), (1, 0), (0, 1), (3, 0.001), (1000, 0.05)])
  func timesIncreaseFromZeroToOneWithAValueAndACurveEach(hold: Double, move: Double) throws {
    let timing = AnimationTiming(hold: hold, move: move)
    let attributes = try #require(animation("1", "2", "3", timing: timing))
    let times = list(attributes["keyTimes"]).compactMap(Double.init)
    #expect(times.first == 0 && times.last == 1)
    #expect(times == times.sorted(), "\(times)")
    #expect(list(attributes["values"]).count == times.count)
    #expect(list(attributes["keySplines"]).count == times.count - 1)
  }

  @Test func theDurationIsThatOfAllStates() throws {
    // Three states of 2 s + 0.5 s.
    let attributes = try #require(animation("1", "2", "3", timing: AnimationTiming(hold: 2, move: 0.5)))
    #expect(attributes["dur"] == "7.5s")
    #expect(attributes["repeatCount"] == "indefinite")
  }

  @Test func everyStateIsHeldAndTheFirstFollowsTheLast() throws {
    let attributes = try #require(animation("1", "2", "3"))
    #expect(list(attributes["values"]) == ["1", "1", "2", "2", "3", "3", "1"])
  }

  @Test(arguments: [(0.0, 0.0), (-1, 2), (2, -1), (.nan, 1), (1, .infinity), (0.001, 0.001)])
  func anInvalidTimingMakesAStillPicture(hold: Double, move: Double) {
    let timing = AnimationTiming(hold: hold, move: move)
    #expect(animation("1", "2", timing: timing) == nil)
    let states = [10.0, 60].map {
      Boxes.snapshot(CGSize(width: 100, height: 40), CGRect(x: $0, y: 5, width: 20, height: 10))
    }
    #expect(LayoutSnapshot.animation(states, timing: timing) == states[0].svg())
  }

  @Test func anAnimationWithoutStatesIsAnEmptyPicture() {
    #expect(LayoutSnapshot.animation([]) == LayoutSnapshot(nodes: []).svg())
  }

  @Test func anAnimationOfOneStateIsItsPicture() {
    let state = Boxes.snapshot(CGSize(width: 100, height: 40), CGRect(x: 1, y: 5, width: 20, height: 10))
    #expect(LayoutSnapshot.animation([state]) == state.svg())
  }

  @Test func animatedPicturesHaveNoRulers() {
    let states = [10.0, 60].map { x -> LayoutSnapshot in
      var state = Boxes.snapshot(CGSize(width: 100, height: 40), CGRect(x: x, y: 5, width: 20, height: 30))
      state.links = [Boxes.link(state, .x, (1, .near), (0, .near), distance: x)]
      return state
    }
    let options = SVGOptions(rulers: true)
    #expect(states[1].svg(options).contains("<text"))
    #expect(!LayoutSnapshot.animation(states, options: options).contains("<text"))
  }

  // Attributes that change

  private func states(_ change: (inout Node, _ state: Int) -> Void) -> Picture {
    let states = (0..<2).map { number -> LayoutSnapshot in
      var state = Boxes.snapshot(CGSize(width: 100, height: 40), CGRect(x: 4, y: 5, width: 60, height: 30))
      change(&state.nodes[1], number)
      return state
    }
    return Picture(LayoutSnapshot.animation(states, timing: AnimationTiming(hold: 1, move: 1)))
  }

  private func animated(_ line: String?) -> [String] {
    (line ?? "").components(separatedBy: "<animate ").dropFirst().compactMap {
      Picture.attribute("attributeName", of: " " + $0)
    }
  }

  @Test func aColorChangesInTheAnimation() {
    let picture = states { $0.style.fill = $1 == 0 ? .black : .white }
    let box = picture.content.first
    #expect(animated(box) == ["fill"])
    #expect(box?.contains("values=\"#000000;#000000;#ffffff;#ffffff;#000000\"") == true)
  }

  @Test func aViewThatIsHiddenInOneStateFades() {
    let picture = states { $0.style.isHidden = $1 == 1 }
    #expect(picture.content.first == "<g opacity=\"1\">")
    #expect(animated(picture.content.dropFirst().first) == ["opacity"])
    #expect(picture.content.dropFirst().first?.contains("values=\"1;1;0;0;1\"") == true)
  }

  @Test func aTextMovesWithItsBaseline() {
    let picture = states { node, state in
      let frame = CGRect(x: 10 + 20 * state, y: 6 + 3 * state, width: 20, height: 12)
      node.style.fill = nil
      node.content = .text([
        LayoutSnapshot.TextLine(string: "ab", frame: frame, baseline: frame.maxY - 3, fontSize: 10)
      ])
    }
    #expect(animated(picture.content.first) == ["x", "y"])
    #expect(picture.content.first?.contains("values=\"15;15;18;18;15\"") == true)
  }

  @Test func aLineThatAStateDoesNotHaveKeepsAValueForEachState() {
    let states = [0, 1, 2].map { number -> LayoutSnapshot in
      var state = Boxes.snapshot(CGSize(width: 100, height: 40), CGRect(x: 4, y: 5, width: 60, height: 30))
      let lines = ["one", "two"].enumerated().map { index, string -> LayoutSnapshot.TextLine in
        let frame = CGRect(x: 10 * (number + 1), y: 6 + 12 * index, width: 20, height: 12)
        return LayoutSnapshot.TextLine(string: string, frame: frame, baseline: frame.maxY, fontSize: 10)
      }
      state.nodes[1].content = .text(number == 1 ? [lines[0]] : lines)
      return state
    }
    let texts = Picture(LayoutSnapshot.animation(states)).elements("text")
    #expect(texts.count == 2)
    #expect(texts.last?.contains(" values=\"10;10;10;10;30;30;10\"") == true, "\(texts)")
  }
}
