/// A set of small numbers with fast removal of the least member.
struct BitSet: Sendable {
  private var words: [UInt64] = []
  /// The first and the last word that may contain members.
  private var firstWord = 0
  private var lastWord = -1

  /// True if no number has been inserted since the set was last emptied.
  var isEmpty: Bool { firstWord > lastWord }

  mutating func insert(_ number: Int32) {
    let word = Int(number) >> 6
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 + word / 2 - words.count))
    }
    words[word] |= 1 << UInt64(number & 63)
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
  mutating func popFirst() -> Int32? {
    while firstWord <= lastWord {
      let bits = words[firstWord]
      if bits != 0 {
        words[firstWord] = bits & (bits - 1)
        return Int32(firstWord << 6 + bits.trailingZeroBitCount)
      }
      firstWord += 1
    }
    return nil
  }
}
