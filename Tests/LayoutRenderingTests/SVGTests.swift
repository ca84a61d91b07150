import Foundation
import TestSupport
import Testing

@testable import LayoutRendering

@Suite struct SVGTests {
  private let red = PictureColor(red: 1, green: 0, blue: 0)

  /// Returns the lines of a picture without the first two (the element
  /// itself and the canvas) and the last one.
  private func lines(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.svg().split(separator: "\n").dropFirst(2).dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func snapshot(
    _ change: (inout LayoutSnapshot.Style) -> Void, content: LayoutSnapshot.Content = .nothing
  ) -> LayoutSnapshot {
    var snapshot = Boxes.snapshot(CGSize(width: 100, height: 80), CGRect(x: 10, y: 20, width: 40, height: 30))
    snapshot.nodes[1].style.fill = red
    snapshot.nodes[1].content = content
    change(&snapshot.nodes[1].style)
    return snapshot
  }

  @Test func thePictureIsAsLargeAsTheRoot() {
    let first = Boxes.snapshot(CGSize(width: 320, height: 100.5)).svg().split(separator: "\n").first ?? ""
    #expect(first.contains("width=\"320\" height=\"100.5\" viewBox=\"0 0 320 100.5\""))
  }

  @Test func aBackgroundIsARectangleAtTheFrame() {
    #expect(
      lines(snapshot { _ in }) == ["<rect x=\"10\" y=\"20\" width=\"40\" height=\"30\" fill=\"#ff0000\"/>"])
  }

  @Test func aRadiusLargerThanHalfTheSideIsHalfTheSide() {
    // The shorter side is 30.
    #expect(
      lines(snapshot { $0.cornerRadius = 99 }) == [
        "<rect x=\"10\" y=\"20\" width=\"40\" height=\"30\" rx=\"15\" fill=\"#ff0000\"/>"
      ])
  }

  @Test func aBorderIsInsideTheFrame() {
    let lines = lines(
      snapshot { style in
        style.fill = nil
        style.borderWidth = 4
        style.borderColor = .black
        style.cornerRadius = 10
      })
    // Half of the line's width inward on every side, and the radius smaller by the same amount.
    #expect(
      lines == [
        """
        <rect x="12" y="22" width="36" height="26" rx="8" fill="none" stroke="#000000" stroke-width="4"/>
        """
      ])
  }

  @Test func opacityWrapsTheViewAndItsSubviews() {
    #expect(lines(snapshot { $0.alpha = 0.5 }).first == "<g opacity=\"0.5\">")
    #expect(lines(snapshot { $0.alpha = 0.5 }).last == "</g>")
  }

  @Test func aHiddenViewIsLeftOutWithItsSubviews() {
    var snapshot = snapshot { $0.isHidden = true }
    snapshot.nodes.append(
      Node(name: "inside", frame: CGRect(x: 12, y: 22, width: 5, height: 5), depth: 2, parent: 1))
    snapshot.nodes[2].style.fill = red
    #expect(lines(snapshot).isEmpty)
  }

  @Test func aClippingViewClipsItsSubviewsButNotItself() {
    var snapshot = snapshot { $0.clips = true }
    snapshot.nodes.append(
      Node(name: "inside", frame: CGRect(x: 40, y: 22, width: 50, height: 5), depth: 2, parent: 1))
    snapshot.nodes[2].style.fill = .black
    #expect(
      lines(snapshot) == [
        "<rect x=\"10\" y=\"20\" width=\"40\" height=\"30\" fill=\"#ff0000\"/>", "<clipPath id=\"clip1\">",
        "<rect x=\"10\" y=\"20\" width=\"40\" height=\"30\"/>", "</clipPath>",
        "<g clip-path=\"url(#clip1)\">",
        "<rect x=\"40\" y=\"22\" width=\"50\" height=\"5\" fill=\"#000000\"/>", "</g>",
      ])
  }

  @Test func aLineOfTextHasItsBaselineAndItsWidth() {
    let line = LayoutSnapshot.TextLine(
      string: "R & D", frame: CGRect(x: 12, y: 24, width: 33, height: 20), baseline: 39, fontSize: 16,
      fontWeight: 600)
    let text = lines(snapshot({ $0.fill = nil }, content: .text([line])))
    // In Helvetica Bold R, & and D are 0.722 of the size wide, a space 0.278: (33 − 2.722 × 16) / 5 = −2.11.
    #expect(
      text == [
        "<text x=\"12\" y=\"39\" font-size=\"16\" font-weight=\"600\" fill=\"#000000\""
          + " letter-spacing=\"-2.11\" textLength=\"33\" lengthAdjust=\"spacingAndGlyphs\">R &amp; D</text>"
      ])
  }

  @Test func anImageIsACrossedBoxWithItsSize() {
    var large = snapshot({ _ in }, content: .image)
    large.nodes[1].frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let diagonals = lines(large).filter { $0.hasPrefix("<line") }
    #expect(diagonals.count == 2)
    #expect(lines(large).contains { $0.contains(">100 × 80</text>") })
    #expect(
      !lines(snapshot({ _ in }, content: .image)).contains { $0.contains("<text") },
      "40 × 30 has no room for its size")
  }

  @Test func aFrameThatIsNotFiniteIsLeftOut() {
    var snapshot = snapshot { _ in }
    snapshot.nodes[1].frame.origin.x = .nan
    #expect(lines(snapshot).isEmpty)
  }

  @Test func thePictureIsWellFormed() {
    let line = LayoutSnapshot.TextLine(
      string: "<\"'&\u{0}>", frame: CGRect(x: 12, y: 24, width: 33, height: 20), baseline: 39, fontSize: 16)
    var snapshot = snapshot(
      {
        $0.borderWidth = 1
        $0.borderColor = .black
        $0.clips = true
        $0.alpha = 0.3
      },
      content: .text([line]))
    snapshot.nodes[0].content = .image
    #expect(WellFormed.problem(in: snapshot.svg(SVGOptions(title: "a < b"))) == nil)
  }

  @Test func theCheckFindsInvalidXML() {
    for text in [
      "<a>", "</a>", "<a x=1/>", "<a x=\"1\" x=\"2\"/>", "<a>&</a>", "<a x=\"&b\"/>", "<a><b></a></b>",
    ] {
      #expect(WellFormed.problem(in: text) != nil, "\(text)")
    }
  }

  @Test func tenThousandNestedViewsAreDrawn() {
    let nodes = (0..<10_000).map { depth -> Node in
      var style = LayoutSnapshot.Style()
      style.fill = red
      style.alpha = 0.5
      return Node(
        name: "v", frame: CGRect(x: 0, y: 0, width: 10, height: 10), depth: depth,
        parent: depth == 0 ? nil : depth - 1, style: style)
    }
    let picture = LayoutSnapshot(nodes: nodes).svg()
    let closed = picture.split(separator: "\n").filter { $0.hasSuffix("</g>") }
    #expect(closed.count == 10_000)
  }
}
