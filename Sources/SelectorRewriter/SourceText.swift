/// The text of a Swift file as bytes, with lines and columns.
struct SourceText {
  /// The bytes of the text in UTF-8.
  let bytes: [UInt8]
  /// The offsets at which the lines begin.
  private let lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      // A carriage return ends a line alone; before a line feed, the line feed ends it.
      let isReturn =
        byte == Byte.carriageReturn && (offset + 1 == bytes.count || bytes[offset + 1] != Byte.lineFeed)
      if byte == Byte.lineFeed || isReturn { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// The number of lines.
  var lineCount: Int { lineStarts.count }

  /// Returns the line and the column of an offset, both from 1; the column counts bytes, as the compiler's.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// Returns the text of a range.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the byte at an offset; 0 after the end.
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }
}

/// The bytes with a meaning for the lexer.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let pound = UInt8(ascii: "#")
  static let backtick = UInt8(ascii: "`")
  static let period = UInt8(ascii: ".")
  static let opening = UInt8(ascii: "(")
  static let closing = UInt8(ascii: ")")

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
  /// Returns true for a space, a tab, a form feed, a null byte or a line break.
  static func isSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= 9 && byte <= 13) || byte == 0 }
  /// Returns true for a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  /// Returns true for a byte with which an identifier can begin; bytes beyond ASCII count as letters.
  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
