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

extension NSString {
  /// Returns a text with values in place of its format specifiers.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: format.description, arguments: args))
  }
}

extension NSObject {
  /// Returns the class.
  public class func classForCoder() -> AnyClass { self }
}

// The names of C and of Core Foundation.

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The value true of Core Foundation.
public let kCFBooleanTrue: Bool? = true
/// A whole number in Objective-C.
public typealias NSInteger = Int
/// A whole number that is not negative in Objective-C.
public typealias NSUInteger = UInt
/// A text of Core Foundation.
public typealias CFString = NSString
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// An array of Core Foundation.
public typealias CFArray = NSArray
/// Data of Core Foundation.
public typealias CFData = NSData
/// A URL of Core Foundation.
public typealias CFURL = NSURL
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
