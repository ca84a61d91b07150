import UIKit

/// A note whose corners Interface Builder can set.
@IBDesignable
final class NoteView: UIView {
  @IBInspectable var radius: CGFloat = 6 { didSet { layer.cornerRadius = radius } }
}

extension UIViewController {
  /// Ends editing: apps often add such a method to every controller.
  @objc func dismissKeyboard() { view.endEditing(true) }
}

/// A button that remembers its value, for any type of value.
class ValueButton<Value>: UIButton {
  var value: Value?
  private(set) var pressed: [Value?] = []

  func listen() {
    addTarget(self, action: #selector(press), for: .primaryActionTriggered)
  }

  @objc private func press() { pressed.append(value) }
}

/// A control of the app's own, in which closures use selectors.
@objcMembers
class Dial: UIControl {
  var turns = 0
  var names: [Selector] = []

  func listen() {
    let start = { [weak self] in
      guard let self else { return }
      self.addTarget(self, action: #selector(turn(by:)), for: .valueChanged)
    }
    start()
    names = [#selector(getter: turns), #selector(setter: turns), #selector(UIView.endEditing)]
  }

  func turn(by sender: Any?) { turns += 1 }
}

/// A dial that turns twice as far.
final class FastDial: Dial {
  override func turn(by sender: Any?) {
    super.turn(by: sender)
    turns += 1
  }

  #if os(Linux)
    @objc func onLinux() -> String { "Linux" }
  #else
    @objc func elsewhere() -> String { "elsewhere" }
  #endif
}
