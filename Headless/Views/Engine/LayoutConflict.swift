/// Required constraints of one layout that cannot hold together, and what was done about it.
///
/// This type is not part of UIKit, which writes such a conflict to the log.
public struct LayoutConflict: CustomStringConvertible {
  /// The smallest set of active constraints that cannot hold together: leave out any
  /// one of them and the others can.
  ///
  /// A conflict of more than 256 may name some that could stay.
  public let constraints: [NSLayoutConstraint]
  /// The one that was left out of the layout; nil when that is a frame, an inset or a required content size.
  public let broken: NSLayoutConstraint?
  /// The views and guides whose frame, insets or content take part in the conflict.
  public let fixedItems: [AnyObject]

  /// The conflict in words: each constraint as a line.
  public var description: String {
    var lines = ["Unable to satisfy these constraints together:"]
    lines += constraints.map { "  \($0)" }
    for (place, item) in fixedItems.enumerated() where !fixedItems[..<place].contains(where: { $0 === item })
    {
      lines.append("  the frame, insets or content of \(item)")
    }
    lines.append(
      broken.map { "Left out of the layout: \($0)" }
        ?? "One of these frames, insets or contents does not hold.")
    return lines.joined(separator: "\n")
  }
}
