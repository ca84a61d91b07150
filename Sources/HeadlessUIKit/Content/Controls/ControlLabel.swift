/// A label inside a control, which tells the control about changes of the label's intrinsic content size.
final class ControlLabel: UILabel {
  /// Called after the intrinsic content size changed, unless the control itself changed it.
  var didChange: (() -> Void)?
  private var isShowing = false

  /// Changes the label without calling `didChange`.
  func show(_ change: (ControlLabel) -> Void) {
    isShowing = true
    change(self)
    isShowing = false
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isShowing { didChange?() }
  }
}

extension UIView {
  /// Sets the frame that the control computes for its subview, unless the view is placed by constraints.
  func takeFrameOfControl(_ frame: CGRect) {
    if translatesAutoresizingMaskIntoConstraints { self.frame = frame }
  }
}
