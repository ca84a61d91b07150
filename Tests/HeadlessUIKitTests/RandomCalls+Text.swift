import HeadlessUIKit
import UIKit

/// A measurer whose characters all have the same size.
private struct EvenMeasurer: TextMeasurer {
  let width: CGFloat
  let ascent: CGFloat

  func measure(_ text: String, in font: UIFont) -> TextMeasure {
    TextMeasure(width: width * CGFloat(text.count), ascent: ascent, descent: ascent / 3)
  }
}

extension RandomCalls {
  private static let words = [
    "a", "Label", "several words that wrap", "one\ntwo\nthree", "", "漢字かな交じり", "👩‍👩‍👧‍👦 family", "tab\tend",
    "مرحبا",
  ]

  func text() -> String? {
    chance(0.1) ? nil : (0..<int(1..<6)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  /// The calls of labels, text views and fields, and of text without a view.
  static var textCalls: [Call] { labelCalls + editorCalls + plainTextCalls }

  private static var labelCalls: [Call] {
    [
      Call("label text", 15) { world in world.view(UILabel.self)?.text = world.text() },
      Call("label styled text", 8) { world in
        world.view(UILabel.self)?.attributedText = world.chance(0.1) ? nil : world.styledText()
      },
      Call("label lines", 8) { world in world.view(UILabel.self)?.numberOfLines = world.int(-1..<5) },
      Call("label rest", 8) { world in
        guard let label = world.view(UILabel.self) else { return }
        label.font = world.font()
        label.preferredMaxLayoutWidth = world.bool() ? 0 : world.size()
        label.textAlignment = world.pick([.left, .right, .center, .natural, .justified])
        label.lineBreakMode = world.lineBreakMode()
        label.adjustsFontForContentSizeCategory = world.bool()
      },
      Call("label shrinking", 5) { world in
        guard let label = world.view(UILabel.self) else { return }
        label.adjustsFontSizeToFitWidth = world.bool()
        label.minimumScaleFactor = world.pick([0, 0.3, 1, world.length()])
        label.baselineAdjustment = world.pick([.alignBaselines, .alignCenters, .none])
      },
      Call("label textRect", 4) { world in
        guard let label = world.view(UILabel.self) else { return }
        world.expect(
          label.textRect(forBounds: world.rectangle(), limitedToNumberOfLines: world.int(0..<4)),
          "a label's text rectangle")
      },
    ]
  }

  private static var editorCalls: [Call] {
    [
      Call("field", 8) { world in
        guard let field = world.view(UITextField.self) else { return }
        field.text = world.text()
        field.placeholder = world.text()
        field.font = world.bool() ? nil : world.font()
        field.isSecureTextEntry = world.chance(0.2)
        field.textAlignment = world.pick([.left, .right, .center, .natural])
        field.adjustsFontForContentSizeCategory = world.bool()
        field.borderStyle = world.pick([.none, .line, .bezel, .roundedRect])
      },
      Call("first responder", 6) { world in
        let view = world.view()
        if world.bool() { view.becomeFirstResponder() }
        world.view(UITextField.self)?.becomeFirstResponder()
        if world.bool() {
          view.endEditing(world.bool())
        } else {
          world.view(UITextView.self)?.becomeFirstResponder()
        }
      },
      Call("field extras", 6) { world in
        guard let field = world.view(UITextField.self) else { return }
        field.attributedText = world.bool() ? nil : world.styledText()
        field.attributedPlaceholder = world.bool() ? nil : world.styledText()
        field.leftView = world.bool() ? nil : RandomView(frame: world.rectangle())
        field.rightView = world.bool() ? nil : UILabel()
        field.leftViewMode = world.pick([.never, .always, .whileEditing])
        field.rightViewMode = world.pick([.never, .always, .unlessEditing])
        field.clearButtonMode = world.pick([.never, .always])
        field.adjustsFontSizeToFitWidth = world.bool()
        field.minimumFontSize = world.length()
        world.expect(field.textRect(forBounds: world.rectangle()), "a field's text rectangle")
        world.expect(field.clearButtonRect(forBounds: world.rectangle()), "a field's clear button")
      },
      Call("text view", 8) { world in
        guard let view = world.view(UITextView.self) else { return }
        if world.bool() {
          view.text = world.text()
        } else {
          view.attributedText = world.bool() ? nil : world.styledText()
        }
        view.isScrollEnabled = world.bool()
        view.font = world.bool() ? nil : world.font()
        view.textAlignment = world.pick([.left, .natural, .justified])
      },
      Call("text container", 6) { world in
        guard let view = world.view(UITextView.self) else { return }
        view.textContainerInset = world.insets()
        view.textContainer.lineFragmentPadding = world.bool() ? 5 : world.length()
        view.textContainer.maximumNumberOfLines = world.int(-1..<4)
        view.textContainer.lineBreakMode = world.lineBreakMode()
      },
    ]
  }

  private static var plainTextCalls: [Call] {
    [
      Call("string size", 5) { world in
        let room = CGSize(width: world.length(), height: world.length())
        let options: NSStringDrawingOptions = world.bool() ? .usesLineFragmentOrigin : []
        world.expect(
          world.styledText().boundingRect(with: room, options: options, context: nil),
          "the rectangle of a styled text")
        let attributes: [NSAttributedString.Key: Any] = [.font: world.font()]
        let text = world.text() ?? ""
        world.expect(
          text.boundingRect(with: room, options: options, attributes: attributes, context: nil),
          "the rectangle of a text")
        world.expect(CGRect(origin: .zero, size: text.size(withAttributes: nil)), "the size of a text")
      },
      Call("measurer", 2) { world in
        guard world.mayReplaceMeasurer else { return }
        HeadlessLayout.textMeasurer =
          world.bool() ? nil : EvenMeasurer(width: world.size(), ascent: world.size())
      },
    ]
  }

  private func lineBreakMode() -> NSLineBreakMode {
    pick([
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ])
  }

  private func font() -> UIFont {
    switch int(0..<8) {
    case 6:
      UIFont(name: pick(["Avenir-Heavy", "Menlo", "-", "Some-Thing-BoldItalic"]), size: size() + 0.1)
        ?? .systemFont(ofSize: 12)
    case 7:
      UIFontMetrics(forTextStyle: pick([.title1, .footnote])).scaledFont(
        for: .systemFont(ofSize: size() + 0.1), maximumPointSize: size())
    case 0: .preferredFont(forTextStyle: pick([.body, .largeTitle, .caption2]))
    case 1: .systemFont(ofSize: size() + 0.1, weight: pick([.ultraLight, .bold, UIFont.Weight(2)]))
    case 2: .boldSystemFont(ofSize: CGFloat(int(1..<60)))
    default: .systemFont(ofSize: CGFloat(int(1..<60)))
    }
  }

  private func styledText() -> NSAttributedString {
    let text = NSMutableAttributedString(string: text() ?? "")
    for _ in 0..<int(0..<4) {
      let start = int(0..<text.length + 1)
      let range = NSRange(location: start, length: int(0..<text.length - start + 1))
      switch int(0..<5) {
      case 0: text.addAttribute(.paragraphStyle, value: paragraphStyle(), range: range)
      case 1: text.addAttribute(.kern, value: NSNumber(value: Double(length()) / 8), range: range)
      case 2: text.addAttribute(.baselineOffset, value: NSNumber(value: Double(length()) / 8), range: range)
      default: text.addAttribute(.font, value: font(), range: range)
      }
    }
    return text
  }

  private func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = pick([.left, .center, .natural])
    style.lineBreakMode = lineBreakMode()
    style.lineSpacing = length() / 8
    style.paragraphSpacing = length() / 8
    style.paragraphSpacingBefore = length() / 8
    style.minimumLineHeight = bool() ? 0 : length()
    style.maximumLineHeight = bool() ? 0 : length()
    style.lineHeightMultiple = pick([0, 1.5, length()])
    style.firstLineHeadIndent = length() / 8
    style.headIndent = length() / 8
    style.tailIndent = length() / 8
    return style
  }
}
