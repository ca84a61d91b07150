import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

// A line is 2444/2048 of the size high, with 1950/2048 above the baseline. At 10 points a is 5.601 wide, at
// 20 points 10.238.

private let ten = UIFont.systemFont(ofSize: 10)
private let twenty = UIFont.systemFont(ofSize: 20)
private let bold = UIFont.boldSystemFont(ofSize: 10)

/// The width of a text in 10 points, and in 20 points.
private func small(_ text: String) -> CGFloat { FontArithmetic(10).width(text) }
private func large(_ text: String) -> CGFloat { FontArithmetic(20).width(text) }

private func lineHeight(_ size: CGFloat) -> CGFloat { size * 2444 / 2048 }
private func ascent(_ size: CGFloat) -> CGFloat { size * 1950 / 2048 }

private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
  let whole = NSMutableAttributedString(string: "")
  for (string, attributes) in parts {
    whole.append(NSAttributedString(string: string, attributes: attributes))
  }
  return whole
}

private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  change(style)
  return style
}

private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-4 }

private func expectSize(
  _ size: CGSize, _ width: CGFloat, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
) {
  let isRight = abs(size.width - width) < 1e-4 && abs(size.height - height) < 1e-4
  #expect(isRight, "\(size) is not \(width) x \(height)", sourceLocation: sourceLocation)
}

@MainActor private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.numberOfLines = lines
  label.attributedText = text
  return label
}

@MainActor @Suite struct AttributedTextTests {
  @Test func theAttributedTextFollowsThePlainOne() throws {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.text = "one"
    func shown() throws -> (text: String, font: UIFont?, color: UIColor?) {
      let text = try #require(label.attributedText)
      #expect(label.attributedText === text)
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      return (text.string, attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor)
    }
    #expect(try shown() == ("one", UIFont.systemFont(ofSize: 17), UIColor.label))
    label.textColor = .red
    #expect(try shown().color == .red)
    label.font = .preferredFont(forTextStyle: .body)
    #expect(try shown().font == .preferredFont(forTextStyle: .body))
    label.follow(.accessibilityLarge)
    #expect(try shown().font?.pointSize == 33)
    label.text = "two"
    #expect(try shown().text == "two")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func eachRunHasItsOwnWidth() {
    let text = text(("Hi", [.font: ten]), ("Hi", [.font: twenty]), ("Hi", [.font: bold]))
    let width = small("Hi") + large("Hi") + FontArithmetic(10, isBold: true).width("Hi")
    expectSize(text.size(), width, lineHeight(20))
    #expect(label(text).intrinsicContentSize == CGSize(width: width.rounded(.up), height: 24))  // 23.87
  }

