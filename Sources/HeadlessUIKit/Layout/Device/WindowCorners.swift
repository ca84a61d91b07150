/// The parts of the corners of windows that the system covers: window controls and round corners.
///
///     HeadlessLayout.setScreen(
///       size: CGSize(width: 744, height: 1133), idiom: .pad, system: 26,
///       corners: WindowCorners(controls: CGSize(width: 76, height: 40), radius: 18))
public struct WindowCorners: Hashable, Sendable {
  /// The sides of a window at which its controls can be.
  public enum Side: Sendable {
    /// The side at which a line of text begins, as on iPad.
    case leading
    /// The side at which a line of text ends.
    case trailing
  }

  /// The size of the part of an upper corner that the window controls cover, in points, from the corner to
  /// the far end of the controls; zero for a window without controls.
  public var controls: CGSize
  /// The side of the controls.
  public var side: Side
  /// The radius of the four corners, in points.
  public var radius: CGFloat

  /// Creates the corners of windows.
  public init(controls: CGSize = .zero, side: Side = .leading, radius: CGFloat = 0) {
    self.controls = controls
    self.side = side
    self.radius = radius
  }

  var isValid: Bool { [controls.width, controls.height, radius].allSatisfy { $0 >= 0 && $0.isFinite } }
  var mistake: String { "The sizes of corners must be finite and not negative: \(controls), \(radius)." }

  /// Returns the covered parts of the corners.
  ///
  /// A round corner covers the square whose inner corner is on the arc.
  ///
  ///     inset = radius − radius × sin 45°
  func insets(_ direction: UITraitEnvironmentLayoutDirection) -> CornerInsets {
    let inset = radius * (1 - 0.5.squareRoot())
    var insets = CornerInsets(all: CGSize(width: inset, height: inset))
    guard controls.width > 0, controls.height > 0 else { return insets }
    let covered = CGSize(width: max(controls.width, inset), height: max(controls.height, inset))
    let isLeft = (side == .leading) == (direction != .rightToLeft)
    if isLeft { insets.topLeft = covered } else { insets.topRight = covered }
    insets.corner = isLeft ? .topLeft : .topRight
    return insets
  }
}
