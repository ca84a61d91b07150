import TestSupport
import Testing
import UIKit

/// A label that was measured before has the lines of a new one within each width.
@MainActor @Suite struct PlainLayoutTests {
  private func label(_ text: String, lines: Int, _ mode: NSLineBreakMode) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  private func lines(of label: UILabel, _ width: CGFloat) -> [String] {
    label.frame = CGRect(x: 0, y: 0, width: width, height: 1000)
    return label.textLines.map(\.text)
  }

  @Test func aMeasuredLabelHasTheLinesOfANewOne() {
    let texts = [
      "The Harbor Quartet plays night trains and slow rivers", "one-two-three four – five\nsix  seven ",
      "新しい会議 and more", "Donaudampfschifffahrt",
    ]
    let modes: [NSLineBreakMode] = [.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle, .byCharWrapping]
    for text in texts {
      for mode in modes {
        for limit in [0, 1, 2] {
          let known = label(text, lines: limit, mode)
          for width in stride(from: 240.0, to: 3, by: TestEffort.choose(all: -0.73, usually: -3.1)) {
            let expected = lines(of: label(text, lines: limit, mode), width)
            let found = lines(of: known, width)
            #expect(found == expected, "\(text), \(mode.rawValue), \(limit) lines, \(width)")
          }
        }
      }
    }
  }

  @Test func withinTheLeastWidthOfItsLinesATextHasTheSameLines() throws {
    let text = label("The Harbor Quartet plays night trains", lines: 0, .byWordWrapping)
    for width in stride(from: 240.0, to: 40, by: -1.37) {
      let expected = lines(of: text, width)
      let least = try #require(text.leastWidthOfLines(within: width))
      #expect(lines(of: text, least + 1e-5) == expected, "\(width)")
    }
  }
}
