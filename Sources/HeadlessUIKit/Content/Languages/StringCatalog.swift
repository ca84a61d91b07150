/// A string catalog (`.xcstrings`): the texts of all languages in one JSON file.
struct StringCatalog {
  struct Entry {
    let key: String
    /// True if each language needs a text: the key is in use, and may be translated.
    let isTranslated: Bool
    let texts: [String: TextForms]
  }

  let sourceLanguage: String
  let entries: [Entry]
  var languages: Set<String> { Set(entries.flatMap(\.texts.keys)).union([sourceLanguage]) }

  init(_ data: Data) throws(LanguageFileError) {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: data) } catch {
      throw LanguageFileError(Self.reason(error))
    }
    sourceLanguage = file.sourceLanguage
    entries = file.strings.filter { !$0.key.isEmpty }.map { key, entry in
      var texts: [String: TextForms] = [:]
      for (language, variant) in entry.localizations ?? [:] {
        texts[language] = variant.text(isSource: language == file.sourceLanguage)
      }
      // Xcode writes the text of the source language only if it is not the key.
      if texts[file.sourceLanguage] == nil { texts[file.sourceLanguage] = TextForms([key]) }
      return Entry(
        key: key, isTranslated: entry.extractionState != "stale" && entry.shouldTranslate != false,
        texts: texts)
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it is not JSON" }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context.codingPath)) has another type than in a string catalog"
    default: return "it is not JSON"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "it" : "\"\(path.map(\.stringValue).joined(separator: "/"))\""
  }
}

// The JSON file, as Xcode writes it.
extension StringCatalog {
  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Content]
  }

  private struct Content: Decodable {
    let extractionState: String?
    let shouldTranslate: Bool?
    let localizations: [String: Variant]?
  }

  private struct Variant: Decodable {
    struct Unit: Decodable {
      let state: String?
      let value: String
    }

    struct Substitution: Decodable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: [String: [String: Variant]]?
    }

    let stringUnit: Unit?
    let variations: [String: [String: Variant]]?
    let substitutions: [String: Substitution]?

    func text(isSource: Bool) -> TextForms? {
      let forms = forms(isSource: isSource)
      if forms.isEmpty { return nil }
      let variables = (substitutions ?? [:]).mapValues { substitution in
        TextForms.Variable(
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "@",
          forms: Self.forms(of: substitution.variations, isSource: isSource))
      }
      return TextForms(forms, variables: variables)
    }

    /// - Parameter isSource: True for the source language, whose texts are `new` if the code has their
    ///   default value; in another language, such a text is not translated yet.
    private func forms(isSource: Bool) -> [String] {
      guard let unit = stringUnit else { return Self.forms(of: variations, isSource: isSource) }
      return unit.state == "new" && !isSource ? [] : [unit.value]
    }

    private static func forms(of variations: [String: [String: Variant]]?, isSource: Bool) -> [String] {
      (variations ?? [:]).flatMap { kind, variants in
        let used = kind == "device" ? TextForms.devices(variants) : Array(variants.values)
        return used.flatMap { $0.forms(isSource: isSource) }
      }
    }
  }
}
