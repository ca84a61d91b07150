/// Compiles the parts of Swift that need Objective-C: attributes such as `@objc`, `#selector` and `#keyPath`.
///
/// Every token stays at its line and column, except after the name of an `@objc` protocol. The code that
/// registers the methods comes after the text of the file.
public enum Rewriter {
  /// A file that was rewritten.
  public struct Output: Equatable, Sendable {
    /// The text of the file, with changes inside its lines only.
    public let text: String
    /// The code that is added after the text.
    public let addition: String
    /// The warnings about methods that are marked and that no selector can call.
    public let warnings: [Report]
  }

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path of the file, for reports and for the compiler's messages.
  ///   - module: The module that contains the file.
  /// - Returns: The text, and the code after it.
  /// - Throws: A `Report` if the file cannot be rewritten.
  public static func rewrite(
    _ text: String, path: String, module: String
  ) throws(Report) -> Output {
    let source = SourceText(text)
    do {
      var scanner = try Scanner(source)
      try scanner.run()
      return output(of: scanner, path: path)
    } catch let problem {
      throw report(problem, in: source, path: path, severity: .error)
    }
  }

  /// Returns the text of the file that the compiler gets.
  ///
  /// Messages about the text name the original file; messages about the addition name the generated one.
  public static func compilerInput(_ output: Output, path: String) -> String {
    let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let end = output.text.hasSuffix("\n") ? "" : "\n"
    return "#sourceLocation(file: \"\(literal)\", line: 1)\n\(output.text)\(end)#sourceLocation()\n"
      + output.addition
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

  private static func output(of scanner: Scanner, path: String) -> Output {
    let source = scanner.source
    var code = GeneratedCode(path: path, groups: scanner.groups)
    var edits = scanner.edits
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
      text: text ?? source[0..<source.bytes.count], addition: code.text(usesSelectors: usesSelectors),
      warnings: scanner.problems.map { report($0, in: source, path: path, severity: .warning) })
  }
}
