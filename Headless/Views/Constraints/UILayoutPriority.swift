/// How much a constraint matters, from above 0 to 1000; 1000 is required, and no amount of a lower
/// priority outweighs a higher one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// 1000: the constraint has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the resistance of content against being cut, unless said otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: what a drag may resize the scene of an app against.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the wish of the scene of an app to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what a drag does not resize the scene of an app against.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the hugging of content, unless said otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the pull towards the target of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority of `rawValue`, above 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of `rawValue`, above 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}
