import AutoLayoutKit
import UIKit

/// A greeting in the middle of the screen, and a button at its bottom.
final class WelcomeViewController: UIViewController {
  let greeting = UILabel()
  let start = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    greeting.text = "Welcome"
    start.setTitle("Start", for: .normal)
    view.addSubview(greeting)
    view.addSubview(start)
    view.tk_constraint { make in
      make.center(greeting)
      make.height(start) == 44
      make.safeArea.xPlace(20, start, 20)
      make.safeArea.yPlace(make.wall, start, 16)
    }
  }
}
