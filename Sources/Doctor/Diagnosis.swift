import Foundation
import LayoutInspection

/// The conflicts of a log, as text and as JSON.
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
    if conflict.count > 1 { lines.append("   It is in the log \(conflict.count) times.") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the conflicts as JSON: an object with the list `conflicts`, whose entries have the sentence, the
  /// place, the constraints that cannot hold together (null if they are not known) and the others, and with
  /// the number `unread`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let log = Log(conflicts: conflicts.map(Entry.init), unread: unread)
    return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
  }

  private struct Log: Encodable {
    let conflicts: [Entry]
    let unread: Int
  }

  private struct Entry: Encodable {
    let conflict: LogConflict

    enum Key: CodingKey { case sentence, file, line, count, constraints, others }

    // Written by hand: a value that is not known is null.
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(conflict.description, forKey: .sentence)
      try object.encode(conflict.site?.file, forKey: .file)
      try object.encode(conflict.site?.line, forKey: .line)
      try object.encode(conflict.count, forKey: .count)
      try object.encode(conflict.constraints?.map(Line.init), forKey: .constraints)
      try object.encode(conflict.others.map(Line.init), forKey: .others)
    }
  }

  private struct Line: Encodable {
    let constraint: LogConflict.Constraint

    enum Key: CodingKey { case equation, identifier, address, isBroken }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(constraint.text, forKey: .equation)
      try object.encode(constraint.identifier, forKey: .identifier)
      try object.encode(constraint.address, forKey: .address)
      try object.encode(constraint.isBroken, forKey: .isBroken)
    }
  }
}
