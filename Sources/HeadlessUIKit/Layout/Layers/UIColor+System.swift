import Foundation

// The fixed colors of UIKit, with the values that Apple documents.

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark gray, with a third of the full brightness.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Light gray, with two thirds of the full brightness.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Gray with half of the full brightness.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Full green and full blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Full red and full green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Full red and full blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Full red and half of the full green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of the full red and half of the full blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent black.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// The system colors, with the values of the light appearance in Apple's Human Interface Guidelines (iOS 13
// to 18).

extension UIColor {
  /// The system red.
  public class var systemRed: UIColor { light(255, 59, 48) }
  /// The system orange.
  public class var systemOrange: UIColor { light(255, 149, 0) }
  /// The system yellow.
  public class var systemYellow: UIColor { light(255, 204, 0) }
  /// The system green.
  public class var systemGreen: UIColor { light(52, 199, 89) }
  /// The system mint.
  public class var systemMint: UIColor { light(0, 199, 190) }
  /// The system teal.
  public class var systemTeal: UIColor { light(48, 176, 199) }
  /// The system cyan.
  public class var systemCyan: UIColor { light(50, 173, 230) }
  /// The system blue.
  public class var systemBlue: UIColor { light(0, 122, 255) }
  /// The system indigo.
  public class var systemIndigo: UIColor { light(88, 86, 214) }
  /// The system purple.
  public class var systemPurple: UIColor { light(175, 82, 222) }
  /// The system pink.
  public class var systemPink: UIColor { light(255, 45, 85) }
  /// The system brown.
  public class var systemBrown: UIColor { light(162, 132, 94) }
  /// The first, darkest of the six system grays.
  public class var systemGray: UIColor { light(142, 142, 147) }
  /// The second of the six system grays.
  public class var systemGray2: UIColor { light(174, 174, 178) }
  /// The third of the six system grays.
  public class var systemGray3: UIColor { light(199, 199, 204) }
  /// The fourth of the six system grays.
  public class var systemGray4: UIColor { light(209, 209, 214) }
  /// The fifth of the six system grays.
  public class var systemGray5: UIColor { light(229, 229, 234) }
  /// The sixth, lightest of the six system grays.
  public class var systemGray6: UIColor { light(242, 242, 247) }
  /// The color of primary text.
  public class var label: UIColor { light(0, 0, 0) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { light(60, 60, 67, 0.6) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { light(60, 60, 67, 0.3) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { light(60, 60, 67, 0.18) }
  /// The color of links.
  public class var link: UIColor { light(0, 122, 255) }
  /// The color of the placeholder in an empty field.
  public class var placeholderText: UIColor { light(60, 60, 67, 0.3) }
  /// The color of separator lines through which the background is visible.
  public class var separator: UIColor { light(60, 60, 67, 0.29) }
  /// The color of opaque separator lines.
  public class var opaqueSeparator: UIColor { light(198, 198, 200) }
  /// The main background of a screen.
  public class var systemBackground: UIColor { light(255, 255, 255) }
  /// The background of content on the main background.
  public class var secondarySystemBackground: UIColor { light(242, 242, 247) }
  /// The background of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { light(255, 255, 255) }
  /// The main background of a screen with a grouped list.
  public class var systemGroupedBackground: UIColor { light(242, 242, 247) }
  /// The background of a row in a grouped list.
  public class var secondarySystemGroupedBackground: UIColor { light(255, 255, 255) }
  /// The background of content in a row of a grouped list.
  public class var tertiarySystemGroupedBackground: UIColor { light(242, 242, 247) }
  /// The fill of a thin or small shape.
  public class var systemFill: UIColor { light(120, 120, 128, 0.2) }
  /// The fill of a medium-sized shape.
  public class var secondarySystemFill: UIColor { light(120, 120, 128, 0.16) }
  /// The fill of a large shape.
  public class var tertiarySystemFill: UIColor { light(118, 118, 128, 0.12) }
  /// The fill of a large area with complex content.
  public class var quaternarySystemFill: UIColor { light(116, 116, 128, 0.08) }
  /// The color of text on a dark background.
  public class var lightText: UIColor { light(255, 255, 255, 0.6) }
  /// The color of text on a light background.
  public class var darkText: UIColor { light(0, 0, 0) }
  /// The default tint color of views.
  public class var tintColor: UIColor { light(0, 122, 255) }

  // The guidelines give the components as whole numbers from 0 to 255.
  private class func light(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
