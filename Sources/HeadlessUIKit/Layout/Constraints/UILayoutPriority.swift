/// The priority of a constraint, above 0 and up to 1000.
///
/// A constraint of priority 1000 is required. Any number of constraints of a lower priority weighs less than
/// one of a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// 1000: the constraint has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance of content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: the priority of a drag that may resize the scene of an app.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority at which the scene of an app keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the priority of a drag that may not resize the scene of an app.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default hugging of content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority of `rawValue`, above 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of `rawValue`, above 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}

extension UILayoutPriority: Comparable {
  /// Returns true if the first priority is lower than the second one.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the priority that is higher by a number; it is not limited to 1000.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// Returns the priority that is lower by a number; it is not limited to 1.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { lhs + -rhs }
  /// Raises the priority by a number; it is not limited to 1000.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Lowers the priority by a number; it is not limited to 1.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
