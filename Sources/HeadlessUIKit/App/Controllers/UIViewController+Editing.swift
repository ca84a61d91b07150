struct EditState {
  var isOn = false
  var button: UIBarButtonItem?
}

/// The animations with which the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar moves.
  case slide = 2
}

extension UIViewController {
  /// Begins or ends the editing mode and changes the title of the button.
  func changeEditing(to isOn: Bool) {
    editState.isOn = isOn
    editState.button?.title = isOn ? "Done" : "Edit"
    editState.button?.style = isOn ? .done : .plain
  }

  func makeEditButton() -> UIBarButtonItem {
    let action = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: action)
    button.style = isEditing ? .done : .plain
    editState.button = button
    return button
  }
}
