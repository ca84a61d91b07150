import LayoutWords
import Testing

@Suite struct AxisWordsTests {
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
