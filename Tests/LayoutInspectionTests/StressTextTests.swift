import AutoLayoutKit
import Testing
import UIKit

@testable import LayoutInspection

/// The texts of `stress`, with their attributes.
@MainActor
@Suite struct StressTextTests {
  private let german = StressTexts(language: .german)
  private let large = UIFont.boldSystemFont(ofSize: 40)
  private let small = UIFont.systemFont(ofSize: 10)

  /// A price in a large font and its unit in a small one.
  private func styled() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Ninety ", attributes: [.font: large])
    text.append(NSAttributedString(string: "euros\n", attributes: [.font: small, .kern: 3]))
    text.append(NSAttributedString(string: "each", attributes: [.font: small]))
    return text
  }

  /// Returns the text of each run with the size of its font.
  private func runs(_ text: NSAttributedString?) -> [String] {
    var runs: [String] = []
    guard let text else { return [] }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let size = (attributes[.font] as? UIFont)?.pointSize ?? 0
      let kern = attributes[.kern] == nil ? "" : ", spaced"
      runs.append("\(text.attributedSubstring(from: range).string)|\(Int(size))\(kern)")
    }
    return runs
  }

  @Test func eachParagraphKeepsTheSharesOfItsAttributes() {
    let label = UILabel()
    label.attributedText = styled()
    german.change(in: label)
    let lines = ["Ninety euros", "each"].map(StressLanguage.german.text)
    #expect(label.text == lines.joined(separator: "\n"))
    // 7 of 12 characters are large.
    let end = lines[0].count * 7 / 12
    let head = lines[0].prefix(end)
    let tail = lines[0].dropFirst(end)
    let wanted: [String] = ["\(head)|40", "\(tail)\n|10, spaced", "\(lines[1])|10"]
    #expect(runs(label.attributedText) == wanted)
  }

  @Test func theOtherViewsWithTextKeepTheirAttributesToo() {
    let button = UIButton()
    button.setAttributedTitle(styled(), for: .normal)
    let view = UITextView()
    view.attributedText = styled()
    let field = UITextField()
    field.attributedPlaceholder = styled()
    let modern = UIButton()
    modern.configuration = .plain()
    modern.configuration?.attributedTitle = AttributedString(styled())
    for view in [button, view, field, modern] { german.change(in: view) }
    let label = UILabel()
    label.attributedText = styled()
    german.change(in: label)
    let expected = runs(label.attributedText)
    #expect(runs(button.attributedTitle(for: .normal)) == expected)
    #expect(runs(view.attributedText) == expected)
    #expect(runs(field.attributedPlaceholder) == expected)
    let title = modern.configuration?.attributedTitle.map { NSAttributedString($0) }
    #expect(runs(title) == expected)
  }

  @Test func anAttachmentIsKeptOnce() {
    let text = NSMutableAttributedString(string: "Rain ", attributes: [.kern: 2])
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(string: " today", attributes: [.kern: 2]))
    let label = UILabel()
    label.attributedText = text
    german.change(in: label)
    let mark = "\u{FFFC}"
    #expect(label.text?.filter { $0 == "\u{FFFC}" } == mark)
    let words = ["Rain ", " today"].map(StressLanguage.german.text)
    #expect(label.text == words.joined(separator: mark))
  }

  @Test func aCharacterOfTwoUnitsHasOneStyle() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: small])
    text.append(NSAttributedString(string: "😀😀😀", attributes: [.font: large]))
    let label = UILabel()
    label.attributedText = text
    german.change(in: label)
    let parts = runs(label.attributedText).joined()
    #expect(!parts.contains("\u{FFFD}") && label.text == StressLanguage.german.text(for: "a😀😀😀"))
  }

  @Test func aPlainTextStaysPlain() {
    let label = UILabel()
    label.text = "Inbox"
    label.font = large
    label.textColor = .red
    german.change(in: label)
    #expect(label.text == StressLanguage.german.text(for: "Inbox") && label.font == large)
    label.font = small
    #expect(runs(label.attributedText) == ["\(StressLanguage.german.text(for: "Inbox"))|10"])
  }
}
