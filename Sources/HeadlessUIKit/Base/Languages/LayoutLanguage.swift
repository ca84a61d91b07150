/// A language of an app, with the app's texts in it.
///
/// ``LayoutLanguages`` reads languages from the string files of an app.
public struct LayoutLanguage: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as `de` or `zh-Hans`.
  public let identifier: String
  /// The texts, by the name of their table and by their key.
  private let tables: [String: [String: String]]

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, such as `de` or `zh-Hans`.
  ///   - tables: The texts, by the name of their table, such as `Localizable`, and by their key.
  public init(_ identifier: String, tables: [String: [String: String]] = [:]) {
    self.identifier = identifier
    self.tables = tables
  }

  /// The name in English, such as `German`.
  public var name: String {
    Locale(identifier: "en").localizedString(forIdentifier: identifier) ?? identifier
  }

  /// The locale of the language, without a region unless the identifier has one.
  public var locale: Locale { Locale(identifier: identifier) }

  /// True if the language is written from right to left.
  public var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

  /// The name in English.
  public var description: String { name }

  /// Returns the text of a key; nil if the table does not have the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `Localizable` if it is nil or empty.
  public func text(forKey key: String, table: String? = nil) -> String? {
    tables[table.flatMap { $0.isEmpty ? nil : $0 } ?? Self.usualTable]?[key]
  }

  static let usualTable = "Localizable"

  /// Hashes the identifier: two languages of one name rarely differ.
  ///
  /// - Parameter hasher: The receiver of the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension HeadlessLayout {
  /// The language in which the app looks up its texts; nil, the initial value, for Foundation's own answers.
  ///
  /// `NSLocalizedString`, `String(localized:)`, `Bundle.localizedString(forKey:value:table:)` and
  /// `Locale.current` answer in this language. The direction of the layout belongs to the screen; see
  /// ``onScreen(language:_:)``, which sets both.
  nonisolated public static var language: LayoutLanguage? {
    get { languageInUse.value }
    set { languageInUse.value = newValue }
  }

  private nonisolated static let languageInUse = LockedValue<LayoutLanguage?>(nil)

  /// The locale of the language in use, or that of the machine.
  nonisolated public static var locale: Locale { language?.locale ?? NSLocale.current }

  /// The identifiers of the language in use, or of those of the machine.
  nonisolated public static var preferredLanguages: [String] {
    language.map { [$0.identifier] } ?? NSLocale.preferredLanguages
  }

  /// Returns the text of a key in the language in use; that of the bundle if the language does not have it,
  /// or if the bundle is the folder of one language (`de.lproj`).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text to return if no table has the key; the key itself if it is nil or empty.
  ///   - table: The name of the table; `Localizable` if it is nil or empty.
  ///   - bundle: The bundle.
  nonisolated public static func text(
    forKey key: String, value: String? = nil, table: String? = nil, bundle: Bundle = .main
  ) -> String {
    let isOneLanguage = bundle.bundlePath.hasSuffix(".lproj")
    if !isOneLanguage, let text = language?.text(forKey: key, table: table) { return text }
    return Foundation.NSLocalizedString(
      key, tableName: table, bundle: bundle, value: value ?? "", comment: "")
  }
}
