import TestSupport
import Testing
import UIKit

// At 20 points: a is 11.12 wide, "…" 20; a line is 23.867 high, the baseline 19.043 below its top.

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
    let fitting = label("aaaa", width: 44.48)
    #expect(sizes(fitting) == [20])
    #expect(label("", width: 10).textLines.isEmpty)
  }

  @Test func textIsShrunkToTheWidth() {
    // 8 × 11.12 = 88.96 in 66.72: three quarters of 20.
    let lines = label("aaaaaaaa", width: 66.72).textLines
    #expect(lines.map(\.text) == ["aaaaaaaa"])
    #expect(isClose(lines.first?.font.pointSize, 15))
    #expect(isClose(lines.first?.width, 66.72))
  }

  @Test func textIsTruncatedBelowTheMinimumSize() {
    let label = label("aaaaaaaa", width: 50)
    label.minimumScaleFactor = 0.75
    // At 15 points a is 8.34 and "…" 15: the remaining 35 hold four characters.
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
    #expect(label.intrinsicContentSize == CGSize(width: 89, height: 24))
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == CGSize(width: 89, height: 24))
  }

  @Test func theBaselineFollowsTheAdjustment() {
    let label = label("aaaaaaaa", width: 44.48, height: 40)
    let lineHeight: CGFloat = 20 * 2444 / 2048
    let ascender: CGFloat = 20 * 1950 / 2048
    let top = (40 - lineHeight) / 2
    // At half the size: on the same baseline, centred, or with the same top.
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
    text.append(NSAttributedString(string: "aaaa", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    label.attributedText = text
    // 44.48 + 8 + 22.24 = 74.72
    label.frame.size.width = 37.36
    let lines = label.textLines
    #expect(isClose(lines.first?.font.pointSize, 10) && isClose(lines.last?.font.pointSize, 5))
    #expect(isClose(lines.last.map { $0.x + $0.width }, 37.36))
  }
}
