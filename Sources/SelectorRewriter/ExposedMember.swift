/// A method or a property that selectors can call.
struct ExposedMember: Equatable {
  /// The kinds of members.
  enum Kind: Equatable {
    case method([Parameter], result: String)
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

  /// Returns the ways to call the member, with the types of a method if others have its name.
  func entries(isTyped: Bool) -> [Entry] {
    switch kind {
    case .method(let parameters, let result):
      let labels = parameters.map(\.label)
      let fullName = labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { "\($0):" }.joined()))"
      let selector = objectiveCName ?? SelectorName.method(name, labels: labels)
      return [Entry(selector: selector, name: fullName, call: call(parameters, isTyped ? result : nil))]
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

  private func call(_ parameters: [Parameter], _ result: String?) -> String {
    let counts = ["none", "one", "two", "three"]
    let types = parameters.enumerated().map { "_\($0): \($1.type)" }.joined(separator: ", ")
    let head = result.map { "(\(types)) -> \($0) in " } ?? ""
    let values = parameters.enumerated().map { $1.argument("\(result == nil ? "$" : "_")\($0)") }
    let call = "self.\(writtenName)(\(values.joined(separator: ", ")))"
    return "call.run(\(counts[parameters.count]): { \(head)\(call) })"
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

/// A parameter of a method.
struct Parameter: Equatable {
  /// The label; "_" for none.
  let label: String
  /// The name inside the method; "_" for none.
  let name: String
  /// The type as a closure has it.
  let type: String

  var isInout: Bool { type.hasPrefix("inout ") }
  var isVariadic: Bool { type.hasSuffix("...") }
  /// The label as code writes it; three keywords need backticks there.
  var writtenLabel: String { ["inout", "var", "let"].contains(label) ? "`\(label)`" : label }

  /// Returns a value as an argument for the parameter.
  func argument(_ value: String) -> String {
    (label == "_" ? "" : "\(writtenLabel): ") + (isInout ? "&" : "") + value
  }
}

/// The members of one type in one part of a file.
struct ExposedGroup: Equatable {
  /// The name of the type with the types that contain it.
  let typePath: String
  /// The conditions of the `#if` directives around the members.
  let conditions: [String]
  var members: [ExposedMember] = []

  /// The ways to call the members; in an extension of a nested type, which does not see the types around it,
  /// with types only where they must be written.
  var entries: [ExposedMember.Entry] {
    members.flatMap { member in
      let isTyped = !typePath.contains(".") || members.count { $0.name == member.name } > 1
      return member.entries(isTyped: isTyped)
    }
  }

  var typeName: String { String(typePath.split(separator: ".").last ?? "") }
}
