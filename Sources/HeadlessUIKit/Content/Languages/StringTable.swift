/// A table of one language: a file `.strings`, or `.stringsdict` with plurals.
struct StringTable {
  let texts: [String: TextForms]

  init(_ data: Data) throws(LanguageFileError) {
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw LanguageFileError("it is no property list")
    }
    guard let entries = list as? [String: Any] else { throw LanguageFileError("it is no list of keys") }
    var texts: [String: TextForms] = [:]
    for (key, value) in entries {
      if let text = value as? String {
        texts[key] = TextForms([text])
      } else if let rules = value as? [String: Any], let text = Self.text(rules) {
        texts[key] = text
      } else {
        throw LanguageFileError("\"\(key)\" has neither a text nor a NSStringLocalizedFormatKey")
      }
    }
    self.texts = texts
  }

  /// Returns the text of an entry with rules; nil for one of another kind.
  private static func text(_ rules: [String: Any]) -> TextForms? {
    if let forms = rules["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return TextForms(TextForms.devices(forms))
    }
    if let forms = rules["NSStringVariableWidthRuleType"] as? [String: String] {
      return TextForms(Array(forms.values))
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = rules.compactMapValues { $0 as? [String: String] }.mapValues { rule in
      TextForms.Variable(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "d",
        forms: rule.filter { !$0.key.hasPrefix("NSString") }.map(\.value))
    }
    return TextForms([format], variables: variables)
  }
}
