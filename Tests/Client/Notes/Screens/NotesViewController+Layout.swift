import UIKit

/// An object that counts the layouts of a screen.
@objc protocol LayoutCounter: AnyObject {
  var layoutCount: Int { get set }
}

// Overrides in an extension, which Objective-C allows in every file.
extension NotesViewController: LayoutCounter {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutCount = stepped(layoutCount)
    if navigationItem.titleView != nil { return }
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(stopLayout), for: .touchUpInside)
    navigationItem.titleView = button
  }

  override var prefersStatusBarHidden: Bool { layoutCount > 0 }

  @objc(stop) private func stopLayout() { layoutCount = -1 }

  private func stepped(_ count: Int) -> Int { count + 1 }
}
