import Foundation
import Testing
import UIKit

@testable import Notes

/// Code of an app that imports only Foundation, in a language: the plugin compiles it.
@MainActor @Suite struct NoteCountTests {
  private let german = LayoutLanguage(
    "de",
    tables: [
      "Localizable": ["%lld notes": "%lld Notizen", "notes.title": "Notizen", "notes.hint": "Keine Notizen"]
    ])

  @Test func codeWithoutViewsHasTheTextsOfTheLanguage() {
    let count = NoteCount(count: 3)
    HeadlessLayout.onScreen(language: german) {
      #expect(count.words == "3 Notizen" && count.title == "Notizen")
      #expect(count.hint == "Keine Notizen" && count.language == "de")
    }
    #expect(count.words == "3 notes" && count.title == "notes.title")
  }
}
