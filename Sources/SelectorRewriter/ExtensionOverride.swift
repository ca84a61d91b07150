/// A member of an extension that overrides one of the superclass, which Swift allows in the body of a class
/// only.
///
/// The member stays where it is, under another name, and the body of the class gets an override that calls
/// it:
///
///     extension Card { override func layoutSubviews() { … } }
///     extension Card {   func _1_layoutSubviews() { … } }
///     class Card: UIView { override func layoutSubviews() { self._1_layoutSubviews() } … }
struct ExtensionOverride {
  /// The kinds of members.
  enum Kind {
    /// A method, with `try` and `await` as its call needs them, and its arguments in parentheses.
    case method(effects: String, arguments: String)
    /// A property, with a setter or without.
    case property(isSettable: Bool)
  }

  let kind: Kind
  /// The name of the class with the types that contain it.
  let typePath: String
  /// The name without backticks.
  let name: String
  /// The indices of the tokens from the first attribute or modifier to the name.
  let tokens: ClosedRange<Int>
  /// The index of the word `override`.
  let keyword: Int
  /// The line of the word `override`.
  let line: Int
  /// The conditions of the `#if` directives around the member.
  let conditions: [String]
  /// The declaration without its body, on one line.
  let head: String

  /// Returns the override in the body of the class, which calls the member under its new name.
  func declaration(calling newName: String) -> String {
    let body =
      switch kind {
      case .method(let effects, let arguments): "\(effects)self.\(newName)\(arguments)"
      case .property(false): "self.\(newName)"
      case .property(true): "get { self.\(newName) } set { self.\(newName) = newValue }"
      }
    return "\(head) { \(body) }"
  }
}

/// The body of a class, into which the overrides of its extensions are added.
struct ClassBody {
  /// The name of the class with the types that contain it.
  let path: String
  /// The offset after the brace that begins the body.
  let start: Int
}

/// The overrides in the extensions of a module.
struct ModuleOverrides {
  /// A file of the module.
  typealias File = (path: String, scanner: Scanner)

  private let members: [(path: String, member: ExtensionOverride)]
  /// The names of the types with such members, each once; the position of a name is the number in new names.
  private let typePaths: [String]
  private let classes: Set<String>

  init(_ files: [File]) {
    members = files.flatMap { file in file.scanner.overrides.map { (file.path, $0) } }
    typePaths = Set(members.map(\.member.typePath)).sorted()
    classes = Set(files.flatMap { $0.scanner.classes.map(\.path) })
  }

  /// Returns the problem of the first member whose class is in no file; members inside `#if` are left to the
  /// compiler.
  func problem(in scanner: Scanner) -> SourceProblem? {
    scanner.overrides.first { $0.conditions.isEmpty && !classes.contains($0.typePath) }.map { member in
      SourceProblem(
        .foreignOverride(member.name, member.typePath),
        at: scanner.tokens[member.keyword].range.lowerBound)
    }
  }

  /// Returns the changes of a file: new names in its extensions, and overrides in its classes.
  func edits(of file: File) -> [Edit] {
    let renamed = file.scanner.overrides.filter { classes.contains($0.typePath) }.flatMap { member in
      file.scanner.renaming(member, to: newName(of: member))
    }
    return renamed + file.scanner.classes.compactMap { addition(to: $0, in: file) }
  }

  private func newName(of member: ExtensionOverride) -> String {
    "_\((typePaths.firstIndex(of: member.typePath) ?? 0) + 1)_\(member.name)"
  }

  /// Returns the overrides of a class as an insertion at the beginning of its body; nil if there are none.
  ///
  /// Messages about them name the lines of the extension. The text after them keeps its line and column.
  private func addition(to body: ClassBody, in file: File) -> Edit? {
    let own = members.filter { $0.member.typePath == body.path }
    if own.isEmpty { return nil }
    let place = file.scanner.source.position(of: body.start)
    let lines = own.flatMap { path, member in
      member.conditions.map { "#if \($0)" } + [
        Rewriter.sourceLocation(path, line: member.line), member.declaration(calling: newName(of: member)),
      ] + member.conditions.map { _ in "#endif" }
    }
    let rest = [
      Rewriter.sourceLocation(file.path, line: place.line), String(repeating: " ", count: place.column - 1),
    ]
    return .insert("\n" + (lines + rest).joined(separator: "\n"), at: body.start)
  }
}
