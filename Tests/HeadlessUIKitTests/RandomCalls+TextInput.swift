import HeadlessUIKit
import UIKit

extension RandomCalls {
  /// The calls of typing and of selections.
  static var textInputCalls: [Call] {
    [
      Call("typing", 6) { world in
        guard let input = world.textInput() else { return }
        if world.bool() { input.insertText(world.text() ?? "\n") }
        if world.bool() { input.deleteBackward() }
      },
      Call("text range", 6) { world in
        guard let input = world.textInput() else { return }
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        let first = input.position(from: input.beginningOfDocument, offset: world.int(-2..<length + 3))
        let second = input.position(from: input.endOfDocument, in: world.pick([.left, .right]), offset: 2)
        guard let first, let second, let range = input.textRange(from: first, to: second) else { return }
        world.expect(input.caretRect(for: first), "the rectangle of the caret")
        world.expect(input.firstRect(for: range), "the rectangle of a range")
        input.selectedTextRange = range
        if world.chance(0.3) { input.replace(range, withText: world.text() ?? "") }
        if let view = input as? UITextView { view.scrollRangeToVisible(view.selectedRange) }
      },
      Call("input views", 2) { world in
        world.view(UITextField.self)?.inputAccessoryView = world.bool() ? UIView() : nil
        world.view(UITextView.self)?.inputView = world.bool() ? UIView() : nil
        world.view().reloadInputViews()
      },
    ]
  }

  private func textInput() -> (any UITextInput)? {
    bool() ? view(UITextField.self) : view(UITextView.self)
  }
}
