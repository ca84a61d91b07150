import Foundation
import Testing

/// The answers of the scripts of the package to words on their command lines.
///
/// Nothing is built.
@Suite struct ScriptTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a script, and returns its exit status, its output and its errors.
  private func run(_ script: String, _ words: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", Self.package.appendingPathComponent(script).path] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  /// The names of the checks that `.ci/run` accepts.
  private func checks() throws -> [String] {
    let text = try Document.lines(of: ".ci/run").joined(separator: " ")
    let list = try #require(text.components(separatedBy: " checks=(").dropFirst().first)
    return list.prefix { $0 != ")" }.split(separator: " ").map(String.init)
  }

  @Test(arguments: [".ci/run", "docs/build", "Benchmarks/run"])
  func aScriptExplainsItself(script: String) throws {
    for option in ["--help", "-h"] {
      let result = try run(script, option)
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.output.contains("\n    \(script) "), "\(result.output)")
    }
  }

  @Test(arguments: [".ci/run", "docs/build", "Benchmarks/run"])
  func aWrongOptionIsRepeated(script: String) throws {
    let result = try run(script, "--nosuch")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("'--nosuch'"))
    #expect(result.errors.hasSuffix(" See \(script) --help.\n"))
  }

  @Test func aWrongCheckIsAnsweredWithAllChecks() throws {
    let names = try checks().joined(separator: ", ")
    for word in ["nosuch", "check_nosuch"] {
      let result = try run(".ci/run", word)
      #expect(result.errors == "There is no check '\(word)'. Checks: \(names). See .ci/run --help.\n")
    }
  }

  @Test func everyCheckHasAFunctionAndALineOfTheHelp() throws {
    let lines = try Document.lines(of: ".ci/run")
    let help = try run(".ci/run", "--help").output
    let names = try checks()
    #expect(names.count >= 9)
    for name in names {
      #expect(lines.contains("\(name)() {"))
      #expect(help.contains("    \(name) "))
    }
  }

  @Test func theFolderOfTheDocumentationIsOneWord() throws {
    let result = try run("docs/build", "one", "two")
    #expect(result.status == 64)
    #expect(
      result.errors == "docs/build takes one folder; 'two' is one word too many. See docs/build --help.\n")
  }

  @Test(arguments: [
    ["--only", "W1,W9"], ["--layer", "W9"], ["--json", "/W9/rows.json"], ["--tables", "/W9/t.md"],
  ])
  func theBenchmarkRefusesAWrongValueBeforeItBuilds(words: [String]) throws {
    let result = try run("Benchmarks/run", words[0], words[1])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("Benchmarks/run: \(words[0]) "))
    #expect(result.errors.contains("W9"))
  }
}
