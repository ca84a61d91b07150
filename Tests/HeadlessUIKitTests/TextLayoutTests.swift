import TestSupport
import Testing
import UIKit

// Widths at 10 points: H 7.578, i 2.594, a 5.601, b 6.254, c 5.736, d 6.241, space 2.952, … 8.207.

private let letters = FontArithmetic(10)
/// The width by which a line may exceed its limit, in millionths of a point.
private let slack = 1000

private let ten = UIFont.systemFont(ofSize: 10)

private func lines(
  _ text: String, width: CGFloat?, limit: Int = 0, _ breaking: NSLineBreakMode = .byWordWrapping,
  font: UIFont = ten
) -> [String] {
  TextLayout(text, font: font, width: width, lineLimit: limit, breaking: breaking).lines.map(\.text)
}

@Suite struct LineBreakingTests {
  @Test func anEmptyTextHasNoLine() {
    #expect(lines("", width: 100).isEmpty)
    #expect(TextLayout("", font: ten, width: nil).size == .zero)
  }

  @Test func aSizeIsTheWidestLineAndAllLineHeights() {
    let layout = TextLayout("Hi\nHa", font: ten, width: nil)
    #expect(layout.size == CGSize(width: letters.width("Ha"), height: 2 * LineArithmetic(10).lineHeight))
  }

  @Test func aLineHoldsTextOfExactlyItsWidth() {
    #expect(lines("Hi Hi", width: letters.width("Hi Hi")) == ["Hi Hi"])
    #expect(lines("Hi Hi", width: letters.width("Hi Hi") - 0.01) == ["Hi", "Hi"])
    for size in stride(from: 8.0, through: 40, by: 0.5) {
      let font = UIFont.systemFont(ofSize: size)
      let width = TextLayout("Wrap at my own width", font: font, width: nil).size.width
      #expect(lines("Wrap at my own width", width: width, font: font).count == 1, "\(size)")
    }
  }

  @Test func spacesAtABreakHang() {
    #expect(lines("ab   cd", width: 12) == ["ab", "cd"])
    #expect(lines("ab   ", width: 12) == ["ab"])
    #expect(lines("ab   ", width: letters.width("ab ")) == ["ab "])
    #expect(lines("  ab", width: nil) == ["  ab"])
  }

