// The languages of the texts that were read.
extension LanguageReader {
  /// Returns the languages, the source language first.
  ///
  /// The texts of the base are in the source language. A text without a translation is that of the source
  /// language.
  ///
  /// - Parameter source: The identifier of the source language, if the app names it.
  func allLanguages(source: String?) throws(LanguageFileError) -> [LayoutLanguage] {
    guard let source = source.map(Self.normalized) ?? sourceLanguage else {
      throw LanguageFileError("it has no languages")
    }
    let forms = (texts[Self.base] ?? [:]).merging(texts[source] ?? [:]) { $1 }
    guard languages.contains(source) || !forms.isEmpty else {
      throw LanguageFileError("there are no texts in the source language \(source)")
    }
    let sourceTexts = forms.compactMapValues(\.widest)
    var all = [Self.language(source, sourceTexts)]
    for identifier in languages.subtracting([source]).sorted() {
      let translations = (texts[identifier] ?? [:]).compactMapValues(\.widest)
      let language = Self.language(identifier, sourceTexts.merging(translations) { $1 })
      for (key, text) in translations.sorted(by: { $0.key < $1.key }) {
        guard let forms = forms[key] else { continue }
        if let difference = Self.difference(of: text, from: forms, key: key.key, all[0].name) {
          throw LanguageFileError("the text of \"\(key.key)\" in \(language.name) \(difference)")
        }
      }
      all.append(language)
    }
    return all
  }

  private static func language(_ identifier: String, _ texts: [Key: String]) -> LayoutLanguage {
    var tables: [String: [String: String]] = [:]
    for (key, text) in texts { tables[key.table, default: [:]][key.key] = text }
    return LayoutLanguage(identifier, tables: tables)
  }

  /// Returns the first conversion of a translation that does not fit the arguments of the app, as a part of a
  /// sentence; nil if all fit.
  ///
  /// The arguments are those of the source text and of the key. A text without arguments is not formatted, so
  /// that a percent sign in its translations has no meaning.
  private static func difference(
    of translation: String, from source: TextForms, key: String, _ sourceName: String
  ) -> String? {
    let arguments = source.conversions.merging(FormatSpecifier.conversions(in: key)) { $0.union($1) }
    if arguments.isEmpty { return nil }
    for (argument, found) in FormatSpecifier.conversions(in: translation).sorted(by: { $0.key < $1.key }) {
      let known = arguments[argument] ?? []
      for conversion in found.sorted() where !known.contains(where: { FormatSpecifier.fits($0, conversion) })
      {
        let expected = known.isEmpty ? "no argument \(argument)" : known.sorted().joined(separator: " or ")
        return "has \(conversion) for argument \(argument), and the one in \(sourceName) has \(expected)"
      }
    }
    return nil
  }
}
