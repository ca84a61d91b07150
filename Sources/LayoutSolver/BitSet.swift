/// A set of indices with fast removal of the least member.
struct BitSet<Index: TableIndex>: Sendable {
  private var words: [UInt64] = []
  /// The first and the last word that may contain members.
  private var firstWord = 0
  private var lastWord = -1

  /// Creates an empty set.
  init() {}

  /// True if no index has been inserted since the set was last emptied.
  var isEmpty: Bool { firstWord > lastWord }

  mutating func insert(_ index: Index) {
    let word = Int(index.index) >> 6
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 + word / 2 - words.count))
    }
    words[word] |= 1 << UInt64(index.index & 63)
    if firstWord > lastWord {
      firstWord = word
      lastWord = word
    } else if word < firstWord {
      firstWord = word
    } else if word > lastWord {
      lastWord = word
    }
  }

  /// Removes the least member and returns it; nil if the set is empty.
  mutating func popFirst() -> Index? {
    while firstWord <= lastWord {
      let bits = words[firstWord]
      if bits != 0 {
        words[firstWord] = bits & (bits - 1)
        return Index(index: Int32(firstWord << 6 + bits.trailingZeroBitCount))
      }
      firstWord += 1
    }
    return nil
  }
}
