/// The code that is added to a file: a function for each selector, and the methods of the file's types.
struct GeneratedCode {
  private let path: String
  private let groups: [ExposedGroup]
  private let optionals: [OptionalRequirements]
  private let previews: [Preview]
  private var functions: [String] = []
  private var functionNames: [String: String] = [:]

  /// A preview: its line, its arguments and its body, and the conditions around it.
  struct Preview {
    let line: Int
    let text: String
    let conditions: [String]
  }

  init(path: String, groups: [ExposedGroup], optionals: [OptionalRequirements], previews: [Preview]) {
    self.path = path
    self.groups = groups
    self.optionals = optionals
    self.previews = previews
  }

  /// Returns the name of the function that makes a selector; it is as long as `#selector`.
  mutating func function(for found: Scanner.FoundReference) -> String {
    let reference = found.reference
    let owner = reference.qualifier ?? found.surroundingType
    let place = "\(path.split(separator: "/").last ?? ""):\(found.line)"
    let arguments = [
      Self.literal(reference.name), "of: \(owner.map(Self.literal) ?? "nil")",
      "arity: \(reference.arity.map(String.init) ?? "nil")",
      "standard: \(Self.literal(reference.standardSelector))", "at: \(Self.literal(place))",
    ]
    let call = "_AppSelectors.selector(\(arguments.joined(separator: ", ")))"
    if let name = functionNames[call] { return name }
    let digits = String(functionNames.count + 1)
    let name = "_sel" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    functionNames[call] = name
    functions.append(
      """
      nonisolated fileprivate func \(name)() -> UIKit.Selector {
        \(call)
      }
      nonisolated fileprivate func \(name)<Member>(_ member: @autoclosure () -> Member) -> UIKit.Selector {
        \(name)()
      }
      """)
    return name
  }

  /// Returns the code of the file.
  func text(usesSelectors: Bool, imports: [String]) -> String {
    let needsUIKit = usesSelectors || !functions.isEmpty || !groups.isEmpty || !optionals.isEmpty
    var parts = (needsUIKit ? ["import UIKit"] : []) + imports
    parts += functions
    for (index, group) in groups.enumerated() { parts.append(conformance(of: group, index + 1)) }
    parts += optionals.map { $0.code(path: path) }
    parts.append(registration())
    if !previews.isEmpty { parts.append(listOfPreviews()) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A protocol of its own for each type: a cast to it finds the objects of a generic class, too.
  ///
  /// Its members are isolated and not the protocol, which would isolate the type and its subclasses.
  /// Deprecated code may use types and methods that are deprecated.
  private func conformance(of group: ExposedGroup, _ number: Int) -> String {
    let cases = group.entries.enumerated().map { index, entry in
      "    case \(index): \(entry.call)"
    }
    return Self.conditional(
      group.conditions,
      """
      nonisolated fileprivate protocol _Selectors\(number): AnyObject {
        @MainActor var _class\(number): AnyClass { get }
        @MainActor func _perform\(number)(_ call: UIKit.SelectorCall)
      }

      @available(*, deprecated)
      extension \(group.typePath): _Selectors\(number) {
        @MainActor fileprivate var _class\(number): AnyClass { \(group.typePath).self }

        @MainActor fileprivate func _perform\(number)(_ call: UIKit.SelectorCall) {
          switch call.index {
      \(cases.joined(separator: "\n"))
          default: break
          }
        }
      }
      """)
  }

  /// The function that adds the methods of the file to the table; every file has one.
  private func registration() -> String {
    let name = Self.registrationName(of: path)
    guard !groups.isEmpty else { return "nonisolated func \(name)(_ table: AnyObject) {}" }
    let additions = groups.enumerated().map { index, group in addition(of: group, index + 1) }
    return """
      nonisolated func \(name)(_ table: AnyObject) {
        guard let table = table as? UIKit.SelectorTable else { return }
      \(additions.joined(separator: "\n"))
      }
      """
  }

  private func addition(of group: ExposedGroup, _ number: Int) -> String {
    let names = group.entries.map { entry in
      "(\(Self.literal(entry.selector)), \(Self.literal(entry.name)))"
    }
    return Self.conditional(
      group.conditions,
      """
        table.add(
          [\(names.joined(separator: ", "))], of: \(Self.literal(group.typeName)),
          class: { ($0 as? any _Selectors\(number))?._class\(number) },
          perform: { target, call in
            (target as? any _Selectors\(number))?._perform\(number)(call)
          })
      """)
  }

  /// The function that returns the previews of the file.
  ///
  /// The compiler's messages about a preview name its line.
  private func listOfPreviews() -> String {
    let file = String(path.split(separator: "/").last ?? "")
    let additions = previews.map { preview in
      let place = Self.literal("\(file):\(preview.line)")
      return Self.conditional(
        preview.conditions,
        """
        \(Rewriter.sourceLocation(path, line: preview.line))
          previews += [LayoutPreviews.AppPreview(at: \(place))\(preview.text)]
        #sourceLocation()
        """)
    }
    return """
      import LayoutPreviews

      @MainActor func \(Self.registrationName(of: path))() -> [LayoutPreviews.LayoutPreview] {
        var previews: [LayoutPreviews.LayoutPreview] = []
      \(additions.joined(separator: "\n"))
        return previews
      }
      """
  }

  /// Returns code with `#if` directives around it.
  static func conditional(_ conditions: [String], _ code: String) -> String {
    conditions.reversed().reduce(code) { code, condition in "#if \(condition)\n\(code)\n#endif" }
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  // The module

  /// Returns the name of the function that adds the methods of a file, which no other file of a module has.
  static func registrationName(of path: String) -> String {
    let base = path.split(separator: "/").last ?? ""
    let letters = base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    // A hash that is the same in every run (FNV-1a).
    let hash = path.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
    return "_selectors_\(String(letters))_\(String(hash, radix: 16))"
  }
}

extension Rewriter {
  /// Returns the file of a module that lists the rewritten files.
  ///
  /// - Parameters:
  ///   - paths: The paths with which the files were rewritten.
  ///   - previewed: The paths of the files with previews.
  public static func moduleFile(for paths: [String], withPreviews previewed: [String] = []) -> String {
    let calls = paths.sorted().map { "    \(GeneratedCode.registrationName(of: $0))(table)" }
    return """
      import UIKit

      nonisolated final class _AppSelectors: UIKit.AppSelectors {
        override class func addMethods(to table: UIKit.SelectorTable) {
      \(calls.joined(separator: "\n"))
        }
      }

      """ + (previewed.isEmpty ? "" : classOfPreviews(in: previewed))
  }

  private static func classOfPreviews(in paths: [String]) -> String {
    let previews = paths.sorted().map { "\(GeneratedCode.registrationName(of: $0))()" }
    return """

      import LayoutPreviews

      final class _AppPreviews: LayoutPreviews.AppPreviews {
        override class var all: [LayoutPreviews.LayoutPreview] {
          let previews: [[LayoutPreviews.LayoutPreview]] = [\(previews.joined(separator: ", "))]
          return previews.flatMap { $0 }
        }
      }

      """
  }
}
