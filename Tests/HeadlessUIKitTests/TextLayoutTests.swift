import Testing
import UIKit

// Widths are sums over Helvetica's table, in 1/1000 of the font's size: H 722, i 222, a
// 556, b 556, space 278, … 1000.

private let ten = UIFont.systemFont(ofSize: 10)

private func lines(
  _ text: String, width: CGFloat?, limit: Int = 0, _ breaking: NSLineBreakMode = .byWordWrapping,
  font: UIFont = ten
) -> [String] {
  TextLayout(text, font: font, width: width, lineLimit: limit, breaking: breaking).lines.map(\.text)
}

@Suite struct TextMetricsTests {
  private let regular = TextMetrics(ten)
  private let bold = TextMetrics(.boldSystemFont(ofSize: 10))

  @Test func aTextIsAsWideAsTheSumOfItsCharacters() {
    #expect(regular.advance(of: "Hi") == 722 + 222)
    #expect(bold.advance(of: "Hi") == 722 + 278)
    #expect(
      regular.advance(of: "AVAVA") == 3 * regular.advance(of: "A" as Character) + 2
        * regular.advance(of: "V" as Character))
  }

  @Test func weightsFromSemiboldUpAreBold() {
    let widths = [UIFont.Weight.ultraLight, .regular, .medium, .semibold, .heavy].map {
      TextMetrics(.systemFont(ofSize: 10, weight: $0)).advance(of: "i" as Character)
    }
    #expect(widths == [222, 222, 222, 278, 278])
  }

  @Test func digitsHaveOneWidth() {
    for digit in "0123456789" {
      #expect(regular.advance(of: digit) == 556 && bold.advance(of: digit) == 556, "\(digit)")
    }
  }

  @Test func combiningMarksHaveNoWidth() {
    #expect(regular.advance(of: "\u{E9}") == 556)
    #expect(regular.advance(of: "e\u{301}") == 556)
    #expect(regular.advance(of: "\u{301}") == 0)
    #expect(regular.advance(of: "\u{151}") == regular.advance(of: "o"))
    #expect(regular.advance(of: "\u{17D}") == regular.advance(of: "Z"))
  }

  @Test(arguments: ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇭", "❤️", "1️⃣"]) func anEmojiIsOneCharacter(emoji: String) {
    #expect(emoji.count == 1)
    #expect(regular.advance(of: emoji) == 1250)
  }

  @Test func otherScriptsHaveTheirWidths() {
    #expect(regular.advance(of: "漢字かな한") == 5 * 1000)
    #expect(regular.advance(of: "ｶ") == 500)
    #expect(regular.advance(of: "Жж") == 667 + 550)
    #expect(bold.advance(of: "Жж") == 722 + 600)
    #expect(regular.advance(of: "\t") == 4 * 278)
    #expect(regular.advance(of: "\u{200D}\u{AD}\u{FEFF}") == 0)
  }

  @Test func monospacedCharactersHaveOneWidth() {
    let mono = TextMetrics(.monospacedSystemFont(ofSize: 10, weight: .bold))
    #expect(mono.advance(of: "iW Ж") == 4 * 600)
    #expect(mono.advance(of: "漢👍") == 2 * 1200)
  }
}

@Suite struct LineBreakingTests {
  @Test func anEmptyTextHasNoLine() {
    #expect(lines("", width: 100).isEmpty)
    #expect(TextLayout("", font: ten, width: nil).size == .zero)
  }

  @Test func aSizeIsTheWidestLineAndAllLineHeights() {
    let layout = TextLayout("Hi\nHa", font: ten, width: nil)
    #expect(layout.size == CGSize(width: 7.22 + 5.56, height: 2 * LineArithmetic(10).lineHeight))
  }

  @Test func aLineHoldsTextOfExactlyItsWidth() {
    #expect(lines("Hi Hi", width: 9.44 + 2.78 + 9.44) == ["Hi Hi"])
    #expect(lines("Hi Hi", width: 9.44 + 2.78 + 9.44 - 0.01) == ["Hi", "Hi"])
    for size in stride(from: 8.0, through: 40, by: 0.5) {
      let font = UIFont.systemFont(ofSize: size)
      let width = TextLayout("Wrap at my own width", font: font, width: nil).size.width
      #expect(lines("Wrap at my own width", width: width, font: font).count == 1, "\(size)")
    }
  }

  @Test func spacesAtABreakHang() {
    #expect(lines("ab   cd", width: 11.2) == ["ab", "cd"])
    #expect(lines("ab   ", width: 11.2) == ["ab"])
    #expect(lines("ab   ", width: 11.12 + 2.78) == ["ab "])
    #expect(lines("  ab", width: nil) == ["  ab"])
  }

