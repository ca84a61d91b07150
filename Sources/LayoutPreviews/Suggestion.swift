/// The names that a person may have meant by a wrong one.
package enum Suggestion {
  /// Returns `Did you mean 'chat'?` with the names that may be meant by a word; nil if all names differ too
  /// much.
  package static func sentence(for word: String, in names: [String]) -> String? {
    let found = candidates(for: word, in: names)
    guard let first = found.first else { return nil }
    if found.count == 1 { return "Did you mean '\(first)'?" }
    return "Did you mean one of these: \(found.joined(separator: ", "))?"
  }

  /// Returns the name that differs least from a word, if it differs in at most one letter of three; else all
  /// names that begin with the word.
  static func candidates(for word: String, in names: [String]) -> [String] {
    let word = word.lowercased()
    let distances = names.map { (name: $0, distance: distance(word, $0.lowercased())) }
    let best = distances.min { $0.distance < $1.distance }
    if let best, best.distance <= max(1, word.count / 3) { return [best.name] }
    return word.isEmpty ? [] : names.filter { $0.lowercased().hasPrefix(word) }
  }

  /// Returns the number of letters to insert, to remove, to exchange or to swap with their neighbors between
  /// two words.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (letters, others) = (Array(one), Array(other))
    var rows = [Array(0...others.count)]
    for (row, letter) in letters.enumerated() {
      var next = [row + 1]
      for (column, otherLetter) in others.enumerated() {
        let exchanged = rows[row][column] + (letter == otherLetter ? 0 : 1)
        var best = min(exchanged, rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == others[column - 1], letters[row - 1] == otherLetter {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[letters.count][others.count]
  }
}
