extension BinaryInteger {
  /// The number of things in a sentence: in words up to twenty, then in digits.
  package var inWords: String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]
    return words.indices.contains(Int(self)) ? words[Int(self)] : "\(self)"
  }
}