  @Test func aNewlineEndsALine() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: nil) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb\n", width: nil) == ["a", "", "b", ""])
    #expect(lines("\n", width: nil) == ["", ""])
  }

  @Test func aWideWordIsBrokenByCharacters() {
    #expect(lines("aaaaa b", width: 11.2) == ["aa", "aa", "a", "b"])
    #expect(lines("aaaaa b", width: 14) == ["aa", "aa", "a b"])
    #expect(lines("aaa", width: 0) == ["a", "a", "a"])
  }

  @Test func aWordMayBreakAfterAHyphen() {
    #expect(lines("well-known", width: 30) == ["well-", "known"])
    #expect(lines("a –5", width: 12) == ["a", "–5"])
    #expect(lines("no 55-12", width: 26) == ["no", "55-12"])
    #expect(lines("a -a", width: 10) == ["a", "-a"])
    #expect(lines("10–20", width: 17) == ["10–", "20"])
  }

  @Test func aNonBreakingSpaceDoesNotBreak() {
    #expect(lines("aa 10\u{A0}km", width: 28) == ["aa", "10\u{A0}km"])
  }

  @Test func ideographsBreakAnywhereButNotBeforeAStop() {
    #expect(lines("漢字漢字", width: 25) == ["漢字", "漢字"])
    #expect(lines("漢字。漢", width: 25) == ["漢", "字。", "漢"])
    #expect(lines("漢「字」", width: 35) == ["漢", "「字」"])
    #expect(lines("👍👍👍", width: 25) == ["👍👍", "👍"])
  }

  @Test func characterWrappingIgnoresWords() {
    #expect(lines("ab cd", width: 14, .byCharWrapping) == ["ab ", "cd"])
    #expect(lines("abcd", width: 12, .byCharWrapping) == ["ab", "cd"])
  }
}

@Suite struct LineBreakingReferenceTests {
  // Breaks the text word by word, as a person would; supports single spaces only.
  private func reference(_ words: [Substring], limit: Int, metrics: TextMetrics) -> [String] {
    var lines: [String] = []
    var line = ""
    func fits(_ text: String) -> Bool { metrics.advance(of: text) <= limit }
    for word in words {
      if !line.isEmpty, fits(line + " " + word) {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, !fits(line + String(character)) {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  @Test(
    arguments: [
      "The quick brown fox", "a", "Incomprehensibilities are i i i", "Wo Wo iiiiiiiiiiiiiiiiii Wo",
    ],
    [UIFont.Weight.regular, .bold])
  func everyWidthBreaksLikeTheReference(text: String, weight: UIFont.Weight) {
    let font = UIFont.systemFont(ofSize: 10, weight: weight)
    let metrics = TextMetrics(font)
    for limit in stride(from: 0, through: metrics.advance(of: text) + 100, by: 7) {
      let expected = reference(text.split(separator: " "), limit: limit, metrics: metrics)
      #expect(lines(text, width: CGFloat(limit) / 100, font: font) == expected, "limit \(limit)")
    }
  }

  @Test func randomTextsKeepTheRules() {
    let alphabet = Array("aiW  -–é漢👍\nb.(")
    for seed in UInt64(1)...400 {
      var random = Seeded(seed)
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a"
        })
      let limit = Int.random(in: 0...6000, using: &random)
      let breaking = Bool.random(using: &random) ? NSLineBreakMode.byWordWrapping : .byCharWrapping
      let layout = TextLayout(text, font: ten, width: CGFloat(limit) / 100, breaking: breaking)
      let note: Comment =
        "seed \(seed), limit \(limit), \(text.debugDescription): \(layout.lines.map(\.text))"
      #expect(layout.lines.allSatisfy { $0.advance <= limit || $0.text.count == 1 }, note)
      #expect(
        layout.lines.allSatisfy { $0.advance == TextMetrics(ten).advance(of: $0.text) && !$0.isCut }, note)
      let seen = layout.lines.map(\.text).joined()
      #expect(seen.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, note)
      let again = TextLayout(text, font: ten, width: layout.size.width, breaking: breaking)
      // With a character wider than the limit, the second layout has more room.
      let isWider = layout.lines.contains { $0.advance > limit }
      #expect(again.lines == layout.lines || isWider, note)
    }
  }
}

@Suite struct TruncationTests {
  private let text = "Hello big world"

