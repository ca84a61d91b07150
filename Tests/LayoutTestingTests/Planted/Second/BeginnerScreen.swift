import AutoLayoutKit
import UIKit

/// A screen in a window with a safe area, in which one mistake of a beginner can be planted.
@MainActor class BeginnerScreen: UIView {
  let mistake: BeginnerMistake?
  /// The line of the mistake; nil if the screen has no place for it.
  private(set) var plantedLine: UInt?
  private let host: UIWindow

  required init(_ mistake: BeginnerMistake?, size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    self.mistake = mistake
    host = UIWindow(frame: frame)
    super.init(frame: frame)
    host.addSubview(self)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: host)
    if let height = Self.keyboardHeight {
      let keyboard = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
      HeadlessLayout.setKeyboardFrame(keyboard, in: host)
    }
    backgroundColor = .white
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the keyboard in points, or nil without one.
  class var keyboardHeight: CGFloat? { nil }

  /// The name of the file with the lines of the screen.
  class var file: String { "\(Self.self).swift" }

  /// Adds the views and places them.
  func build() {}

  /// Returns the wrong value if the mistake is planted, or else the right one.
  func pick<Value>(_ mistake: BeginnerMistake, _ wrong: Value, _ right: Value, line: UInt = #line) -> Value {
    guard self.mistake == mistake else { return right }
    plantedLine = line
    return wrong
  }

  /// Returns true if the mistake is planted, which the next line makes.
  func has(_ mistake: BeginnerMistake, line: UInt = #line) -> Bool {
    pick(mistake, true, false, line: line + 1)
  }
}

extension UILabel {
  /// Creates a label with a text of a size in points.
  convenience init(_ text: String, size: CGFloat, lines: Int = 1) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size)
    numberOfLines = lines
  }
}

extension UIView {
  /// Creates a view of a color.
  convenience init(fill: UIColor) {
    self.init()
    backgroundColor = fill
  }

  /// Adds several subviews, the last one on top.
  func addAll(_ views: UIView...) { for view in views { addSubview(view) } }
}
