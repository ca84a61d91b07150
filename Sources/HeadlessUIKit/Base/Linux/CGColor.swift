/// A color with four components from 0 to 1 in the sRGB color space.
public final class CGColor: Hashable, Sendable {
  /// The red, green, blue and alpha components, from 0 to 1.
  public let components: [CGFloat]?

  /// The opacity of the color, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Creates a color from four components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Returns true if all components are equal.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }

  /// Adds the components to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension CGColor {
  static func color(_ value: Any) -> CGColor? { value as? CGColor }
}
