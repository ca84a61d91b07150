import Foundation

/// The words about a number of notes, in a file that does not import UIKit.
struct NoteCount {
  let count: Int

  /// The number and the word.
  var words: String { String(localized: "\(count) notes") }

  /// The title of the list.
  var title: String { Bundle.main.localizedString(forKey: "notes.title", value: nil, table: nil) }

  /// The words of an empty list.
  var hint: String {
    NSLocalizedString("notes.hint", tableName: nil, bundle: .main, value: "", comment: "For no notes.")
  }

  /// The language.
  var language: String { Locale.current.identifier }
}
