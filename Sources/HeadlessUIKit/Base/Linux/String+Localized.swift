extension String {
  /// Creates a text of the app in the language of ``HeadlessLayout/language``, with its arguments.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text if no table has it.
  ///   - table: The name of the table; `Localizable` if it is nil.
  ///   - bundle: The bundle; the main one if it is nil.
  ///   - locale: The locale in which numbers are written.
  ///   - comment: A remark for the translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    let format = HeadlessLayout.text(forKey: key, value: key, table: table, bundle: bundle ?? .main)
    self = keyAndValue.formatted(format, locale: locale)
  }

  /// Creates a text of the app in the language of ``HeadlessLayout/language``, with its arguments.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if no table has the key, and its arguments.
  ///   - table: The name of the table; `Localizable` if it is nil.
  ///   - bundle: The bundle; the main one if it is nil.
  ///   - locale: The locale in which numbers are written.
  ///   - comment: A remark for the translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = HeadlessLayout.text(
      forKey: "\(key)", value: defaultValue.key, table: table, bundle: bundle ?? .main)
    self = defaultValue.formatted(format, locale: locale)
  }

  /// Creates the text of a resource in the language of ``HeadlessLayout/language``.
  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    let format = HeadlessLayout.text(
      forKey: resource.key, value: value.key, table: resource.table, bundle: resource.bundle.bundle)
    self = value.formatted(format, locale: resource.locale)
  }
}

/// A text of the app that is looked up later.
public struct LocalizedStringResource: Sendable {
  /// The bundle of a text.
  public enum BundleDescription: Sendable {
    /// The main bundle.
    case main
    /// The bundle at a place in the file system.
    case atURL(URL)

    fileprivate var bundle: Bundle {
      if case .atURL(let url) = self { Bundle(url: url) ?? .main } else { .main }
    }
  }

  /// The key.
  public let key: String
  /// The text if no table has the key, and its arguments.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `Localizable` if it is nil.
  public let table: String?
  /// The locale in which numbers are written.
  public var locale: Locale
  /// The bundle of the table.
  public let bundle: BundleDescription
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a text whose key is also the text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a text with a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle) }

  /// Creates a text without arguments.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a text with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
