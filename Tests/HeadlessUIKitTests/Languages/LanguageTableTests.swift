import Foundation
import Testing
import UIKit

/// The rules by which the tables of an app become its languages.
@Suite struct LanguageTableTests {
  /// Reads languages from files with the given content, in a folder that exists meanwhile.
  private func languages(_ files: [String: String], source: String? = nil) throws -> LayoutLanguages {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, atomically: true, encoding: .utf8)
    }
    return try LayoutLanguages(catalog: folder.path, source: source)
  }

  /// Returns a table with one text that has one variable with one form.
  private func table(_ text: String, variable: String, type: String = "d", form: String) -> String {
    let rules = "NSStringFormatValueTypeKey = \(type); other = \"\(form)\";"
    return "{ key = { NSStringLocalizedFormatKey = \"\(text)\"; \"\(variable)\" = { \(rules) }; }; }"
  }

  private func text(_ text: String, variable: String, form: String) throws -> String? {
    let content = table(text, variable: variable, form: form)
    return try languages(["en.lproj/Localizable.stringsdict": content]).source.text(forKey: "key")
  }

  @Test func theArgumentsAfterTheFirstOneOfAVariableAreTheNext() throws {
    #expect(
      try text("%#@files@", variable: "files", form: "%d files in %@") == "%1$d files in %2$@")
    #expect(
      try text("%#@files@", variable: "files", form: "%arg files in %@") == "%1$d files in %2$@")
    #expect(
      try text("%@: %#@files@", variable: "files", form: "%d in %@") == "%1$@: %2$d in %3$@")
  }

  @Test(arguments: ["num-files", "files.count", "files"])
  func aVariableMayHaveAnyName(name: String) throws {
    #expect(try text("All %#@\(name)@", variable: name, form: "%d files") == "All %1$d files")
  }

  @Test func theSourceLanguageNamesTheTextsOfTheBase() throws {
    let files = [
      "Base.lproj/Main.strings": "a = \"Home\"; b = \"Back\";", "de.lproj/Main.strings": "a = \"Start\";",
    ]
    let languages = try languages(files, source: "en")
    #expect(languages.map(\.identifier) == ["en", "de"])
    #expect(languages.map { $0.text(forKey: "a", table: "Main") } == ["Home", "Start"])
    #expect(languages.missing.map(\.description) == ["German has no text for \"b\" in Main."])
  }

  @Test func anEnglishOfARegionIsTheSourceLanguage() throws {
    let files = ["de.lproj/a.strings": "a = b;", "en-GB.lproj/a.strings": "a = b;"]
    #expect(try languages(files).map(\.identifier) == ["en-GB", "de"])
  }

  @Test func anUnderscoreIsAHyphenInTheNameOfALanguage() throws {
    let files = [
      "en.lproj/a.strings": "a = b;", "pt_BR.lproj/a.strings": "a = c;",
      "pt-BR.lproj/b.strings": "a = d;",
    ]
    let languages = try languages(files, source: "pt_BR")
    #expect(languages.map(\.identifier) == ["pt-BR", "en"])
    #expect(languages.source.text(forKey: "a", table: "a") == "c")
    #expect(languages.source.text(forKey: "a", table: "b") == "d")
  }
}

/// Translations that `String(format:)` cannot fill with the arguments of the source text.
@Suite struct TranslationArgumentTests {
  private func message(_ source: String, _ translation: String, key: String = "key") -> String {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    let texts = "\"en\": \(unit(source)), \"de\": \(unit(translation))"
    let content =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {\(texts)}}}}"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcstrings")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try content.write(to: file, atomically: true, encoding: .utf8)
      return try LayoutLanguages(catalog: file.path).map(\.identifier).joined(separator: " ")
    } catch {
      return "\(error)".replacing(file.path, with: "a")
    }
  }

  @Test func aConversionThatDoesNotFitIsAnError() {
    #expect(
      message("%lld files", "%@ Dateien")
        == "The languages cannot be read from a: the text of \"key\" in German has %@ for argument 1, "
        + "and the one in English has %lld.")
    #expect(
      message("Hello %@", "Hallo %@, %@")
        == "The languages cannot be read from a: the text of \"key\" in German has %@ for argument 2, "
        + "and the one in English has no argument 2.")
  }

  @Test(arguments: [
    ("%lld of %@", "%2$@: %1$lld"), ("%lld files", "%d Dateien"), ("%@ has %lld", "%@"),
    ("Done", "100%ige Arbeit"), ("100%", "100%"), ("%lld%%", "%lld %%"), ("%.1f", "%.2lf"),
  ])
  func conversionsOfTheSameKindFit(source: String, translation: String) {
    #expect(message(source, translation) == "en de")
  }

  @Test func argumentsOfTheKeyFitToo() {
    #expect(message("One file", "%lld Dateien", key: "%lld files") == "en de")
  }
}
