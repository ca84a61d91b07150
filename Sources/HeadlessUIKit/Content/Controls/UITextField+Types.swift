extension UITextField {
  /// The border styles of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bevelled edge.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// The reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was taken over.
    case committed = 0
    /// The text was given up.
    case cancelled = 1
  }

  /// The modes that decide when a view at an end of the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never shown.
    case never = 0
    /// Shown while the text is edited, which means that the field is the first responder.
    case whileEditing = 1
    /// Shown while the text is not edited, which means that the field is not the first responder.
    case unlessEditing = 2
    /// Always shown.
    case always = 3

    func isShown(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}
