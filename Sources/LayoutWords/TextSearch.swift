// The search in the texts of a log, without Foundation: ASCII signs are compared byte by byte.

extension StringProtocol {
  /// Returns the range of the first occurrence of a text; nil if it does not occur.
  package func first(_ text: String) -> Range<Index>? { place(of: text, among: utf8.indices) }

  /// Returns the range of the last occurrence of a text; nil if it does not occur.
  package func last(_ text: String) -> Range<Index>? { place(of: text, among: utf8.indices.reversed()) }

  private func place(of text: String, among starts: some Sequence<Index>) -> Range<Index>? {
    let (bytes, sought) = (utf8, text.utf8)
    guard let first = sought.first else { return nil }
    for start in starts where bytes[start] == first && bytes[start...].starts(with: sought) {
      return start..<bytes.index(start, offsetBy: sought.count)
    }
    return nil
  }

  /// Returns the parts of the text between the occurrences of another one.
  package func parts(between text: String) -> [SubSequence] {
    var parts: [SubSequence] = []
    var rest = self[startIndex...]
    while let range = rest.first(text) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// Returns the text without some characters at its beginning and its end.
  package func trimmed(_ isLeftOut: (Character) -> Bool) -> String {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest = rest.dropLast() }
    return String(rest)
  }
}
