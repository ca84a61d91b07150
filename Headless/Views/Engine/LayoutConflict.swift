/// Required constraints of one layout that cannot hold together, and the constraint that was left out.
///
/// This type is not part of UIKit. UIKit writes such a conflict to the log.
public struct LayoutConflict: CustomStringConvertible {
  /// The smallest set of active constraints that cannot hold together: without any one of them the others
  /// can.
  ///
  /// The set of a conflict between more than 256 constraints may contain superfluous ones.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that was left out of the layout; nil if a frame, an inset or a required content size was.
  public let broken: NSLayoutConstraint?
  /// The views and guides whose frame, insets or content are part of the conflict.
  public let fixedItems: [AnyObject]

  /// The conflict as text, with each constraint on a line.
  public var description: String {
    var lines = ["Unable to satisfy these constraints together:"]
    lines += constraints.map { "  \($0)" }
    for (index, item) in fixedItems.enumerated() where !fixedItems[..<index].contains(where: { $0 === item })
    {
      lines.append("  the frame, insets or content of \(item)")
    }
    lines.append(
      broken.map { "Left out of the layout: \($0)" }
        ?? "Left out of the layout: one of these frames, insets or contents.")
    return lines.joined(separator: "\n")
  }
}
