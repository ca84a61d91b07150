import Testing
import UIKit

/// The texts of an app in its languages; this file imports UIKit and not Foundation, as most view code does.
@MainActor @Suite(.serialized) struct LanguageTests {
  private func languages() throws -> LayoutLanguages {
    try LayoutLanguages(catalog: "Fixtures/Languages/Localizable.xcstrings")
  }

  @Test func theSourceLanguageIsTheFirst() throws {
    let languages = try languages()
    #expect(languages.map(\.identifier) == ["en", "ar", "de", "he", "ja", "ru"])
    #expect(languages.map(\.name) == ["English", "Arabic", "German", "Hebrew", "Japanese", "Russian"])
    #expect(languages.filter(\.isRightToLeft).map(\.identifier) == ["ar", "he"])
  }

  @Test func codeOfAnAppGetsTheTextsOfTheLanguage() throws {
    let key = "welcome"
    let expected = [
      "Welcome back", "مرحبًا بعودتك", "Herzlich willkommen zurück", "ברוך שובך", "おかえりなさい", "С возвращением",
    ]
    let languages = try languages()
    #expect(languages.each { _ in NSLocalizedString(key, comment: "") } == expected)
    #expect(languages.each { _ in String(localized: "welcome") } == expected)
    #expect(
      languages.each { _ in Bundle.main.localizedString(forKey: key, value: nil, table: nil) } == expected)
    #expect(
      languages.each { _ in
        NSLocalizedString(key, tableName: nil, bundle: .main, value: "", comment: "")
      } == expected)
    #expect(languages.each { _ in Locale.current.identifier } == languages.map(\.identifier))
    #expect(languages.each { _ in Locale.preferredLanguages } == languages.map { [$0.identifier] })
  }

  @Test func theScreenHasTheDirectionOfTheLanguage() throws {
    let directions = try languages().each { _ in UIView().effectiveUserInterfaceLayoutDirection }
    #expect(directions.map { $0 == .rightToLeft } == [false, true, false, true, false, false])
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(HeadlessLayout.language == nil && NSLocalizedString("welcome", comment: "") == "welcome")
  }

  @Test func numbersHaveTheirWidestForm() throws {
    let count = 1
    let texts = try languages().each { _ in String(localized: "\(count) files") }
    // The form for 1 is narrower. Of the six Arabic forms, the one for three to ten is the widest.
    let expected = ["1 files", "1 ملفات", "1 Dateien", "1 קבצים", "1個のファイル", "1 файлов"]
    #expect(texts == expected)
  }

  @Test func variablesOfATextKeepTheNumbersOfTheirArguments() throws {
    let german = try #require(try languages().first { $0.identifier == "de" })
    let text = HeadlessLayout.onScreen(language: german) {
      String(format: NSLocalizedString("photos %lld %lld", comment: ""), 12, 3)
    }
    // "Album" is wider than "Alben".
    #expect(text == "3 Album mit 12 Fotos")
  }

  @Test func anArgumentStandsInItsText() throws {
    let name = "Ada"
    let texts = try languages().each { _ in String(localized: "signed.in \(name)") }
    #expect(texts[0] == "Signed in as Ada" && texts[2] == "Angemeldet als Ada" && texts[4] == "Adaとしてログイン中")
  }

  @Test func keysHaveTheFormatsOfTheirArguments() throws {
    let language = LayoutLanguage(
      "en",
      tables: [
        "Localizable": [
          "%lld%% of %@": "%2$@: %1$lld%%", "%d, %u, %lf": "%d-%u-%.1f", "100%": "all", "key": "%@!",
        ],
        "Errors": ["network": "No network"],
      ])
    let small: Int32 = 7
    let unsigned: UInt8 = 8
    HeadlessLayout.onScreen(language: language) {
      #expect(String(localized: "\(40)% of \("memory")") == "memory: 40%")
      #expect(String(localized: "\(small), \(unsigned), \(0.25)") == "7-8-0.2")
      #expect(String(localized: "100%") == "all")
      #expect(String(localized: "key", defaultValue: "\("Hi")?") == "Hi!")
      #expect(String(localized: "absent", defaultValue: "\("Hi")?") == "Hi?")
      #expect(String(localized: "network", table: "Errors") == "No network")
      let resource = LocalizedStringResource("network", table: "Errors")
      #expect(String(localized: resource) == "No network")
      #expect(NSLocalizedString("absent", value: "Default", comment: "") == "Default")
    }
  }

  @Test func textsWithoutATranslationAreThoseOfTheSource() throws {
    let languages = try languages()
    let japanese = try #require(languages.first { $0.identifier == "ja" })
    #expect(japanese.text(forKey: "Settings") == "Settings" && japanese.text(forKey: "legacy") == "Legacy")
    #expect(
      languages.missing.filter { $0.language == japanese }.map(\.key) == [
        "Settings", "greeting", "photos %lld %lld", "unlock",
      ])
    #expect(languages.missing.filter { $0.language.identifier == "de" }.map(\.key) == ["unlock"])
    #expect(
      languages.missing.first?.description == "Arabic has no text for \"Settings\" in Localizable.")
  }

  /// Xcode writes the state `new` for `String(localized: "greeting", defaultValue: "Good morning")`.
  @Test func aDefaultValueInTheCodeIsTheTextOfTheSource() throws {
    let texts = try languages().each { _ in NSLocalizedString("greeting", comment: "") }
    #expect(texts == ["Good morning", "Good morning", "Guten Morgen"] + texts.dropFirst(3))
    #expect(texts.dropFirst(3).allSatisfy { $0 == "Good morning" })
  }

  @Test func theFormsOfPhonesAndTabletsCount() throws {
    #expect(try languages().source.text(forKey: "unlock") == "Tap or click")
  }

  @Test func tablesOfLanguagesGiveTheSameTexts() throws {
    let catalog = try languages()
    for path in [
      "Fixtures/Languages/de.lproj/Localizable.strings",
      "Fixtures/Languages/he.lproj/Localizable.stringsdict",
    ] {
      let tables = try LayoutLanguages(catalog: path)
      #expect(tables.map(\.identifier) == catalog.map(\.identifier))
      #expect(tables.each { _ in texts() } == catalog.each { _ in texts() })
    }
  }

  private func texts() -> [String] {
    ["welcome", "checkout", "terms", "Settings", "unlock"].map { NSLocalizedString($0, comment: "") } + [
      String(localized: "signed.in \("Ada")"), String(localized: "\(5) files"),
      String(format: NSLocalizedString("photos %lld %lld", comment: ""), 12, 3),
    ]
  }

  @Test func aBundleOfOneLanguageAnswersItself() throws {
    let languages = try languages()
    let source = try #require(languages.first)
    let folder = "\(#filePath)".replacing(
      "Languages/LanguageTests.swift", with: "Fixtures/Languages/de.lproj")
    let bundle = try #require(Bundle(path: folder))
    HeadlessLayout.onScreen(language: source) {
      #expect(NSLocalizedString("checkout", bundle: bundle, comment: "") == "Zahlungspflichtig bestellen")
    }
  }
}
