/// A colour as four components from 0 to 1 in the sRGB space.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  public let components: [CGFloat]?

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// A colour of four components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Whether all components are the same.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }

  /// Feeds the components to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
