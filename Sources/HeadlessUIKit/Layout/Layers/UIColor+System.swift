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

// The system colors: `SystemColor` has their values.

extension UIColor {
  /// The system red.
  public class var systemRed: UIColor { SystemColor.red.color }
  /// The system orange.
  public class var systemOrange: UIColor { SystemColor.orange.color }
  /// The system yellow.
  public class var systemYellow: UIColor { SystemColor.yellow.color }
  /// The system green.
  public class var systemGreen: UIColor { SystemColor.green.color }
  /// The system mint.
  public class var systemMint: UIColor { SystemColor.mint.color }
  /// The system teal.
  public class var systemTeal: UIColor { SystemColor.teal.color }
  /// The system cyan.
  public class var systemCyan: UIColor { SystemColor.cyan.color }
  /// The system blue.
  public class var systemBlue: UIColor { SystemColor.blue.color }
  /// The system indigo.
  public class var systemIndigo: UIColor { SystemColor.indigo.color }
  /// The system purple.
  public class var systemPurple: UIColor { SystemColor.purple.color }
  /// The system pink.
  public class var systemPink: UIColor { SystemColor.pink.color }
  /// The system brown.
  public class var systemBrown: UIColor { SystemColor.brown.color }
  /// The first, darkest of the six system grays.
  public class var systemGray: UIColor { SystemColor.gray.color }
  /// The second of the six system grays.
  public class var systemGray2: UIColor { SystemColor.gray2.color }
  /// The third of the six system grays.
  public class var systemGray3: UIColor { SystemColor.gray3.color }
  /// The fourth of the six system grays.
  public class var systemGray4: UIColor { SystemColor.gray4.color }
  /// The fifth of the six system grays.
  public class var systemGray5: UIColor { SystemColor.gray5.color }
  /// The sixth, lightest of the six system grays.
  public class var systemGray6: UIColor { SystemColor.gray6.color }
  /// The color of primary text.
  public class var label: UIColor { SystemColor.label.color }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
  /// The color of links.
  public class var link: UIColor { SystemColor.link.color }
  /// The color of the placeholder in an empty field.
  public class var placeholderText: UIColor { SystemColor.tertiaryLabel.color }
  /// The color of separator lines through which the background is visible.
  public class var separator: UIColor { SystemColor.separator.color }
  /// The color of opaque separator lines.
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }
  /// The main background of a screen.
  public class var systemBackground: UIColor { SystemColor.background.color }
  /// The background of content on the main background.
  public class var secondarySystemBackground: UIColor { SystemColor.secondaryBackground.color }
  /// The background of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiaryBackground.color }
  /// The main background of a screen with a grouped list.
  public class var systemGroupedBackground: UIColor { SystemColor.groupedBackground.color }
  /// The background of a row in a grouped list.
  public class var secondarySystemGroupedBackground: UIColor { SystemColor.secondaryGroupedBackground.color }
  /// The background of content in a row of a grouped list.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiaryGroupedBackground.color }
  /// The fill of a thin or small shape.
  public class var systemFill: UIColor { SystemColor.fill.color }
  /// The fill of a medium-sized shape.
  public class var secondarySystemFill: UIColor { SystemColor.secondaryFill.color }
  /// The fill of a large shape.
  public class var tertiarySystemFill: UIColor { SystemColor.tertiaryFill.color }
  /// The fill of a large area with complex content.
  public class var quaternarySystemFill: UIColor { SystemColor.quaternaryFill.color }
  /// The color of text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The color of text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The default tint color of views.
  public class var tintColor: UIColor { SystemColor.blue.color }
}
