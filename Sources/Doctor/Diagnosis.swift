import Foundation
import LayoutInspection

/// The conflicts of a log, as text and as JSON.
struct Diagnosis {
  let conflicts: [LogConflict]

  init(_ conflicts: [LogConflict]) { self.conflicts = conflicts }

  /// The conflicts with their constraints; an arrow marks the one that UIKit left out.
  ///
  ///     1. Card.swift:18 snp and UILabel.right == Card.right - 30 together need 20 + 290 + 30 = 340, but …
  ///          UILabel.left == Card.left + 20    Card.swift:18 snp[0]
  ///        ➜ UILabel.width == 290              Card.swift:19 snp[0]
  ///        …
  ///        ➜ is the constraint that was left out.
  ///        One further constraint of the list can stay: UILabel.height == 20.
  var text: String {
    if conflicts.isEmpty { return "There is no conflict in this text.\n" }
    return conflicts.enumerated().map { number, conflict in Self.text(of: conflict, number + 1) }
      .joined(separator: "\n")
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
    switch conflict.others.count {
    case 0: break
    case 1: lines.append("   One further constraint of the list can stay: \(conflict.others[0].text).")
    case let count: lines.append("   \(count) further constraints of the list can stay.")
    }
    if conflict.count > 1 { lines.append("   It is in the log \(conflict.count) times.") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The conflicts as JSON: an object with the list `conflicts`, whose entries have the sentence, the place,
  /// the constraints that cannot hold together (null if they are not known) and the others.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(["conflicts": conflicts.map(Entry.init)])).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "{}") + "\n"
  }

  private struct Entry: Encodable {
    let sentence: String
    let file: String?
    let line: Int?
    let count: Int
    let constraints: [Line]?
    let others: [Line]

    init(_ conflict: LogConflict) {
      sentence = conflict.description
      file = conflict.site?.file
      line = conflict.site?.line
      count = conflict.count
      constraints = conflict.constraints?.map(Line.init)
      others = conflict.others.map(Line.init)
    }
  }

  private struct Line: Encodable {
    let equation: String
    let identifier: String?
    let address: String
    let isBroken: Bool

    init(_ line: LogConflict.Constraint) {
      equation = line.text
      identifier = line.identifier
      address = line.address
      isBroken = line.isBroken
    }
  }
}
