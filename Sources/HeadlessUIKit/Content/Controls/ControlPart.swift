/// A colored rectangle that is a part of a control.
final class ControlPart: UIView {
  /// Passes touches on to the control.
  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
  }

  /// Sets the frame and the color of the part and rounds its short sides to half circles.
  func fill(_ rect: CGRect, with color: UIColor) {
    frame = rect
    backgroundColor = color
    layer.cornerRadius = min(rect.width, rect.height) / 2
  }
}