  @Test func aTextInOneFontIsAsLargeAsAPlainOne() {
    for string in ["Hi", "Hello big world", "a\nb\n", "ÄÖÜ 漢字 👍"] {
      let plain = UILabel()
      plain.text = string
      plain.numberOfLines = 0
      let styled = label(text((string, [.font: UIFont.systemFont(ofSize: 17)])))
      for width: CGFloat in [0, 20, 35, 60, 100] {
        #expect(
          styled.sizeThatFits(CGSize(width: width, height: 0))
            == plain.sizeThatFits(CGSize(width: width, height: 0)),
          "\(string) \(width)")
      }
    }
  }

  @Test func aLineIsAsHighAsItsLargestRun() {
    let text = text(("aa aa ", [.font: ten]), ("aa", [.font: twenty]))
    // 28.4 + 20.5 in one line; with room for 30 the large word is in a second one.
    expectSize(text.size(), small("aa aa ") + large("aa"), lineHeight(20))
    let broken = text.boundingRect(
      with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil)
    expectSize(broken.size, small("aa aa"), lineHeight(10) + lineHeight(20))
  }

  @Test func runsDoNotEndALine() {
    // One word in two styles is not broken between them while it fits in a line.
    let label = label(text(("aa a", [.font: ten]), ("a", [.font: bold])))
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 100)
    #expect(label.textLines.map(\.text) == ["aa", "a", "a"])
    #expect(label.textLines.map(\.font) == [ten, ten, bold])
    let lines = label.textLines
    #expect(lines[1].baseline == lines[2].baseline && isClose(lines[2].x, small("a")))
  }

  @Test func kerningIsAddedToEachCharacter() {
    expectSize(text(("Hi", [.font: ten, .kern: 1.5])).size(), small("Hi") + 3, lineHeight(10))
    expectSize(text(("Hi", [.font: ten, .kern: CGFloat(-1)])).size(), small("Hi") - 2, lineHeight(10))
    expectSize(text(("Hi", [.font: ten, .kern: 2 as Int])).size(), small("Hi") + 4, lineHeight(10))
    expectSize(text(("Hi", [.font: ten, .kern: NSNumber(value: 2)])).size(), small("Hi") + 4, lineHeight(10))
  }

  @Test func aKernOfZeroTurnsOffTheKerningOfPairs() {
    let letters = 2 * small("A") + small("V")
    let pairs = 10 * (-0.047 - 0.052)
    expectSize(text(("AVA", [.font: ten])).size(), letters + pairs, lineHeight(10))
    expectSize(text(("AVA", [.font: ten, .kern: 0])).size(), letters, lineHeight(10))
    expectSize(text(("AVA", [.font: ten, .kern: 3])).size(), letters + pairs + 3 * 3, lineHeight(10))
  }

  @Test func pairsOfTwoRunsHaveNoKerning() {
    let parts = text(("A", [.font: ten]), ("V", [.font: ten, .foregroundColor: UIColor.red]))
    expectSize(parts.size(), small("A") + small("V"), lineHeight(10))
  }

  @Test func charactersWithLargeNegativeKerningTakeNoRoom() {
    // "…" has a negative width, too, and no limit can be reduced by it.
    let label = label(text(("a\na", [.font: ten, .kern: -20])), lines: 1)
    expectSize(label.intrinsicContentSize, 0, 12)
    #expect(label.textLines.map(\.text) == ["a…"])
    // The sum over a text is finite, even for an extreme negative kerning.
    expectSize(
      text((String(repeating: "a", count: 20_000), [.font: ten, .kern: -1e300])).size(), 0, lineHeight(10))
  }

  @Test func raisedTextMakesItsLineHigher() {
    let text = text(("H", [.font: ten]), ("a", [.font: ten, .baselineOffset: 4]))
    expectSize(text.size(), small("H") + small("a"), lineHeight(10) + 4)
    let label = label(text)
    label.sizeToFit()
    #expect(label.textLines.count == 2 && label.textLines[0].baseline == label.textLines[1].baseline + 4)
  }

  @Test func eachRunHasItsOwnColor() {
    let label = label(text(("a", [.font: ten, .foregroundColor: UIColor.red]), ("b", [.font: ten])))
    label.sizeToFit()
    let colors: [UIColor?] = label.textLines.map(\.color)
    #expect(colors == [.red, nil])
    #expect(label.textColor == .red)
  }

  @Test func aTruncatedLineHasAnEllipsis() {
    let label = label(text(("aaaa", [.font: ten]), ("aaaa", [.font: twenty])), lines: 1)
    // 22.4 + 41 in 50; "…" is 8.2 in the small font, which leaves 41.8 for four small characters and one
    // large one.
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    #expect(label.textLines.map(\.text) == ["aaaa", "a", "…"])
  }

  @Test func anEmptyTextTakesNoRoom() {
    #expect(label(NSAttributedString(string: "")).intrinsicContentSize == .zero)
    #expect(NSAttributedString(string: "").size() == .zero)
  }
}

@MainActor @Suite struct LabelStyleTests {
  @Test func theLabelTakesTheStyleOfTheFirstRun() {
    let centered = style {
      $0.alignment = .center
      $0.lineBreakMode = .byClipping
    }
    let label = label(
      text(
        ("a", [.font: twenty, .foregroundColor: UIColor.blue, .paragraphStyle: centered]), ("b", [.font: ten])
      )
    )
    #expect(label.text == "ab" && label.font == twenty && label.textColor == .blue)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
  }

  @Test func aPlainTextRemovesTheStyles() {
    let label = label(text(("a", [.font: twenty]), ("b", [.font: ten, .kern: 9])))
    label.text = "ab"
    let size = CGSize(width: large("ab").rounded(.up), height: lineHeight(20).rounded(.up))
    #expect(label.font == twenty && label.intrinsicContentSize == size)
    #expect(label.attributedText?.string == "ab")
    label.text = nil
    #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
  }

