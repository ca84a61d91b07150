import HeadlessUIKit
import TestSupport
import Testing
import UIKit

// At 17 points a line is 20.29 high, so 21.

/// The width of ten letters in 17 points, rounded up: 10 × (0.5484 × 17 − 0.437) = 88.86.
private let wide = FontArithmetic(17).width("aaaaaaaaaa").rounded(.up)
/// Their width in 100 points: 10 × 0.4924 × 100 = 492.4, rounded up.
private let huge: CGFloat = 493

@MainActor @Suite struct FieldTests {
  private func field(_ text: String?, _ style: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = style
    return field
  }

  private let tenLetters = "aaaaaaaaaa"

  @Test func theNaturalSizeIsTheTextWithItsBorder() {
    #expect(field(tenLetters).intrinsicContentSize == CGSize(width: wide, height: 22))
    #expect(field(tenLetters, .roundedRect).intrinsicContentSize == CGSize(width: wide + 14, height: 21 + 13))
    let small = field("", .roundedRect)
    small.font = .systemFont(ofSize: 14)
    #expect(small.intrinsicContentSize == CGSize(width: 14, height: 34))
    small.text = "i"  // 16.7 high
    #expect(small.intrinsicContentSize.height == 34)
    small.font = .systemFont(ofSize: 20)  // 23.9 high
    #expect(small.intrinsicContentSize.height == CGFloat(24 + 13))
  }

  @Test func thePlaceholderSetsTheSizeWithoutText() {
    let field = field(nil)
    #expect(field.text?.isEmpty == true && field.intrinsicContentSize == CGSize(width: 0, height: 22))
    field.placeholder = tenLetters
    #expect(field.intrinsicContentSize.width == wide)
    field.text = "a"  // 8.89
    #expect(field.intrinsicContentSize.width == 9)
    field.text = nil
    #expect(field.text?.isEmpty == true && field.intrinsicContentSize.width == wide)
  }

  @Test func secureTextIsShownAsBullets() {
    let field = field("ab")
    field.isSecureTextEntry = true
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.textLines.map(\.text) == ["••"] && field.text == "ab")
  }

  @Test func newTextNeedsALayout() {
    let field = field("a")
    let root = root(300, 200, field)
    root.layoutIfNeeded()
    #expect(field.frame.size == CGSize(width: 9, height: 22))
    field.text = tenLetters
    root.layoutIfNeeded()
    #expect(field.frame.size == CGSize(width: wide, height: 22))
  }

  @Test(arguments: [false, true]) func sideViewsAreAtTheEnds(isRightToLeft: Bool) {
    let field = field(tenLetters, .roundedRect)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 16))
    if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    field.leftView = left
    field.rightView = right
    #expect(field.intrinsicContentSize == CGSize(width: wide + 14, height: 34))
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    #expect(field.intrinsicContentSize == CGSize(width: 30 + 7 + wide + 7 + 20, height: 34))
    field.frame = CGRect(x: 3, y: 5, width: 200, height: 40)
    field.layoutIfNeeded()
    expectFrames(
      ("left", left, CGRect(x: isRightToLeft ? 170 : 0, y: 14, width: 30, height: 12)),
      ("right", right, CGRect(x: isRightToLeft ? 0 : 180, y: 12, width: 20, height: 16)))
    let text = CGRect(x: 7 + (isRightToLeft ? 20 : 30), y: 2, width: 200 - 14 - 50, height: 40 - 4)
    #expect(field.textRect(forBounds: field.bounds) == text)
    field.leftViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(left.superview == nil && right.superview === field)
  }

  @Test func theClearButtonTakesRoom() {
    let field = field("")
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31)).width == 100)
    field.text = "a"
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31))
        == CGRect(x: 0, y: 0, width: 100 - 24, height: 31))
    #expect(
      field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 31))
        == CGRect(x: 76, y: 6, width: 19, height: 19))
  }

  @Test func theTextIsCenteredVertically() {
    let field = field("a", .roundedRect)
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    // Between 2 and 32: (30 − 20.287)/2 + 2 + ascender 16.187 = 23.04
    #expect(field.textLines.map(\.baseline) == [23])
    #expect(field.textLines.map(\.x) == [7])
  }

  @Test func baselinesOfFieldButtonAndLabelMeet() {
    let field = field("a", .roundedRect)
    let button = UIButton(type: .system)
    let label = UILabel()
    button.setTitle("Hi", for: .normal)
    label.text = "Hi"
    let root = root(400, 200, field, button, label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // Label: (21 − 20.29)/2 + 16.19 = 16.54, so 17 below its top. Button:
    // 6 + (18 − 17.9)/2 + 14.28 = 20.33, so 20. Field: 6 + 17.
    expectFrames(
      ("label", label, CGRect(x: 0, y: 50, width: 17, height: 21)),
      ("button", button, CGRect(x: 0, y: 67 - 20, width: 30, height: 30)),
      ("field", field, CGRect(x: 0, y: 67 - 23, width: 9 + 14, height: 34)))
  }

  @Test func delegateMethodsAreOptional() {
    final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}
    let silent = Silent()
    let field = UITextField()
    let view = UITextView()
    field.delegate = silent
    view.delegate = silent
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    #expect(
      field.delegate?.textFieldShouldReturn(field) == true && view.delegate === silent && !field.isEditing)
  }

  @Test func stylesOfTheTextSetTheSize() {
    let field = field("a")
    // A line of 100 points is 119.3 high, rounded up to 119.5, and to 120 in a field with a smaller font
    let styled = NSAttributedString(string: tenLetters, attributes: [.font: UIFont.systemFont(ofSize: 100)])
    field.attributedText = styled
    #expect(
      field.text == tenLetters && field.intrinsicContentSize == CGSize(width: huge, height: 119.5 + 1.5))
    field.font = .systemFont(ofSize: 17)
    field.text = "a"
    field.attributedPlaceholder = styled
    #expect(field.intrinsicContentSize == CGSize(width: 9, height: 22) && field.placeholder == tenLetters)
    field.attributedText = nil
    #expect(
      field.intrinsicContentSize == CGSize(width: huge, height: 120 + 1.5)
        && field.attributedText?.length == 0)
    field.placeholder = "a"
    #expect(field.intrinsicContentSize == CGSize(width: 9, height: 22))
  }

  @Test func aTextThatIsTooWideIsShrunk() {
    let field = field(tenLetters)
    field.adjustsFontSizeToFitWidth = true
    field.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(field.textLines.map(\.text) == [tenLetters] && field.textLines.allSatisfy { $0.width <= 60.001 })
    field.minimumFontSize = 16
    #expect(
      field.textLines.allSatisfy { $0.font.pointSize >= 16 } && field.textLines.map(\.text) != [tenLetters])
  }
}
