import TestSupport
import Testing
import UIKit

// At 20 points a is 10.238 wide, and a line is 23.867 high, with the baseline 19.043 below its top.

@MainActor @Suite struct ShrinkingTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat = 40) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  private func sizes(_ label: UILabel) -> [CGFloat] { label.textLines.map(\.font.pointSize) }

  private func isClose(_ one: CGFloat?, _ other: CGFloat) -> Bool { abs((one ?? .infinity) - other) < 1e-3 }

  @Test func aNewLabelDoesNotShrinkItsText() {
    let label = UILabel()
    #expect(
      !label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0
        && label.baselineAdjustment == .alignBaselines)
    label.text = "aaaaaaaa"
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(sizes(label) == [17])
  }

  @Test func textThatFitsKeepsItsSize() {
    let fitting = label("aaaa", width: FontArithmetic(20).width("aaaa"))
    #expect(sizes(fitting) == [20])
    #expect(label("", width: 10).textLines.isEmpty)
  }

  @Test func textIsShrunkToTheWidth() {
    // The width of the text at 15 points, three quarters of 20.
    let width = FontArithmetic(15).width("aaaaaaaa")
    let lines = label("aaaaaaaa", width: width).textLines
    #expect(lines.map(\.text) == ["aaaaaaaa"])
    #expect(isClose(lines.first?.font.pointSize, 15))
    #expect(isClose(lines.first?.width, width))
  }

  @Test(arguments: [30, 40, 53] as [CGFloat]) func textIsShrunkToTheGreatestSizeThatFits(size: CGFloat) {
    // From 28 points downward the width of a letter in relation to the size depends on the size in both
    // directions, because the optical size and the tracking change.
    for target in [10, 11, 12, 14, 16, 17, 18, 19, 20] as [CGFloat] {
      let width = FontArithmetic(target).width("aaaaaaaa")
      let label = label("aaaaaaaa", width: width)
      label.font = .systemFont(ofSize: size)
      let found = sizes(label).first ?? 0
      #expect(abs(found - target) < 0.01, "\(size) to \(target): \(found)")
    }
  }

  @Test func textIsTruncatedBelowTheMinimumSize() {
    let label = label("aaaaaaaa", width: 50)
    label.minimumScaleFactor = 0.75
    // At 15 points a is 7.986 and "…" 11.895: the remaining 38.1 hold four characters.
    let lines = label.textLines
    #expect(lines.map(\.text) == ["aaaa…"] && isClose(lines.first?.font.pointSize, 15))
    label.minimumScaleFactor = 0.5
    #expect(label.textLines.map(\.text) == ["aaaaaaaa"])
  }

  @Test func severalLinesAreNotShrunk() {
    let label = label("aaaaaaaa aaaaaaaa", width: 50)
    label.numberOfLines = 2
    #expect(label.textLines.allSatisfy { $0.font.pointSize == 20 })
  }

  @Test func theNaturalSizeIsThatOfTheUnshrunkFont() {
    let label = label("aaaaaaaa", width: 50)
    let size = CGSize(width: FontArithmetic(20).width("aaaaaaaa").rounded(.up), height: 24)
    #expect(label.intrinsicContentSize == size)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == size)
  }

  @Test func theBaselineFollowsTheAdjustment() {
    let label = label("aaaaaaaa", width: FontArithmetic(10).width("aaaaaaaa"), height: 40)
    let lineHeight: CGFloat = 20 * 2444 / 2048
    let ascender: CGFloat = 20 * 1950 / 2048
    let top = (40 - lineHeight) / 2
    // At half the size: on the same baseline, centered, or with the same top.
    let expected: [UIBaselineAdjustment: CGFloat] = [
      .alignBaselines: (top + ascender).rounded(),
      .alignCenters: ((40 - lineHeight / 2) / 2 + ascender / 2).rounded(),
      .none: (top + ascender / 2).rounded(),
    ]
    for (adjustment, baseline) in expected {
      label.baselineAdjustment = adjustment
      #expect(abs((label.textLines.first?.baseline ?? 0) - baseline) <= 1, "\(adjustment)")
    }
    label.baselineAdjustment = .alignBaselines
    #expect(label.textLines.first?.baseline == expected[.alignBaselines])
  }

  @Test func allRunsAreShrunkTogether() {
    let label = label("", width: 0)
    let text = NSMutableAttributedString(
      string: "aaaa", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 2])
    text.append(NSAttributedString(string: "aaaa", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
    label.attributedText = text
    // At half the size: 10 points with a kern of 1, and 12 points.
    let width = FontArithmetic(10).width("aaaa") + 4 * 1 + FontArithmetic(12).width("aaaa")
    label.frame.size.width = width
    let lines = label.textLines
    #expect(isClose(lines.first?.font.pointSize, 10) && isClose(lines.last?.font.pointSize, 12))
    #expect(isClose(lines.last.map { $0.x + $0.width }, width))
  }
}
