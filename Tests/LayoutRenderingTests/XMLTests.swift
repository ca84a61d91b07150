import Testing

@testable import LayoutRendering

@Suite struct XMLTests {
  @Test func theFiveReservedCharactersBecomeEntities() {
    #expect(
      XMLWriter.escaped("<a href=\"x\">'Tom & Ann'</a>")
        == "&lt;a href=&quot;x&quot;&gt;&#39;Tom &amp; Ann&#39;&lt;/a&gt;")
  }

  @Test func forbiddenCharactersAreReplaced() {
    #expect(XMLWriter.escaped("a\u{0}b\u{1B}c\u{FFFF}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test func whiteSpaceOtherThanASpaceIsAReference() {
    #expect(XMLWriter.escaped("a\tb\nc\rd e") == "a&#9;b&#10;c&#13;d e")
  }

  @Test func elementsNest() {
    var writer = XMLWriter()
    writer.element("g", [("id", "1")]) { inner in
      inner.element("rect", [("x", "0"), ("name", "a & b")])
      inner.element("text", [], text: "1 < 2", children: [("animate", [("dur", "1s")])])
    }
    #expect(
      writer.text == """
        <g id="1">
          <rect x="0" name="a &amp; b"/>
          <text>1 &lt; 2<animate dur="1s"/></text>
        </g>

        """)
  }
}
