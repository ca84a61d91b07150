/// Compiles the parts of Swift that need Objective-C: attributes such as `@objc`, `#selector` and `#keyPath`.
///
/// Every token stays at its line and column, except after the name of an `@objc` protocol, after `import os`
/// and after a long name of an override in an extension. The code that registers the methods comes after the
/// text of the file.
public enum Rewriter {
  /// A file that was rewritten.
  public struct Output: Equatable, Sendable {
    /// The text of the file; lines that are added to it name the original lines.
    public let text: String
    /// The code that is added after the text.
    public let addition: String
    /// The warnings about methods that are marked and that no selector can call.
    public let warnings: [Report]
    /// True if the file has a preview.
    public let hasPreviews: Bool
  }

  /// A file of a module.
  public struct File: Sendable {
    /// The text of the file.
    public let text: String
    /// The path of the file, for reports and for the compiler's messages.
    public let path: String

    /// Creates a file.
    public init(text: String, path: String) {
      self.text = text
      self.path = path
    }
  }

  /// Rewrites the files of a module.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - withPreviews: True if the module imports `LayoutPreviews`, so that its previews are added as values.
  /// - Returns: For each file the text and the code after it, or a report if it cannot be rewritten.
  public static func rewrite(_ files: [File], withPreviews: Bool = false) -> [Result<Output, Report>] {
    let scanned = files.map(scan)
    let known = zip(files, scanned).compactMap { file, scanner in
      (try? scanner.get()).map { (path: file.path, scanner: $0) }
    }
    let overrides = ModuleOverrides(known)
    let optionals = Set(known.flatMap(\.scanner.optionals).flatMap(\.members).map(\.name))
    return zip(files, scanned).map { file, scanned in
      scanned.flatMap { scanner in
        // A file that cannot be rewritten may contain the class of an override.
        if known.count == files.count, let problem = overrides.problem(in: scanner) {
          return .failure(report(problem, in: scanner.source, path: file.path, severity: .error))
        }
        return .success(output(of: (file.path, scanner), overrides, optionals, withPreviews))
      }
    }
  }

  private static func scan(_ file: File) -> Result<Scanner, Report> {
    let source = SourceText(file.text)
    do {
      var scanner = try Scanner(source)
      try scanner.run()
      return .success(scanner)
    } catch let problem {
      return .failure(report(problem, in: source, path: file.path, severity: .error))
    }
  }

  /// Returns the text of the file that the compiler gets.
  ///
  /// Messages about the text name the original file; messages about the addition name the generated one.
  public static func compilerInput(_ output: Output, path: String) -> String {
    let end = output.text.hasSuffix("\n") ? "" : "\n"
    return "\(sourceLocation(path, line: 1))\n\(output.text)\(end)#sourceLocation()\n" + output.addition
  }

  /// Returns the directive by which messages about the next line name a line of a file.
  static func sourceLocation(_ path: String, line: Int) -> String {
    let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(literal)\", line: \(line))"
  }

  /// A problem in a file, with the form of the compiler's messages.
  public struct Report: Error, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// The problem.
    public let sentence: String

    /// The importance of the problem.
    public let severity: Severity

    /// The degrees of importance.
    public enum Severity: String, Sendable {
      /// The file is not compiled.
      case error
      /// The file is compiled.
      case warning
    }

    /// The place and the problem: `Card.swift:3:5: error: …`.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(sentence)" }
  }

  private static func report(
    _ problem: SourceProblem, in source: SourceText, path: String, severity: Report.Severity
  ) -> Report {
    let (line, column) = source.position(of: problem.offset)
    return Report(
      path: path, line: line, column: column, sentence: problem.reason.sentence, severity: severity)
  }

  private static func output(
    of file: ModuleOverrides.File, _ overrides: ModuleOverrides, _ optionals: Set<String>,
    _ withPreviews: Bool
  ) -> Output {
    let (path, scanner) = file
    let source = scanner.source
    let previews = withPreviews ? scanner.previews : []
    let imports = Imports(in: scanner.tokens)
    var code = GeneratedCode(
      path: path, groups: scanner.groups, optionals: scanner.optionals,
      previews: previews.map { found in
        GeneratedCode.Preview(
          line: found.line, text: (found.hasArguments ? "" : "()") + source[found.text],
          conditions: found.conditions)
      })
    var edits = scanner.edits + overrides.edits(of: file) + imports.edits
    for found in scanner.references {
      let name = code.function(for: found)
      edits.append(.replace(found.token, with: name))
      if !found.isChecked { edits.append(.blank(found.argument, in: source)) }
    }
    let usesSelectors = scanner.tokens.contains { token in
      token.isWord("Selector") || token.isWord("NSSelectorFromString") || token.isWord("NSStringFromSelector")
    }
    let text = edits.isEmpty ? nil : String(decoding: Edit.apply(edits, to: source), as: UTF8.self)
    return Output(
      text: text ?? source[0..<source.bytes.count],
      addition: code.text(usesSelectors: usesSelectors, imports: imports.addition),
      warnings: (scanner.problems + scanner.comparisons(of: optionals)).map {
        report($0, in: source, path: path, severity: .warning)
      }, hasPreviews: !previews.isEmpty)
  }
}
