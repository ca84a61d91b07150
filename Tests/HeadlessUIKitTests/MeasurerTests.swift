import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A measurer with characters of 10 points.
///
/// "W" moves its left neighbor 4 closer; a line is 12 above and 5 below
/// its baseline, with emphasis 20 and 7.
private struct TenWide: TextMeasurer {
  func measure(_ text: String, in font: UIFont) -> TextMeasure {
    let pulls = zip(text, text.dropFirst()).filter { $1 == "W" }.count
    let isLarge = font.pointSize > 20
    return TextMeasure(
      width: CGFloat(10 * text.count - 4 * pulls), ascent: isLarge ? 20 : 12, descent: isLarge ? 7 : 5)
  }
}

/// A measurer whose characters are as wide as the name of the font is long, and twice as wide in a bold font.
private struct ByName: TextMeasurer {
  func measure(_ text: String, in font: UIFont) -> TextMeasure {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return TextMeasure(
      width: CGFloat(text.count * font.fontName.count * (isBold ? 2 : 1)), ascent: 10, descent: 0)
  }
}

@MainActor @Suite(.serialized) struct MeasurerTests {
  private func measured(_ body: () -> Void) {
    HeadlessLayout.textMeasurer = TenWide()
    body()
    HeadlessLayout.textMeasurer = nil
  }

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test func theTableMeasuresWithoutAMeasurer() {
    let label = label("Hi")
    #expect(label.intrinsicContentSize == CGSize(width: 17, height: 21))
    measured { #expect(self.label("Hi").intrinsicContentSize == CGSize(width: 20, height: 17)) }
    #expect(self.label("Hi").intrinsicContentSize == CGSize(width: 17, height: 21))
  }

  @Test func theMeasurerGetsTheFont() throws {
    HeadlessLayout.textMeasurer = ByName()
    defer { HeadlessLayout.textMeasurer = nil }
    let label = label("ab")
    // Two characters as wide as the name is long, and twice that in a bold font.
    for (font, factor) in [
      (UIFont(name: "Avenir-Book", size: 12), 2), (UIFont(name: "Avenir-Heavy", size: 12), 4),
      (.boldSystemFont(ofSize: 12), 4),
    ] {
      let font = try #require(font)
      let width = factor * font.fontName.count
      label.font = font
      #expect(label.intrinsicContentSize.width == CGFloat(width))
    }
  }

  @Test func linesAreBrokenByMeasuredWidths() {
    measured {
      let label = label("aaa aaa aaa")
      #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 2 * 17))
      #expect(label.sizeThatFits(CGSize(width: 69, height: 0)) == CGSize(width: 30, height: 3 * 17))
    }
  }

  @Test func kerningInsideAWordIsMeasured() {
    measured {
      let pulled: CGFloat = 40 - 2 * 4
      #expect(label("AWAW").intrinsicContentSize.width == pulled)
      // Kerning starts again after a space.
      #expect(label("A WA").intrinsicContentSize.width == 40)
    }
  }

  @Test func kerningInsideAWordChangesLineBreaks() {
    let label = label("AWAW")
    label.lineBreakMode = .byCharWrapping
    label.frame = CGRect(x: 0, y: 0, width: 26, height: 100)
    // A width of 26 holds three characters of "AWA": 10 + 6 + 10.
    var lines: [String] = []
    measured { lines = label.textLines.map(\.text) }
    #expect(lines == ["AWA", "W"])
  }

  @Test func aLineHasTheMeasuredHeight() {
    measured {
      let label = label("a")
      label.sizeToFit()
      #expect(label.bounds.height == 17 && label.textLines.map(\.baseline) == [12])
      let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
      label.attributedText = text
      #expect(label.intrinsicContentSize == CGSize(width: 20, height: 27))
    }
  }

  @Test func layoutsUseTheMeasurer() {
    measured {
      let label = label("aaa aaa aaa")
      let cell = UIView()
      cell.placeInside(label)
      NSLayoutConstraint.activate(label.edges(cell, insets))
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 80 + 75, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 155, height: 10 + 2 * 17 + 40))
    }
  }

  @Test func stringsAreMeasuredByTheMeasurer() {
    measured { #expect("ab".size(withAttributes: nil) == CGSize(width: 20, height: 17)) }
  }
}
