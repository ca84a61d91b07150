/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The line of a round corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the line.
  public let rawValue: String

  /// A line with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// One that bends slowly at first.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
