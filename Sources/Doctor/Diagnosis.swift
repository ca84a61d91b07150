import LayoutInspection

/// The conflicts of a log.
///
/// The page for logs on the live site compiles this file too, without Foundation.
struct Diagnosis {
  let conflicts: [LogConflict]
  /// The number of conflicts whose constraints cannot be read.
  let unread: Int

  /// Reads a log.
  @MainActor init(of text: String) {
    conflicts = LayoutReports.logConflicts(in: text)
    unread = LayoutReports.numberOfConflicts(inLog: text) - conflicts.reduce(0) { $0 + $1.count }
  }

  /// True if there is no conflict at all.
  var isHealthy: Bool { conflicts.isEmpty && unread == 0 }

  /// True if there are conflicts, and no constraint of the app takes part in them.
  var isOfSystem: Bool { !isHealthy && unread == 0 && conflicts.allSatisfy { $0.isOfSystem } }

  /// The conflicts with their constraints; an arrow marks the one that UIKit left out.
  ///
  ///     1. Card.swift:18 snp and UILabel.right == Card.right - 30 together need 20 + 290 + 30 = 340, but …
  ///          UILabel.left == Card.left + 20    Card.swift:18 snp[0]
  ///        ➜ UILabel.width == 290              Card.swift:19 snp[0]
  ///        …
  ///        ➜ is the constraint that was left out.
  ///        Not a part of this sum: UILabel.height == 20.
  var text: String {
    if isHealthy { return "There is no conflict in this text.\n" }
    var parts = conflicts.enumerated().map { number, conflict in Self.text(of: conflict, number + 1) }
    if unread > 0 {
      let noun = unread == 1 ? "conflict has" : "conflicts have"
      parts.append("\(unread) \(noun) no list of constraints that can be read.\n")
    }
    return parts.joined(separator: "\n")
  }

  private static func text(of conflict: LogConflict, _ number: Int) -> String {
    var lines = ["\(number). \(conflict)"]
    let shown = conflict.constraints ?? []
    let width = shown.map(\.text.count).max() ?? 0
    for line in shown {
      let space = String(repeating: " ", count: width - line.text.count + 2)
      // The text of a constraint of UIKit begins with its identifier.
      let name = line.identifier.map { line.text.hasPrefix($0) ? "" : space + $0 } ?? ""
      lines.append("   \(line.isBroken ? "➜" : " ") \(line.text)\(name)")
    }
    if shown.contains(where: \.isBroken) { lines.append("   ➜ is the constraint that was left out.") }
    if conflict.constraints != nil {
      if let broken = conflict.others.first(where: \.isBroken) {
        lines.append("   Left out: \(broken.text).")
      }
      switch conflict.others.count {
      case 0: break
      case 1: lines.append("   Not a part of this sum: \(conflict.others[0].text).")
      case let count: lines.append("   \(count) constraints of the list are not a part of this sum.")
      }
    }
    for line in conflict.unread { lines.append("   Not read: \(line)") }
    if conflict.count > 1 { lines.append("   It is in the log \(conflict.count) times.") }
    return lines.joined(separator: "\n") + "\n"
  }
}
