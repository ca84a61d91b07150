import HeadlessUIKit

/// A color in sRGB, with components from 0 to 1.
public struct PictureColor: Equatable, Sendable {
  /// The red component, 0...1.
  public var red: Double
  /// The green component, 0...1.
  public var green: Double
  /// The blue component, 0...1.
  public var blue: Double
  /// The opacity, 0...1.
  public var alpha: Double

  /// Creates a color; components outside of 0...1 are limited to this range.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.bounded(red)
    self.green = Self.bounded(green)
    self.blue = Self.bounded(blue)
    self.alpha = Self.bounded(alpha)
  }

  /// Black.
  public static let black = PictureColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = PictureColor(red: 1, green: 1, blue: 1)

  /// The color without its opacity, in the form `#rrggbb`.
  public var hex: String {
    "#" + bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

  /// The perceived brightness, 0...1 (with the luma weights of ITU-R BT.709).
  var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns black on a bright color and white on a dark one.
  func contrast(alpha: Double = 1) -> PictureColor {
    let shade: Double = brightness > 0.5 ? 0 : 1
    return PictureColor(red: shade, green: shade, blue: shade, alpha: alpha)
  }

  func over(_ base: PictureColor, opacity: Double = 1) -> PictureColor {
    let share = alpha * opacity
    return PictureColor(
      red: red * share + base.red * (1 - share), green: green * share + base.green * (1 - share),
      blue: blue * share + base.blue * (1 - share))
  }

  private static func bounded(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}

extension PictureColor {
  /// Creates a picture color from the color of a view, for the current traits.
  package init(_ color: UIColor) {
    let color = color.resolvedColor(with: .current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a picture color from a border color; returns nil if it does not have four components.
  init?(_ color: CGColor) {
    guard let parts = color.components, parts.count == 4 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
