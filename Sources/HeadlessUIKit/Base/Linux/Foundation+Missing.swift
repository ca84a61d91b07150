import Foundation

// Parts of Foundation that apps use and that Foundation on Linux does not have.

extension UserDefaults {
  /// Stores `value` under `key`, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension URL {
  /// Returns true: there is no sandbox here, so that every file can be opened.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Has no effect: there is no sandbox here.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Returns true: there is no sandbox here, so that every file can be opened.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Has no effect: there is no sandbox here.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSMutableAttributedString {
  /// Creates an empty text.
  public convenience init() { self.init(string: "") }
}
