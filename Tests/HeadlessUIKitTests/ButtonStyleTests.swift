import TestSupport
import Testing
import UIKit

/// The size of a plain label in one line, rounded up to whole points.
@MainActor private func textSize(_ text: String, _ points: CGFloat) -> CGSize {
  let label = UILabel()
  label.font = .systemFont(ofSize: points)
  label.text = text
  let size = label.intrinsicContentSize
  return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}

@MainActor @Suite struct ButtonStyleTests {
  typealias Configuration = UIButton.Configuration

  private func button(_ change: (inout Configuration) -> Void) -> UIButton {
    var configuration = Configuration.filled()
    configuration.title = "Continue"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test(arguments: [
    (Configuration.Size.mini, 15.0, 5.0, 10.0), (.small, 15, 5, 10), (.medium, 17, 7, 12),
    (.large, 17, 15, 20),
  ])
  func theSizeDecidesTheFontAndTheInsets(
    size: Configuration.Size, font: CGFloat, vertical: CGFloat, horizontal: CGFloat
  ) {
    let button = button { $0.buttonSize = size }
    let text = textSize("Continue", font)
    let expected = CGSize(width: text.width + 2 * horizontal, height: text.height + 2 * vertical)
    #expect(button.intrinsicContentSize == expected)
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 10, height: text.height + 5))
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize == expected)
  }

  @Test func theStylesOfTheSystemHaveBackgroundsOfTheirKind() {
    func background(_ configuration: Configuration) -> UIColor? {
      let button = UIButton(configuration: configuration)
      button.tintColor = .red
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      button.layoutIfNeeded()
      return button.subviews.first?.backgroundColor
    }
    #expect(background(.borderless()) == nil)
    #expect(background(.bordered()) == .systemFill)
    #expect(background(.borderedTinted()) == UIColor.red.withAlphaComponent(0.18))
    #expect(background(.borderedProminent()) == .red)
  }

  @Test func anAttributedTitleHasItsOwnFontAndTheColorOfTheButton() {
    let button = button { configuration in
      var title = AttributedString("Continue")
      title.font = .systemFont(ofSize: 30)
      configuration.attributedTitle = title
    }
    let text = textSize("Continue", 30)
    #expect(button.configuration?.title == "Continue")
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
    let color = button.currentAttributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .white)
    button.configuration?.title = "Continue"
    let plain = textSize("Continue", 17)
    #expect(button.intrinsicContentSize == CGSize(width: plain.width + 24, height: plain.height + 14))
    #expect(button.currentAttributedTitle == nil)
  }

  @Test func aTransformerSetsTheFontOfThePlainTitle() {
    let button = button { configuration in
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 24)
        return outgoing
      }
    }
    let text = textSize("Continue", 24)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
  }

  @Test(arguments: [false, true]) func titlesAreAlignedToEachOther(isRightToLeft: Bool) {
    let button = button { configuration in
      configuration.subtitle = "i"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    }
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    func subtitleX(_ alignment: Configuration.TitleAlignment) -> CGFloat? {
      button.configuration?.titleAlignment = alignment
      button.layoutIfNeeded()
      return button.subviews.first { ($0 as? UILabel)?.text == "i" }?.frame.minX
    }
    let (long, short) = (textSize("Continue", 17).width, textSize("i", 12).width)
    let left: CGFloat = isRightToLeft ? 8 : 2
    let (start, end) = isRightToLeft ? (left + long - short, left) : (left, left + long - short)
    #expect(subtitleX(.automatic) == start)
    #expect(subtitleX(.leading) == start)
    #expect(subtitleX(.trailing) == end)
    #expect(subtitleX(.center) == left + (long - short) / 2)
  }

  @Test func aTruncatedTitleHasOneLine() {
    let words = "Continue Continue"
    let button = button { $0.title = words }
    let room = CGSize(width: textSize("Continue", 17).width + 30, height: 0)
    let line = textSize("Continue", 17).height
    #expect(button.sizeThatFits(room).height > line + 14)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(room).height == line + 14)
  }

  @Test func anActivityIndicatorTakesThePlaceOfTheImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 9)).image { _ in }
    let button = button { configuration in
      configuration.image = image
      configuration.imagePadding = 6
    }
    let text = textSize("Continue", 17)
    #expect(button.intrinsicContentSize.width == text.width + 31 + 6 + 24)
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == text.width + 20 + 6 + 24)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let indicator = button.subviews.first { $0 is UIActivityIndicatorView }
    #expect(indicator?.frame == CGRect(x: 12, y: (button.frame.height - 20) / 2, width: 20, height: 20))
    #expect(button.imageView?.isHidden == true)
  }

  @Test func aSymbolHasItsPreferredSize() {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let button = button { configuration in
      configuration.title = nil
      configuration.image = UIImage(systemName: "star")
      configuration.preferredSymbolConfigurationForImage = large
    }
    let side = UIImage(systemName: "star", withConfiguration: large)?.size.width ?? 0
    #expect(side > 40 && button.intrinsicContentSize == CGSize(width: side + 24, height: side + 14))
  }

  @Test(arguments: [false, true]) func theBackgroundIsInsideItsInsets(isRightToLeft: Bool) {
    let custom = UIView()
    let button = button { configuration in
      configuration.background.backgroundColor = .green
      configuration.background.cornerRadius = 9
      configuration.background.customView = custom
      configuration.background.strokeWidth = 3
      configuration.background.strokeOutset = 2
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 4, trailing: 8)
    }
    if isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    button.layoutIfNeeded()
    let plate = button.subviews.first
    #expect(plate?.frame == CGRect(x: isRightToLeft ? 8 : 2, y: 1, width: 190, height: 75))
    #expect(plate?.backgroundColor == .green && plate?.layer.cornerRadius == 9)
    #expect(custom.superview === plate && custom.frame == CGRect(x: 0, y: 0, width: 190, height: 75))
    let border = plate?.subviews.first { $0.layer.borderWidth == 3 }
    #expect(border?.frame == CGRect(x: -2, y: -2, width: 194, height: 79))
    #expect(border?.layer.cornerRadius == 11)
    button.configuration?.cornerStyle = .capsule
    button.layoutIfNeeded()
    #expect(plate?.layer.cornerRadius == 40)
  }

  @Test func theHandlerChangesTheConfigurationBeforeTheLayout() {
    let button = button { _ in }
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "ii" : "i"
    }
    let root = root(300, 200, button)
    root.layoutIfNeeded()
    #expect(calls == 1 && button.frame.width == textSize("i", 17).width + 24)
    button.isSelected = true
    root.layoutIfNeeded()
    #expect(calls == 2 && button.frame.width == textSize("ii", 17).width + 24)
    root.layoutIfNeeded()
    #expect(calls == 2)
  }
}

@Suite struct AttributedStringTests {
  @Test func bothKindsOfTextHaveTheSameAttributes() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.red, .kern: 3 as CGFloat,
      .paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    let text = NSMutableAttributedString(string: "one ", attributes: attributes)
    text.append(NSAttributedString(string: "two"))
    let value = AttributedString(text)
    #expect(String(value.characters) == "one two")
    #expect(value.runs.count == 2)
    #expect(value.runs.first?.font == .systemFont(ofSize: 21))
    #expect(value.runs.first?.underlineStyle == .single)
    #expect(NSAttributedString(value) == text)
  }

  @Test func aColorLiteralIsAColor() {
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }
}
