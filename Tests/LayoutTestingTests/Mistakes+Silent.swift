import AutoLayoutKit
import UIKit

// Mistakes with which a layout is still possible.

/// A limit at the wrong edge of its container.
final class IdleLimit: MistakeScreen {
  let title = UILabel("Departure")

  override func build() {
    add(title)
    tk_constraint { make in
      make.xPlace(16, title, make.wall)
      make.yTop(title, by: 24)
      make.install(title.tk_right >= tk_left - 8)
    }
  }

  override var report: String {
    "{install}: title.right >= IdleLimit.left - 8 holds at every size, so it limits nothing. Probably"
      + " title.right <= IdleLimit.right - 8 was meant."
  }
}

/// A view that was hidden when its block ran.
final class StaleBlock: MistakeScreen {
  let title = UILabel("Departure")
  let warning = UILabel("Delayed")

  override func build() {
    add(title, warning)
    warning.isHidden = true
    tk_constraint { make in
      make.collapsing.yPlace(24, title, 8, warning, make.wall)
      make.xLeft(title, warning, by: 16)
    }
    warning.isHidden = false
  }

  override var report: String {
    "{yPlace} left out \"warning\", hidden when the block ran and shown now. Run the block again with"
      + " replace: when it is shown or hidden."
  }
}

/// A text that keeps to the safe area at one side only.
final class OneSafeSide: MistakeScreen {
  let title = UILabel("Departure")

  override func build() {
    add(title)
    HeadlessLayout.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 58), of: self)
    tk_constraint { make in
      make.safeArea.xLeft(title, by: 16)
      make.xRight(title, by: 14)
      make.yTop(title, by: 24)
    }
  }

  override var report: String {
    "\"title\" keeps to the safe area of OneSafeSide at its left edge ({xLeft}) and not at its right edge"
      + " ({xRight}), where 58 points are not safe. Write make.safeArea at both edges."
  }
}

/// A button that the keyboard covers.
final class UnderKeyboard: MistakeScreen {
  let name = UILabel("Departure")
  let send = UIButton.titled("Send")
  private let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func build() {
    add(name, send)
    screen.addSubview(self)
    tk_constraint { make in
      make.height(send) == 44
      make.xEqual(name, send)
      make.yPlace(24, name, make.wall, send, 34)
    }
    HeadlessLayout.setKeyboardFrame(CGRect(x: 0, y: 264, width: 320, height: 216), in: screen)
  }

  override var report: String {
    "\"send\" is under the keyboard, which covers UnderKeyboard from 264 on ({yPlace}). Let the column end at"
      + " the keyboard, make.keyboard.yPlace(…), or put it in a scroll view."
  }
}
