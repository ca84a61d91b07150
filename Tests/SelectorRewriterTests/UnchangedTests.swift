import Foundation
import Testing

@testable import SelectorRewriter

/// Files without Objective-C keep every byte, and all files keep the lengths of their lines except for the
/// heads of protocols.
@Suite struct UnchangedTests {
  /// The Swift files of this package.
  private func files() throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let all = try #require(found).compactMap { $0 as? URL }
    return all.filter { $0.pathExtension == "swift" }
  }

  @Test func everyLineKeepsItsLengthButTheHeadOfAProtocol() throws {
    let files = try files()
    #expect(files.count > 100)
    var heads = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let result = try Rewriter.rewrite(text, path: file.path, module: "App").text
      let usesObjectiveC = ["@objc", "@IB", "@nonobjc", "@NS", "@GK", "#selector", "#keyPath"].contains {
        text.contains($0)
      }
      if !usesObjectiveC { #expect(result == text, "\(file.path)") }
      let pairs = (old: lines(text), new: lines(result))
      #expect(pairs.old.count == pairs.new.count, "\(file.path)")
      for (number, (old, new)) in zip(pairs.old, pairs.new).enumerated()
      where old.utf8.count != new.utf8.count {
        heads += 1
        #expect(
          new == headOfProtocol(old), "\(file.path):\(number + 1) is rewritten to another length: \(new)")
      }
    }
    // The sources of Notes have one, so that the exception is tested too.
    #expect(heads > 0)
  }

  /// Returns the head of a protocol of Objective-C in plain Swift; nil for every other line.
  ///
  ///     @objc protocol Picker {               protocol Picker: AnyObject {
  ///     @objc protocol Picker: Source {       protocol Picker: Source, AnyObject {
  private func headOfProtocol(_ line: Substring) -> Substring? {
    guard line.hasPrefix("@objc protocol "), line.hasSuffix(" {") else { return nil }
    let plain = String(repeating: " ", count: "@objc".count) + line.dropFirst("@objc".count).dropLast(2)
    return plain + (line.contains(":") ? ", AnyObject {" : ": AnyObject {")
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func theOriginalFileIsNamedBeforeTheText() throws {
    let output = try Rewriter.rewrite("let a = 1", path: "/A \"b\"/C.swift", module: "App")
    let text = Rewriter.compilerInput(output, path: "/A \"b\"/C.swift")
    #expect(
      text.hasPrefix(
        "#sourceLocation(file: \"/A \\\"b\\\"/C.swift\", line: 1)\nlet a = 1\n#sourceLocation()\n"))
  }

  @Test func aFileWithoutSelectorsDoesNotImportUIKit() throws {
    #expect(try !addition("let a = 1").contains("import UIKit"))
    #expect(try addition("let a: Selector? = nil").contains("import UIKit"))
  }

  @Test func theModuleCallsTheFunctionOfEachFile() throws {
    let module = Rewriter.moduleFile(for: ["/App/Card.swift", "/App/More/Card.swift"])
    let calls = module.split(separator: "\n").filter { $0.contains("(table)") }
    #expect(calls.count == 2 && Set(calls).count == 2)
    let name = try #require(calls.first { $0.contains("_selectors_") }).split(separator: "(")[0]
    let first = try Rewriter.rewrite("", path: "/App/Card.swift", module: "App").addition
    let second = try Rewriter.rewrite("", path: "/App/More/Card.swift", module: "App").addition
    #expect((first + second).contains("func \(name.drop { $0 == " " })(_ table: AnyObject) {}"))
  }
}
