import LayoutWords
import Testing

@Suite struct TextSearchTests {
  @Test func theFirstAndTheLastOccurrenceAreFound() throws {
    let text = "é == a == b"
    let first = try #require(text.first(" == "))
    let last = try #require(text.last(" == "))
    #expect(text[..<first.lowerBound] == "é" && text[first.upperBound...] == "a == b")
    #expect(text[..<last.lowerBound] == "é == a" && text[last.upperBound...] == "b")
    #expect(text[first.upperBound...].first(" == ") == last)
    #expect(text.first("=>") == nil && text.last("=>") == nil && "".first("a") == nil)
  }

  @Test func theBeginningOfATextAtItsEndIsNoOccurrence() {
    #expect("a =".first("==") == nil && "a =".last("==") == nil)
  }

  @Test func partsAreBetweenTheOccurrences() {
    #expect("-a--b-".parts(between: "-") == ["", "a", "", "b", ""])
    #expect("abab".parts(between: "aba") == ["", "b"])
    #expect("ab".parts(between: "-") == ["ab"] && "".parts(between: "-") == [""])
  }

  @Test func charactersAreLeftOutAtBothEnds() {
    #expect(" ' a'b '".trimmed { $0 == " " || $0 == "'" } == "a'b")
    #expect("  ".trimmed { $0 == " " } == "" && "".trimmed { $0 == " " } == "")
  }
}
