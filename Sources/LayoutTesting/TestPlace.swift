import Foundation

/// The place of a call in a test, for both test libraries.
struct TestPlace {
  /// The file as Swift Testing names it: `LoginTests/LoginTests.swift`.
  let fileID: String
  let filePath: StaticString
  /// The test file and function without their endings: `LoginTests.theLoginFits`.
  ///
  /// The files of a test are named after it.
  let name: String
  /// The function without its arguments.
  let function: String
  let line: UInt
  let column: UInt

  init(fileID: StaticString, filePath: StaticString, function: StaticString, line: UInt, column: UInt) {
    // A helper that hands only the file and the line of its caller on leaves its own name in `fileID`.
    let module = "\(fileID)".prefix { $0 != "/" }
    self.fileID = "\(module)/\(URL(fileURLWithPath: "\(filePath)").lastPathComponent)"
    self.filePath = filePath
    self.function = Self.plainFunction("\(function)")
    name = Self.name(of: "\(function)", in: "\(filePath)")
    self.line = line
    self.column = column
  }

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
