/// A change of the bytes of a file.
struct Edit: Equatable {
  /// The bytes that are replaced; empty for an insertion.
  let range: Range<Int>
  let bytes: [UInt8]

  /// Replaces a range with spaces; line breaks stay.
  static func blank(_ range: Range<Int>, in source: SourceText) -> Edit {
    Edit(range: range, bytes: source.bytes[range].map { Byte.isLineBreak($0) ? $0 : Byte.space })
  }

  /// Replaces a range with a text that is not longer, and spaces after it.
  static func replace(_ range: Range<Int>, with text: String) -> Edit {
    let bytes = Array(text.utf8)
    return Edit(
      range: range, bytes: bytes + Array(repeating: Byte.space, count: max(0, range.count - bytes.count)))
  }

  static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(range: offset..<offset, bytes: Array(text.utf8))
  }

  /// Returns the bytes of a file after changes; one inside another has no effect.
  static func apply(_ edits: [Edit], to source: SourceText) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count)
    var end = 0
    let ordered = edits.sorted { left, right in
      (left.range.lowerBound, right.range.upperBound) < (right.range.lowerBound, left.range.upperBound)
    }
    for edit in ordered where edit.range.lowerBound >= end {
      result += source.bytes[end..<edit.range.lowerBound]
      result += edit.bytes
      end = edit.range.upperBound
    }
    return result + source.bytes[end...]
  }
}
