extension UIButton.Configuration {
  /// The ways in which the corners are rounded.
  public enum CornerStyle: Int, Sendable {
    /// The radius of the background: 5.95 points unless set.
    case fixed = 0
    /// The radius of the background; UIKit scales it with the text size, here it is the same as `fixed`.
    case dynamic
    /// A small radius: 4 points.
    case small
    /// A medium radius: 8 points.
    case medium
    /// A large radius: 12 points.
    case large
    /// Half circles.
    case capsule
  }

  /// The sizes of buttons, which decide the default insets and the font of the title.
  public enum Size: Int, Sendable {
    /// The insets and the font of `small`.
    case mini = 3
    /// A small button: 5 points above and below a title in 15 points.
    case small = 2
    /// A button of the default size: 7 points above and below a title in 17 points.
    case medium = 0
    /// A large button: 15 points above and below a title in 17 points.
    case large = 1
  }

  /// The positions of the title and the subtitle relative to each other.
  public enum TitleAlignment: Int, Sendable {
    /// Below an image both are centered, beside one they begin at the same edge.
    case automatic = 0
    /// Both begin at the same edge.
    case leading
    /// Both are centered.
    case center
    /// Both end at the same edge.
    case trailing
  }
}
