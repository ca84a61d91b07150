import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// A delegate that records the calls of a field or a text view, and that may refuse.
private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var notes: [String] = []
  var mayBegin = true
  var mayEnd = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    notes.append("field begins, \(textField.isEditing)")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { notes.append("field ends, \(textField.isEditing)") }
  func textViewDidBeginEditing(_ textView: UITextView) { notes.append("text begins") }
  func textViewDidEndEditing(_ textView: UITextView) { notes.append("text ends") }
}

@MainActor @Suite struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let field = UITextField()
  private let text = UITextView()
  private let editor = Editor()

  private func show() {
    window.addSubview(field)
    window.addSubview(text)
    field.delegate = editor
    text.delegate = editor
  }

  @Test func onlyOneViewIsFirstResponder() {
    show()
    #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
    #expect(text.becomeFirstResponder() && text.isFirstResponder && !field.isFirstResponder)
    #expect(text.resignFirstResponder() && !text.isFirstResponder)
    #expect(editor.notes == ["field begins, true", "field ends, false", "text begins", "text ends"])
  }

  @Test func aViewOutsideAWindowIsNotFirstResponder() {
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    #expect(field.resignFirstResponder())
    show()
    #expect(!UIView().becomeFirstResponder() && !window.becomeFirstResponder())
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func aDelegateMayRefuse() {
    show()
    editor.mayBegin = false
    #expect(!field.becomeFirstResponder() && editor.notes.isEmpty)
    editor.mayBegin = true
    field.becomeFirstResponder()
    editor.mayEnd = false
    #expect(!field.resignFirstResponder() && !text.becomeFirstResponder() && field.isEditing)
    #expect(!window.endEditing(false) && field.isEditing)
    #expect(window.endEditing(true) && !field.isEditing)
  }

  @Test func endEditingAppliesToSubviewsOnly() {
    show()
    let other = UIView()
    window.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isEditing)
    #expect(field.endEditing(false) && !field.isEditing)
  }

  @Test func aViewThatLeavesTheWindowResigns() {
    show()
    let box = UIView()
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    window.addSubview(box)
    #expect(!field.isFirstResponder)
    #expect(editor.notes == ["field begins, true", "field ends, false"])
  }

  @Test func editingSendsEvents() {
    show()
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    field.becomeFirstResponder()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(events == ["begin", "end"])
  }

  @Test func sideViewsTakeRoomWhileTheyAreShown() {
    show()
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 35, height: 10))
    field.leftView = left
    field.leftViewMode = .whileEditing
    field.rightView = right
    field.rightViewMode = .unlessEditing
    let idle = field.textRect(forBounds: field.bounds)
    field.becomeFirstResponder()
    let editing = field.textRect(forBounds: field.bounds)
    #expect((editing.minX - idle.minX, editing.maxX - idle.maxX) == (20, 35))
    window.layoutIfNeeded()
    #expect(left.superview === field && right.superview == nil)
    field.resignFirstResponder()
    window.layoutIfNeeded()
    #expect(left.superview == nil && right.superview === field)
  }

  @Test func aDifferentStyleIsADifferentColorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: dark)
        && light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
  }
}
