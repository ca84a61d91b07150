import TestSupport
import Testing
import UIKit

// At 17 points a line is 20.29 high, so that labels are 21.

private let seventeen = FontArithmetic(17)

/// The widths of labels in 17 points: 16.02, 36.42 and 56.83, rounded up.
private let one = seventeen.width("Hi").rounded(.up)
private let two = seventeen.width("Hi Hi").rounded(.up)
private let three = seventeen.width("Hi Hi Hi").rounded(.up)

@MainActor @Suite struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func aNewLabelHasTheDefaultsOfUIKit() {
    let label = UILabel()
    #expect(label.text == nil && label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(
      label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(label.preferredMaxLayoutWidth == 0 && label.isEnabled)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(label.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(label.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func aFontOrColorSetToNilIsTheDefault() {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func theNaturalSizeIsTheTextRoundedUp() {
    // (0.7461 + 0.2477) × 17 − 2 × 0.437 = 16.02
    #expect(label("Hi").intrinsicContentSize == CGSize(width: 17, height: 21))
  }

  @Test func aWholeWidthIsNotRoundedUp() {
    let label = label(String(repeating: "a", count: 21))
    label.font = .systemFont(ofSize: 125)  // 21 × 0.4924 × 125 = 1292.55; 20 × 0.4924 × 125 = 1231
    #expect(label.intrinsicContentSize.width == 1293)
    label.text = String(repeating: "a", count: 20)
    #expect(label.intrinsicContentSize.width == 1231)
  }

  @Test(arguments: [nil, ""]) func aLabelWithoutTextTakesNoRoom(text: String?) {
    #expect(label(text).intrinsicContentSize == .zero)
    #expect(label(text).intrinsicContentSize.width.sign == .plus, "shown as 0, not as −0")
    #expect(label(text, lines: 0).intrinsicContentSize == .zero)
    #expect(label(text).textLines.isEmpty)
  }

  @Test func newlinesSeparateLines() {
    // 3 × 20.287109375 = 60.86
    #expect(label("Hi\nHi\nHi", lines: 0).intrinsicContentSize == CGSize(width: one, height: 61))
    #expect(label("Hi\nHi\nHi", lines: 2).intrinsicContentSize.height == 41)
  }

  @Test func aPreferredWidthBreaksSeveralLines() {
    let label = label("Hi Hi Hi", lines: 0)
    #expect(label.intrinsicContentSize == CGSize(width: three, height: 21))
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize == CGSize(width: two, height: 41))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: three, height: 21))
  }

  @Test func fittingSizesOfOneLineIgnoreTheWidth() {
    #expect(label("Hi Hi Hi").sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: three, height: 21))
    #expect(
      label("Hi Hi Hi", lines: 0).sizeThatFits(CGSize(width: 40, height: 1)) == CGSize(width: two, height: 41)
    )
    #expect(label("Hi Hi Hi", lines: 0).sizeThatFits(.zero) == CGSize(width: three, height: 21))
  }

  @Test func fittedLabelsShowAllTheirText() {
    for text in ["Hi", "Hello big world", "ÄÖÜ 漢字"] {
      for lines in [0, 1, 3] {
        let label = label(text, lines: lines)
        label.sizeToFit()
        #expect(label.textLines.map(\.text) == [text], "\(label.bounds)")
      }
    }
  }

  @Test func aLabelOfLittleHeightShowsTheLinesThatFit() {
    let label = label("a\nb\nc", lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 41)
    #expect(label.textLines.map(\.text) == ["a", "b…"])
    label.frame.size.height = 5
    #expect(label.textLines.map(\.text) == ["a…"])
    label.frame.size.height = 61
    #expect(label.textLines.map(\.text) == ["a", "b", "c"])
  }

  @Test func linesFollowTheAlignment() {
    let label = label("Hi")
    label.frame = CGRect(x: 50, y: 60, width: 100, height: 21)
    let width = seventeen.width("Hi")
    for (alignment, x) in [
      (NSTextAlignment.left, 0), (.center, (100 - width) / 2), (.right, 100 - width), (.natural, 0),
    ] {
      label.textAlignment = alignment
      #expect(label.textLines.allSatisfy { abs($0.x - x) < 1e-9 }, "\(alignment)")
    }
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.textLines.allSatisfy { abs($0.x - (100 - width)) < 1e-9 })
  }

  @Test func insetsOfTheTextMakeALabelLarger() {
    let label = PaddedLabel()
    label.text = "Hi"
    #expect(label.intrinsicContentSize == CGSize(width: one + 3 + 9, height: 21 + 2 + 5))
    label.sizeToFit()
    #expect(label.textLines.map(\.x) == [3])
    let baseline: CGFloat = 2 + 17
    #expect(label.textLines.map(\.baseline) == [baseline])  // (21 − 20.287) / 2 + 16.187 = 16.54
  }
}

@MainActor private final class PaddedLabel: UILabel {
  private let padding = UIEdgeInsets(top: 2, left: 3, bottom: 5, right: 9)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return CGRect(x: bounds.minX, y: bounds.minY, width: text.width + 3 + 9, height: text.height + 2 + 5)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

@MainActor @Suite struct UIImageViewTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