  @Test func propertiesOfTheLabelApplyToTheWholeText() {
    let centered = style { $0.alignment = .center }
    let label = label(text(("a", [.font: twenty]), ("a", [.font: ten, .kern: 9, .paragraphStyle: centered])))
    label.font = ten
    let width = (small("a") + small("a") + 9).rounded(.up)
    #expect(label.intrinsicContentSize == CGSize(width: width, height: 12))
    label.textColor = .green
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 12)
    let colors: [UIColor?] = label.textLines.map(\.color)
    #expect(colors == [.green, .green])
    label.textAlignment = .right
    #expect(isClose(label.textLines.last.map { $0.x + $0.width } ?? 0, 100))
  }

  @Test func missingAttributesAreTakenFromTheLabel() {
    let label = UILabel()
    label.font = twenty
    label.attributedText = text(("a", [.kern: 1]), ("a", [.font: ten]))
    let width = (large("a") + 1 + small("a")).rounded(.up)
    #expect(label.font == twenty && label.intrinsicContentSize == CGSize(width: width, height: 24))
  }

  @Test func theTextIsACopy() {
    let mutable = NSMutableAttributedString(string: "a", attributes: [.font: ten])
    let label = label(mutable)
    mutable.append(NSAttributedString(string: "aaa"))
    #expect(label.text == "a")
  }

  @Test func styledLabelsGrowWithTheirTextInALayout() {
    let label = label(text(("aaaa ", [.font: ten]), ("aaaa", [.font: twenty])))
    let root = root(400, 300, label)
    NSLayoutConstraint.activate(
      Array(label.box(7, 5, 0, 0).prefix(2)) + [label.widthAnchor.constraint(lessThanOrEqualToConstant: 60)])
    root.layoutIfNeeded()
    // 22.4 + 3 + 41 do not fit in 60: as wide as the large word, 11.93 + 23.87 high.
    expectFrames(("label", label, CGRect(x: 7, y: 5, width: large("aaaa").rounded(.up), height: 36)))
    label.attributedText = text(("aaaa ", [.font: ten]), ("aaaa", [.font: ten]))
    root.layoutIfNeeded()
    let width = (small("aaaa ") + small("aaaa")).rounded(.up)
    expectFrames(("label", label, CGRect(x: 7, y: 5, width: width, height: 12)))
  }
}

