/// A method or a property that selectors can call.
struct ExposedMember: Equatable {
  /// The kinds of members.
  enum Kind: Equatable {
    /// A method with labels; "_" for a parameter without one.
    case method(labels: [String])
    /// A property, with a setter or without.
    case property(isSettable: Bool)
  }

  let kind: Kind
  /// The name without backticks.
  let name: String
  /// The name as it has to be written in code.
  let writtenName: String
  /// The name for Objective-C, if an attribute gives it.
  let objectiveCName: String?

  /// The ways to call the member.
  var entries: [Entry] {
    switch kind {
    case .method(let labels):
      let fullName = labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { "\($0):" }.joined()))"
      let selector = objectiveCName ?? SelectorName.method(name, labels: labels)
      return [Entry(selector: selector, name: fullName, call: call(labels))]
    case .property(let isSettable):
      let objectiveC = objectiveCName ?? name
      var entries = [
        Entry(selector: objectiveC, name: "getter:\(name)", call: "call.run(none: { self.\(writtenName) })")
      ]
      if isSettable {
        entries.append(
          Entry(
            selector: SelectorName.setter(objectiveC), name: "setter:\(name)",
            call: "call.run(one: { self.\(writtenName) = $0 })"))
      }
      return entries
    }
  }

  private func call(_ labels: [String]) -> String {
    let counts = ["none", "one", "two", "three"]
    let arguments = labels.enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(Self.quoted(label)): $\(index)"
    }
    return "call.run(\(counts[labels.count]): { self.\(writtenName)(\(arguments.joined(separator: ", "))) })"
  }

  /// Returns a label as a call writes it; three keywords need backticks there.
  private static func quoted(_ label: String) -> String {
    ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
  }

  /// One way to call a member.
  struct Entry: Equatable {
    let selector: String
    /// The name with which `#selector` mentions the member.
    let name: String
    /// The statement that calls it.
    let call: String
  }
}

/// The members of one type in one part of a file.
struct ExposedGroup: Equatable {
  /// The name of the type with the types that contain it.
  let typePath: String
  /// The conditions of the `#if` directives around the members.
  let conditions: [String]
  var members: [ExposedMember] = []

  /// The name of the type.
  var typeName: String { String(typePath.split(separator: ".").last ?? "") }
}
