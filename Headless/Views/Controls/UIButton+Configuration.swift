import Foundation

extension UIButton {
  /// The contents and the appearance of a button, as a value.
  ///
  /// The title, the subtitle and the image are beside or above each other inside `contentInsets`. Titles are
  /// broken into lines if the button is too narrow for them.
  public struct Configuration: Equatable, Sendable {
    /// The ways in which the corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background: 5.95 points.
      case fixed = 0
      /// The radius of the background; UIKit scales it with the text size, here it is 5.95 points.
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

    private enum Look: Sendable { case plain, tinted, gray, filled }

    private var look: Look

    /// The title; nil unless set.
    public var title: String?
    /// The text below the title; nil unless set.
    public var subtitle: String?
    /// The image; nil unless set.
    public var image: UIImage?
    /// The side of the titles on which the image is; leading unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The gap between the image and the titles, in points; 0 unless set.
    public var imagePadding: CGFloat = 0
    /// The gap between the title and the subtitle, in points; 1 unless set.
    public var titlePadding: CGFloat = ControlSizes.buttonSubtitle.padding
    /// The distances of the content from the edges, in points; unless set, 7 at the top and the bottom and 12
    /// at the sides.
    public var contentInsets = ControlSizes.configuredButton.insets
    /// The colour of titles and symbols; unless set, it depends on the kind of configuration.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; unless set, it depends on the kind of configuration.
    public var baseBackgroundColor: UIColor?
    /// The way in which the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic

    private init(_ look: Look) { self.look = look }

    /// Creates a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Creates a configuration with a background in a light shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Creates a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Returns the colour of the titles for a tint colour.
    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (look == .filled ? .white : tint) }

    /// Returns the colour of the background for a tint colour, or nil for no background.
    func background(tint: UIColor) -> UIColor? {
      switch look {
      case .plain: baseBackgroundColor
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .gray: baseBackgroundColor ?? .systemFill
      case .filled: baseBackgroundColor ?? tint
      }
    }

    /// Returns the corner radius of a background with a height, in points.
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .medium: 8
      case .large: 12
      case .fixed, .dynamic: 5.95
      }
    }
  }
}
