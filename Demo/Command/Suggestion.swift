/// The names that a person may have meant by a wrong one.
enum Suggestion {
  /// Returns `Did you mean 'chat'?` with the name that differs least from a word; nil if all names differ too
  /// much.
  ///
  /// One letter in three may differ, or the word is the beginning of a name.
  static func sentence(for word: String, in names: [String]) -> String? {
    nearest(to: word, in: names).map { "Did you mean '\($0)'?" }
  }

  /// Returns the name that differs least from a word; nil if all names differ too much.
  static func nearest(to word: String, in names: [String]) -> String? {
    let word = word.lowercased()
    let distances = names.map { (name: $0, distance: distance(word, $0.lowercased())) }
    let best = distances.min { $0.distance < $1.distance }
    if let best, best.distance <= max(1, word.count / 3) { return best.name }
    return word.isEmpty ? nil : names.first { $0.lowercased().hasPrefix(word) }
  }

  /// Returns the number of letters to insert, to remove, to exchange or to swap with their neighbours between
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
