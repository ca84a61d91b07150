import Foundation
import TestSupport
import Testing

@testable import SelectorRewriter

/// Files without Objective-C keep every byte, and all files keep the lengths of their lines except for the
/// heads of protocols and the imports of the log.
@Suite struct UnchangedTests {
  /// The Swift files of this package; in the usual run, those of one app and a part of the others.
  private func files() throws -> [URL] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let all = try #require(found).compactMap { $0 as? URL }
    let sources = all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    return sources.enumerated().filter { index, file in
      TestEffort.isThorough || index % 10 == 0 || file.path.contains("/Client/Notes/")
    }.map(\.element)
  }

  @Test func everyLineKeepsItsLengthButHeadsAndTheLog() throws {
    let files = try files()
    #expect(files.count > 100)
    let texts = try files.map { file in
      Rewriter.File(text: try String(contentsOf: file, encoding: .utf8), path: file.path)
    }
    var heads = 0
    for (file, output) in zip(texts, Rewriter.rewrite(texts)) {
      let text = file.text
      let result = placed(try output.get().text, file.path)
      let rewritten = [
        "@objc", "@IB", "@nonobjc", "@NS", "@GK", "#selector", "#keyPath", "#Preview", "import CoreGraphics",
        "import Darwin", "import os",
      ]
      let usesObjectiveC = rewritten.contains { text.contains($0) }
      let asksForLanguage = ["NSLocalizedString", "ocalized", "Locale", "preferredLanguages"].contains {
        text.contains($0) && text.contains("import Foundation")
      }
      // The plugin compiles `os(iOS)` as true.
      let asksForSystem = text.contains("os(iOS)")
      if !usesObjectiveC, !asksForLanguage, !asksForSystem { #expect(result == text, "\(file.path)") }
      let pairs = (old: lines(text), new: lines(result))
      #expect(pairs.old.count == pairs.new.count, "\(file.path)")
      for (number, (old, new)) in zip(pairs.old, pairs.new).enumerated()
      where old.utf8.count != new.utf8.count {
        heads += 1
        #expect(
          new == headOfProtocol(old, new) || old.hasPrefix("import os"),
          "\(file.path):\(number + 1) is rewritten to another length: \(new)")
      }
    }
    // The sources of Notes have one, so that the exception is tested too.
    #expect(heads > 0)
  }

  /// Returns the head of a protocol of Objective-C in plain Swift; nil for every other line.
  ///
  ///     @objc protocol Picker {               protocol Picker: AnyObject {
  ///     @objc protocol Picker: Source {       protocol Picker: Source, AnyObject {
  ///
  /// The protocol inherits another one with its optional requirements, if it has some.
  private func headOfProtocol(_ line: Substring, _ new: Substring) -> Substring? {
    guard line.hasPrefix("@objc protocol "), line.hasSuffix(" {") else { return nil }
    let plain = String(repeating: " ", count: "@objc".count) + line.dropFirst("@objc".count).dropLast(2)
    let name = line.dropFirst("@objc protocol ".count).prefix { $0 != ":" && $0 != " " }
    let optional = new.contains("_Optional") ? ", _\(name)_Optional" : ""
    return plain + (line.contains(":") ? ", AnyObject" : ": AnyObject") + optional + " {"
  }

  /// Returns a text without the overrides that were added to it, with every line at its number.
  ///
  ///     class Card: UIView {                                  class Card: UIView { var a = 1 }
  ///     #sourceLocation(file: "Card+Layout.swift", line: 2)
  ///     override func layoutSubviews() { … }
  ///     #sourceLocation(file: "Card.swift", line: 1)
  ///                          var a = 1 }
  private func placed(_ text: String, _ path: String) -> String {
    var placed: [Substring] = []
    var next: Int? = 1
    for line in lines(text) {
      if line.hasPrefix("#sourceLocation(file: \"/"), let number = line.split(separator: " ").last?.dropLast()
      {
        next = line.contains("\"\(path)\"") ? Int(number) : nil
      } else if let number = next {
        if number <= placed.count {
          placed[number - 1] += line.dropFirst(placed[number - 1].count)
        } else {
          placed.append(line)
        }
        next = number + 1
      }
    }
    return placed.joined(separator: "\n")
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func theOriginalFileIsNamedBeforeTheText() throws {
    let output = try Rewriter.rewrite("let a = 1", path: "/A \"b\"/C.swift")
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
    let first = try Rewriter.rewrite("", path: "/App/Card.swift").addition
    let second = try Rewriter.rewrite("", path: "/App/More/Card.swift").addition
    #expect((first + second).contains("func \(name.drop { $0 == " " })(_ table: AnyObject) {}"))
  }
}
