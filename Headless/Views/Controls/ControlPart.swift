import Foundation

/// A coloured rectangle that a control is made of.
final class ControlPart: UIView {
  /// A part with a frame, in points, that lets touches through to the control.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Fills a rectangle with a colour; its short sides are half circles.
  func fill(_ rect: CGRect, with color: UIColor) {
    frame = rect
    backgroundColor = color
    layer.cornerRadius = min(rect.width, rect.height) / 2
  }
}

extension CGRect {
  /// The rectangle of a size in points in the middle of this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle as it is seen in a mirror that stands upright in the middle of `area`.
  func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
