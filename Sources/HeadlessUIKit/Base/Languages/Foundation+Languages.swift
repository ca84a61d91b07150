// Foundation's functions that depend on the language, for `HeadlessLayout.language`.
//
// A file that imports UIKit alone finds these declarations: those of a module hide the same ones of a module
// that it exports. A file that imports Foundation too finds both. There, `@_disfavoredOverload` decides for
// Foundation's, so that the file compiles, and a function without default values goes before one with some.

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
@_disfavoredOverload public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { HeadlessLayout.text(forKey: key, value: value, table: tableName, bundle: bundle) }

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, comment: String) -> String { HeadlessLayout.text(forKey: key) }

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  HeadlessLayout.text(forKey: key, table: tableName)
}

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  HeadlessLayout.text(forKey: key, bundle: bundle)
}

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  HeadlessLayout.text(forKey: key, value: value)
}

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  HeadlessLayout.text(forKey: key, table: tableName, bundle: bundle)
}

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  HeadlessLayout.text(forKey: key, value: value, table: tableName)
}

/// Returns the text of a key in the language of ``HeadlessLayout/language``.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  HeadlessLayout.text(forKey: key, value: value, bundle: bundle)
}

extension Bundle {
  /// Returns the text of a key in the language of ``HeadlessLayout/language``.
  @_disfavoredOverload public func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String { HeadlessLayout.text(forKey: key, value: value, table: tableName, bundle: self) }
}

extension Locale {
  /// The locale of ``HeadlessLayout/language``.
  @_disfavoredOverload public static var current: Locale { HeadlessLayout.locale }

  /// The locale of ``HeadlessLayout/language``.
  @_disfavoredOverload public static var autoupdatingCurrent: Locale { HeadlessLayout.locale }

  /// The identifier of ``HeadlessLayout/language``.
  @_disfavoredOverload public static var preferredLanguages: [String] { HeadlessLayout.preferredLanguages }
}
