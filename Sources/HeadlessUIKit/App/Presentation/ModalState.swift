/// The state of the presentation of a controller, and of the presentation by it.
final class ModalState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var controller: UIPresentationController?
  /// True from the beginning of the presentation of this controller to its end.
  var isBeingPresented = false
  /// True from the beginning of the dismissal of this controller to its end.
  var isBeingDismissed = false
}

extension UIViewController {
  func makeModal() -> ModalState {
    if let modal { return modal }
    let made = ModalState()
    modal = made
    return made
  }

  func firstOfParents<Value>(_ value: (UIViewController) -> Value?) -> Value? {
    sequence(first: self, next: \.parent).lazy.compactMap(value).first
  }

  /// The controllers that are presented above this one, from the lowest one up.
  var presentedStack: [UIViewController] {
    Array(sequence(first: self, next: { $0.modal?.presented }).dropFirst())
  }

  /// Returns the object that places this controller if it is presented; nil in the style `custom`, whose
  /// object is made when the controller is presented.
  func presentationOfStyle() -> UIPresentationController? {
    switch modalPresentationStyle {
    case .custom, .none: return nil
    case .automatic, .pageSheet, .formSheet:
      return kept { UISheetPresentationController(presentedViewController: self, presenting: nil) }
    case .popover:
      return kept { UIPopoverPresentationController(presentedViewController: self, presenting: nil) }
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return kept { UIPresentationController(presentedViewController: self, presenting: nil) }
    }
  }

  /// Returns the object that was made before if it is of the same class, or else a new one.
  func kept<Controller: UIPresentationController>(
    _ make: () -> Controller
  ) -> UIPresentationController {
    if let made = modal?.controller, type(of: made) == Controller.self { return made }
    let made = make()
    makeModal().controller = made
    return made
  }
}