  @Test func aNewlineEndsALine() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: nil) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb\n", width: nil) == ["a", "", "b", ""])
    #expect(lines("\n", width: nil) == ["", ""])
  }

  @Test func aLineHasTheCharactersOfItsRuns() {
    // In one string, the beginnings of the second and the third run would join the characters before them.
    let runs = ["be", "\u{301} 👩", "\u{200D}👧 x\r\ny"].map { TextRun($0, font: .systemFont(ofSize: 10)) }
    #expect(TextLayout(runs, width: nil).lines.map(\.text) == ["be\u{301} 👩\u{200D}👧 x", "y"])
    let narrow = TextLayout(runs, width: 1).lines.map(\.text)
    #expect(narrow.flatMap(\.unicodeScalars) == Array("be\u{301}👩\u{200D}👧xy".unicodeScalars), "\(narrow)")
    #expect(narrow.count == 2 + 2 + 2 + 2, "b, e, the mark, 👩, the joiner, 👧, x and y: \(narrow)")
  }

  @Test func aWideWordIsBrokenByCharacters() {
    #expect(lines("aaaaa b", width: 12) == ["aa", "aa", "a", "b"])
    #expect(lines("aaaaa b", width: 15) == ["aa", "aa", "a b"])
    #expect(lines("aaa", width: 0) == ["a", "a", "a"])
  }

  @Test func aWordMayBreakAfterAHyphen() {
    #expect(lines("well-known", width: 32) == ["well-", "known"])
    #expect(lines("a –5", width: 12) == ["a", "–5"])
    #expect(lines("no 55-12", width: 30) == ["no", "55-12"])
    #expect(lines("a -a", width: 11) == ["a", "-a"])
    #expect(lines("10–20", width: 17) == ["10–", "20"])
  }

  @Test func aNonBreakingSpaceDoesNotBreak() {
    #expect(lines("aa 10\u{A0}km", width: 30) == ["aa", "10\u{A0}km"])
  }

  @Test func ideographsBreakAnywhereButNotBeforeAStop() {
    #expect(lines("漢字漢字", width: 25) == ["漢字", "漢字"])
    #expect(lines("漢字。漢", width: 25) == ["漢", "字。", "漢"])
    #expect(lines("漢「字」", width: 35) == ["漢", "「字」"])
    #expect(lines("👍👍👍", width: 25) == ["👍👍", "👍"])
  }

  @Test func aWordAloneTakesTheWordBeforeItAlong() {
    func pushed(_ text: String, fitting: String) -> [String] {
      let width = TextLayout(fitting, font: ten, width: nil).size.width
      return TextLayout(text, font: ten, width: width, strategy: .pushOut).lines.map(\.text)
    }
    #expect(pushed("aa bb cc dd", fitting: "aa bb cc") == ["aa bb", "cc dd"])
    #expect(pushed("aa bb cccc", fitting: "aa bb") == ["aa bb", "cccc"])
    #expect(pushed("aa dd cc -bb", fitting: "aa dd cc") == ["aa dd", "cc -bb"])
    // A line may end inside one of the words.
    #expect(pushed("aa bb b-b dd", fitting: "aa bb b-b") == ["aa bb b-b", "dd"])
    #expect(pushed("aa bb cc d-d", fitting: "aa bb cc") == ["aa bb cc", "d-d"])
    #expect(pushed("aa bb ccc-d", fitting: "aa bb ccc-") == ["aa bb ccc-", "d"])
  }

  // An ideograph is 10 points wide, and a space 2.952.
  @Test func ideographsAreNotPushedOut() {
    func pushed(_ text: String, _ width: CGFloat) -> [String] {
      TextLayout(text, font: ten, width: width, strategy: .pushOut).lines.map(\.text)
    }
    #expect(pushed("漢 字漢字漢", 45) == ["漢 字漢字", "漢"])
    #expect(pushed("漢字 漢字漢", 45) == ["漢字 漢字", "漢"])
    #expect(pushed("漢字 漢 字漢", 40) == ["漢字 漢", "字漢"])
    // No line ends inside of single ideographs.
    #expect(pushed("漢 字 漢 字", 40) == ["漢 字", "漢 字"])
  }

  @Test func characterWrappingIgnoresWords() {
    #expect(lines("ab cd", width: 15, .byCharWrapping) == ["ab ", "cd"])
    #expect(lines("abcd", width: 12, .byCharWrapping) == ["ab", "cd"])
  }
}

