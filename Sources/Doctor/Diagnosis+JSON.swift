import Foundation
import LayoutInspection

// The form for other programs.
extension Diagnosis {
  /// Returns the conflicts as JSON: an object with the list `conflicts` and the number `unread`, of conflicts
  /// without a list.
  ///
  /// A conflict has the sentence, the place, the constraints that cannot hold together (null if they are not
  /// known), the others, the lines that cannot be read, and `isOfSystem`: true if no constraint of the app
  /// takes part.
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

    enum Key: CodingKey { case sentence, file, line, count, isOfSystem, constraints, others, unreadLines }

    // Written by hand: a value that is not known is null.
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(conflict.description, forKey: .sentence)
      try object.encode(conflict.site?.file, forKey: .file)
      try object.encode(conflict.site?.line, forKey: .line)
      try object.encode(conflict.count, forKey: .count)
      try object.encode(conflict.constraints?.map(Line.init), forKey: .constraints)
      try object.encode(conflict.others.map(Line.init), forKey: .others)
      try object.encode(conflict.isOfSystem, forKey: .isOfSystem)
      try object.encode(conflict.unread, forKey: .unreadLines)
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