  @Test func tailTruncationKeepsTheLongestPrefix() {
    let metrics = TextMetrics(ten)
    for limit in stride(from: 0, through: metrics.advance(of: text) + 50, by: 13) {
      let prefixes = (0..<text.count).map { String(text.prefix($0)) }
      let longest = prefixes.last { metrics.advance(of: $0 + "…") <= limit } ?? ""
      let whole = metrics.advance(of: text) <= limit
      let expected = whole ? text : String(longest.reversed().drop { $0 == " " }.reversed()) + "…"
      #expect(
        lines(text, width: CGFloat(limit) / 100, limit: 1, .byTruncatingTail) == [expected], "limit \(limit)")
    }
  }

  // a is 5.56, the ellipsis 10: 27 points hold the ellipsis and three letters.
  @Test func headAndMiddleAreTruncated() {
    let layout = { (mode: NSLineBreakMode) in lines("aaaabbbb", width: 27, limit: 1, mode) }
    #expect(layout(.byTruncatingTail) == ["aaa…"])
    #expect(layout(.byTruncatingHead) == ["…bbb"])
    #expect(layout(.byTruncatingMiddle) == ["aa…b"])
  }

  @Test func onlyTheLastLineIsTruncated() {
    // One line of 30 points holds only "aaaaa" (27.8); the second line holds the ellipsis and three letters.
    #expect(lines("aaaaa bbbbb ccccc", width: 30, limit: 2, .byTruncatingTail) == ["aaaaa", "bbb…"])
    #expect(lines("aaaaa bbbbb ddddd", width: 30, limit: 2, .byTruncatingHead) == ["aaaaa", "…ddd"])
    #expect(lines("aaaaa bbbbb ddddd", width: 30, limit: 2, .byTruncatingMiddle) == ["aaaaa", "bb…d"])
    #expect(lines("aaaaa bbbbb ccccc", width: 30, limit: 2, .byWordWrapping) == ["aaaaa", "bbbbb"])
    #expect(lines("aaaaa bbbbb ccccc", width: 30, limit: 2, .byClipping) == ["aaaaa", "bbbbb ccccc"])
    #expect(
      lines("aaaaa bbbbb ccccc", width: 30, limit: 3, .byTruncatingTail) == ["aaaaa", "bbbbb", "ccccc"])
  }

  @Test func aFollowingParagraphIsMarkedAsMissing() {
    #expect(lines("a\nb", width: 100, limit: 1, .byTruncatingTail) == ["a…"])
    #expect(lines("a\n\n ", width: 100, limit: 1, .byTruncatingTail) == ["a"])
    #expect(lines("a\nb", width: 20, limit: 1, .byTruncatingHead) == ["…b"])
  }

  @Test func aNarrowLineHoldsOnlyTheEllipsis() {
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      #expect(lines(text, width: 3, limit: 1, mode) == ["…"], "\(mode)")
    }
  }

  @Test func truncatedLinesAreMarked() {
    let cut = TextLayout(text, font: ten, width: 30, lineLimit: 2, breaking: .byTruncatingTail).lines.map(
      \.isCut)
    #expect(cut == [false, true])
  }
}

@Suite struct PlacedLineTests {
  private let box = CGRect(x: 3, y: 7, width: 100, height: 50)

  @Test(arguments: [NSTextAlignment.left, .center, .right, .natural, .justified], [false, true])
  func linesFollowTheAlignment(alignment: NSTextAlignment, rightToLeft: Bool) {
    let placed = TextLayout("Hi", font: ten, width: 100).placed(
      in: box, alignment: alignment, rightToLeft: rightToLeft)
    let free: CGFloat = 100 - 9.44
    let natural = rightToLeft ? free : 0
    let before: [NSTextAlignment: CGFloat] = [
      .left: 0, .center: free / 2, .right: free, .natural: natural, .justified: natural,
    ]
    #expect(placed.map(\.width) == [9.44])
    #expect(placed.allSatisfy { abs($0.x - 3 - (before[alignment] ?? .nan)) < 1e-9 }, "\(placed.map(\.x))")
  }

  @Test func linesAreCentredVerticallyOnWholePoints() {
    let placed = TextLayout("a\nb", font: ten, width: 100).placed(in: box, alignment: .left)
    let lineHeight: CGFloat = 24440 / 2048
    let ascender: CGFloat = 19500 / 2048
    let free = 50 - 2 * lineHeight
    let first = 7 + free / 2 + ascender
    #expect(placed.map(\.baseline) == [first.rounded(), (first + lineHeight).rounded()])
    #expect(placed.map(\.text) == ["a", "b"])
  }
}

/// A generator that returns the same numbers for the same seed (xorshift*).
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
