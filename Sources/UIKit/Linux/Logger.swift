import Foundation

// The log of the module os, for files in which the plugin AppSources replaces `import os`: errors and faults
// go to standard error, and other messages nowhere.

/// The importance of a message.
@_spi(OS) public enum OSLogType: Sendable { case `default`, info, debug, error, fault }

/// The visibility of a value in a message, which has no effect.
@_spi(OS) public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

extension DefaultStringInterpolation {
  /// Adds a value with a visibility.
  @_spi(OS) public mutating func appendInterpolation(_ value: some Any, privacy: OSLogPrivacy) {
    appendInterpolation("\(value)")
  }
}

/// A part of the log.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@_spi(OS) public struct OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "default")
  fileprivate let category: String

  public init(subsystem: String, category: String) { self.category = category }
}

/// Writes messages to a part of the log.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@_spi(OS) public struct Logger: Sendable {
  private let log: OSLog

  public init(_ log: OSLog = .default) { self.log = log }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(level: OSLogType = .default, _ text: String) { os_log("\(text)", log: log, type: level) }
  public func trace(_ text: String) {}
  public func debug(_ text: String) {}
  public func info(_ text: String) {}
  public func notice(_ text: String) {}
  public func warning(_ text: String) { log(level: .error, text) }
  public func error(_ text: String) { log(level: .error, text) }
  public func critical(_ text: String) { log(level: .fault, text) }
  public func fault(_ text: String) { log(level: .fault, text) }
}

/// Writes a message with its values after it.
@_spi(OS) public func os_log(
  _ text: String, log: OSLog = .default, type: OSLogType = .default, _ values: Any...
) {
  guard type == .error || type == .fault else { return }
  let line = ([text] + values.map { "\($0)" }).joined(separator: " ")
  FileHandle.standardError.write(Data("[\(log.category)] \(line)\n".utf8))
}
