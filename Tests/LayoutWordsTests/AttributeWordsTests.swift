import LayoutWords
import Testing

@Suite struct AttributeWordsTests {
  @Test func theNamesOfAFrameInALogAreThoseOfItsEdges() {
    let names = ["minX", "maxX", "minY", "maxY", "midX", "midY", "width", "trailing"]
    #expect(
      names.map { AttributeWords(nameInLog: $0)?.name } == [
        "left", "right", "top", "bottom", "centerX", "centerY", "width", "trailing",
      ])
  }

  @Test(arguments: ["firstBaseline", "leftMargin", "notAnAttribute", "x", ""])
  func aNameThatIsNoAttributeOfAViewItselfIsNotRead(_ name: String) {
    #expect(AttributeWords(nameInLog: name) == nil)
  }

  @Test func anEdgeHasAnAxisAndASide() throws {
    let bottom = try #require(AttributeWords(nameInLog: "bottom"))
    #expect(bottom.isVertical && bottom.side == 1 && !bottom.isSize)
    let center = try #require(AttributeWords(nameInLog: "centerX"))
    #expect(!center.isVertical && center.side == 0.5)
    let height = try #require(AttributeWords(nameInLog: "height"))
    #expect(height.isVertical && height.isSize)
  }
}
