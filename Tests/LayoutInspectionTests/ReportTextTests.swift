import HeadlessUIKit
import TestSupport
import Testing

@testable import LayoutInspection

@Suite struct ReportTextTests {
  @Test func aNumberHasAtMostTwoDecimalsAndNoZerosAtTheEnd() {
    let numbers: [Double] = [0, 12, -7, 12.5, 12.34, 12.05, 100 / 3, -0.001, 0.999, 1e14]
    let texts = ["0", "12", "-7", "12.5", "12.34", "12.05", "33.33", "0", "1", "100000000000000.0"]
    #expect(numbers.map(\.points) == texts)
    #expect(CGFloat(2.5).points == "2.5" && Float(750.5).points == "750.5")
    #expect(Double.nan.points == "nan" && (-Double.infinity).points == "-inf")
  }

  @Test func reportsAndPicturesWriteANumberInOneWay() {
    let small = (-400...400).map { Double($0) / 200 }
    let large = [1e14, 1e15, -1e15, 1e300, .infinity, -.infinity, .nan]
    for number in small + large { #expect(number.points == number.pictureText, "\(number)") }
    for seed in 0..<10 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      for _ in 0..<100 {
        let number = Double.random(in: -3000...3000, using: &generator)
        #expect(number.points == number.pictureText, "\(number), seed \(seed)")
      }
    }
  }

  @Test func theLastTextOfAListComesAfterAnd() {
    #expect([String]().list == "" && ["a"].list == "a")
    #expect(["a", "b"].list == "a and b" && ["a", "b", "c"].list == "a, b and c")
  }

  @Test func eachAxisHasItsWords() {
    let words = [false, true].map { AxisWords(isVertical: $0) }
    #expect(words.map(\.adjective) == ["horizontal", "vertical"] && words.map(\.letter) == ["x", "y"])
    #expect(words.map(\.size) == ["width", "height"] && words.map(\.extent) == ["wide", "high"])
    #expect(words.map(\.near) == ["left", "top"] && words.map(\.far) == ["right", "bottom"])
    #expect(words.map(\.chain) == ["row", "column"] && words.map(\.chainVerb) == ["xPlace", "yPlace"])
    #expect(words[0].placingVerbs == "xPlace, xEqual, xLeft, xRight or xCenter")
    #expect(words[1].placingVerbs == "yPlace, yEqual, yTop, yBottom or yCenter")
  }
}
