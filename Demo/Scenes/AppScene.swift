import UIKit

/// The view of a scene that is a whole app: the view of the app's topmost controller fills it.
///
/// It keeps that controller. The code that shows the view makes the controller a child of its own.
final class AppScene: UIView {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    if let view = controller.view {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("An app's scene is made in code, with its controller.")
  }
}
