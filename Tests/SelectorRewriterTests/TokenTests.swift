import Testing

@testable import SelectorRewriter

/// The tokens of texts, each with the rule that a simple search would break.
@Suite struct TokenTests {
  private func words(_ text: String) throws -> [String] {
    try Lexer.tokens(of: SourceText(text)).filter { $0.kind != .literal }.map(\.text)
  }

  @Test func commentsAreNoTokens() throws {
    #expect(try words("a // @objc\nb /* c */ d") == ["a", "b", "d"])
  }

  @Test func commentsNest() throws {
    #expect(try words("a /* /* @objc */ #selector(b) */ c") == ["a", "c"])
  }

  @Test func stringsAreLiterals() throws {
    #expect(try words(#"a "@objc \" #selector(b)" c"#) == ["a", "c"])
  }

  @Test func interpolationsAreCode() throws {
    #expect(try words(#""x \(a("b \(c) d")) y" e"#) == ["(", "a", "(", "(", "c", ")", ")", ")", "e"])
  }

  @Test func rawStringsInterpolateWithTheirNumberSigns() throws {
    #expect(try words(##"#"a \(b) " \#(c)"# d"##) == ["(", "c", ")", "d"])
  }

  @Test func multilineStringsContainQuotes() throws {
    #expect(try words("a \"\"\"\n\" @objc \\(b) \"\"\n\"\"\" c") == ["a", "(", "b", ")", "c"])
  }

  @Test func aRawStringOfThreeQuotesOnOneLineHasOneLine() throws {
    #expect(try words("#\"\"\"# + a") == ["+", "a"])
  }

  @Test func regularExpressionsAreLiterals() throws {
    #expect(try words(#"a = /@objc "\/ b/; c"#) == ["a", "=", ";", "c"])
    #expect(try words("f(#/ \" @objc /#) c") == ["f", "(", ")", "c"])
  }

  @Test func divisionsAreOperators() throws {
    #expect(try words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(try words("(a) /b/ c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(try words("reduce(1, /)") == ["reduce", "(", ",", "/", ")"].filter { $0 != "1" })
  }

  @Test func aForcedValueIsAnOperand() throws {
    #expect(try words("a! /b/ c") == ["a", "!", "/", "b", "/", "c"])
  }

  @Test func backticksMakeNames() throws {
    let tokens = try Lexer.tokens(of: SourceText("`class` a"))
    #expect(tokens.map(\.kind) == [.quotedWord, .word] && tokens[0].text == "class")
  }

  @Test func numbersAreOneLiteral() throws {
    #expect(try words("1.5e3 0x1Fp2 1...2") == [".", ".", "."])
  }

  @Test func aCarriageReturnEndsALine() {
    let source = SourceText("a\r\nb\rc\nd")
    #expect(source.lineCount == 4)
    #expect(source.position(of: 7) == (4, 1) && source.position(of: 5) == (3, 1))
  }

  @Test func columnsCountBytes() {
    #expect(SourceText("é a").position(of: 3) == (1, 4))
  }
}
