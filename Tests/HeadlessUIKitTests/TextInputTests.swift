import TestSupport
import Testing
import UIKit

@MainActor @Suite struct TextInputTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var texts: [String] = []
    func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
  }

  /// Returns a text field and a text view with the same text.
  private func inputs(_ text: String) -> [any UITextInput] {
    let field = UITextField()
    field.text = text
    let view = UITextView()
    view.text = text
    return [field, view]
  }

  private func width(_ text: String, _ points: CGFloat) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: points)]).width
  }

  @Test func positionsCountUnitsAndEndAtTheText() {
    for input in inputs("a😀b") {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      #expect(input.offset(from: start, to: end) == 4)
      #expect(input.position(from: start, offset: 5) == nil)
      #expect(input.position(from: start, offset: -1) == nil)
      #expect(input.position(from: start, offset: 4) == end)
      #expect(input.compare(start, to: end) == .orderedAscending)
      #expect(input.compare(end, to: start) == .orderedDescending)
      #expect(input.compare(end, to: end) == .orderedSame)
      #expect(input.position(from: end, in: .left, offset: 4) == start)
    }
  }

  @Test func theTextOfARangeCanBeReadAndReplaced() throws {
    for input in inputs("one two") {
      let from = try #require(input.position(from: input.beginningOfDocument, offset: 4))
      let range = try #require(input.textRange(from: input.endOfDocument, to: from))
      #expect(input.text(in: range) == "two" && !range.isEmpty)
      input.replace(range, withText: "three")
      let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: whole) == "one three")
      #expect(input.selectedTextRange?.start == input.endOfDocument)
    }
  }

  @Test func typingReplacesTheSelection() throws {
    for input in inputs("one two") {
      #expect(input.selectedTextRange?.start == input.endOfDocument)
      let space = try #require(input.position(from: input.beginningOfDocument, offset: 3))
      input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: space)
      input.insertText("1")
      input.insertText("!")
      let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: whole) == "1! two" && input.hasText)
      input.deleteBackward()
      input.deleteBackward()
      input.deleteBackward()
      let rest = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: rest) == " two")
    }
  }

  @Test func aPositionInsideOfACharacterStandsForTheWholeCharacter() throws {
    for input in inputs("a😀b") {
      let inside = try #require(input.position(from: input.beginningOfDocument, offset: 2))
      let end = try #require(input.textRange(from: inside, to: input.endOfDocument))
      #expect(input.text(in: end) == "😀b")
      #expect(input.caretRect(for: inside).width == 2)
      input.selectedTextRange = input.textRange(from: inside, to: inside)
      input.insertText("c")
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 3)
    }
  }

  @Test func deletingRemovesAWholeCharacter() {
    let field = UITextField()
    field.text = "a👨‍👩‍👧"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
  }

  @Test func typingIsReportedAndChangesTheSize() {
    let field = UITextField()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    let root = root(300, 100, field)
    root.layoutIfNeeded()
    field.insertText("iii")
    root.layoutIfNeeded()
    let label = UILabel()
    label.font = field.font
    label.text = "iii"
    #expect(events == 1 && field.frame.width == label.intrinsicContentSize.width)

    let view = UITextView()
    let listener = Listener()
    view.delegate = listener
    view.insertText("a")
    view.insertText("b")
    view.deleteBackward()
    #expect(listener.texts == ["a", "ab", "a"])
  }

  @Test func typingKeepsTheAttributesOfATextView() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("x")
    let font = view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(view.text == "axb" && font?.pointSize == 40)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func aSelectionIsInsideTheText() {
    let view = UITextView()
    view.text = "abcd"
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    view.selectedRange = NSRange(location: 3, length: 90)
    #expect(view.selectedRange == NSRange(location: 3, length: 1))
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    view.text = "a"
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test(arguments: [false, true]) func theCaretIsBehindTheTextBeforeIt(isRightToLeft: Bool) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    field.text = "abcd"
    field.textAlignment = .left
    if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let caret = field.caretRect(for: position)
    let font = UIFont.systemFont(ofSize: 17)
    let (before, whole) = (width("ab", 17), width("abcd", 17))
    #expect(abs(caret.minX - (isRightToLeft ? whole - before : before)) < 0.01)
    #expect(caret.width == 2 && caret.height == font.lineHeight)
    field.text = ""
    let empty = field.caretRect(for: field.beginningOfDocument)
    #expect(empty.minX == (isRightToLeft ? 200 : 0) && abs(empty.midY - 25) < 0.01)
  }

  @Test func theCaretIsInTheLineOfItsPosition() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.textContainerInset = UIEdgeInsets(top: 3, left: 6, bottom: 9, right: 12)
    view.text = "abc\n\nde\n"
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    func caret(_ offset: Int) throws -> CGRect {
      view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    }
    let left = 6 + view.textContainer.lineFragmentPadding
    for (offset, row, text) in [(0, 0, ""), (2, 0, "ab"), (4, 1, ""), (6, 2, "d"), (8, 3, "")] {
      let rect = try caret(offset)
      let top: CGFloat = 3 + CGFloat(row) * line
      #expect(abs(rect.minX - left - width(text, 20)) < 0.01, "at \(offset)")
      #expect(abs(rect.minY - top) <= 1, "at \(offset)")
    }
    let start = view.beginningOfDocument
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    #expect(abs(view.firstRect(for: range).width - width("abc", 20)) < 0.01)
  }

  @Test func inputViewsAreStored() {
    let field = UITextField()
    let (keyboard, bar) = (UIView(), UIView())
    #expect(field.inputView == nil && field.inputAccessoryView == nil)
    field.inputView = keyboard
    field.inputAccessoryView = bar
    #expect(field.inputView === keyboard && field.inputAccessoryView === bar)
    #expect(UIView().inputView == nil)
  }
}
