import TestSupport
import Testing
import UIKit

// Widths in 1/1000 of the size: a 556, i 222, H 722, space 278; bold a 556, i 278, H 722. A line is 2444/2048
// of the size high, with 1950/2048 above the baseline.

private let ten = UIFont.systemFont(ofSize: 10)
private let twenty = UIFont.systemFont(ofSize: 20)
private let bold = UIFont.boldSystemFont(ofSize: 10)

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
  @Test func eachRunHasItsOwnWidth() {
    let text = text(("Hi", [.font: ten]), ("Hi", [.font: twenty]), ("Hi", [.font: bold]))
    expectSize(text.size(), 9.44 + 18.88 + 10, lineHeight(20))
    #expect(label(text).intrinsicContentSize == CGSize(width: 39, height: 24))  // 38.32, 23.87
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
    // 11.12 + 2.78 + 11.12 + 2.78 + 22.24 = 50.04 in one line; with room for 30 the
    // large word is in a second one.
    expectSize(text.size(), 50.04, lineHeight(20))
    let broken = text.boundingRect(
      with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil)
    expectSize(broken.size, 25.02, lineHeight(10) + lineHeight(20))
  }

  @Test func runsDoNotEndALine() {
    // One word in two styles is not broken between them while it fits in a line.
    let label = label(text(("aa a", [.font: ten]), ("a", [.font: bold])))
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 100)
    #expect(label.textLines.map(\.text) == ["aa", "a", "a"])
    #expect(label.textLines.map(\.font) == [ten, ten, bold])
    let lines = label.textLines
    #expect(lines[1].baseline == lines[2].baseline && isClose(lines[2].x, 5.56))
  }

  @Test func kerningIsAddedToEachCharacter() {
    expectSize(text(("Hi", [.font: ten, .kern: 1.5])).size(), 9.44 + 3, lineHeight(10))
    expectSize(text(("Hi", [.font: ten, .kern: CGFloat(-1)])).size(), 9.44 - 2, lineHeight(10))
    expectSize(text(("Hi", [.font: ten, .kern: 2 as Int])).size(), 9.44 + 4, lineHeight(10))
    expectSize(text(("Hi", [.font: ten, .kern: NSNumber(value: 2)])).size(), 9.44 + 4, lineHeight(10))
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
    let text = text(("H", [.font: ten]), ("2", [.font: ten, .baselineOffset: 4]))
    expectSize(text.size(), 7.22 + 5.56, lineHeight(10) + 4)
    let label = label(text)
    label.sizeToFit()
    #expect(label.textLines.count == 2 && label.textLines[0].baseline == label.textLines[1].baseline + 4)
  }

  @Test func eachRunHasItsOwnColour() {
    let label = label(text(("a", [.font: ten, .foregroundColor: UIColor.red]), ("b", [.font: ten])))
    label.sizeToFit()
    let colors: [UIColor?] = label.textLines.map(\.color)
    #expect(colors == [.red, nil])
    #expect(label.textColor == .red)
  }

  @Test func aTruncatedLineHasAnEllipsis() {
    let label = label(text(("aaaa", [.font: ten]), ("aaaa", [.font: twenty])), lines: 1)
    // 4 × 5.56 + 4 × 11.12 = 66.72 in 50; "…" is 10 in the small font, which leaves 40 for four small
    // characters and one large one.
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
    let centred = style {
      $0.alignment = .center
      $0.lineBreakMode = .byClipping
    }
    let label = label(
      text(
        ("a", [.font: twenty, .foregroundColor: UIColor.blue, .paragraphStyle: centred]), ("b", [.font: ten]))
    )
    #expect(label.text == "ab" && label.font == twenty && label.textColor == .blue)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
  }

  @Test func aPlainTextRemovesTheStyles() {
    let label = label(text(("a", [.font: twenty]), ("b", [.font: ten, .kern: 9])))
    label.text = "ab"
    // 2 × 11.12, 23.87
    #expect(label.font == twenty && label.intrinsicContentSize == CGSize(width: 23, height: 24))
    #expect(label.attributedText?.string == "ab")
    label.text = nil
    #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
  }

  @Test func propertiesOfTheLabelApplyToTheWholeText() {
    let centred = style { $0.alignment = .center }
    let label = label(text(("a", [.font: twenty]), ("a", [.font: ten, .kern: 9, .paragraphStyle: centred])))
    label.font = ten
    #expect(label.intrinsicContentSize == CGSize(width: 21, height: 12))  // 5.56 + 5.56 + 9
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
    // 11.12 + 1 + 5.56
    #expect(label.font == twenty && label.intrinsicContentSize == CGSize(width: 18, height: 24))
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
    // 22.24 + 2.78 + 44.48 do not fit in 60: 44.48 wide, 11.93 + 23.87 high.
    expectFrames(("label", label, CGRect(x: 7, y: 5, width: 45, height: 36)))
    label.attributedText = text(("aaaa ", [.font: ten]), ("aaaa", [.font: ten]))
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 7, y: 5, width: 48, height: 12)))
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
    expectSize(wrapped, 11.12, 2 * lineHeight(10) + 7)
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
    // aa aa is 25.02: with 4 less for the first line and 9 for the others.
    expectSize(
      size("aa aa aa", in: 30) {
        $0.firstLineHeadIndent = 4
        $0.headIndent = 9
      }, 4 + 25.02, 2 * lineHeight(10))
    expectSize(
      size("aa aa aa", in: 28) {
        $0.firstLineHeadIndent = 4
        $0.headIndent = 9
      }, 9 + 11.12, 3 * lineHeight(10))
    expectSize(size("aa aa", in: 100) { $0.tailIndent = 20 }, 11.12, 2 * lineHeight(10))
    expectSize(size("aa aa", in: 30) { $0.tailIndent = -10 }, 11.12 + 10, 2 * lineHeight(10))
  }

  @Test(arguments: [false, true]) func indentsCountFromTheLeadingEdge(isMirrored: Bool) {
    let label = label(
      text(
        (
          "aa aa",
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
    #expect(lines.map(\.text) == ["aa", "aa"])
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
    #expect(zip(label.textLines.map(\.x), [0, 50 - 5.56]).allSatisfy { isClose($0, $1) })
    #expect(label.intrinsicContentSize.height == 27)  // 2 × 11.93 + 3
  }
}

@MainActor @Suite struct StringDrawingTests {
  @Test func stringsAreMeasuredWithoutRounding() {
    let size = ("Hi" as NSString).size(withAttributes: [.font: ten])
    expectSize(size, 9.44, lineHeight(10))
    #expect("Hi".size(withAttributes: [.font: ten]) == size)
    expectSize("Hi".size(withAttributes: nil), 0.944 * 12, lineHeight(12))
  }

  @Test func linesAreBrokenOnlyWithTheOption() {
    let room = CGSize(width: 12, height: 0)
    expectSize(
      "aa aa".boundingRect(with: room, attributes: [.font: ten], context: nil).size, 25.02, lineHeight(10))
    let context = NSStringDrawingContext()
    let broken = "aa aa".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: ten], context: context)
    expectSize(broken.size, 11.12, 2 * lineHeight(10))
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