  @Test func anImageViewIsAsLargeAsItsImage() {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    view.image = nil
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.image = image
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func aHighlightedViewShowsItsOtherImage() {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 70)).image { _ in }
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 70))
    view.highlightedImage = nil
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func theTintIsThatOfTheNearestViewWithOne() {
    let outer = UIView()
    let inner = UIView()
    let view = UIImageView()
    outer.addSubview(inner)
    inner.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(view.tintColor == .red)
    inner.tintColor = .green
    #expect(view.tintColor == .green)
    inner.tintColor = nil
    #expect(view.tintColor == .red)
  }
}

@MainActor @Suite struct LabelLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
  private let label = UILabel()

  // |-10-[label]-(≥ trailing)-|, 7 from the top
  private func place(trailing: CGFloat) {
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -trailing),
    ])
  }

  @Test func aLabelIsAsLargeAsItsText() {
    place(trailing: 5)
    label.text = "Hi"
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: one, height: 21)))
  }

  @Test func changedTextAndFontChangeTheLayout() {
    place(trailing: 5)
    label.text = "Hi"
    root.layoutIfNeeded()
    label.text = "HiHi"
    root.layoutIfNeeded()
    let four = seventeen.width("HiHi").rounded(.up)
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: four, height: 21)))
    label.font = .systemFont(ofSize: 10)
    root.layoutIfNeeded()
    let small = FontArithmetic(10).width("HiHi").rounded(.up)
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: small, height: 12)))  // 11.93
    label.text = nil
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: 0, height: 0)))
  }

  @Test func aLineThatIsTooLongIsTruncated() {
    place(trailing: 80)
    label.text = "Hi Hi Hi"
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: 30, height: 21)))
    #expect(label.textLines.map(\.text) == ["Hi…"])  // 16.02 + 13.32 of 30
  }

  @Test func theHeightOfSeveralLinesFollowsTheWidth() {
    place(trailing: 80)
    label.numberOfLines = 0
    label.text = "Hi Hi Hi"
    root.layoutIfNeeded()
    // One word a line; 3 × 20.287 high.
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: one, height: 61)))
    label.text = "Hi"
    root.layoutIfNeeded()
    expectFrames(("label", label, CGRect(x: 10, y: 7, width: one, height: 21)))
  }

  @Test func theHeightFollowsAGrowingAndShrinkingWidth() {
    place(trailing: 80)
    label.numberOfLines = 0
    label.text = "Hi Hi Hi"
    for (width, frame) in [
      // A room of 30 holds one word in a line, a room of 40 two words.
      (120, CGRect(x: 10, y: 7, width: one, height: 61)), (130, CGRect(x: 10, y: 7, width: two, height: 41)),
      (300, CGRect(x: 10, y: 7, width: three, height: 21)),
      (130, CGRect(x: 10, y: 7, width: two, height: 41)),
      (120, CGRect(x: 10, y: 7, width: one, height: 61)),
    ] {
      root.frame.size.width = CGFloat(width)
      root.layoutIfNeeded()
      expectFrames(("label at \(width)", label, frame))
    }
  }

  @Test func labelsOfTwoSizesShareABaseline() {
    place(trailing: 5)
    label.text = "Hi"
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "Hi"
    small.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(small)
    NSLayoutConstraint.activate([
      small.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 3),
      small.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // The baselines are round((21 − 20.287)/2 + 16.187) = 17 and
    // round((12 − 11.934)/2 + 9.521) = 10 below the tops.
    expectFrames(
      ("label", label, CGRect(x: 10, y: 7, width: one, height: 21)),
      (
        "small", small,
        CGRect(
          x: 10 + one + 3, y: 7 + 17 - 10, width: FontArithmetic(10).width("Hi").rounded(.up), height: 12)
      ))
    func baselines(_ label: UILabel) -> [CGFloat] { label.textLines.map { $0.baseline + label.frame.minY } }
    #expect(baselines(label) == baselines(small))
  }

  @Test func aNewFontMovesViewsOnItsBaseline() {
    place(trailing: 5)
    label.text = "Hi"
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: label.leftAnchor), mark.widthAnchor.constraint(equalToConstant: 4),
      mark.heightAnchor.constraint(equalToConstant: 3),
      mark.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expectFrames(("mark", mark, CGRect(x: 10, y: 7 + 17 - 3, width: 4, height: 3)))
    label.font = .systemFont(ofSize: 10)
    root.layoutIfNeeded()
    expectFrames(("mark", mark, CGRect(x: 10, y: 7 + 10 - 3, width: 4, height: 3)))
  }

  @Test func anImageViewIsLaidOutAsLargeAsItsImage() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 6),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
    ])
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 6, y: 9, width: 20, height: 20)))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    root.layoutIfNeeded()
    expectFrames(("view", view, CGRect(x: 6, y: 9, width: 30, height: 40)))
  }
}