@Suite struct LineBreakingReferenceTests {
  // Breaks the text word by word, as a person would; supports single spaces only.
  private func reference(_ words: [Substring], limit: Int, metrics: TextMetrics) -> [String] {
    var lines: [String] = []
    var line = ""
    func fits(_ text: String) -> Bool { metrics.advance(of: text) <= limit + slack }
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
      "To Te. AVAVAVAVA y.",
    ],
    [UIFont.Weight.regular, .bold])
  func everyWidthBreaksLikeTheReference(text: String, weight: UIFont.Weight) {
    let font = UIFont.systemFont(ofSize: 10, weight: weight)
    let metrics = TextMetrics(font)
    for limit in stride(
      from: 0, through: metrics.advance(of: text) + 1_000_000,
      by: TestEffort.choose(all: 70_007, usually: 350_035))
    {
      let expected = reference(text.split(separator: " "), limit: limit, metrics: metrics)
      #expect(lines(text, width: CGFloat(limit) / 1e6, font: font) == expected, "limit \(limit)")
    }
  }

  @Test func randomTextsKeepTheRules() {
    let alphabet = Array("aiW  -–é漢👍\nb.(AVTey")
    for seed in UInt64(1)...400 {
      var random = Seeded(seed)
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a"
        })
      let limit = Int.random(in: 0...60_000_000, using: &random)
      let breaking = Bool.random(using: &random) ? NSLineBreakMode.byWordWrapping : .byCharWrapping
      let layout = TextLayout(text, font: ten, width: CGFloat(limit) / 1e6, breaking: breaking)
      let note: Comment =
        "seed \(seed), limit \(limit), \(text.debugDescription): \(layout.lines.map(\.text))"
      #expect(layout.lines.allSatisfy { $0.advance <= limit + slack || $0.text.count == 1 }, note)
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
    for limit in stride(from: 0, through: metrics.advance(of: text) + 500_000, by: 130_007) {
      let prefixes = (0..<text.count).map { String(text.prefix($0)) }
      let longest = prefixes.last { metrics.advance(of: $0 + "…") <= limit + slack } ?? ""
      let whole = metrics.advance(of: text) <= limit + slack
      let expected = whole ? text : String(longest.reversed().drop { $0 == " " }.reversed()) + "…"
      #expect(
        lines(text, width: CGFloat(limit) / 1e6, limit: 1, .byTruncatingTail) == [expected], "limit \(limit)")
    }
  }

  // a is 5.601, b 6.254, the ellipsis 8.207: 28 points hold the ellipsis and three letters.
  @Test func headAndMiddleAreTruncated() {
    let layout = { (mode: NSLineBreakMode) in lines("aaaabbbb", width: 28, limit: 1, mode) }
    #expect(layout(.byTruncatingTail) == ["aaa…"])
    #expect(layout(.byTruncatingHead) == ["…bbb"])
    #expect(layout(.byTruncatingMiddle) == ["aa…b"])
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func thePartsOfATruncatedLineHaveTheirOwnKerning(mode: NSLineBreakMode) {
    let metrics = TextMetrics(ten)
    let text = "To AVAVA yo. Ty"
    let dots = metrics.advance(of: "…" as Character)
    for limit in stride(from: dots, through: metrics.advance(of: text) - 2 * slack, by: 130_007) {
      let layout = TextLayout(text, font: ten, width: CGFloat(limit) / 1e6, lineLimit: 1, breaking: mode)
      let parts = layout.lines.map(\.text).joined().split(separator: "…", omittingEmptySubsequences: false)
      let sum = parts.reduce(dots) { $0 + metrics.advance(of: String($1)) }
      #expect(parts.count == 2 && layout.lines.map(\.advance) == [sum], "limit \(limit)")
      #expect(sum <= limit + slack, "limit \(limit)")
    }
  }

  @Test func onlyTheLastLineIsTruncated() {
    // One line of 32 points holds only "aaaaa" (28.0); the second line holds the ellipsis and three letters.
    #expect(lines("aaaaa bbbbb ccccc", width: 32, limit: 2, .byTruncatingTail) == ["aaaaa", "bbb…"])
    #expect(lines("aaaaa bbbbb ddddd", width: 32, limit: 2, .byTruncatingHead) == ["aaaaa", "…ddd"])
    #expect(lines("aaaaa bbbbb ddddd", width: 32, limit: 2, .byTruncatingMiddle) == ["aaaaa", "bb…d"])
    #expect(lines("aaaaa bbbbb ccccc", width: 32, limit: 2, .byWordWrapping) == ["aaaaa", "bbbbb"])
    #expect(lines("aaaaa bbbbb ccccc", width: 32, limit: 2, .byClipping) == ["aaaaa", "bbbbb ccccc"])
    #expect(
      lines("aaaaa bbbbb ccccc", width: 32, limit: 3, .byTruncatingTail) == ["aaaaa", "bbbbb", "ccccc"])
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
    let width = letters.width("Hi")
    let free = 100 - width
    let natural = rightToLeft ? free : 0
    let before: [NSTextAlignment: CGFloat] = [
      .left: 0, .center: free / 2, .right: free, .natural: natural, .justified: natural,
    ]
    #expect(placed.count == 1 && placed.allSatisfy { abs($0.width - width) < 1e-9 })
    #expect(placed.allSatisfy { abs($0.x - 3 - (before[alignment] ?? .nan)) < 1e-9 }, "\(placed.map(\.x))")
  }

  @Test func linesAreCenteredVerticallyOnWholePoints() {
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
