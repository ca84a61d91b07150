import Foundation

/// The place of a call in a test, for both test libraries.
struct TestPlace {
  private let callerID: StaticString
  let filePath: StaticString
  private let caller: StaticString
  let line: UInt
  let column: UInt

  init(fileID: StaticString, filePath: StaticString, function: StaticString, line: UInt, column: UInt) {
    callerID = fileID
    self.filePath = filePath
    caller = function
    self.line = line
    self.column = column
  }

  /// The file as Swift Testing names it: `LoginTests/LoginTests.swift`.
  ///
  /// A helper that hands only the file and the line of its caller on leaves its own name in `callerID`.
  var fileID: String {
    "\("\(callerID)".prefix { $0 != "/" })/\(URL(fileURLWithPath: "\(filePath)").lastPathComponent)"
  }

  /// The function without its arguments.
  var function: String { Self.plainFunction("\(caller)") }

  /// The test file and function without their endings: `LoginTests.theLoginFits`.
  ///
  /// The files of a test are named after it.
  var name: String { Self.name(of: function, in: "\(filePath)") }

  /// Returns the name of a function without its arguments.
  static func plainFunction(_ function: String) -> String { String(function.prefix { $0 != "(" }) }

  /// Returns the name of a test, after which its files are named.
  static func name(of function: String, in file: String) -> String {
    let source = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return [source, plainFunction(function)].map(\.asFileName).joined(separator: ".")
  }
}

extension String {
  /// The text with hyphens in place of the characters that a file name should not have.
  var asFileName: String {
    let parts = split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return parts.joined(separator: "-")
  }
}
