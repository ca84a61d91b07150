import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

/// Texts in SVG pictures, by the rules of XML 1.0 and SVG 1.1.
@Suite struct SVGTextTests {
  private static let view = CGRect(x: 10, y: 20, width: 60, height: 40)

  private func line(
    _ string: String, frame: CGRect = CGRect(x: 12, y: 22, width: 30, height: 20), weight: Int = 400,
    color: PictureColor = .black
  ) -> LayoutSnapshot.TextLine {
    LayoutSnapshot.TextLine(
      string: string, frame: frame, baseline: 37, fontSize: 16, fontWeight: weight, color: color)
  }

  private func snapshot(_ lines: LayoutSnapshot.TextLine...) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 80), Self.view)
    snapshot.nodes[1].style.fill = nil
    snapshot.nodes[1].content = .text(lines)
    return snapshot
  }

  /// Returns the lines of a picture that are texts.
  private func texts(_ snapshot: LayoutSnapshot) -> [String] { Picture(snapshot.svg()).elements("text") }

  /// XML 1.0, section 2.4: `&` and `<` must be escaped, the three others may be.
  @Test(arguments: [
    ("a<b", "a&lt;b"), ("a>b", "a&gt;b"), ("a&b", "a&amp;b"), ("\"ab\"", "&quot;ab&quot;"),
    ("it's", "it&#39;s"), ("&lt;", "&amp;lt;"), ("]]>", "]]&gt;"), ("<!--", "&lt;!--"),
  ])
  func markupInATextIsEscaped(text: String, written: String) {
    let picture = snapshot(line(text)).svg()
    #expect(picture.contains(">\(written)</text>"))
    #expect(WellFormed.problem(in: picture) == nil)
  }

  /// XML 1.0, production 2: a character is a tab, a line end, or in one of three ranges.
  ///
  /// The ranges are #x20...#xD7FF, #xE000...#xFFFD and #x10000...#x10FFFF.
  @Test(
    arguments: [
      (0x00, false), (0x01, false), (0x08, false), (0x0B, false), (0x0C, false), (0x1B, false), (0x1F, false),
      (0x20, true), (0x7F, true), (0x85, true), (0xD7FF, true), (0xE000, true), (0xFFFD, true),
      (0xFFFE, false), (0xFFFF, false), (0x1_0000, true), (0x1_F600, true), (0x10_FFFF, true),
    ] as [(UInt32, Bool)])
  func onlyTheCharactersOfXMLAreWritten(value: UInt32, isAllowed: Bool) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let written = isAllowed ? String(scalar) : "\u{FFFD}"
    #expect(XMLWriter.escaped("a\(String(scalar))b") == "a\(written)b")
  }

  /// XML 1.0, section 3.3.3: a parser makes a space of a tab or line end in an attribute, but not of a
  /// reference.
  @Test func lineEndsAndTabsAreReferences() {
    #expect(XMLWriter.escaped("a\tb\nc\rd") == "a&#9;b&#10;c&#13;d")
    #expect(XMLWriter.escaped("a\r\nb") == "a&#13;&#10;b")
  }

  @Test func theTitleIsEscaped() {
    let picture = snapshot().svg(SVGOptions(title: "R&D <\u{7}>"))
    #expect(Picture(picture).elements("title") == ["<title>R&amp;D &lt;\u{FFFD}&gt;</title>"])
  }

  @Test func withoutATitleThereIsNoTitleElement() {
    #expect(Picture(snapshot(line("ab")).svg()).elements("title").isEmpty)
  }

  /// SVG 1.1, section 10.15: without `xml:space`, white space at both ends is removed and several spaces are
  /// one.
  @Test(arguments: [
    ("a b", false), ("ab", false), ("a  b", true), (" a", true), ("a ", true), ("a \tb", true), (" ", true),
  ])
  func whiteSpaceThatSVGWouldRemoveIsPreserved(text: String, isMarked: Bool) {
    let written = texts(snapshot(line(text)))
    #expect(written.count == 1)
    #expect(written.allSatisfy { $0.contains(" xml:space=\"preserve\"") == isMarked }, "\(written)")
  }

  @Test func theWeightIsWrittenUnlessItIsRegular() {
    for weight in [100, 300, 500, 900] {
      #expect(
        texts(snapshot(line("ab", weight: weight))).first?.contains("font-weight=\"\(weight)\"") == true)
    }
    #expect(texts(snapshot(line("ab", weight: 400))).first?.contains("font-weight") == false)
  }

  @Test func aTransparentTextHasAFillOpacity() {
    let color = PictureColor(red: 0, green: 0, blue: 1, alpha: 0.25)
    let written = texts(snapshot(line("ab", color: color)))
    #expect(written.first?.contains(" fill=\"#0000ff\" fill-opacity=\"0.25\"") == true)
  }

  /// A viewer spreads the characters over `textLength`, which has no effect on a single one.
  @Test func onlyATextOfSeveralCharactersHasALength() {
    #expect(texts(snapshot(line("ab"))).first?.contains(" textLength=\"30\"") == true)
    #expect(texts(snapshot(line("a"))).first?.contains("textLength") == false)
    let empty = CGRect(x: 12, y: 22, width: 0, height: 20)
    #expect(texts(snapshot(line("ab", frame: empty))).first?.contains("textLength") == false)
  }

  /// Viewers that do not know `textLength` add the spacing to each character of Helvetica.
  @Test func aTextIsSpacedToItsWidth() {
    func spacing(_ text: String, _ width: Double, weight: Int = 400) -> Double? {
      PictureFont(size: 16, weight: weight).spacing(of: text, width: width)
    }
    // a, b and é are 0.556 of the size wide; the bold a is too, and the bold b is 0.611.
    let share: Double = (30 - 2 * 0.556 * 16) / 2
    let boldShare: Double = (30 - 1.167 * 16) / 2
    let found: [Double] = [spacing("ab", 30), spacing("a\u{E9}", 30), spacing("ab", 30, weight: 600)].map {
      $0 ?? .nan
    }
    #expect(zip(found, [share, share, boldShare]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
    #expect(spacing("e\u{301}a", 30) == spacing("a\u{E9}", 30))
    #expect(spacing("a漢", 30) == nil && spacing("", 30) == nil)
    #expect(texts(snapshot(line("ab"))).first?.contains(" letter-spacing=\"6.1\"") == true)
    #expect(texts(snapshot(line("a漢"))).first?.contains("letter-spacing") == false)
    let natural = CGRect(x: 12, y: 22, width: 2 * 0.556 * 16, height: 20)
    #expect(texts(snapshot(line("ab", frame: natural))).first?.contains("letter-spacing") == false)
  }

  /// SVG 1.1, section 10.9.1: with `direction="rtl"`, the start of a text is its right end.
  @Test func aLineFromRightToLeftBeginsAtItsRightEnd() throws {
    var hebrew = line("שלום.", frame: CGRect(x: 12, y: 22, width: 31, height: 20))
    hebrew.isRightToLeft = true
    let written = try #require(texts(snapshot(hebrew)).first)
    #expect(written.contains(" x=\"\(12 + 31)\""))
    #expect(written.contains(" direction=\"rtl\"") && written.contains(" textLength=\"31\""))
    #expect(written.contains(">שלום.</text>"), "in the order in which it is read")
    #expect(texts(snapshot(line("ab"))).first?.contains("direction") == false)
  }

  @Test func hebrewIsSpacedByTheWidthsOfItsLetters() throws {
    // Alef is 0.6279 of the size and bet 0.5981, with or without points; the full stop is 0.278.
    let natural: Double = 16 * (0.6279 + 0.5981 + 0.278)
    for text in ["אב.", "אָבּ."] {
      let spacing = try #require(PictureFont(size: 16, weight: 400).spacing(of: text, width: natural + 6))
      #expect(abs(spacing - 2) < 1e-9, "\(text)")
    }
  }

  /// The letters are joined, so no distance is added between them.
  @Test func arabicIsDrawnInTheFontInWhichItIsMeasured() throws {
    let written = try #require(texts(snapshot(line("سلام"))).first)
    #expect(written.contains("Liberation Sans, Noto Sans Arabic, sans-serif\""))
    #expect(!written.contains("letter-spacing"))
    #expect(try #require(texts(snapshot(line("שלום"))).first).contains("font-family") == false)
  }

  @Test func everyLineIsAnElementOfItsOwn() {
    let second = CGRect(x: 12, y: 42, width: 20, height: 18)
    #expect(texts(snapshot(line("one"), line("two", frame: second))).count == 2)
    #expect(texts(snapshot(line(""), line("two", frame: second))).count == 1)
  }

  @Test func textThatExtendsBeyondAViewThatClipsIsClipped() {
    var snapshot = snapshot(line("ab", frame: CGRect(x: 12, y: 10, width: 30, height: 20)))
    #expect(Picture(snapshot.svg()).elements("clipPath").isEmpty)
    snapshot.nodes[1].style.clips = true
    #expect(
      Picture(snapshot.svg()).lines(from: "<clipPath") == [
        "<clipPath id=\"clip1\">", "<rect x=\"10\" y=\"20\" width=\"60\" height=\"40\"/>", "</clipPath>",
        "<g clip-path=\"url(#clip1)\">", texts(snapshot)[0], "</g>", "</svg>",
      ])
  }

  @Test func textInsideAViewThatClipsNeedsNoClipPath() {
    var snapshot = snapshot(line("ab"))
    snapshot.nodes[1].style.clips = true
    #expect(Picture(snapshot.svg()).elements("clipPath").isEmpty)
  }
}
