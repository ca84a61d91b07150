/// A protocol with optional requirements, which need Objective-C.
///
/// They move to a protocol that the first one inherits. There they throw, and have an implementation. A
/// method that does not throw fulfills a requirement that throws, so classes implement them as before.
/// Callers find an optional property with the name of the method, as in `picker?.pick?(item, at: 3)`:
///
///     protocol Picker: AnyObject, _Picker_Optional {}
///     protocol _Picker_Optional: AnyObject { func pick(_ item: Item, at row: Int) throws -> Bool }
///     extension _Picker_Optional { func pick(_ item: Item, at row: Int) throws -> Bool { throw … } }
///     extension Picker { var pick: _Picker_pick? { _Picker_pick(c0: { try? self.pick($0, at: $1) }) } }
///     struct _Picker_pick { func callAsFunction(_ _0: Item, at _1: Int) -> Bool? { … } }
struct OptionalRequirements {
  /// One requirement.
  struct Member {
    /// The name as it is written.
    let name: String
    /// The attributes, `func` or `var`, the name, and the parameters of a method.
    let head: String
    /// The parameters of a method; nil for a property.
    let parameters: [Parameter]?
    /// The type of the result or of the property; nil for none.
    let result: String?
    let line: Int
    /// The conditions of the `#if` directives around it, inside the protocol.
    let conditions: [String]
  }

  /// The name of the protocol with the types that contain it.
  let path: String
  /// The attributes and the access of the protocol.
  let head: String
  /// The protocols that it inherits.
  let inherited: String
  /// The conditions of the `#if` directives around it.
  let conditions: [String]
  var members: [Member] = []

  /// The name of the protocol to which the requirements move.
  static func name(for path: String) -> String { "_\(path.replacing(".", with: "_"))_Optional" }

  private var access: String {
    let words = Set(head.split(separator: " "))
    return ["public ", "package ", "private ", "fileprivate "].first { words.contains($0.dropLast()) } ?? ""
  }

  /// Returns the code that is added to the file.
  func code(path file: String) -> String {
    let name = Self.name(for: path)
    let requirements = members.map { member in
      let line = Rewriter.sourceLocation(file, line: member.line)
      return GeneratedCode.conditional(member.conditions, "\(line)\n\(member.declaration())")
    }
    let missing = "{ throw CocoaError(.featureUnsupported) }"
    let defaults = members.map { GeneratedCode.conditional($0.conditions, $0.declaration(missing)) }
    let groups = Dictionary(grouping: members, by: \.name).sorted { $0.key < $1.key }
    let code = """
      \(head) protocol \(name): \(inherited) {
      \(requirements.joined(separator: "\n"))
      #sourceLocation()
      }
      \(access)extension \(name) {
      \(defaults.joined(separator: "\n"))
      }
      \(groups.map { property($0.value) }.joined(separator: "\n"))
      """
    return GeneratedCode.conditional(conditions, code)
  }

  /// Returns the property through which requirements of one name are called, with its type.
  private func property(_ members: [Member]) -> String {
    let first = members[0]
    let isolation = members.contains { $0.head.contains("@MainActor") } ? "@MainActor " : ""
    let isMethod = first.parameters != nil
    let name = first.name.filter { $0 != "`" }
    let type = isMethod ? "_\(path.replacing(".", with: "_"))_\(name)" : "(\(first.result ?? "Void"))"
    let calls = members.enumerated().map { "c\($0): { \($1.call) }" }.joined(separator: ", ")
    let value = isMethod ? "\(type)(\(calls))" : "try? self.\(first.name) as \(type)"
    var lines = ["\(access)extension \(path) { \(isolation)var \(first.name): \(type)? { \(value) } }"]
    if isMethod {
      let open = ["public ", "package "].contains(access) ? access : ""
      lines += ["\(access)struct \(type) {"] + members.enumerated().map { $1.function($0, open) } + ["}"]
    }
    return GeneratedCode.conditional(first.conditions, lines.joined(separator: "\n"))
  }
}

extension OptionalRequirements.Member {
  /// Returns the requirement, or its implementation with a body.
  ///
  /// The optional property has the same name as a property, and comes first.
  fileprivate func declaration(_ body: String = "") -> String {
    parameters == nil
      ? "@_disfavoredOverload \(head): \(result ?? "") { get throws \(body) }"
      : "\(head) throws\(result.map { " -> \($0)" } ?? "") \(body)"
  }

  /// The call of the method with the arguments of a closure.
  fileprivate var call: String {
    let arguments = (parameters ?? []).enumerated().map { $1.argument("$\($0)") }
    return "try? self.\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the closure and the function of the method in the type of its property.
  fileprivate func function(_ index: Int, _ access: String) -> String {
    let parameters = parameters ?? []
    // `try?` adds no second optional to a result that is one.
    let type = result.map { $0.hasSuffix("?") ? $0 : "(\($0))?" } ?? "Void?"
    let list = parameters.enumerated().map { "\($1.writtenLabel) _\($0): \($1.type)" }.joined(separator: ", ")
    let values = parameters.enumerated().map { ($1.isInout ? "&_" : "_") + "\($0)" }.joined(separator: ", ")
    return """
        let c\(index): (\(parameters.map(\.type).joined(separator: ", "))) -> \(type)
        @discardableResult \(access)func callAsFunction(\(list)) -> \(type) { c\(index)(\(values)) }
      """
  }
}
