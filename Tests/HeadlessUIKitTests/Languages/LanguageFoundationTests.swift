import Foundation
import Testing
import UIKit

/// The texts of an app in a file that imports Foundation and UIKit: both declare the same functions there.
@MainActor @Suite(.serialized) struct LanguageFoundationTests {
  private let german = LayoutLanguage(
    "de", tables: ["Localizable": ["title": "Titel"], "Errors": ["title": "Fehler"]])

  @Test func textsAreThoseOfTheLanguage() {
    HeadlessLayout.onScreen(language: german) {
      #expect(NSLocalizedString("title", comment: "") == "Titel")
      #expect(NSLocalizedString("title", tableName: "Errors", comment: "") == "Fehler")
      #expect(NSLocalizedString("title", bundle: .main, comment: "") == "Titel")
      #expect(NSLocalizedString("title", value: "x", comment: "") == "Titel")
      #expect(NSLocalizedString("title", tableName: "Errors", bundle: .main, comment: "") == "Fehler")
      #expect(NSLocalizedString("title", tableName: "Errors", value: "x", comment: "") == "Fehler")
      #expect(NSLocalizedString("title", bundle: .main, value: "x", comment: "") == "Titel")
      #expect(String(localized: "title", table: "Errors") == "Fehler")
    }
  }

  @Test func foundationAnswersForItself() {
    HeadlessLayout.onScreen(language: german) {
      #expect(Bundle.main.localizedString(forKey: "title", value: nil, table: nil) == "title")
      #expect(
        NSLocalizedString("title", tableName: nil, bundle: .main, value: "Title", comment: "") == "Title")
      #expect(Locale.current == NSLocale.current)
      #expect(HeadlessLayout.text(forKey: "title") == "Titel" && HeadlessLayout.locale.identifier == "de")
    }
  }
}
