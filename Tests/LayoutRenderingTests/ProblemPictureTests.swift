import Foundation
import Testing

@testable import LayoutRendering

/// The pictures in which the views of a problem are framed.
@Suite struct ProblemPictureTests {
  private func page(_ views: [(name: String, frame: CGRect)], _ text: String = "Wrong.") -> String {
    let root = LayoutSnapshot.Node(name: "root", frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    return LayoutSnapshot(nodes: [root]).page(titled: "Screen", framing: views, text)
  }

  /// The beginning of a page around a picture: 24 points on each side, a heading of 32 and 6 more above it,
  /// and 24, one line of text and 24 below it.
  private func head(width: Int, height: Int) -> String {
    let above: Int = 24 + 32 + 6
    let below: Int = 24 + 17 + 24
    let size = "width=\"\(24 + width + 24)\" height=\"\(above + height + below)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)"
  }

  @Test func thePageIsAsLargeAsThePicture() {
    let plain = page([("title", CGRect(x: 10, y: 20, width: 30, height: 40))])
    #expect(plain.hasPrefix(head(width: 600, height: 100)))
  }

  @Test func aViewThatReachesOutOfTheScreenMakesThePageLarger() {
    let wide = page([("title", CGRect(x: 590, y: -15, width: 30, height: 40))])
    #expect(wide.hasPrefix(head(width: 620, height: 115)))
    #expect(wide.contains("translate(24 77) scale(1)"))
  }

  @Test func aViewFarOutsideDoesNotEnlargeThePage() {
    let far = page([("title", CGRect(x: 90_000, y: 0, width: 30, height: 40))])
    #expect(far.hasPrefix(head(width: 600, height: 100)))
  }

  @Test func aViewWithoutAWidthIsFramedToo() {
    let empty = page([("title", CGRect(x: 10, y: 20, width: 0, height: 40))])
    #expect(empty.contains("<rect x=\"10\" y=\"20\" width=\"1\" height=\"40\" fill=\"none\""))
  }

  @Test func theNameIsAboveTheViewAndBelowItAtTheTop() {
    let names = page([
      ("low", CGRect(x: 10, y: 20, width: 30, height: 40)),
      ("high", CGRect(x: 10, y: 5, width: 30, height: 40)),
    ])
    let top: Int = 24 + 32 + 6
    let (low, high): (Int, Int) = (top + 20 - 4, top + 5 + 40 + 12)
    #expect(names.contains("<text x=\"34\" y=\"\(low)\""))
    #expect(names.contains("<text x=\"34\" y=\"\(high)\""))
  }

  /// The place of a name: the left end of its baseline, in the coordinates of the picture.
  private func place(of name: String, in page: String) throws -> (x: Double, y: Double) {
    let line = try #require(page.split(separator: "\n").first { $0.hasSuffix(">\(name)</text>") })
    let match = try #require(line.firstMatch(of: #/ x="([0-9.]+)" y="([0-9.]+)"/#))
    let (x, y) = (try #require(Double(match.1)), try #require(Double(match.2)))
    return (x - 24, y - 24 - 32 - 6)
  }

  @Test func theNamesOfViewsWithOneCornerAreApart() throws {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let page = page([("outer", frame), ("inner", frame), ("third", frame)])
    #expect(try place(of: "outer", in: page) == (10, 20 - 4))
    #expect(try place(of: "inner", in: page) == (10, 60 + 12))
    // A third name has room beside the frame only.
    #expect(try place(of: "third", in: page) == (40 + 5, 40 + 4))
  }

  @Test func aNameLeavesATextFree() throws {
    var root = LayoutSnapshot.Node(name: "root", frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    let text = CGRect(x: 0, y: 5, width: 50, height: 14)
    root.content = .text([
      LayoutSnapshot.TextLine(string: "Above", frame: text, baseline: 16, fontSize: 12)
    ])
    let page = LayoutSnapshot(nodes: [root]).page(
      titled: "Screen", framing: [("line", CGRect(x: 10, y: 20, width: 300, height: 8))], "Wrong.")
    let place = try place(of: "line", in: page)
    // At the right end of the frame, above it.
    #expect(place.x > 200 && place.y == 20 - 4)
  }

  @Test func aLongTextIsWrapped() {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = page([], words).split(separator: "\n").filter { $0.contains(">word ") }
    #expect(lines.count > 2)
    let count: Int = lines.reduce(0) { $0 + $1.components(separatedBy: "word").count - 1 }
    #expect(count == 60)
  }
}
