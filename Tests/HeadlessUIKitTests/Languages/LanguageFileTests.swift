import Foundation
import Testing
import UIKit

/// String files that cannot be read: one sentence with the path and the reason.
@Suite struct LanguageFileTests {
  private func message(_ name: String, _ content: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file, atomically: true, encoding: .utf8)
    return message(file.path).replacing(folder.path + "/", with: "")
  }

  private func message(_ path: String) -> String {
    do throws(LayoutLanguages.ReadingError) {
      let languages = try LayoutLanguages(catalog: path)
      return languages.map(\.identifier).joined(separator: " ")
    } catch {
      return error.description
    }
  }

  private func begin(_ path: String) -> String { "The languages cannot be read from \(path): " }

  @Test func theReasonNamesTheFile() throws {
    #expect(message("None.xcstrings") == begin("None.xcstrings") + "there is no such file.")
    #expect(
      try message("a.txt", "") == begin("a.txt")
        + "it is no string file (.xcstrings, .strings, .stringsdict).")
    #expect(try message("a.xcstrings", "{") == begin("a.xcstrings") + "it is not JSON.")
    #expect(
      try message("a.xcstrings", "{\"strings\": {}}") == begin("a.xcstrings")
        + "it has no \"sourceLanguage\".")
    #expect(
      try message("a.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": 1}}}")
        == begin("a.xcstrings") + "\"strings/a/localizations\" has another type than in a string catalog.")
    #expect(
      try message("a.strings", "a = \"b\";") == begin("a.strings")
        + "it is not in the folder of a language, such as de.lproj.")
    #expect(
      try message("de.lproj/a.strings", "a = ;") == begin("de.lproj/a.strings") + "it is no property list.")
    #expect(
      try message("de.lproj/a.strings", "(a, b)") == begin("de.lproj/a.strings") + "it is no list of keys.")
    #expect(
      try message("de.lproj/a.stringsdict", "{ files = { one = file; }; }") == begin("de.lproj/a.stringsdict")
        + "\"files\" has neither a text nor a NSStringLocalizedFormatKey.")
  }

  @Test func aFolderWithoutStringFilesIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(message(folder.path) == begin(folder.path) + "the folder has no string files.")
  }

  @Test func aFolderHasTheTablesOfAllItsFiles() throws {
    let folder = "Tests/HeadlessUIKitTests/Fixtures/Languages"
    #expect(message(folder) == "en ar de he ja ru")
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    for (language, table, text) in [
      ("en", "Main", "Home"), ("en", "Errors", "Offline"), ("de", "Main", "Start"),
    ] {
      let file = copy.appendingPathComponent("\(language).lproj/\(table).strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "title = \"\(text)\";".write(to: file, atomically: true, encoding: .utf16)
    }
    let languages = try LayoutLanguages(catalog: copy.path)
    #expect(languages.map { $0.text(forKey: "title", table: "Main") } == ["Home", "Start"])
    #expect(languages.missing.map(\.description) == ["German has no text for \"title\" in Errors."])
    let one = try LayoutLanguages(catalog: copy.path + "/de.lproj/Main.strings")
    #expect(one.map { $0.text(forKey: "title", table: "Errors") } == [nil, nil])
  }

  @Test func theSourceLanguageNeedsTexts() throws {
    let path = "Tests/HeadlessUIKitTests/Fixtures/Languages/de.lproj"
    let error = #expect(throws: LayoutLanguages.ReadingError.self) {
      try LayoutLanguages(catalog: path, source: "en")
    }
    #expect(error?.description == begin(path) + "there are no texts in the source language en.")
    #expect(message(path) == "de")
  }

  @Test func aVariableThatNamesItselfEnds() throws {
    let variable = "b = { NSStringFormatValueTypeKey = d; other = \"%#@b@\"; };"
    #expect(
      try message(
        "en.lproj/a.stringsdict",
        "{ a = { NSStringLocalizedFormatKey = \"%#@b@\"; \(variable) }; }"
      ) == "en")
  }
}
