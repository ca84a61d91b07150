import UIKit

/// The colors of the screens, in light and in dark.
enum Theme {
  static let brand = UIColor(red: 0.25, green: 0.27, blue: 0.78, alpha: 1)
  static let brandLight = UIColor(red: 0.82, green: 0.84, blue: 1, alpha: 1)
  static let ink = color(red: 0.09, green: 0.10, blue: 0.15, dark: 0.94)
  static let inkSoft = color(red: 0.40, green: 0.43, blue: 0.50, dark: 0.68)
  static let green = UIColor(red: 0.10, green: 0.52, blue: 0.25, alpha: 1)
  static let teal = UIColor(red: 0.13, green: 0.55, blue: 0.63, alpha: 1)
  static let line = color(red: 0.87, green: 0.88, blue: 0.91, dark: 0.26)
  static let ground = color(red: 0.95, green: 0.955, blue: 0.97, dark: 0.05)
  static let paper = color(red: 1, green: 1, blue: 1, dark: 0.12)

  /// The brand as a color of text.
  static let link = UIColor { $0.userInterfaceStyle == .dark ? brandLight : brand }

  /// Returns a color with a gray in its place in the dark.
  static func color(red: CGFloat, green: CGFloat, blue: CGFloat, dark gray: CGFloat) -> UIColor {
    let light = UIColor(red: red, green: green, blue: blue, alpha: 1)
    let dark = UIColor(white: gray, alpha: 1)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}

extension UILabel {
  /// Creates a label with its text, font and color.
  convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = Theme.ink
  ) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
  }

  /// Returns the label, with the number of lines that its text needs.
  func wrapping() -> Self {
    numberOfLines = 0
    return self
  }

  /// Returns the label, which neither grows nor shrinks along x when others can.
  func fixed() -> Self {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
    return self
  }
}

extension UIImageView {
  /// Creates a symbol in a color, at its own size in the middle of the view.
  convenience init(symbol: String, color: UIColor) {
    self.init(image: UIImage(systemName: symbol)?.withTintColor(color, renderingMode: .alwaysOriginal))
    contentMode = .center
  }
}

extension UIView {
  /// Creates a plain view with a background and rounded corners.
  convenience init(color: UIColor, radius: CGFloat = 0) {
    self.init()
    backgroundColor = color
    layer.cornerRadius = radius
  }

  /// Adds several subviews, the last one on top.
  func add(_ views: UIView...) {
    for view in views { addSubview(view) }
  }
}
