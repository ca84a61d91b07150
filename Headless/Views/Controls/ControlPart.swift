import Foundation

/// A coloured rectangle that is a part of a control.
final class ControlPart: UIView {
  /// Passes touches on to the control.
  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
  }

  /// Sets the frame and the colour of the part and rounds its short sides to half circles.
  func fill(_ rect: CGRect, with color: UIColor) {
    frame = rect
    backgroundColor = color
    layer.cornerRadius = min(rect.width, rect.height) / 2
  }
}

extension CGRect {
  /// Returns a rectangle of a size, in points, that is centred in this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle mirrored at the vertical centre line of `area`.
  func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