@MainActor @Suite struct ParagraphStyleTests {
  private func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    text((string, [.font: ten, .paragraphStyle: style(change)])).size().height
  }

  private func size(
    _ string: String, in width: CGFloat, _ change: (NSMutableParagraphStyle) -> Void
  ) -> CGSize {
    text((string, [.font: ten, .paragraphStyle: style(change)]))
      .boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
      .size
  }

  @Test func aNewStyleHasTheDefaultsOfUIKit() {
    let style = NSParagraphStyle.default
    #expect(
      style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.lineSpacing == 0
        && style.maximumLineHeight == 0)
    #expect(style == NSMutableParagraphStyle() && style.mutableCopy() is NSMutableParagraphStyle)
  }

  @Test func aCopyIsIndependentOfTheOriginal() {
    let style = NSMutableParagraphStyle()
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 7
    #expect(copy?.lineSpacing == 0 && copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style && other.hash == style.hash)
  }

  @Test func spacingIsBetweenLines() {
    #expect(isClose(height("a") { $0.lineSpacing = 7 }, lineHeight(10)))
    #expect(isClose(height("a\na\na") { $0.lineSpacing = 7 }, 3 * lineHeight(10) + 2 * 7))
    #expect(
      isClose(
        height("a\na") {
          $0.paragraphSpacing = 5
          $0.paragraphSpacingBefore = 3
        }, 2 * lineHeight(10) + 5 + 3))
    let wrapped = size("aa aa", in: 12) {
      $0.lineSpacing = 7
      $0.paragraphSpacing = 5
    }
    expectSize(wrapped, small("aa"), 2 * lineHeight(10) + 7)
  }

  @Test func lineHeightsAreMultipliedAndThenLimited() {
    let natural = lineHeight(10)
    #expect(isClose(height("a\na") { $0.lineHeightMultiple = 1.5 }, 2 * 1.5 * natural))
    #expect(isClose(height("a\na") { $0.minimumLineHeight = 20 }, 2 * 20))
    #expect(isClose(height("a\na") { $0.maximumLineHeight = 8 }, 2 * 8))
    #expect(
      isClose(
        height("a\na") {
          $0.lineHeightMultiple = 3
          $0.maximumLineHeight = 30
        }, 2 * 30))
    #expect(
      isClose(
        height("a\na") {
          $0.lineHeightMultiple = 0.5
          $0.minimumLineHeight = 10
        }, 2 * 10))
  }

  @Test func extraLineHeightIsAboveTheText() {
    let label = label(text(("a", [.font: ten, .paragraphStyle: style { $0.minimumLineHeight = 20 }])))
    label.sizeToFit()
    #expect(label.bounds.height == 20)
    let belowText: CGFloat = lineHeight(10) - ascent(10)
    #expect(label.textLines.map(\.baseline) == [(20 - belowText).rounded()])
  }

  @Test func indentsMakeLinesNarrower() {
    // aa aa is 25.4: it fits in 30 with 4 less for the first line, and not in 28.
    expectSize(
      size("aa aa aa", in: 30) {
        $0.firstLineHeadIndent = 4
        $0.headIndent = 9
      }, 4 + small("aa aa"), 2 * lineHeight(10))
    expectSize(
      size("aa aa aa", in: 28) {
        $0.firstLineHeadIndent = 4
        $0.headIndent = 9
      }, 9 + small("aa"), 3 * lineHeight(10))
    expectSize(size("aa aa", in: 100) { $0.tailIndent = 20 }, small("aa"), 2 * lineHeight(10))
    expectSize(size("aa aa", in: 30) { $0.tailIndent = -10 }, small("aa") + 10, 2 * lineHeight(10))
  }

  @Test(arguments: [(false, "aa"), (true, "אא")])
  func indentsCountFromTheLeadingEdge(isMirrored: Bool, word: String) {
    let label = label(
      text(
        (
          "\(word) \(word)",
          [
            .font: ten,
            .paragraphStyle: style {
              $0.firstLineHeadIndent = 4
              $0.headIndent = 9
            },
          ]
        )))
    label.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    label.frame = CGRect(x: 0, y: 0, width: 25, height: 30)
    let lines = label.textLines
    #expect(lines.map(\.text) == [word, word])
    let leading = lines.map { isMirrored ? 25 - $0.x - $0.width : $0.x }
    #expect(zip(leading, [4, 9]).allSatisfy { isClose($0, $1) }, "\(leading)")
  }

  @Test func eachParagraphHasItsOwnStyle() {
    let near = style {
      $0.alignment = .left
      $0.lineSpacing = 3
    }
    let far = style { $0.alignment = .right }
    let label = label(
      text(("a\n", [.font: ten, .paragraphStyle: near]), ("a", [.font: ten, .paragraphStyle: far])))
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(zip(label.textLines.map(\.x), [0, 50 - small("a")]).allSatisfy { isClose($0, $1) })
    #expect(label.intrinsicContentSize.height == 27)  // 2 × 11.93 + 3
  }
}

@MainActor @Suite struct StringDrawingTests {
  @Test func stringsAreMeasuredWithoutRounding() {
    let size = ("Hi" as NSString).size(withAttributes: [.font: ten])
    expectSize(size, small("Hi"), lineHeight(10))
    #expect("Hi".size(withAttributes: [.font: ten]) == size)
    expectSize("Hi".size(withAttributes: nil), FontArithmetic(12).width("Hi"), lineHeight(12))
  }

  @Test func linesAreBrokenOnlyWithTheOption() {
    let room = CGSize(width: 12, height: 0)
    expectSize(
      "aa aa".boundingRect(with: room, attributes: [.font: ten], context: nil).size, small("aa aa"),
      lineHeight(10))
    let context = NSStringDrawingContext()
    let broken = "aa aa".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: ten], context: context)
    expectSize(broken.size, small("aa"), 2 * lineHeight(10))
    #expect(context.totalBounds == broken)
  }

  @Test func theHeightLimitsTheLinesOnRequest() {
    let room = CGSize(width: 12, height: 30)
    let whole = "aa aa aa".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: ten], context: nil)
    let cut = "aa aa aa".boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: ten],
      context: nil)
    #expect(isClose(whole.height, 3 * lineHeight(10)) && isClose(cut.height, 2 * lineHeight(10)))
  }
}
