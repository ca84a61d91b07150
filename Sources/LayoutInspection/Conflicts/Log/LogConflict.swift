/// A conflict that UIKit or AppKit wrote to the log: a smallest set of constraints that cannot hold together.
///
///     for conflict in LayoutReports.logConflicts(in: text) {
///       print(conflict)  // Login.swift:42 xPlace needs 20 + 200 + 8 + 92 + 20 = 340, but …
///     }
public struct LogConflict: Equatable, Sendable, CustomStringConvertible {
  /// A constraint of the list in the log.
  public struct Constraint: Equatable, Sendable {
    /// The constraint as an equation with the names of its views; in the form of the log if that form is not
    /// known.
    public let text: String
    /// The identifier; nil for a constraint without one.
    public let identifier: String?
    /// The address of the constraint in the log, such as `0x600000a1`.
    public let address: String
    /// True for the constraint that was left out of the layout.
    public let isBroken: Bool
  }

  /// The conflict as a sum with a way out, in the words of the app's code.
  public let description: String
  /// The place in the app's code to change; nil if no constraint carries one.
  public let site: ConstraintSite?
  /// The constraints that cannot hold together, of which none can be left out, in the order of the log; nil
  /// if no such set was found, because the list is not complete or contains a form that is not known.
  public let constraints: [Constraint]?
  /// The remaining constraints of the list; all of them if `constraints` is nil.
  public let others: [Constraint]
  /// The lines of the list that cannot be read, such as `<private>`.
  public let unread: [String]
  /// True if no constraint of the app takes part, so that there is nothing to change.
  public let isOfSystem: Bool
  /// The number of times that the conflict is in the log.
  public internal(set) var count = 1
}

extension Sequence<LogConflict> {
  /// Returns each conflict once, with the number of times that it is in the sequence.
  func counted() -> [LogConflict] {
    var found: [LogConflict] = []
    for conflict in self {
      if let index = found.firstIndex(where: { $0.description == conflict.description }) {
        found[index].count += 1
      } else {
        found.append(conflict)
      }
    }
    return found
  }
}
