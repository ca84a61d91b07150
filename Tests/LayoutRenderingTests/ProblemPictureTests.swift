import Foundation
import Testing

@testable import LayoutRendering

/// The pictures in which the views of a problem are framed.
@Suite struct ProblemPictureTests {
  private func page(_ views: [(name: String, frame: CGRect)], _ text: String = "Wrong.") -> String {
    let root = LayoutSnapshot.Node(name: "root", frame: CGRect(x: 0, y: 0, width: 600, height: 100))
    return LayoutSnapshot(nodes: [root]).page(titled: "Screen", framing: views, text)
  }

  // The page begins with 24 points, a heading of 32 and 6 more; below the picture are 24, the text and 24.
  private func head(width: Int, height: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
  }

  @Test func thePageIsAsLargeAsThePicture() {
    let plain = page([("title", CGRect(x: 10, y: 20, width: 30, height: 40))])
    #expect(plain.hasPrefix(head(width: 24 + 600 + 24, height: 24 + 32 + 6 + 100 + 24 + 17 + 6 + 24 - 6)))
  }

  @Test func aViewThatReachesOutOfTheScreenMakesThePageLarger() {
    let wide = page([("title", CGRect(x: 590, y: -15, width: 30, height: 40))])
    #expect(wide.hasPrefix(head(width: 24 + 620 + 24, height: 24 + 32 + 6 + 115 + 24 + 17 + 6 + 24 - 6)))
    #expect(wide.contains("translate(24 77) scale(1)"))
  }

  @Test func aViewFarOutsideDoesNotEnlargeThePage() {
    let far = page([("title", CGRect(x: 90_000, y: 0, width: 30, height: 40))])
    #expect(far.hasPrefix(head(width: 24 + 600 + 24, height: 24 + 32 + 6 + 100 + 24 + 17 + 6 + 24 - 6)))
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
    let top = 24 + 32 + 6
    #expect(names.contains("<text x=\"34\" y=\"\(top + 20 - 4)\""))
    #expect(names.contains("<text x=\"34\" y=\"\(top + 5 + 40 + 12)\""))
  }

  @Test func aLongTextIsWrapped() {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = page([], words).split(separator: "\n").filter { $0.contains(">word ") }
    #expect(lines.count > 2)
    #expect(lines.map { $0.components(separatedBy: "word").count - 1 }.reduce(0, +) == 60)
  }
}
