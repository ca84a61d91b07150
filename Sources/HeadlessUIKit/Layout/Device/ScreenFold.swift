public import Foundation

/// The fold of a screen.
///
///     HeadlessLayout.setScreen(
///       size: CGSize(width: 951, height: 669), fold: ScreenFold(across: .horizontal, isActive: true))
public struct ScreenFold: Hashable, Sendable {
  /// The axis that the fold divides: `horizontal` for a fold from the upper to the lower edge of the screen,
  /// as in a book, `vertical` for one from the left to the right edge, as in a laptop.
  public let axis: NSLayoutConstraint.Axis
  /// The distance of the fold from the left or the upper edge of the screen, in points; nil for the middle.
  public let position: CGFloat?
  /// The distance from the fold that the system keeps free on both sides, in points.
  public let margin: CGFloat
  /// True while the device is half folded, and false while it is flat.
  public let isActive: Bool

  /// Creates a fold; traps if a number is not finite, or the margin negative.
  public init(
    across axis: NSLayoutConstraint.Axis, at position: CGFloat? = nil, margin: CGFloat = 20,
    isActive: Bool = false
  ) {
    precondition(
      (position ?? 0).isFinite && margin >= 0 && margin.isFinite,
      "A fold must have a finite place and margin: \(position ?? 0), \(margin).")
    self.axis = axis
    self.position = position
    self.margin = margin
    self.isActive = isActive
  }

  /// The fold of the same device turned by a quarter.
  public var turned: ScreenFold {
    let turnedAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    return ScreenFold(across: turnedAxis, at: position, margin: margin, isActive: isActive)
  }

  func frame(on size: CGSize) -> CGRect {
    let middle = position ?? size[axis] / 2
    return axis == .horizontal
      ? CGRect(x: middle - margin, y: 0, width: 2 * margin, height: size.height)
      : CGRect(x: 0, y: middle - margin, width: size.width, height: 2 * margin)
  }

  var margins: UIEdgeInsets {
    axis == .horizontal
      ? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      : UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
  }
}
